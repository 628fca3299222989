import { Caller } from "@assay/domain/Caller"
import { ProjectId } from "@assay/domain/Ids"
import { type Project, ProjectNotFound, type ProjectSettings, ProjectType } from "@assay/domain/Project"
import { ValidationFailed } from "@assay/domain/Validation"
import { ProjectsRepo } from "@assay/sql/Projects"
import { Context, Effect, Layer, Option, Struct } from "effect"
import { idIn, owned } from "./Ownership.js"

const projectIdIn = idIn(ProjectId, ProjectNotFound.of)

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

  /** The project of the id, when it is the caller's. */
  const get = (ref: string) =>
    Effect.flatMap(projectIdIn(ref), (id) => owned("project", () => ProjectNotFound.of(ref))(repo.find(id)))

  /** Changes what is given. In one statement when nothing is wrong; what is wrong is looked up afterwards. */
  const update = Effect.fnUntraced(function* (ref: string, settings: ProjectSettings) {
    const { teamId } = yield* Caller
    const updated = yield* repo.update(yield* projectIdIn(ref), settings, {
      teamId,
      types: typesWith(settings)
    })
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
