/** Which addresses may be tested from here. */
import { TargetRefused } from "@assay/domain/Refusal"
import { Context, Effect, Layer } from "effect"
import { BlockList, isIP } from "node:net"

const privateRanges = new BlockList()
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3]
] as const)
  privateRanges.addSubnet(network, bits, "ipv4")
for (const [network, bits] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8]
] as const)
  privateRanges.addSubnet(network, bits, "ipv6")

const isPrivate = (hostname: string): boolean => {
  const host = hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase()
  const family = isIP(host)
  if (family !== 0) return privateRanges.check(host, family === 4 ? "ipv4" : "ipv6")
  return host === "localhost" || /\.(localhost|local|internal)$/.test(host)
}

export class TargetPolicy extends Context.Tag("@assay/server/TargetPolicy")<
  TargetPolicy,
  {
    /** Refuses what is no http or https address, and a private one unless those are allowed. */
    readonly admit: (url: string) => Effect.Effect<void, TargetRefused>
  }
>() {}

export const layer = (options: { readonly allowPrivate: boolean }) =>
  Layer.succeed(TargetPolicy, {
    admit: (url) => {
      const refuse = (why: string) => Effect.fail(new TargetRefused({ message: `The target ${why}` }))
      if (!URL.canParse(url)) return refuse("is no URL")
      const { protocol, hostname } = new URL(url)
      if (!/^https?:$/.test(protocol)) return refuse("must be an http or https address")
      if (!options.allowPrivate && isPrivate(hostname))
        return refuse(`${hostname} is a private address; ASSAY_ALLOW_PRIVATE_TARGETS=true allows those`)
      return Effect.void
    }
  })
