/** The proxy that all traffic of one session goes through: it refuses what may not be reached, and goes out through a region's proxy. */
import { Effect, type Scope } from "effect"
import { createServer, type Server } from "node:http"
import type { Duplex } from "node:stream"
import { connectTo, judge } from "./Connections.js"
import { agentsOf, forward, type OpenConnection, tunnel } from "./Forwarding.js"
import { makeRefusals, type Refusals } from "./Refusals.js"
import { connectThrough, upstreamOf } from "./Upstream.js"

export interface ProxyOptions {
  /** Loopback, private, link-local and metadata addresses too. */
  readonly allowPrivate: boolean
  /** A proxy to go out through: `http://[user:password@]host:port`. */
  readonly upstream?: string
}

export interface ForwardProxy {
  /** `http://127.0.0.1:port` */
  readonly url: string
  readonly refusals: Refusals
}

const opener = ({ allowPrivate, upstream }: ProxyOptions): OpenConnection => {
  if (upstream === undefined) return (to) => connectTo(to, allowPrivate)
  const through = upstreamOf(upstream)
  return async (to) => {
    if (!allowPrivate) await judge(to)
    return connectThrough(through, to)
  }
}

const listen = (server: Server) =>
  Effect.async<void>((resume) => {
    server.listen(0, "127.0.0.1", () => resume(Effect.void))
  })

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}

export const makeForwardProxy = (options: ProxyOptions): Effect.Effect<ForwardProxy, never, Scope.Scope> =>
  Effect.gen(function* () {
    const open = opener(options)
    const refusals = makeRefusals()
    const held = new Set<Duplex>()
    const agents = agentsOf(open)
    const server = yield* Effect.acquireRelease(
      Effect.sync(() => createServer(forward(agents, refusals)).on("connect", tunnel(open, refusals, held))),
      (one) =>
        Effect.sync(() => {
          one.close()
          one.closeAllConnections()
          agents.kept.destroy()
          agents.fresh.destroy()
          for (const socket of held) socket.destroy()
        })
    )
    // A page may keep a request open for as long as it likes.
    server.requestTimeout = 0
    server.timeout = 0
    yield* listen(server)
    return { url: `http://127.0.0.1:${portOf(server)}`, refusals }
  })
