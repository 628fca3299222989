import { MobileAppId } from "@assay/domain/Ids"
import { MobileAppNotFound } from "@assay/domain/MobileApp"
import { MobileAppsRepo } from "@assay/sql/MobileApps"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { ProjectUpdates } from "./ProjectUpdates.js"

const make = Effect.gen(function* () {
  const repo = yield* MobileAppsRepo
  const projects = yield* ProjectUpdates

  /** False while a queued or running run uses the build. */
  const remove = Effect.fn("MobileApps.remove")(function* (projectRef: string, appRef: string) {
    const project = yield* projects.get(projectRef)
    const missing = MobileAppNotFound.of(appRef)
    const id = yield* Effect.mapError(Schema.decodeUnknown(MobileAppId)(appRef), () => missing)
    const app = yield* repo.find(id)
    if (Option.isNone(app) || app.value.projectId !== project.id) return yield* missing
    return yield* repo.delete(id)
  })

  return { remove }
})

/** Uploaded builds of mobile projects. */
export class MobileApps extends Context.Tag("@assay/server/MobileApps")<
  MobileApps,
  Effect.Effect.Success<typeof make>
>() {}

export const layer = Layer.effect(MobileApps, make)
