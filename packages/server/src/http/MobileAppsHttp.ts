import { Api } from "@assay/api/Api"
import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { MobileApps } from "../MobileApps.js"
import { unavailableIsDefect } from "./Unavailable.js"

export const layer = HttpApiBuilder.group(Api, "mobileApps", (handlers) =>
  Effect.map(MobileApps, (apps) =>
    handlers.handle("delete", ({ path: { projectId, appId } }) =>
      apps.remove(projectId, appId).pipe(
        Effect.map(({ deleted }) => ({ deleted })),
        unavailableIsDefect
      )
    )
  )
)
