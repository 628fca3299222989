/** What a session's proxy did not open: the browser itself says only that a proxy failed. */
import { randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { Forbidden, whyDown } from "./Connections.js"

/** An address that was not opened, and why. */
export interface Refusal {
  /** A name, or a literal address without brackets. */
  readonly host: string
  readonly kind: "forbidden" | "down"
  readonly reason: string
}

export interface Refusals {
  readonly add: (host: string, cause: unknown) => Refusal
  /** The last refusal of that host. */
  readonly of: (host: string) => Refusal | undefined
  /** The refusal that a page of ours tells of: only such pages carry the mark. */
  readonly toldIn: (headers: Readonly<Record<string, string>>) => Refusal | undefined
  /** Tells a page what happened; anything else fails as it would without a proxy. */
  readonly tell: (refusal: Refusal, incoming: IncomingMessage, outgoing: ServerResponse) => void
}

const header = "x-assay-refused"

/** Hosts that are remembered; the oldest is forgotten first. */
const mostHosts = 500

const pageOf = ({ host, kind }: Refusal): string => {
  const what = kind === "forbidden" ? "may not be opened from here" : "cannot be reached"
  return `<!doctype html><title>Not opened</title><p>${host.replace(/[^\w.:-]/g, "")} ${what}.</p>`
}

const refusalOf = (host: string, cause: unknown): Refusal => {
  if (cause instanceof Forbidden) return { host, kind: "forbidden", reason: cause.message }
  return { host, kind: "down", reason: whyDown(cause instanceof Error ? cause : new Error(String(cause))) }
}

export const makeRefusals = (): Refusals => {
  const mark = randomUUID()
  const known = new Map<string, Refusal>()

  const add = (host: string, cause: unknown): Refusal => {
    const refusal = refusalOf(host, cause)
    known.delete(host)
    known.set(host, refusal)
    const [oldest] = known.keys()
    if (known.size > mostHosts && oldest !== undefined) known.delete(oldest)
    return refusal
  }

  const tell = (refusal: Refusal, incoming: IncomingMessage, outgoing: ServerResponse) => {
    const wantsPage = (incoming.headers.accept ?? "").includes("text/html")
    if (outgoing.headersSent || !wantsPage) {
      outgoing.destroy()
      return
    }
    outgoing.writeHead(refusal.kind === "forbidden" ? 403 : 502, {
      "content-type": "text/html; charset=utf-8",
      [header]: `${mark} ${encodeURIComponent(refusal.host)}`
    })
    outgoing.end(pageOf(refusal))
  }

  return {
    add,
    of: (host) => known.get(host),
    toldIn: (headers) => {
      const [given, host] = (headers[header] ?? "").split(" ")
      return given === mark && host !== undefined ? known.get(decodeURIComponent(host)) : undefined
    },
    tell
  }
}
