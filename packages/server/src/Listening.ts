/** A port to listen on, and what may be wrong with it. */
import { NodeHttpServer } from "@effect/platform-node"
import { Effect, Layer, Schema } from "effect"
import { createServer as createHttpServer } from "node:http"
import { createServer as createNetServer } from "node:net"

/** The port is taken, closed to this user, or the address is not this machine's. */
export class CannotListen extends Schema.TaggedError<CannotListen>()("CannotListen", {
  message: Schema.String
}) {}

export interface Address {
  readonly host: string
  /** Not 0: see `freePort`. */
  readonly port: number
}

const reasons: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} on ${host} is in use; stop what listens there, or set ASSAY_PORT to another port`,
  EACCES: ({ port }) => `Port ${port} may not be listened on by this user; set ASSAY_PORT to one above 1023`,
  EADDRNOTAVAIL: ({ host }) => `${host} is no address of this machine; set ASSAY_HOST to one that is`,
  ENOTFOUND: ({ host }) => `${host} is no address of this machine; set ASSAY_HOST to one that is`
}

const cannotListen = (address: Address, cause: unknown) => {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : ""
  const message =
    reasons[code]?.(address) ??
    `Port ${address.port} on ${address.host} cannot be listened on: ${String(cause)}`
  return new CannotListen({ message })
}

/** Tries the port and lets it go: gives the port itself, or for 0 one that is free now. */
export const freePort = (address: Address): Effect.Effect<number, CannotListen> =>
  Effect.async((resume) => {
    const probe = createNetServer()
    probe.once("error", (cause) => resume(Effect.fail(cannotListen(address, cause))))
    probe.listen(address.port, address.host, () => {
      const bound = probe.address()
      const port = bound === null || typeof bound === "string" ? address.port : bound.port
      probe.close(() => resume(Effect.succeed(port)))
    })
  })

/** How long an answer may take to reach its reader once the service stops, in milliseconds. */
const lastAnswers = 250

/** How long a request may take to come in whole, in milliseconds: builds of mobile applications are large. */
const longestRequest = 3_600_000

/** An HttpServer on the port. At its end it cuts off what still streams. */
export const layer = (address: Address) =>
  Layer.unwrapScoped(
    Effect.gen(function* () {
      const server = createHttpServer({ requestTimeout: longestRequest })
      const listening = NodeHttpServer.layerServer(() => server, address)
      const cutOff = Layer.scopedDiscard(
        Effect.addFinalizer(() =>
          Effect.sync(() => {
            server.closeIdleConnections()
            setTimeout(() => server.closeAllConnections(), lastAnswers).unref()
          })
        )
      )
      return Layer.provideMerge(cutOff, listening)
    })
  ).pipe(Layer.catchAll(({ cause }) => Layer.fail(cannotListen(address, cause))))
