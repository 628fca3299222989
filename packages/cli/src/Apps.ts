/** `assay app`: the builds of a mobile project. */
import type { MobileApp } from "@assay/domain/MobileApp"
import * as Args from "@effect/cli/Args"
import * as Command from "@effect/cli/Command"
import * as Effect from "effect/Effect"
import { describe, json, page } from "./Help.js"
import { Output } from "./Output.js"
import { projectArg } from "./Projects.js"
import { ask, withService } from "./Remote.js"
import { facts, type Style, table } from "./Style.js"
import { moment } from "./Times.js"

const file = Args.text({ name: "FILE" }).pipe(Args.withDescription("An ipa, an apk, or a zipped NAME.app"))
const app = Args.text({ name: "APP" }).pipe(Args.withDescription("The build's id"))

/** `12.4 MB`. */
const size = (bytes: number): string =>
  bytes < 100_000 ? `${bytes} bytes` : `${(bytes / 1_000_000).toFixed(1)} MB`

const rendered = (build: MobileApp, style: Style) =>
  facts(style, [
    ["id", build.id],
    ["name", build.name],
    ["platform", build.platform],
    ["bundle id", build.bundleId],
    ["version", build.version],
    ["size", size(build.bytes)],
    ["sha256", build.sha256]
  ])

const upload = Command.make("upload", { project: projectArg, file, json }, ({ project, file }) =>
  withService((client, found) =>
    Effect.gen(function* () {
      const output = yield* Output
      const { send } = yield* Effect.promise(() => import("./AppTransfer.js"))
      const build = yield* Effect.flatMap(client.projects.show({ project }), (shown) =>
        send(shown, file, found)
      )
      yield* output.answer(build, (style) => rendered(build, style))
    })
  )
).pipe(
  describe("Uploads a build; its name, bundle id and version are read from it.", [
    "assay app upload Shop build/Shop.ipa"
  ])
)

const list = Command.make("list", { project: projectArg, json }, ({ project }) =>
  ask(
    (client) => client.apps.list({ project }),
    (builds, style) =>
      table(
        style,
        ["ID", "UPLOADED", "PLATFORM", "SIZE", "VERSION", "BUNDLE ID", "NAME"],
        builds.map((build) => [
          build.id,
          moment(build.createdAt),
          build.platform,
          size(build.bytes),
          build.version,
          build.bundleId,
          build.name
        ])
      )
  )
).pipe(describe("Lists a project's builds, newest first."))

const remove = Command.make("delete", { project: projectArg, app, json }, ({ app, project }) =>
  ask(
    (client) => client.apps.delete({ project, app }),
    ({ deleted }) => (deleted ? "The build is gone." : "A queued or running run uses the build, so it stays.")
  )
).pipe(describe("Deletes a build, unless a queued or running run uses it."))

export const apps = Command.make("app").pipe(
  describe("Builds of mobile applications"),
  Command.withSubcommands([upload, list, remove])
)
export const appPage = page("app", apps, [page("upload", upload), page("list", list), page("delete", remove)])
