/** The first file of a form, as it comes in. Whatever else is in the form is passed over. */
import { ValidationFailed } from "@assay/domain/Validation"
import { HttpServerRequest } from "@effect/platform"
import { NodeStream } from "@effect/platform-node"
import { Effect, Stream } from "effect"
import { make as makeParser } from "multipasta"
import { IncomingMessage } from "node:http"

export const noForm = new ValidationFailed({ message: "The body must be multipart/form-data with one file" })

interface State {
  filename: string | undefined
  readonly pieces: Array<Uint8Array>
  ended: boolean
  broken: boolean
}

/** What is held back of a form is one field at most, and none is wanted. */
const mostField = 65_536

const parserInto = (state: State, contentType: string) =>
  makeParser({
    headers: { "content-type": contentType },
    maxFieldSize: mostField,
    onField: () => undefined,
    onFile: ({ filename, name }) => {
      if (state.filename !== undefined) return () => undefined
      state.filename = filename ?? name
      return (piece) => {
        if (piece === null) state.ended = true
        else if (!state.ended) state.pieces.push(piece)
      }
    },
    onError: () => {
      state.broken = !state.ended
    },
    onDone: () => undefined
  })

/** What is left to be passed on after something was read; the parser throws on some broken heads of parts. */
const after = (state: State, read: () => void) =>
  Effect.try({ try: read, catch: () => noForm }).pipe(
    Effect.flatMap(() => (state.broken ? Effect.fail(noForm) : Effect.sync(() => state.pieces.splice(0))))
  )

/** The body without closing it at the end: whoever is refused in the middle still gets to read why. */
const bodyOf = ({ source, stream }: HttpServerRequest.HttpServerRequest) =>
  source instanceof IncomingMessage
    ? NodeStream.fromReadable<ValidationFailed, Uint8Array>(
        () => source,
        () => noForm,
        { closeOnDone: false }
      )
    : Stream.mapError(stream, () => noForm)

/** The file's bytes, and its name once these have come to their end. Fails with `noForm` where the form or its file is cut off. */
export const formFile = Effect.map(HttpServerRequest.HttpServerRequest, (request) => {
  const state: State = { filename: undefined, pieces: [], ended: false, broken: false }
  const parser = parserInto(state, request.headers["content-type"] ?? "")
  const atEnd = Stream.suspend(() =>
    state.ended
      ? Stream.empty
      : Stream.fromIterableEffect(
          after(state, () => parser.end()).pipe(
            Effect.filterOrFail(
              () => state.ended,
              () => noForm
            )
          )
        )
  )
  const bytes = bodyOf(request).pipe(
    Stream.mapEffect((chunk) => after(state, () => parser.write(chunk))),
    Stream.takeUntil(() => state.ended),
    Stream.mapConcat((pieces) => pieces),
    Stream.concat(atEnd)
  )
  return { bytes, filename: Effect.sync(() => state.filename ?? "") }
})
