import * as FirstStart from "@assay/server/FirstStart"
import * as Keys from "@assay/server/Keys"
import * as Teams from "@assay/server/Teams"
import { ApiKeysRepo } from "@assay/sql/ApiKeys"
import { TeamsRepo } from "@assay/sql/Teams"
import { NodeContext } from "@effect/platform-node"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Redacted } from "effect"
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { freshUrl, layerAt, temporaryFolder } from "../../sql/test/support/TestDatabase.js"

const url = "http://127.0.0.1:4400"

/** A data folder, and the services over an empty database. */
const layer = Layer.unwrapEffect(
  Effect.map(freshUrl, (database) =>
    Keys.layer.pipe(
      Layer.provideMerge(Teams.layer),
      Layer.provideMerge(layerAt(database)),
      Layer.merge(NodeContext.layer)
    )
  )
)

const read = (folder: string) =>
  Effect.promise(async (): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, "credentials.json"), "utf8"))
  )

describe("the first start", () => {
  it.scopedLive("makes a team, its key and an operator key, for their owner's eyes only", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const made = yield* FirstStart.credentials(folder, url)
      const keys = yield* Keys.Keys
      expect((yield* keys.authenticate(made.apiKey)).teamId).toBe(made.teamId)
      expect((yield* keys.authenticate(made.operatorKey)).teamId).toBeNull()
      const { formerUrl, ...written } = made
      expect(Option.isNone(formerUrl)).toBe(true)
      expect(yield* read(folder)).toEqual(written)
      const { mode } = yield* Effect.promise(() => stat(join(folder, "credentials.json")))
      expect(mode & 0o777).toBe(0o600)
    }).pipe(Effect.provide(layer))
  )

  it.scopedLive("is the only one: later starts keep the keys and write down where they are", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const first = yield* FirstStart.credentials(folder, url)
      const again = yield* FirstStart.credentials(folder, "http://127.0.0.1:5000")
      expect(again).toMatchObject({
        apiKey: first.apiKey,
        operatorKey: first.operatorKey,
        url: "http://127.0.0.1:5000"
      })
      expect(Option.getOrNull(again.formerUrl)).toBe(url)
      expect(yield* read(folder)).toMatchObject({ url: "http://127.0.0.1:5000" })
    }).pipe(Effect.provide(layer))
  )

  it.scopedLive.each(["", "{", '{"url":"x","apiKey":"y","operatorKey":"z","teamId":"t"}'])(
    "makes new keys for the same team when the file holds %j",
    (content) =>
      Effect.gen(function* () {
        const folder = yield* temporaryFolder
        const first = yield* FirstStart.credentials(folder, url)
        yield* Effect.promise(() => writeFile(join(folder, "credentials.json"), content))
        const next = yield* FirstStart.credentials(folder, url)
        expect(next.teamId).toBe(first.teamId)
        expect(next.apiKey).not.toBe(first.apiKey)
        const teams = yield* TeamsRepo
        expect(yield* teams.list).toHaveLength(1)
        const keys = yield* Keys.Keys
        for (const lost of [first.apiKey, first.operatorKey])
          expect(yield* Effect.flip(keys.authenticate(lost))).toMatchObject({ _tag: "Unauthorized" })
        expect((yield* keys.authenticate(next.operatorKey)).teamId).toBeNull()
      }).pipe(Effect.provide(layer))
  )

  it.scopedLive("ends the lost keys of this data folder alone", () =>
    Effect.gen(function* () {
      const [one, other] = [yield* temporaryFolder, yield* temporaryFolder]
      const kept = yield* FirstStart.credentials(one, url)
      for (let times = 0; times < 3; times++) {
        yield* FirstStart.credentials(other, url)
        yield* Effect.promise(() => rm(join(other, "credentials.json")))
      }
      const last = yield* FirstStart.credentials(other, url)
      const keys = yield* Keys.Keys
      const good = (yield* Effect.flatMap(ApiKeysRepo, (repo) => repo.list(kept.teamId))).filter(
        ({ revokedAt }) => revokedAt === null
      )
      expect(good).toHaveLength(2)
      for (const { apiKey, operatorKey } of [kept, last])
        for (const key of [apiKey, operatorKey]) yield* keys.authenticate(key)
    }).pipe(Effect.provide(layer))
  )

  it.scopedLive.each(["credentials.json", "secret-key"])("says that a folder called %s is one", (name) =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      yield* Effect.promise(() => mkdir(join(folder, name)))
      const start = Effect.zipRight(
        FirstStart.secretKey(Option.none(), folder),
        FirstStart.credentials(folder, url)
      )
      expect(yield* Effect.flip(start)).toMatchObject({
        _tag: "DataFolderUnusable",
        message: `${join(folder, name)} cannot be read: it is a folder; move it away, and start again`
      })
    }).pipe(Effect.provide(layer))
  )

  it.scopedLive("makes new keys when those of the file are for somebody else", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const first = yield* FirstStart.credentials(folder, url)
      const other = yield* temporaryFolder
      yield* Effect.promise(async () =>
        writeFile(
          join(other, "credentials.json"),
          JSON.stringify({ ...first, formerUrl: undefined, apiKey: first.operatorKey })
        )
      )
      const next = yield* FirstStart.credentials(other, url)
      expect(next.apiKey).not.toBe(first.operatorKey)
      expect(next.teamId).toBe(first.teamId)
    }).pipe(Effect.provide(layer))
  )

  it.scopedLive("makes a key for secrets once, and takes the one that is given", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const made = yield* FirstStart.secretKey(Option.none(), folder)
      expect(Redacted.value(yield* FirstStart.secretKey(Option.none(), folder))).toBe(Redacted.value(made))
      expect(Redacted.value(made).length).toBeGreaterThanOrEqual(43)
      const given = yield* FirstStart.secretKey(Option.some(Redacted.make("mine")), folder)
      expect(Redacted.value(given)).toBe("mine")
      yield* Effect.promise(async () => writeFile(join(folder, "secret-key"), "\n"))
      const error = yield* Effect.flip(FirstStart.secretKey(Option.none(), folder))
      expect(error.message).toContain("is empty")
    }).pipe(Effect.provide(layer))
  )
})
