import { MobileAppId, type ProjectId } from "@assay/domain/Ids"
import { MobileAppsRepo, type NewMobileApp } from "@assay/sql/MobileApps"
import { RunsRepo } from "@assay/sql/Runs"
import { expect, it } from "@effect/vitest"
import { Effect, Option } from "effect"
import { randomUUID } from "node:crypto"
import { makeTeam } from "./support/Fixtures.js"
import { layer } from "./support/TestDatabase.js"

const build = (projectId: ProjectId, bytes: number, version = "1.0"): NewMobileApp => ({
  id: MobileAppId.make(randomUUID()),
  projectId,
  platform: "ios",
  name: "Shop",
  bundleId: "example.shop",
  version,
  filename: "shop.ipa",
  bytes,
  sha256: "0".repeat(64)
})

const roomy = { bytes: 1_000_000, deleteOldest: false }

it.layer(layer)("mobile apps", (it) => {
  it.effect("are kept, listed newest first and found", () =>
    Effect.gen(function* () {
      const apps = yield* MobileAppsRepo
      const { project } = yield* makeTeam("Uploaders")
      yield* apps.add(build(project.id, 10, "1.0"), roomy)
      const second = build(project.id, 20, "2.0")
      yield* apps.add(second, roomy)
      expect((yield* apps.list(project.id)).map(({ version }) => version)).toEqual(["2.0", "1.0"])
      expect(Option.getOrThrow(yield* apps.find(second.id))).toMatchObject(second)
      expect(yield* apps.used(project.id)).toBe(30)
    })
  )

  it.effect("may fill the quota and not exceed it", () =>
    Effect.gen(function* () {
      const apps = yield* MobileAppsRepo
      const { project } = yield* makeTeam("Fillers")
      const quota = { bytes: 100, deleteOldest: false }
      expect(yield* apps.add(build(project.id, 60), quota)).toMatchObject({ _tag: "Kept", deleted: [] })
      expect(yield* apps.add(build(project.id, 41), quota)).toEqual({ _tag: "QuotaExceeded", used: 60 })
      expect(yield* apps.add(build(project.id, 40), quota)).toMatchObject({ _tag: "Kept" })
    })
  )

  it.effect("make room with the oldest that no run uses, and with no more than needed", () =>
    Effect.gen(function* () {
      const apps = yield* MobileAppsRepo
      const runs = yield* RunsRepo
      const { project, run } = yield* makeTeam("Movers")
      const quota = { bytes: 100, deleteOldest: true }
      const [busy, old, newer] = [build(project.id, 30), build(project.id, 30), build(project.id, 30)]
      for (const app of [busy, old, newer]) yield* apps.add(app, quota)
      const using = yield* runs.create({ ...run, platform: "ios", mobileAppId: busy.id })
      const added = yield* apps.add(build(project.id, 30), quota)
      expect(added).toMatchObject({ _tag: "Kept", deleted: [old.id] })
      expect(yield* apps.add(build(project.id, 101), quota)).toMatchObject({ _tag: "QuotaExceeded" })
      expect(yield* apps.add(build(project.id, 80), quota)).toEqual({ _tag: "QuotaExceeded", used: 90 })
      expect(yield* apps.list(project.id)).toHaveLength(3)
      yield* runs.cancel(using.id, "")
      expect(yield* apps.add(build(project.id, 100), quota)).toMatchObject({ _tag: "Kept" })
      expect(yield* apps.list(project.id)).toHaveLength(1)
    })
  )

  it.effect("uploaded at once never exceed the quota together", () =>
    Effect.gen(function* () {
      const apps = yield* MobileAppsRepo
      const { project } = yield* makeTeam("Crowd")
      const quota = { bytes: 100, deleteOldest: false }
      const uploads = Array.from({ length: 8 }, () => apps.add(build(project.id, 30), quota))
      const results = yield* Effect.all(uploads, { concurrency: "unbounded" })
      expect(results.filter(({ _tag }) => _tag === "Kept")).toHaveLength(3)
      expect(yield* apps.used(project.id)).toBe(90)
    })
  )

  it.effect("stay while a queued or running run uses them, and go after", () =>
    Effect.gen(function* () {
      const apps = yield* MobileAppsRepo
      const runs = yield* RunsRepo
      const { project, run } = yield* makeTeam("Deleters")
      const app = build(project.id, 10)
      yield* apps.add(app, roomy)
      const using = yield* runs.create({ ...run, platform: "ios", mobileAppId: app.id })
      expect(yield* apps.delete(app.id)).toBe(false)
      yield* runs.cancel(using.id, "")
      expect(yield* apps.delete(app.id)).toBe(true)
      expect(yield* apps.delete(app.id)).toBe(false)
      expect(yield* apps.find(app.id)).toEqual(Option.none())
    })
  )
})
