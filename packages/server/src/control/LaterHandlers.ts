/** Calls whose features arrive later: they are asked for and answered honestly. */
import { AppsRpc } from "@assay/api/AppsRpc"
import { MobileAppNotFound } from "@assay/domain/MobileApp"
import { MobileAppsRepo } from "@assay/sql/MobileApps"
import { Effect } from "effect"
import { Projects } from "../Projects.js"

const apps = AppsRpc.toLayer(
  Effect.map(Effect.all([Projects, MobileAppsRepo]), ([projects, repo]) => ({
    "apps.list": ({ project }) => projects.get(project).pipe(Effect.flatMap(({ id }) => repo.list(id))),
    "apps.delete": ({ project, app }) =>
      projects.get(project).pipe(Effect.zipRight(Effect.fail(MobileAppNotFound.of(app))))
  }))
)

export const layer = apps
