/** Which network addresses belong to the public. Source: the IANA special-purpose address registries. */
import { BlockList, isIP } from "node:net"

const special = new BlockList()

for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3]
] as const)
  special.addSubnet(network, bits, "ipv4")

/** Among them those that carry an IPv4 address, which may be a private one. */
for (const [network, bits] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 9],
  ["ff00::", 8]
] as const)
  special.addSubnet(network, bits, "ipv6")

/** Whether a literal address, without brackets, is one of the public internet. */
export const isPublic = (address: string): boolean => {
  const plain = address.replace(/%.*$/, "")
  const family = isIP(plain)
  return family !== 0 && !special.check(plain, family === 4 ? "ipv4" : "ipv6")
}
