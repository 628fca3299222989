import { Caller, callerTeam } from "@assay/domain/Caller"
import { type Environment, EnvironmentKind, EnvironmentNotFound } from "@assay/domain/Environment"
import { type Project, ProjectNotFound, ProjectType } from "@assay/domain/Project"
import { Ambiguous } from "@assay/domain/Refusal"
import { text } from "@assay/domain/Text"
import { validate } from "@assay/domain/Validation"
import { ProjectsRepo } from "@assay/sql/Projects"
import { Context, Effect, Layer, Schema } from "effect"
import { owned } from "./Ownership.js"

const NewProject = Schema.Struct({
  name: text(1, 255),
  url: text(1, 500),
  projectType: ProjectType,
  description: text(0, 2000)
})

const NewEnvironment = Schema.Struct({ name: text(1, 255), kind: EnvironmentKind, url: text(1, 500) })

const environmentOf = (
  project: Project,
  ref: string
): Effect.Effect<Environment, EnvironmentNotFound | Ambiguous> => {
  const exact = project.environments.find(({ id, slug }) => id === ref || slug === ref)
  if (exact !== undefined) return Effect.succeed(exact)
  const named = project.environments.filter(({ name, kind }) => name === ref || kind === ref)
  const [only, another] = named
  if (only === undefined) return Effect.fail(EnvironmentNotFound.of(ref))
  return another === undefined
    ? Effect.succeed(only)
    : Effect.fail(
        Ambiguous.of(
          "environment",
          ref,
          named.map(({ slug }) => slug)
        )
      )
}

const make = Effect.gen(function* () {
  const repo = yield* ProjectsRepo

  const create = Effect.fn("Projects.create")(function* (input: {
    readonly name: string
    readonly url: string
    readonly projectType: ProjectType
    readonly description?: string
  }) {
    const teamId = yield* callerTeam
    const project = yield* validate(NewProject)({ ...input, description: input.description ?? "" })
    return yield* repo.create({ teamId, ...project })
  })

  const get = Effect.fn("Projects.get")(function* (ref: string) {
    const { teamId } = yield* Caller
    return yield* owned("project", () => ProjectNotFound.of(ref))(repo.findByRef(teamId, ref))
  })

  const list = Effect.fn("Projects.list")(function* () {
    const { teamId } = yield* Caller
    return yield* repo.list(teamId)
  })

  const addEnvironment = Effect.fn("Projects.addEnvironment")(function* (
    ref: string,
    input: { readonly name: string; readonly kind: EnvironmentKind; readonly url: string }
  ) {
    const project = yield* get(ref)
    return yield* repo.addEnvironment(project.id, yield* validate(NewEnvironment)(input))
  })

  return { create, get, list, addEnvironment, environmentOf }
})

/** Applications under test and the places where they run. */
export class Projects extends Context.Tag("@assay/server/Projects")<
  Projects,
  Effect.Effect.Success<typeof make>
>() {}

export const layer = Layer.effect(Projects, make)
