/**
 * Which addresses may be tested from here. This is the first look, while there is somebody to be told: what a name means later,
 * and where a redirect leads, is judged again by whatever opens it.
 */
import { isPublic } from "@assay/browser/reach/Addresses"
import { TargetRefused } from "@assay/domain/Refusal"
import { Context, Effect, Layer } from "effect"
import { lookup } from "node:dns/promises"
import { isIP } from "node:net"

export interface Options {
  readonly allowPrivate: boolean
  /** The addresses of a name, as of now; those of the system by default. */
  readonly resolve?: (host: string) => Promise<ReadonlyArray<string>>
}

/** How long a name may take to be looked up before it is left to be judged later. */
const patience = "2 seconds"

const fromSystem = async (host: string): Promise<ReadonlyArray<string>> =>
  (await lookup(host, { all: true })).map(({ address }) => address)

/** Names that mean this machine or this network by themselves. */
const isLocalName = (host: string): boolean =>
  host === "localhost" || /\.(localhost|local|internal)$/.test(host)

/** Nobody can own a name there, so there is nothing to look up. Source: RFC 6761. */
const isReserved = (host: string): boolean => /(^|\.)(example|invalid|test)$/.test(host)

/** Without brackets, the dot of the root, and capitals. */
const plain = (hostname: string): string =>
  hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase()

export class TargetPolicy extends Context.Tag("@assay/server/TargetPolicy")<
  TargetPolicy,
  {
    /** Refuses what is no http or https address, and a private one unless those are allowed. */
    readonly admit: (url: string) => Effect.Effect<void, TargetRefused>
    /** Refuses a private web address under this name; what is no web address at all is for others to judge. */
    readonly admitOther: (name: string, url: string | undefined) => Effect.Effect<void, TargetRefused>
  }
>() {}

const refuse = (what: string, why: string) => Effect.fail(new TargetRefused({ message: `${what} ${why}` }))

const isWeb = ({ protocol }: URL): boolean => /^https?:$/.test(protocol)

const make = ({ allowPrivate, resolve = fromSystem }: Options): TargetPolicy["Type"] => {
  const addressesOf = (host: string) =>
    Effect.tryPromise(() => resolve(host)).pipe(
      Effect.timeout(patience),
      // A name that means nothing now cannot be opened either; whoever tries says so.
      Effect.orElseSucceed((): ReadonlyArray<string> => [])
    )

  const isPrivate = (hostname: string): Effect.Effect<boolean> => {
    const host = plain(hostname)
    if (isIP(host) !== 0) return Effect.succeed(!isPublic(host))
    if (isLocalName(host)) return Effect.succeed(true)
    if (isReserved(host)) return Effect.succeed(false)
    return Effect.map(addressesOf(host), (addresses) => addresses.some((address) => !isPublic(address)))
  }

  const admitWeb = (what: string, { hostname }: URL) =>
    allowPrivate
      ? Effect.void
      : Effect.flatMap(isPrivate(hostname), (refused) =>
          refused
            ? refuse(what, `${hostname} is a private address; ASSAY_ALLOW_PRIVATE_TARGETS=true allows those`)
            : Effect.void
        )

  return {
    admit: (url) => {
      if (!URL.canParse(url)) return refuse("The target", "is no URL")
      const parsed = new URL(url)
      return isWeb(parsed)
        ? admitWeb("The target", parsed)
        : refuse("The target", "must be an http or https address")
    },
    admitOther: (name, url) => {
      if (url === undefined || !URL.canParse(url)) return Effect.void
      const parsed = new URL(url)
      return isWeb(parsed) ? admitWeb(name, parsed) : Effect.void
    }
  }
}

export const layer = (options: Options) => Layer.succeed(TargetPolicy, make(options))
