import { MobileAppId } from "@assay/domain/Ids"
import { MobileApp } from "@assay/domain/MobileApp"
import { Scheduler } from "@assay/scheduler/Scheduler"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { strToU8, zipSync } from "fflate"
import { createHash, randomBytes, randomUUID } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import { AppFiles } from "../src/AppFiles.js"
import { layerWith, TestServer } from "./support/TestServer.js"

const live = { timeout: "60 seconds", excludeTestServices: true } as const
const quota = 100_000

/** An ipa of about so many bytes. */
const ipa = (version: string, filler = 0) =>
  zipSync(
    {
      "Payload/Shop.app/Info.plist": strToU8(
        `<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.shop</string><key>CFBundleDisplayName</key><string>Shop</string><key>CFBundleShortVersionString</key><string>${version}</string></dict></plist>`
      ),
      "Payload/Shop.app/Shop": new Uint8Array(randomBytes(filler))
    },
    { level: 0 }
  )

const makeProject = Effect.fn("makeProject")(function* (projectType: "web" | "mobile" = "mobile") {
  const { as, newTeam } = yield* TestServer
  const { key } = yield* newTeam("Ada")
  const project = yield* as(key, (client) =>
    client.projects.create({ name: "Shop", url: "https://shop.example", projectType })
  )
  return { key, project }
})

const form = (file: Uint8Array, name = "Shop.ipa") => {
  const body = new FormData()
  body.append("note", "a field")
  body.append("file", new Blob([new Uint8Array(file)]), name)
  return body
}

const request = (method: string, path: string, key: string, init: RequestInit = {}) =>
  Effect.flatMap(TestServer, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}${path}`, {
        method,
        ...init,
        headers: { authorization: `Bearer ${key}`, ...init.headers }
      })
      const body: unknown = await response.json()
      return { status: response.status, body }
    })
  )

const post = (project: string, key: string, init: RequestInit) =>
  request("POST", `/control/apps/${project}`, key, init)

const uploaded = Effect.fn("uploaded")(function* (
  project: string,
  key: string,
  file: Uint8Array,
  name?: string
) {
  const answer = yield* post(project, key, { body: form(file, name) })
  expect(answer).toMatchObject({ status: 201 })
  return yield* Schema.decodeUnknown(MobileApp)(answer.body)
})

const problem = (error: string, message: RegExp = /./) => ({ error, message: expect.stringMatching(message) })

const isKept = (id: string) => Effect.map(AppFiles, ({ pathOf }) => existsSync(pathOf(MobileAppId.make(id))))

/** Files that are on their way in. */
const incoming = Effect.flatMap(AppFiles, ({ pathOf }) =>
  Effect.promise(() => readdir(join(dirname(pathOf(MobileAppId.make(randomUUID()))), "incoming")))
)

it.layer(layerWith({ appQuota: quota }), live)("a mobile build", (it) => {
  it.effect("is uploaded, listed and deleted, its bytes too", () =>
    Effect.gen(function* () {
      const { as } = yield* TestServer
      const { key, project } = yield* makeProject()
      const file = ipa("1.2.3", 5000)
      const app = yield* uploaded(project.shortId, key, file, "C:\\builds\\Shöp 1.ipa")
      expect(app).toMatchObject({
        projectId: project.id,
        platform: "ios",
        name: "Shop",
        bundleId: "com.example.shop",
        version: "1.2.3",
        filename: "Shöp 1.ipa",
        bytes: file.length,
        sha256: createHash("sha256").update(file).digest("hex")
      })
      const { pathOf } = yield* AppFiles
      expect(new Uint8Array(readFileSync(pathOf(app.id)))).toEqual(file)
      const list = as(key, (client) => client.apps.list({ project: "Shop" }))
      expect(yield* list).toEqual([app])
      const path = `/v1/projects/${project.id}/mobile/${app.id}`
      expect(yield* request("DELETE", path, key)).toEqual({ status: 200, body: { deleted: true } })
      expect(yield* isKept(app.id)).toBe(false)
      expect(yield* list).toEqual([])
      expect(yield* request("DELETE", path, key)).toEqual({
        status: 404,
        body: problem("mobile_app_not_found")
      })
      expect(yield* incoming).toEqual([])
    })
  )

  it.effect("goes through the control plane too", () =>
    Effect.gen(function* () {
      const { as } = yield* TestServer
      const { key, project } = yield* makeProject()
      const app = yield* uploaded(project.id, key, ipa("1"))
      const gone = yield* as(key, (client) => client.apps.delete({ project: "Shop", app: app.id }))
      expect(gone).toMatchObject({ id: app.id, deleted: true })
      expect(yield* isKept(app.id)).toBe(false)
      const again = yield* as(key, (client) =>
        Effect.flip(client.apps.delete({ project: "Shop", app: app.id }))
      )
      expect(again._tag).toBe("MobileAppNotFound")
    })
  )

  it.effect("stays while a queued run uses it, whoever asks", () =>
    Effect.gen(function* () {
      const scheduler = yield* Scheduler
      const { key, project } = yield* makeProject()
      const app = yield* uploaded(project.id, key, ipa("1"))
      yield* scheduler.pauseClaims
      const run = yield* request("POST", `/v1/projects/${project.id}/pull-request-runs`, key, {
        body: JSON.stringify({
          platform: "ios",
          mobile: { appId: app.id },
          pullRequest: { number: 1, title: "t", commitSha: "c" }
        }),
        headers: { "content-type": "application/json" }
      })
      expect(run).toMatchObject({ status: 202, body: { metadata: { mobile: { source: "app_id" } } } })
      const path = `/v1/projects/${project.id}/mobile/${app.id}`
      expect(yield* request("DELETE", path, key)).toEqual({ status: 200, body: { deleted: false } })
      expect(yield* isKept(app.id)).toBe(true)
      yield* request("PATCH", `/v1/projects/${project.id}`, key, {
        body: JSON.stringify({ autoDeleteOldestMobileApp: true }),
        headers: { "content-type": "application/json" }
      })
      const larger = yield* post(project.id, key, { body: form(ipa("2", quota - 600)) })
      expect(larger).toMatchObject({ status: 413 })
      expect(yield* isKept(app.id)).toBe(true)
    }).pipe(Effect.ensuring(Effect.flatMap(Scheduler, ({ resumeClaims }) => resumeClaims)))
  )

  describe("is refused", () => {
    it.effect("without a key, with a wrong one, for another team and for a project that is not there", () =>
      Effect.gen(function* () {
        const { newTeam, url } = yield* TestServer
        const { project } = yield* makeProject()
        const other = yield* newTeam("Bob")
        const body = form(ipa("1"))
        const bare = yield* Effect.promise(() =>
          fetch(`${url}/control/apps/${project.id}`, { method: "POST", body }).then(({ status }) => status)
        )
        expect(bare).toBe(401)
        expect(yield* post(project.id, "assay_x", { body })).toEqual({
          status: 401,
          body: problem("unauthorized")
        })
        expect(yield* post(project.id, other.key, { body })).toEqual({
          status: 403,
          body: problem("forbidden")
        })
        expect(yield* post(randomUUID(), other.key, { body })).toEqual({
          status: 404,
          body: problem("project_not_found")
        })
      })
    )

    it.effect("for a web project, without a form or a file, and when it is no build", () =>
      Effect.gen(function* () {
        const web = yield* makeProject("web")
        const { key, project } = yield* makeProject()
        const refused = (message: RegExp) => ({ status: 422, body: problem("validation_failed", message) })
        expect(yield* post(web.project.id, web.key, { body: form(ipa("1")) })).toEqual(refused(/web project/))
        const headers = { "content-type": "application/json" }
        expect(yield* post(project.id, key, { body: "{}", headers })).toEqual(refused(/multipart/))
        expect(yield* post(project.id, key, {})).toEqual(refused(/multipart/))
        const cut = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc'
        for (const body of ["", "no form", cut])
          expect(
            yield* post(project.id, key, {
              body,
              headers: { "content-type": "multipart/form-data; boundary=b" }
            })
          ).toEqual(refused(/multipart/))
        const empty = new FormData()
        empty.append("file", "a field")
        expect(yield* post(project.id, key, { body: empty })).toEqual(refused(/one file/))
        expect(yield* post(project.id, key, { body: form(strToU8("hello")) })).toEqual(refused(/no ipa/))
        expect(yield* incoming).toEqual([])
      })
    )

    it.effect("with 413 past the project's quota, by one byte", () =>
      Effect.gen(function* () {
        const { as } = yield* TestServer
        const { key, project } = yield* makeProject()
        const first = ipa("1", 40_000)
        yield* uploaded(project.id, key, first)
        const rest = quota - first.length - ipa("2").length
        const refused = yield* post(project.id, key, { body: form(ipa("2", rest + 1)) })
        expect(refused).toEqual({ status: 413, body: problem("payload_too_large", /100000 bytes/) })
        yield* uploaded(project.id, key, ipa("2", rest))
        expect(yield* as(key, (client) => client.apps.list({ project: project.id }))).toHaveLength(2)
        expect(yield* incoming).toEqual([])
      })
    )

    it.effect("with 413 when it alone is more than the quota, declared or not", () =>
      Effect.gen(function* () {
        const { key, project } = yield* makeProject()
        const huge = form(new Uint8Array(quota * 50))
        expect(yield* post(project.id, key, { body: huge })).toMatchObject({ status: 413 })
        const streamed = new Response(huge)
        const undeclared = yield* post(project.id, key, {
          body: streamed.body,
          duplex: "half",
          headers: { "content-type": streamed.headers.get("content-type") ?? "" }
        })
        expect(undeclared).toEqual({ status: 413, body: problem("payload_too_large") })
        expect(yield* incoming).toEqual([])
      })
    )
  })

  it.effect("makes room by the oldest unused builds, where the project says so", () =>
    Effect.gen(function* () {
      const { as } = yield* TestServer
      const { key, project } = yield* makeProject()
      yield* request("PATCH", `/v1/projects/${project.id}`, key, {
        body: JSON.stringify({ autoDeleteOldestMobileApp: true }),
        headers: { "content-type": "application/json" }
      })
      const one = yield* uploaded(project.id, key, ipa("1", 30_000))
      const two = yield* uploaded(project.id, key, ipa("2", 30_000))
      const three = yield* uploaded(project.id, key, ipa("3", 30_000))
      const four = yield* uploaded(project.id, key, ipa("4", 50_000))
      const listed = yield* as(key, (client) => client.apps.list({ project: project.id }))
      expect(listed.map(({ version }) => version)).toEqual(["4", "3"])
      expect(yield* Effect.forEach([one, two, three, four], ({ id }) => isKept(id))).toEqual([
        false,
        false,
        true,
        true
      ])
    })
  )
})

it.layer(layerWith({}), live)("a large build", (it) => {
  it.effect("is never held in memory whole", () =>
    Effect.gen(function* () {
      const { key, project } = yield* makeProject()
      const chunk = new Uint8Array(1_048_576)
      const head = strToU8(
        `--b\r\ncontent-disposition: form-data; name="file"; filename="a.ipa"\r\ncontent-type: application/octet-stream\r\n\r\n`
      )
      const held = () => process.memoryUsage().arrayBuffers
      const before = held()
      let most = 0
      let sent = 0
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          most = Math.max(most, held() - before)
          if (sent === 0) controller.enqueue(head)
          if (sent++ < 400) return controller.enqueue(chunk)
          controller.enqueue(strToU8("\r\n--b--\r\n"))
          controller.close()
        }
      })
      const headers = { "content-type": "multipart/form-data; boundary=b" }
      const answer = yield* post(project.id, key, { body, duplex: "half", headers })
      expect(answer).toEqual({ status: 422, body: problem("validation_failed", /no zip archive/) })
      // Both ends are in this process: what is on its way is counted twice.
      expect(most).toBeLessThan(150 * 1_048_576)
      expect(yield* incoming).toEqual([])
    })
  )
})
