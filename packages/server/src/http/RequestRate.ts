/** How many requests a credential may make in a minute. Counted in this process. */
import { UsageLimitExceeded } from "@assay/domain/Refusal"
import type { HttpServerRequest } from "@effect/platform"
import { Clock, Context, Effect, Layer } from "effect"

export interface Options {
  readonly requestsPerMinute: number
}

interface Window {
  /** Milliseconds since 1970. */
  readonly endsAt: number
  readonly count: number
}

const minute = 60_000

/** How many credentials are counted at once; past it those whose minute is over go. */
const counted = 10_000

/** What each answer is to say of the rate. By the request: a handler of its response would cost every request a reference of its fiber. */
const told = new WeakMap<HttpServerRequest.HttpServerRequest, Readonly<Record<string, string>>>()

/** The headers that the answer to the request carries once it was counted. */
export const headersOf = (request: HttpServerRequest.HttpServerRequest): Readonly<Record<string, string>> =>
  told.get(request) ?? {}

const make = ({ requestsPerMinute }: Options) => {
  const windows = new Map<string, Window>()

  const sweep = (now: number) => {
    for (const [credential, { endsAt }] of windows) if (endsAt <= now) windows.delete(credential)
  }

  const take = (credential: string, now: number): Window => {
    const open = windows.get(credential)
    if (open === undefined && windows.size >= counted) sweep(now)
    const next =
      open === undefined || open.endsAt <= now
        ? { endsAt: now + minute, count: 1 }
        : { endsAt: open.endsAt, count: open.count + 1 }
    windows.set(credential, next)
    return next
  }

  const exceeded = (reset: number) =>
    new UsageLimitExceeded({
      message: `This credential may make ${requestsPerMinute} requests a minute`,
      retryAfter: reset
    })

  /** Counts this request, says on its answer how many are left, and refuses it when there are none. */
  const admit = (
    credential: string,
    request: HttpServerRequest.HttpServerRequest
  ): Effect.Effect<void, UsageLimitExceeded> =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const { count, endsAt } = take(credential, now)
      const reset = Math.max(1, Math.ceil((endsAt - now) / 1000))
      told.set(request, {
        "ratelimit-limit": String(requestsPerMinute),
        "ratelimit-remaining": String(Math.max(0, requestsPerMinute - count)),
        "ratelimit-reset": String(reset)
      })
      return count > requestsPerMinute ? exceeded(reset) : Effect.void
    })

  return { admit }
}

export class RequestRate extends Context.Tag("@assay/server/RequestRate")<
  RequestRate,
  ReturnType<typeof make>
>() {}

export const layer = (options: Options) => Layer.sync(RequestRate, () => make(options))
