import type { GroupTrigger, WebhookAnswer } from "@assay/api/WebhooksApi"
import type { Environment } from "@assay/domain/Environment"
import type { Group } from "@assay/domain/Group"
import type { GroupId } from "@assay/domain/Ids"
import type { Platform, Project } from "@assay/domain/Project"
import type { Test } from "@assay/domain/Test"
import { ValidationFailed } from "@assay/domain/Validation"
import { BatchesRepo } from "@assay/sql/Batches"
import { GroupsRepo } from "@assay/sql/Groups"
import { MobileAppsRepo } from "@assay/sql/MobileApps"
import { ProjectsRepo } from "@assay/sql/Projects"
import { TestsRepo } from "@assay/sql/Tests"
import { Context, Effect, Layer, Option } from "effect"
import { Runs } from "./Runs.js"
import { TargetPolicy } from "./TargetPolicy.js"

type Trigger = typeof GroupTrigger.Type

/** What a trigger comes to: where its runs happen, or why there are none. */
type Settled =
  | {
      readonly _tag: "Runnable"
      readonly group: Group
      readonly platform: Platform
      readonly targetUrl: string
      readonly environment: Environment | undefined
      readonly preparation: ReadonlyArray<Test>
      readonly tests: ReadonlyArray<Test>
      readonly trigger: Trigger
    }
  | { readonly _tag: "Ignored"; readonly reason: string }

const ignored = (reason: string): Settled => ({ _tag: "Ignored", reason })

const runnable = (test: Test) => test.steps.trim() !== ""

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/** The environment meant, none where the trigger names none, or a word on why it cannot be told. */
const environmentOf = (
  project: Project,
  trigger: Trigger
): Effect.Effect<Option.Option<Environment>, ValidationFailed> => {
  const { projectEnvironmentId: id, environment: kind } = trigger
  const refuse = (message: string) => Effect.fail(new ValidationFailed({ message }))
  if (id !== undefined) {
    const found = project.environments.find((environment) => environment.id === id.toLowerCase())
    return found === undefined
      ? refuse("projectEnvironmentId must be an environment of the group's project")
      : Effect.succeedSome(found)
  }
  const [only, ...others] = project.environments.filter((environment) => environment.kind === kind)
  return others.length > 0
    ? refuse(`environment must name a kind that the project has one of; it has ${others.length + 1} of it`)
    : Effect.succeed(Option.fromNullable(only))
}

const make = Effect.gen(function* () {
  const groups = yield* GroupsRepo
  const projects = yield* ProjectsRepo
  const tests = yield* TestsRepo
  const batches = yield* BatchesRepo
  const apps = yield* MobileAppsRepo
  const runs = yield* Runs
  const policy = yield* TargetPolicy

  const targetOf = Effect.fn("GroupTriggers.targetOf")(function* (project: Project, trigger: Trigger) {
    if (trigger.targetUrl !== undefined) return { targetUrl: trigger.targetUrl, environment: undefined }
    const found = yield* environmentOf(project, trigger)
    if (Option.isSome(found)) return { targetUrl: found.value.url, environment: found.value }
    return { targetUrl: trigger.environment === undefined ? project.url : undefined, environment: undefined }
  })

  /** Holds the trigger against the group and its project. */
  const settle = Effect.fn("GroupTriggers.settle")(function* (groupId: GroupId, trigger: Trigger) {
    const group = yield* Effect.orDie(yield* groups.find(groupId))
    const project = yield* Effect.orDie(yield* projects.find(group.projectId))
    const { targetUrl, environment } = yield* targetOf(project, trigger)
    if (targetUrl === undefined) return ignored(`The project has no ${trigger.environment} environment`)
    const platform = trigger.platform ?? (project.projectType === "web" ? "web" : "ios")
    if ((platform === "web") !== (project.projectType === "web"))
      return ignored(`The group's tests are ${project.projectType} tests and do not run on ${platform}`)
    if (platform === "web" && !isWebAddress(targetUrl))
      return ignored("The target is no http or https address")
    if (platform === "web") yield* policy.admit(targetUrl)
    yield* policy.admitOther("mobile.artifactUrl", trigger.mobile?.artifactUrl)
    const members = (yield* tests.findMany(group.testIds)).filter(runnable)
    if (members.length === 0) return ignored("The group has no test with steps")
    const preparation =
      group.prepTestId === null ? [] : (yield* tests.findMany([group.prepTestId])).filter(runnable)
    const settled: Settled = {
      _tag: "Runnable",
      group,
      platform,
      targetUrl,
      environment,
      preparation,
      tests: members,
      trigger
    }
    return settled
  })

  const appOf = Effect.fn("GroupTriggers.appOf")(function* (
    settled: Settled & { readonly _tag: "Runnable" }
  ) {
    if (settled.platform === "web") return undefined
    const { appId, bundleId, artifactUrl } = settled.trigger.mobile ?? {}
    const builds = (yield* apps.list(settled.group.projectId)).filter(
      ({ platform }) => platform === settled.platform
    )
    if (appId !== undefined) return builds.find(({ id }) => id === appId.toLowerCase())
    if (bundleId !== undefined) return builds.find((build) => build.bundleId === bundleId)
    return artifactUrl === undefined ? builds[0] : undefined
  })

  /** Refuses what would go past the team's limit of runs an hour. */
  const admit = Effect.fn("GroupTriggers.admit")(function* (settled: Settled) {
    if (settled._tag === "Runnable")
      yield* runs.admit(settled.group.teamId, settled.preparation.length + settled.tests.length)
    return settled
  })

  /** Runs all of it as one batch, the preparation first. */
  const start = Effect.fn("GroupTriggers.start")(function* (settled: Settled) {
    if (settled._tag === "Ignored") {
      const answer: WebhookAnswer = { received: true, ignored: true, reason: settled.reason }
      return answer
    }
    const { group, platform, targetUrl, environment, preparation, trigger } = settled
    const app = yield* appOf(settled)
    const { mobile, deviceModel, commitSha } = trigger
    const asked = (kind: "test" | "preparation") => (test: Test) => ({
      testId: test.id,
      kind,
      title: test.title,
      steps: test.steps,
      platform,
      targetUrl,
      request: { mobile, deviceModel, commitSha },
      ...(environment === undefined
        ? {}
        : { environmentId: environment.id, environmentName: environment.name }),
      ...(app === undefined ? {} : { mobileAppId: app.id })
    })
    const { teamId, projectId, id: groupId, name } = group
    const { batch } = yield* batches.create({ teamId, projectId, groupId, name, platform, inOrder: false }, [
      ...preparation.map(asked("preparation")),
      ...settled.tests.map(asked("test"))
    ])
    const answer: WebhookAnswer = { received: true, batchId: batch.id }
    return answer
  })

  return { settle, admit, start }
})

/** Runs of a group that its webhook asks for. */
export class GroupTriggers extends Context.Tag("@assay/server/GroupTriggers")<
  GroupTriggers,
  Effect.Effect.Success<typeof make>
>() {}

export const layer = Layer.effect(GroupTriggers, make)
