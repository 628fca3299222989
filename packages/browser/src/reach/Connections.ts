/** Connects to hosts by addresses that were looked up and judged here, so that a name cannot mean another address a moment later. */
import { lookup as lookUp } from "node:dns"
import { lookup } from "node:dns/promises"
import { connect, isIP, type LookupFunction, type Socket } from "node:net"
import { isPublic } from "./Addresses.js"

/** The address may not be connected to from here. */
export class Forbidden extends Error {
  override readonly name = "Forbidden"
}

/** Where a connection goes; `host` is a name or a literal address without brackets. */
export interface Endpoint {
  readonly host: string
  readonly port: number
}

const forbidden = (host: string) =>
  new Forbidden(`${host} is a private address, which may not be opened from here`)

/** Gives only addresses that may be connected to; one that may not spoils the whole answer. */
const judgedLookup =
  (allowPrivate: boolean): LookupFunction =>
  (hostname, options, done) =>
    lookUp(hostname, { ...options, all: true }, (failure, addresses) => {
      if (failure !== null) return done(failure, [])
      const bad = allowPrivate ? undefined : addresses.find(({ address }) => !isPublic(address))
      if (bad !== undefined) return done(forbidden(hostname), [])
      const [first] = addresses
      if (options.all === true || first === undefined) return done(null, addresses)
      return done(null, first.address, first.family)
    })

/** Opens a connection; it fails with `Forbidden`, or with the error of the system. */
export const connectTo = ({ host, port }: Endpoint, allowPrivate: boolean): Promise<Socket> =>
  new Promise((resolve, reject) => {
    if (isIP(host) !== 0 && !allowPrivate && !isPublic(host)) return reject(forbidden(host))
    const socket = connect({ host, port, lookup: judgedLookup(allowPrivate), autoSelectFamily: true })
    socket.once("error", reject)
    socket.once("connect", () => {
      socket.off("error", reject)
      socket.setNoDelay(true)
      resolve(socket)
    })
  })

/** Fails with `Forbidden` for an address that may not be connected to. A name that is unknown here is left to whom it is handed on to. */
export const judge = async ({ host }: Endpoint): Promise<void> => {
  const known = isIP(host) === 0 ? await lookup(host, { all: true }).catch(() => []) : [{ address: host }]
  if (known.some(({ address }) => !isPublic(address))) throw forbidden(host)
}

/** Why a connection failed, in words. */
export const whyDown = (failure: Error): string => {
  const code = "code" in failure ? String(failure.code) : ""
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "ENODATA") return "there is no such host"
  if (code === "ECONNREFUSED") return "the connection was refused"
  if (code === "ECONNRESET" || code === "EPIPE") return "the connection was closed without an answer"
  if (code === "ETIMEDOUT") return "there was no answer in time"
  if (code === "EHOSTUNREACH" || code === "ENETUNREACH") return "the address cannot be reached"
  return failure.message === "" ? "it cannot be reached" : failure.message
}
