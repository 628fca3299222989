/**
 * Calls over HTTP, one request each, answered as lines of JSON. Unlike the stock protocol it makes an answer wait for its reader
 * (there, a report of thousands of cases piles up in memory), and reads a request up to its limit only.
 */
import { type HttpApp, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import type { PayloadTooLarge } from "@assay/domain/Refusal"
import { ValidationFailed } from "@assay/domain/Validation"
import { type RpcMessage, RpcSerialization, RpcServer } from "@effect/rpc"
import { Effect, Mailbox, Option, Schema, type Scope } from "effect"
import { read } from "../http/RequestBody.js"
import { problem } from "./Door.js"

/** Pieces of an answer that may wait for the reader. */
const ahead = 16

type Write = (clientId: number, message: RpcMessage.FromClientEncoded) => Effect.Effect<void>
type Lines = Mailbox.Mailbox<Uint8Array>

interface Client {
  readonly lines: Lines
  readonly parser: RpcSerialization.Parser
}

const encoder = new TextEncoder()

const bytesOf = (encoded: string | Uint8Array | undefined): Uint8Array =>
  encoded === undefined ? new Uint8Array() : typeof encoded === "string" ? encoder.encode(encoded) : encoded

const send = ({ lines, parser }: Client, response: RpcMessage.FromServerEncoded) =>
  Effect.try(() => bytesOf(parser.encode(response))).pipe(
    // What cannot be put into JSON is a defect of ours, and told as one.
    Effect.catchAll(({ error }) =>
      Effect.sync(() => bytesOf(parser.encode({ _tag: "Defect", defect: String(error) })))
    ),
    Effect.flatMap((bytes) => Effect.asVoid(lines.offer(bytes)))
  )

/** All that a request over HTTP may hold: what else the protocol knows belongs to connections that outlive a request. */
const Calls = Schema.NonEmptyArray(
  Schema.Struct({
    _tag: Schema.Literal("Request"),
    id: Schema.String.pipe(Schema.pattern(/^\d{1,19}$/)),
    tag: Schema.String,
    payload: Schema.optional(Schema.Unknown),
    headers: Schema.Array(Schema.mutable(Schema.Tuple(Schema.String, Schema.String)))
  })
)

const malformed = () =>
  new ValidationFailed({ message: "the body must be calls of the control plane, each a line of JSON" })

/** The calls of one request, with its headers. */
const callsOf = (
  parser: RpcSerialization.Parser,
  body: Uint8Array,
  headers: ReadonlyArray<[string, string]>
) =>
  Effect.try((): unknown => parser.decode(new TextDecoder().decode(body))).pipe(
    Effect.flatMap(Schema.decodeUnknown(Calls)),
    Effect.mapBoth({
      onFailure: malformed,
      onSuccess: (calls) =>
        calls.map((call) => ({ ...call, payload: call.payload, headers: [...headers, ...call.headers] }))
    })
  )

const refused = {
  PayloadTooLarge: (fault: PayloadTooLarge) => Effect.succeed(problem(413, "payload_too_large")(fault)),
  ValidationFailed: (fault: ValidationFailed) => Effect.succeed(problem(400, "invalid_request")(fault))
}

interface State {
  readonly clients: Map<number, Client>
  readonly ids: Set<number>
  readonly disconnects: Mailbox.Mailbox<number>
  next: number
}

/** Until its request is over: what is still being answered then is interrupted. */
const connect = Effect.fnUntraced(function* (state: State, parser: RpcSerialization.Parser, write: Write) {
  const id = state.next++
  const client: Client = { parser, lines: yield* Mailbox.make<Uint8Array>(ahead) }
  const calls: Array<string> = []
  state.clients.set(id, client)
  state.ids.add(id)
  yield* Effect.addFinalizer(() =>
    Effect.gen(function* () {
      state.clients.delete(id)
      state.ids.delete(id)
      yield* state.disconnects.offer(id)
      yield* Effect.forEach(calls, (requestId) => write(id, { _tag: "Interrupt", requestId }), {
        discard: true
      })
      yield* client.lines.shutdown
    })
  )
  return { id, client, calls }
})

const answer = Effect.fnUntraced(function* (
  state: State,
  serialization: RpcSerialization.RpcSerialization["Type"],
  write: Write
) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const body = Option.getOrElse(yield* read, () => new Uint8Array())
  const parser = serialization.unsafeMake()
  const asked = yield* callsOf(parser, body, Object.entries(request.headers))
  const { calls, client, id } = yield* connect(state, parser, write)
  for (const call of asked) {
    calls.push(call.id)
    yield* write(id, call)
  }
  yield* write(id, { _tag: "Eof" })
  return HttpServerResponse.stream(Mailbox.toStream(client.lines), { contentType: serialization.contentType })
})

/** The protocol, and the application that speaks it on whatever path it is called. */
export const make = Effect.gen(function* () {
  const serialization = yield* RpcSerialization.RpcSerialization
  const state: State = {
    clients: new Map(),
    ids: new Set(),
    disconnects: yield* Mailbox.make<number>(),
    next: 0
  }
  let write: Write = () => Effect.void
  const withClient = (id: number, work: (client: Client) => Effect.Effect<unknown>) => {
    const client = state.clients.get(id)
    return client === undefined ? Effect.void : Effect.asVoid(work(client))
  }
  const protocol = yield* RpcServer.Protocol.make((written) => {
    write = written
    return Effect.succeed({
      disconnects: state.disconnects,
      send: (id, response) => withClient(id, (client) => send(client, response)),
      end: (id) => withClient(id, ({ lines }) => lines.end),
      clientIds: Effect.sync(() => state.ids),
      initialMessage: Effect.succeedNone,
      supportsAck: false,
      supportsTransferables: false,
      supportsSpanPropagation: false
    })
  })
  const app: HttpApp.Default<never, Scope.Scope> = Effect.suspend(() =>
    answer(state, serialization, (id, message) => write(id, message))
  ).pipe(Effect.catchTags(refused), Effect.interruptible)
  return { protocol, app }
})
