import type { DatabaseUnavailable } from "@assay/domain/Database"
import { MobileAppId } from "@assay/domain/Ids"
import { type MobileApp, MobileAppNotFound } from "@assay/domain/MobileApp"
import type { Project } from "@assay/domain/Project"
import { PayloadTooLarge } from "@assay/domain/Refusal"
import { ValidationFailed } from "@assay/domain/Validation"
import { readBuild } from "@assay/mobile/AppBuild"
import { type Added, MobileAppsRepo } from "@assay/sql/MobileApps"
import { Context, Effect, Layer, Option, Schema, type Stream } from "effect"
import { randomUUID } from "node:crypto"
import { AppFiles, type Received } from "./AppFiles.js"
import { Projects } from "./Projects.js"
import { ProjectUpdates } from "./ProjectUpdates.js"

export interface Options {
  /** How many bytes of builds a project may hold; 2 GiB by default. */
  readonly quota?: number
}

/** A file as it comes in. */
export interface Upload<E> {
  /** Known once the bytes have come to their end. */
  readonly filename: Effect.Effect<string>
  readonly bytes: Stream.Stream<Uint8Array, E>
}

const gibibyte = 1_073_741_824

/** What a name from outside may look like where it is stored and shown. */
const named = (text: string): string =>
  Array.from(text.replaceAll("\0", "\ufffd").trim()).slice(0, 255).join("") || "unknown"

/** Without folders, whatever kind of machine it comes from. */
const filenameOf = (given: string): string => named(given.replace(/^.*[/\\]/, ""))

const make = (options: Options) =>
  Effect.gen(function* () {
    const repo = yield* MobileAppsRepo
    const files = yield* AppFiles
    const projects = yield* Projects
    const byId = yield* ProjectUpdates
    const quota = options.quota ?? 2 * gibibyte

    const find = Effect.fn("MobileApps.find")(function* (project: Project, ref: string) {
      const missing = MobileAppNotFound.of(ref)
      const id = yield* Effect.mapError(Schema.decodeUnknown(MobileAppId)(ref), () => missing)
      const app = yield* repo.find(id)
      if (Option.isNone(app) || app.value.projectId !== project.id) return yield* missing
      return app.value
    })

    /** With its bytes; false while a queued or running run uses the build. */
    const removeFrom = Effect.fn("MobileApps.removeFrom")(function* (project: Project, ref: string) {
      const app = yield* find(project, ref)
      const deleted = yield* repo.delete(app.id)
      if (deleted) yield* files.remove(app.id)
      return { id: app.id, deleted }
    })

    /** The project by its id alone. */
    const remove = (projectId: string, ref: string) =>
      Effect.flatMap(byId.get(projectId), (project) => removeFrom(project, ref))

    /** The project by id, short id or name. */
    const removeNamed = (projectRef: string, ref: string) =>
      Effect.flatMap(projects.get(projectRef), (project) => removeFrom(project, ref))

    const list = Effect.fn("MobileApps.list")(function* (projectRef: string) {
      return yield* repo.list((yield* projects.get(projectRef)).id)
    })

    /** Who may upload what, before any of it is read: the project, when it is a mobile one of the caller's. */
    const admit = Effect.fn("MobileApps.admit")(function* (projectRef: string) {
      const project = yield* projects.get(projectRef)
      if (project.projectType !== "mobile")
        return yield* new ValidationFailed({
          message: `${project.name} is a web project; builds are for mobile projects`
        })
      return project
    })

    const overQuota = (used: number, received: Received) =>
      new PayloadTooLarge({
        message: `The project's builds may take ${quota} bytes; they take ${used}, and this one takes ${received.bytes}`
      })

    /** The record, and what had to go for it; the bytes are in their place before anybody can know of them. */
    const record = Effect.fn("MobileApps.record")(function* (
      project: Project,
      filename: string,
      received: Received
    ) {
      const { bundleId, name, platform, version } = yield* Effect.mapError(
        readBuild(received.path),
        ({ message }) => new ValidationFailed({ message })
      )
      const id = MobileAppId.make(randomUUID())
      yield* files.keep(id, received)
      const added: Added = yield* repo
        .add(
          {
            id,
            projectId: project.id,
            platform,
            name: named(name),
            bundleId: named(bundleId),
            version: named(version),
            filename: filenameOf(filename),
            bytes: received.bytes,
            sha256: received.sha256
          },
          { bytes: quota, deleteOldest: project.autoDeleteOldestMobileApp }
        )
        .pipe(Effect.onError(() => files.remove(id)))
      if (added._tag === "Kept") return added
      yield* files.remove(id)
      return yield* overQuota(added.used, received)
    }, Effect.uninterruptible)

    /** Keeps a build of an admitted project. */
    const upload = <E>(
      project: Project,
      { bytes, filename }: Upload<E>
    ): Effect.Effect<MobileApp, E | PayloadTooLarge | ValidationFailed | DatabaseUnavailable> =>
      Effect.scoped(
        Effect.gen(function* () {
          const received = yield* files.receive(bytes, quota)
          const { app, deleted } = yield* record(project, yield* filename, received)
          yield* Effect.forEach(deleted, files.remove, { discard: true })
          return app
        })
      )

    return { admit, upload, list, remove, removeNamed, quota }
  })

/** Uploaded builds of mobile projects. */
export class MobileApps extends Context.Tag("@assay/server/MobileApps")<
  MobileApps,
  Effect.Effect.Success<ReturnType<typeof make>>
>() {}

export const layer = (options: Options = {}) => Layer.effect(MobileApps, make(options))
