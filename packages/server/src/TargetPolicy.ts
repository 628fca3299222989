/** Which addresses may be tested from here. */
import { isPublic } from "@assay/browser/reach/Addresses"
import { TargetRefused } from "@assay/domain/Refusal"
import { Context, Effect, Layer } from "effect"
import { isIP } from "node:net"

const isPrivate = (hostname: string): boolean => {
  const host = hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase()
  return isIP(host) === 0
    ? host === "localhost" || /\.(localhost|local|internal)$/.test(host)
    : !isPublic(host)
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
