import { Caller } from "@assay/domain/Caller"
import { TestNotFound } from "@assay/domain/Test"
import { text } from "@assay/domain/Text"
import { validate } from "@assay/domain/Validation"
import { TestsRepo } from "@assay/sql/Tests"
import { Context, Effect, Layer, Schema } from "effect"
import { owned } from "./Ownership.js"
import { Projects } from "./Projects.js"

const NewTest = Schema.Struct({ title: text(1, 500), steps: text(0, 100_000) })
const TestChange = Schema.partialWith(NewTest, { exact: true })

const make = Effect.gen(function* () {
  const repo = yield* TestsRepo
  const projects = yield* Projects

  const create = Effect.fn("Tests.create")(function* (
    project: string,
    input: { readonly title: string; readonly steps: string }
  ) {
    const { id, teamId } = yield* projects.get(project)
    return yield* repo.create({ teamId, projectId: id, ...(yield* validate(NewTest)(input)) })
  })

  const get = Effect.fn("Tests.get")(function* (ref: string) {
    const { teamId } = yield* Caller
    return yield* owned("test", () => TestNotFound.of(ref))(repo.findByRef(teamId, ref))
  })

  const update = Effect.fn("Tests.update")(function* (
    ref: string,
    input: { readonly title?: string; readonly steps?: string }
  ) {
    const { id } = yield* get(ref)
    const updated = yield* repo.update(id, yield* validate(TestChange)(input))
    return yield* Effect.mapError(updated, () => TestNotFound.of(ref))
  })

  const list = Effect.fn("Tests.list")(function* (project: string) {
    return yield* repo.list((yield* projects.get(project)).id)
  })

  return { create, get, update, list }
})

/** Tests in plain English. */
export class Tests extends Context.Tag("@assay/server/Tests")<Tests, Effect.Effect.Success<typeof make>>() {}

export const layer = Layer.effect(Tests, make)
