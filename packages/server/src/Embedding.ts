/**
 * The service inside another program: a function from a request to its response, over a database of the host's. Nothing here
 * adds a signal handler, ends the process, or reads or changes its environment; all of it ends with its scope.
 */
import { HttpApp, HttpMiddleware } from "@effect/platform"
import { Context, Effect, Exit, Layer, Scope } from "effect"
import * as ControlAuth from "./control/ControlAuth.js"
import * as ControlHandlers from "./control/ControlHandlers.js"
import { Keys } from "./Keys.js"
import * as Routes from "./Routes.js"
import * as Server from "./Server.js"
import * as SkipJudge from "./SkipJudge.js"

export type Options = Server.Options

export interface Embedded {
  /** Answers whatever the service answers, and 404 in JSON to the rest. Not to be asked once the scope is closed. */
  readonly handle: (request: Request) => Promise<Response>
  /** Makes an operator key, which may do everything; the text is not kept and cannot be shown again. */
  readonly newOperatorKey: (name: string) => Promise<string>
}

const layerAround = (options: Options) =>
  Layer.mergeAll(ControlHandlers.layer, ControlAuth.layer, SkipJudge.layerNever).pipe(
    Layer.provideMerge(Server.layerServices(options))
  )

/** The service, running: runs are carried out too. Fails when the database does not answer. */
export const make = (options: Options) =>
  Effect.gen(function* () {
    const context = yield* Layer.build(layerAround(options))
    return yield* Effect.gen(function* () {
      const { app } = yield* Routes.make({ requestsPerMinute: options.requestsPerMinute ?? 600 })
      const keys = yield* Keys
      // Each request begins with the context of this runtime: the application has what it needs in itself.
      const runtime = yield* Effect.mapInputContext(Effect.runtime<never>(), (_: typeof context) =>
        Context.empty()
      )
      const handle = HttpApp.toWebHandlerRuntime(runtime)(app)
      const embedded: Embedded = {
        handle: (request) => handle(request),
        newOperatorKey: (name) => Effect.runPromise(Effect.map(keys.issue(null, name), ({ key }) => key))
      }
      return embedded
      // The address of a webhook is its secret: no span of a request may hold it.
    }).pipe(
      HttpMiddleware.withTracerDisabledWhenEffect(() => true),
      Effect.provide(context)
    )
  })

/** The embedded service as part of a host that is made of layers. */
export class Embedding extends Context.Tag("@assay/server/Embedding")<Embedding, Embedded>() {}

export const layer = (options: Options) => Layer.scoped(Embedding, make(options))

/** For a host that knows promises only. `close` ends all of it: what runs is given back to the queue. */
export const open = async (options: Options): Promise<Embedded & { readonly close: () => Promise<void> }> => {
  const scope = await Effect.runPromise(Scope.make())
  const close = () => Effect.runPromise(Scope.close(scope, Exit.void))
  try {
    const embedded = await Effect.runPromise(Scope.extend(make(options), scope))
    return { ...embedded, close }
  } catch (fault) {
    await close()
    throw fault
  }
}
