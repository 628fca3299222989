// Where a server's time goes: shares of what the process did while it was under load, by whose code it was.
import { Effect } from "effect"
import { Session } from "node:inspector/promises"

/** The first that fits a frame's function or file says whose time it is. */
const owners = [
  ["Writes to sockets, to the database and to clients", /^writev?(?:Utf8String|Latin1String|Buffer)?$/],
  ["Garbage collection", /^\(garbage collector\)$/],
  ["Effect: fibers, references, contexts", /\/node_modules\/effect\/dist\/esm\/(?!Schema|ParseResult|SchemaAST|DateTime|internal\/(?:dateTime|schema))/], // prettier-ignore
  ["Schemas: rows in, answers out", /\/node_modules\/effect\//],
  [
    "Routing, requests and responses of `@effect/platform`",
    /\/node_modules\/(?:@effect\/platform|find-my-way-ts)/
  ],
  ["`pg`, its protocol, and `@effect/sql`", /\/node_modules\/(?:pg|postgres-|@effect\/sql)/],
  ["Fastify", /\/node_modules\/(?:@fastify|fastify|find-my-way|avvio|light-my-request|ajv|fast-)/],
  ["The service's own code", /\/packages\/|\/bench\//],
  ["Node's HTTP, streams, events and buffers", /^node:/]
]
const rest = "The rest: timers, hashes, what has no name"
/** What the profile itself costs, and waiting. */
const ignored = /^(?:\(idle\)|\(program\)|dispatch)$/

const ownerOf = ({ functionName, url }) =>
  owners.find(([, sign]) => sign.test(functionName) || (url !== "" && sign.test(url)))?.[0] ?? rest

const sharesOf = ({ nodes, samples, timeDeltas }) => {
  const frames = new Map(nodes.map(({ callFrame, id }) => [id, callFrame]))
  const spent = new Map()
  let whole = 0
  for (const [at, id] of samples.entries()) {
    const frame = frames.get(id)
    if (ignored.test(frame.functionName)) continue
    whole += timeDeltas[at]
    spent.set(ownerOf(frame), (spent.get(ownerOf(frame)) ?? 0) + timeDeltas[at])
  }
  return new Map([...spent].map(([owner, time]) => [owner, Math.round((time / whole) * 100)]))
}

/** In percent, by owner. */
export const profiled = (work) =>
  Effect.gen(function* () {
    const session = new Session()
    session.connect()
    yield* Effect.promise(() => session.post("Profiler.enable"))
    yield* Effect.promise(() => session.post("Profiler.start"))
    yield* work
    const { profile } = yield* Effect.promise(() => session.post("Profiler.stop"))
    session.disconnect()
    return sharesOf(profile)
  })

export const tableOf = (columns) => {
  const names = [...owners.map(([name]) => name), rest]
  return [
    `| Percent of the time that was not idle | ${columns.map(({ name }) => name).join(" | ")} |`,
    `| --- |${columns.map(() => " --- |").join("")}`,
    ...names.map(
      (name) => `| ${name} | ${columns.map(({ shares }) => shares.get(name) ?? "-").join(" | ")} |`
    )
  ].join("\n")
}
