import { Caller } from "@assay/domain/Caller"
import { GroupNotFound, TestRemoval } from "@assay/domain/Group"
import { text } from "@assay/domain/Text"
import { validate, ValidationFailed } from "@assay/domain/Validation"
import { GroupsRepo } from "@assay/sql/Groups"
import { Context, Effect, Layer, Schema } from "effect"
import { owned } from "./Ownership.js"
import { Projects } from "./Projects.js"
import { Tests } from "./Tests.js"

const NewGroup = Schema.Struct({ name: text(1, 255) })

const make = Effect.gen(function* () {
  const repo = yield* GroupsRepo
  const projects = yield* Projects
  const tests = yield* Tests

  const get = Effect.fn("Groups.get")(function* (ref: string) {
    const { teamId } = yield* Caller
    return yield* owned("group", () => GroupNotFound.of(ref))(repo.findByRef(teamId, ref))
  })

  /** A test that may stand in a group of the project. */
  const memberOf = Effect.fn("Groups.memberOf")(function* (projectId: string, ref: string, field: string) {
    const test = yield* tests.get(ref)
    if (test.projectId !== projectId)
      return yield* new ValidationFailed({ message: `${field} must be a test of the group's own project` })
    return test
  })

  const create = Effect.fn("Groups.create")(function* (
    projectRef: string,
    input: { readonly name: string; readonly prepTest?: string }
  ) {
    const project = yield* projects.get(projectRef)
    const { name } = yield* validate(NewGroup)({ name: input.name })
    const prepTestId =
      input.prepTest === undefined ? null : (yield* memberOf(project.id, input.prepTest, "prepTest")).id
    return yield* repo.create({ teamId: project.teamId, projectId: project.id, name, prepTestId })
  })

  const list = Effect.fn("Groups.list")(function* (project: string) {
    return yield* repo.list((yield* projects.get(project)).id)
  })

  const addTest = Effect.fn("Groups.addTest")(function* (ref: string, testRef: string) {
    const group = yield* get(ref)
    const test = yield* memberOf(group.projectId, testRef, "test")
    yield* repo.addTest(group.id, test.id)
    return yield* get(group.id)
  })

  /** `removed` is false for a test that is no member; a UUID that no test has is no member either. */
  const removeTest = Effect.fn("Groups.removeTest")(function* (ref: string, testRef: string) {
    const group = yield* get(ref)
    const test = yield* tests.get(testRef)
    const removed = yield* repo.removeTest(group.id, test.id)
    return new TestRemoval({ groupId: group.id, testId: test.id, removed })
  })

  return { get, create, list, addTest, removeTest }
})

/** Tests that run together. */
export class Groups extends Context.Tag("@assay/server/Groups")<
  Groups,
  Effect.Effect.Success<typeof make>
>() {}

export const layer = Layer.effect(Groups, make)
