/** What answers the control plane: each call goes to its service, and nothing is decided here. */
import { AppDeletion, AppsRpc } from "@assay/api/AppsRpc"
import { ControlPlane } from "@assay/api/ControlPlane"
import { EnvironmentsRpc } from "@assay/api/EnvironmentsRpc"
import { FeedbackRpc } from "@assay/api/FeedbackRpc"
import { GroupsRpc } from "@assay/api/GroupsRpc"
import { JUnitRpc } from "@assay/api/JUnitRpc"
import { KeyCreated, KeysRpc } from "@assay/api/KeysRpc"
import { ProjectsRpc } from "@assay/api/ProjectsRpc"
import { RunsRpc } from "@assay/api/RunsRpc"
import { ScheduleClearing, SchedulesRpc } from "@assay/api/SchedulesRpc"
import { SecretsRpc } from "@assay/api/SecretsRpc"
import { TeamsRpc } from "@assay/api/TeamsRpc"
import { TestsRpc } from "@assay/api/TestsRpc"
import { WebhooksRpc } from "@assay/api/WebhooksRpc"
import { RpcSerialization, RpcServer } from "@effect/rpc"
import { Effect, Layer, Option, Stream } from "effect"
import { Batches } from "../Batches.js"
import { FeedbackReports } from "../FeedbackReports.js"
import { Groups } from "../Groups.js"
import { JUnitReports } from "../JUnitReports.js"
import { Keys } from "../Keys.js"
import { MobileApps } from "../MobileApps.js"
import { Projects } from "../Projects.js"
import { Runs } from "../Runs.js"
import { Schedules } from "../Schedules.js"
import { Secrets } from "../Secrets.js"
import { Teams } from "../Teams.js"
import { Tests } from "../Tests.js"
import { Webhooks } from "../Webhooks.js"
import * as ControlProtocol from "./ControlProtocol.js"

const teams = TeamsRpc.toLayer(
  Effect.map(Teams, (teams) => ({
    "teams.create": (input) => teams.create(input),
    "teams.list": () => teams.list()
  }))
)

const keys = KeysRpc.toLayer(
  Effect.map(Keys, (keys) => ({
    "keys.create": ({ team, name }) =>
      keys.create({ team, name }).pipe(Effect.map(({ record, key }) => new KeyCreated({ ...record, key }))),
    "keys.revoke": ({ id }) => keys.revoke(id),
    "keys.list": ({ team }) => keys.list(team)
  }))
)

const projects = ProjectsRpc.toLayer(
  Effect.map(Projects, (projects) => ({
    "projects.create": (input) => projects.create(input),
    "projects.show": ({ project }) => projects.get(project),
    "projects.list": () => projects.list()
  }))
)

const environments = EnvironmentsRpc.toLayer(
  Effect.map(Projects, (projects) => ({
    "environments.add": ({ project, ...input }) => projects.addEnvironment(project, input)
  }))
)

const secrets = SecretsRpc.toLayer(
  Effect.map(Secrets, (secrets) => ({
    "secrets.set": ({ project, name, value }) => secrets.set(project, name, value),
    "secrets.list": ({ project }) => secrets.list(project),
    "secrets.remove": ({ project, name }) => secrets.remove(project, name)
  }))
)

const tests = TestsRpc.toLayer(
  Effect.map(Tests, (tests) => ({
    "tests.create": ({ project, ...input }) => tests.create(project, input),
    "tests.show": ({ test }) => tests.get(test),
    "tests.update": ({ test, ...input }) => tests.update(test, input),
    "tests.list": ({ project }) => tests.list(project)
  }))
)

const groups = GroupsRpc.toLayer(
  Effect.map(Effect.all([Groups, Batches]), ([groups, batches]) => ({
    "groups.create": ({ project, ...input }) => groups.create(project, input),
    "groups.show": ({ group }) => groups.get(group),
    "groups.list": ({ project }) => groups.list(project),
    "groups.add": ({ group, test }) => groups.addTest(group, test),
    "groups.remove": ({ group, test }) => groups.removeTest(group, test),
    "groups.run": ({ group, ...where }) => batches.start(group, where)
  }))
)

const schedules = SchedulesRpc.toLayer(
  Effect.map(Schedules, (schedules) => ({
    "schedules.set": ({ group, ...settings }) => schedules.set(group, settings),
    "schedules.show": ({ group }) => Effect.map(schedules.show(group), Option.getOrNull),
    "schedules.clear": ({ group }) =>
      Effect.map(schedules.clear(group), (clearing) => new ScheduleClearing(clearing))
  }))
)

const runs = RunsRpc.toLayer(
  Effect.map(Effect.all([Runs, Batches]), ([runs, batches]) => ({
    "runs.start": ({ test, ...where }) => runs.start(test, where),
    "runs.show": ({ run }) => runs.getDetails(run),
    "runs.watch": ({ run }) => runs.watch(run),
    "runs.watchBatch": ({ batch }) => batches.watch(batch),
    "runs.batch": ({ batch }) => batches.getRuns(batch),
    "runs.cancel": ({ run }) => runs.cancel(run),
    "runs.list": ({ project }) => runs.list(project),
    "runs.evidence": ({ run }) => runs.getDetails(run).pipe(Effect.map(({ evidence }) => evidence))
  }))
)

const junit = JUnitRpc.toLayer(
  Effect.map(JUnitReports, (reports) => ({
    "junit.run": ({ run, allowIncomplete }) =>
      Stream.fromEffect(reports.forRun(run, allowIncomplete)).pipe(Stream.map(({ xml }) => xml)),
    "junit.batch": ({ batch, allowIncomplete }) => reports.forBatch(batch, allowIncomplete)
  }))
)

const webhooks = WebhooksRpc.toLayer(
  Effect.map(Webhooks, (webhooks) => ({
    "webhooks.project": ({ project, rotate }) => webhooks.ofProject(project, rotate),
    "webhooks.group": ({ group, rotate }) => webhooks.ofGroup(group, rotate)
  }))
)

const feedback = FeedbackRpc.toLayer(
  Effect.map(FeedbackReports, (feedback) => ({ "feedback.list": () => feedback.list() }))
)

const apps = AppsRpc.toLayer(
  Effect.map(MobileApps, (apps) => ({
    "apps.list": ({ project }) => apps.list(project),
    "apps.delete": ({ project, app }) =>
      Effect.map(apps.removeNamed(project, app), (deletion) => new AppDeletion(deletion))
  }))
)

export const layer = Layer.mergeAll(
  teams,
  keys,
  projects,
  environments,
  secrets,
  tests,
  groups,
  schedules,
  runs,
  junit,
  webhooks,
  feedback,
  apps
)

/** The control plane as an HTTP application; it answers whatever path it is called on. */
export const app = Effect.gen(function* () {
  const { app, protocol } = yield* ControlProtocol.make
  yield* RpcServer.make(ControlPlane, { disableTracing: true }).pipe(
    Effect.provideService(RpcServer.Protocol, protocol),
    Effect.interruptible,
    Effect.forkScoped
  )
  return app
}).pipe(Effect.provide(RpcSerialization.layerNdjson))
