/** What a session may open, and why something was not opened. */
import { TargetForbidden, TargetUnreachable } from "@assay/domain/Driver"
import { isIP } from "node:net"
import type { Response } from "playwright-core"
import { unreachable } from "../session/ActFailures.js"
import { isPublic } from "./Addresses.js"
import type { Refusal, Refusals } from "./Refusals.js"

export interface Reach {
  /** Before it is opened: what is no web page is never opened. */
  readonly check: (url: string) => TargetForbidden | undefined
  /** After it failed with Playwright's message. */
  readonly failure: (url: string, message: string) => TargetForbidden | TargetUnreachable
  /** Whether the answer is a page of the proxy, in place of what was asked for. */
  readonly inPlaceOf: (response: Response) => TargetForbidden | TargetUnreachable | undefined
}

const webSchemes = new Set(["http:", "https:", "about:", "data:", "blob:"])

const checkScheme = (url: string): TargetForbidden | undefined =>
  webSchemes.has(new URL(url).protocol)
    ? undefined
    : new TargetForbidden({ url, message: `${url} is no web address, and is not opened` })

/** For a page whose owner decides what it opens. */
export const unrestricted: Reach = {
  check: () => undefined,
  failure: unreachable,
  inPlaceOf: () => undefined
}

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, "") : ""

const told = (url: string, { kind, reason }: Refusal): TargetForbidden | TargetUnreachable =>
  kind === "forbidden"
    ? new TargetForbidden({ url, message: `${url} was not opened: ${reason}` })
    : new TargetUnreachable({ url, message: `${url} could not be opened: ${reason}` })

const checkLiteral = (url: string): TargetForbidden | undefined => {
  const host = hostOf(url)
  const isPrivate = isIP(host) === 0 ? /(^|\.)localhost\.?$/i.test(host) : !isPublic(host)
  return isPrivate
    ? new TargetForbidden({ url, message: `${url} was not opened: ${host} is a private address` })
    : undefined
}

/** For a browser elsewhere, which asks for pages by itself: only what is plainly private is refused. */
export const direct = (allowPrivate: boolean): Reach => ({
  ...unrestricted,
  check: (url) => checkScheme(url) ?? (allowPrivate ? undefined : checkLiteral(url))
})

/** For a browser that goes through a proxy of ours. */
export const through = (refusals: Refusals): Reach => ({
  check: checkScheme,
  failure: (url, message) => {
    const proxied = /ERR_TUNNEL|ERR_PROXY|ERR_EMPTY_RESPONSE/.test(message)
    // The address that failed is that of the last redirect.
    const at = / at (\S+)/.exec(message)?.[1] ?? url
    const refusal = proxied ? (refusals.of(hostOf(at)) ?? refusals.of(hostOf(url))) : undefined
    return refusal === undefined ? unreachable(url, message) : told(url, refusal)
  },
  inPlaceOf: (response) => {
    const refusal = refusals.toldIn(response.headers())
    return refusal === undefined ? undefined : told(response.url(), refusal)
  }
})
