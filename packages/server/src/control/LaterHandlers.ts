/** Calls whose features arrive later: they are asked for and answered honestly. */
import { AppsRpc } from "@assay/api/AppsRpc"
import { ScheduleClearing, SchedulesRpc } from "@assay/api/SchedulesRpc"
import { MobileAppNotFound } from "@assay/domain/MobileApp"
import { ValidationFailed } from "@assay/domain/Validation"
import { MobileAppsRepo } from "@assay/sql/MobileApps"
import { SchedulesRepo } from "@assay/sql/Schedules"
import { Effect, Layer, Option } from "effect"
import { Groups } from "../Groups.js"
import { Projects } from "../Projects.js"

const apps = AppsRpc.toLayer(
  Effect.map(Effect.all([Projects, MobileAppsRepo]), ([projects, repo]) => ({
    "apps.list": ({ project }) => projects.get(project).pipe(Effect.flatMap(({ id }) => repo.list(id))),
    "apps.delete": ({ project, app }) =>
      projects.get(project).pipe(Effect.zipRight(Effect.fail(MobileAppNotFound.of(app))))
  }))
)

const schedules = SchedulesRpc.toLayer(
  Effect.map(Effect.all([Groups, SchedulesRepo]), ([groups, repo]) => ({
    "schedules.set": ({ group }) =>
      groups
        .get(group)
        .pipe(Effect.zipRight(new ValidationFailed({ message: "This version does not run schedules yet" }))),
    "schedules.show": ({ group }) =>
      groups.get(group).pipe(
        Effect.flatMap(({ id }) => repo.find(id)),
        Effect.map(Option.getOrNull)
      ),
    "schedules.clear": ({ group }) =>
      groups
        .get(group)
        .pipe(
          Effect.flatMap(({ id }) =>
            Effect.map(repo.clear(id), (cleared) => new ScheduleClearing({ groupId: id, cleared }))
          )
        )
  }))
)

export const layer = Layer.mergeAll(apps, schedules)
