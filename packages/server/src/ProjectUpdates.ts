import { Caller } from "@assay/domain/Caller"
import { ProjectId } from "@assay/domain/Ids"
import { type Project, ProjectNotFound, type ProjectSettings, ProjectType } from "@assay/domain/Project"
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

/** The types of project that have all of these settings. */
const typesWith = (settings: ProjectSettings): ReadonlyArray<ProjectType> =>
  ProjectType.literals.filter((type) =>
    Struct.keys(settings).every((name) => only[name] === undefined || only[name] === type)
  )

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
  const get = Effect.fnUntraced(function* (ref: string) {
    const id = Schema.decodeUnknownOption(ProjectId)(ref)
    const missing = () => ProjectNotFound.of(ref)
    if (Option.isNone(id)) return yield* missing()
    return yield* owned("project", missing)(repo.find(id.value))
  })

  /** Changes what is given. In one statement when nothing is wrong; what is wrong is looked up afterwards. */
  const update = Effect.fnUntraced(function* (ref: string, settings: ProjectSettings) {
    const { teamId } = yield* Caller
    const id = Schema.decodeUnknownOption(ProjectId)(ref)
    if (Option.isNone(id)) return yield* ProjectNotFound.of(ref)
    const updated = yield* repo.update(id.value, settings, { teamId, types: typesWith(settings) })
    if (Option.isSome(updated)) return updated.value
    const fault = misplaced(yield* get(ref), settings)
    return yield* Option.getOrElse(fault, () => ProjectNotFound.of(ref))
  })

  return { get, update }
})

/** Changes of projects by their id. */
export class ProjectUpdates extends Context.Tag("@assay/server/ProjectUpdates")<
  ProjectUpdates,
  Effect.Effect.Success<typeof make>
>() {}

export const layer = Layer.effect(ProjectUpdates, make)
