/**
 * Calls over HTTP, one request each, answered as lines of JSON. Unlike the stock protocol it makes an answer wait for its reader
 * (there, a report of thousands of cases piles up in memory), and reads a request up to its limit only.
 */
import { type HttpApp, HttpServerRequest, HttpServerResponse } from "@effect/platform"
import type { PayloadTooLarge } from "@assay/domain/Refusal"
import { type RpcMessage, RpcSerialization, RpcServer } from "@effect/rpc"
import { Effect, Mailbox, Option, type Scope } from "effect"
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

const isFromClient = (message: unknown): message is RpcMessage.FromClientEncoded =>
  typeof message === "object" && message !== null && "_tag" in message

/** The calls of one request, with its headers. A body that holds none is none. */
const messagesOf = (
  parser: RpcSerialization.Parser,
  body: Uint8Array,
  headers: ReadonlyArray<[string, string]>
) => {
  const decoded: ReadonlyArray<unknown> = Option.getOrElse(
    Option.liftThrowable(() => parser.decode(new TextDecoder().decode(body)))(),
    () => []
  )
  return decoded
    .filter(isFromClient)
    .map((message) =>
      message._tag === "Request" ? { ...message, headers: [...headers, ...message.headers] } : message
    )
}

const tooLarge = (fault: PayloadTooLarge) => Effect.succeed(problem(413, "payload_too_large")(fault))

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
  const { calls, client, id } = yield* connect(state, serialization.unsafeMake(), write)
  for (const message of messagesOf(client.parser, body, Object.entries(request.headers))) {
    if (message._tag === "Request") calls.push(message.id)
    yield* write(id, message)
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
  ).pipe(Effect.catchTag("PayloadTooLarge", tooLarge), Effect.interruptible)
  return { protocol, app }
})
