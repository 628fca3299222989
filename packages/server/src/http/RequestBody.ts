/** The body of a request, never kept past its limit, whatever it says of its length. */
import { PayloadTooLarge } from "@assay/domain/Refusal"
import { type Headers, HttpServerRequest } from "@effect/platform"
import { Effect, Option, Stream } from "effect"
import { IncomingMessage } from "node:http"

/** Bytes. */
export const limit = 1_048_576

/** How much more is taken in and thrown away, so that a sender gets to read the answer; past it the connection goes. */
const drained = 64 * limit

const tooLarge = () => new PayloadTooLarge({ message: `The body must be at most ${limit} bytes long` })

/** Refuses a body by the length that it declares, before any of it is read. */
export const refuseDeclaredBy = (headers: Headers.Headers): Effect.Effect<void, PayloadTooLarge> => {
  const declared = Number(headers["content-length"] ?? 0)
  return declared > limit ? Effect.fail(tooLarge()) : Effect.void
}

/** Throws away what still comes, up to a point. `taken` counts what came before. */
export const drain = (incoming: IncomingMessage, taken: number) => {
  let size = taken
  incoming.on("data", (chunk: Uint8Array) => {
    size += chunk.length
    if (size > drained) incoming.destroy()
  })
}

const fromNode = (incoming: IncomingMessage): Effect.Effect<Uint8Array, PayloadTooLarge> =>
  Effect.async((resume) => {
    const chunks: Array<Uint8Array> = []
    let size = 0
    const stop = () => {
      incoming.off("data", onData).off("end", onEnd).off("error", onError)
    }
    const onData = (chunk: Uint8Array) => {
      size += chunk.length
      if (size <= limit) return void chunks.push(chunk)
      stop()
      drain(incoming, size)
      resume(Effect.fail(tooLarge()))
    }
    const onEnd = () => resume(Effect.sync(() => Buffer.concat(chunks)))
    // The sender is gone: there is nobody to answer.
    const onError = () => resume(Effect.interrupt)
    incoming.on("data", onData).on("end", onEnd).on("error", onError)
    return Effect.sync(stop)
  })

interface Taken {
  readonly size: number
  readonly chunks: ReadonlyArray<Uint8Array>
}

const fromStream = (
  request: HttpServerRequest.HttpServerRequest
): Effect.Effect<Uint8Array, PayloadTooLarge> =>
  request.stream.pipe(
    Stream.catchAll(() => Stream.fromEffect(Effect.interrupt)),
    Stream.runFoldEffect<Taken, Uint8Array, PayloadTooLarge, never>(
      { size: 0, chunks: [] },
      (taken, chunk) =>
        taken.size + chunk.length > limit
          ? Effect.fail(tooLarge())
          : Effect.succeed({ size: taken.size + chunk.length, chunks: [...taken.chunks, chunk] })
    ),
    Effect.map(({ chunks }) => Buffer.concat(chunks))
  )

const present = (bytes: Uint8Array): Option.Option<Uint8Array> =>
  bytes.length === 0 ? Option.none() : Option.some(bytes)

/** The whole body; none when there is not a byte of it. */
export const read: Effect.Effect<
  Option.Option<Uint8Array>,
  PayloadTooLarge,
  HttpServerRequest.HttpServerRequest
> = Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) =>
  Effect.zipRight(
    refuseDeclaredBy(request.headers),
    Effect.map(
      request.source instanceof IncomingMessage ? fromNode(request.source) : fromStream(request),
      present
    )
  )
)
