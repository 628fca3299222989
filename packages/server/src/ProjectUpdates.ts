import { ProjectId } from "@assay/domain/Ids"
import { type Project, ProjectNotFound, type ProjectSettings, type ProjectType } from "@assay/domain/Project"
import { ValidationFailed } from "@assay/domain/Validation"
import { ProjectsRepo } from "@assay/sql/Projects"
import { Context, Effect, Layer, Option, Schema, Struct } from "effect"
import { owned } from "./Ownership.js"

/** Settings that only one type of project has. */
const only: Readonly<Partial<Record<keyof ProjectSettings, ProjectType>>> = {
  browserRegion: "web",
  accessibilityAuditEnabled: "web",
  includeExampleMobileApp: "mobile",
  autoDeleteOldestMobileApp: "mobile"
}

const misplaced = ({ projectType }: Project, settings: ProjectSettings): Option.Option<ValidationFailed> =>
  Option.fromNullable(
    Struct.keys(settings).find((name) => only[name] !== undefined && only[name] !== projectType)
  ).pipe(
    Option.map(
      (name) =>
        new ValidationFailed({
          message: `${name} is a setting of ${only[name]} projects; this is a ${projectType} project`
        })
    )
  )

const make = Effect.gen(function* () {
  const repo = yield* ProjectsRepo

  /** The project of the id, when it is the caller's; a malformed id is an unknown one. */
  const get = Effect.fn("ProjectUpdates.get")(function* (ref: string) {
    const id = Schema.decodeUnknownOption(ProjectId)(ref)
    const missing = () => ProjectNotFound.of(ref)
    if (Option.isNone(id)) return yield* missing()
    return yield* owned("project", missing)(repo.find(id.value))
  })

  /** Changes what is given. */
  const update = Effect.fn("ProjectUpdates.update")(function* (ref: string, settings: ProjectSettings) {
    const project = yield* get(ref)
    const fault = misplaced(project, settings)
    if (Option.isSome(fault)) return yield* fault.value
    return yield* Effect.mapError(yield* repo.update(project.id, settings), () => ProjectNotFound.of(ref))
  })

  return { get, update }
})

/** Changes of projects by their id. */
export class ProjectUpdates extends Context.Tag("@assay/server/ProjectUpdates")<
  ProjectUpdates,
  Effect.Effect.Success<typeof make>
>() {}

export const layer = Layer.effect(ProjectUpdates, make)
