import { Api } from "@assay/api/Api"
import { ProjectUpdate } from "@assay/api/ProjectsApi"
import { HttpApiBuilder } from "@effect/platform"
import { Effect } from "effect"
import { ProjectUpdates } from "../ProjectUpdates.js"
import { receive, strictly } from "./JsonBody.js"
import { unavailableIsDefect } from "./Unavailable.js"

const decode = strictly(ProjectUpdate)

export const layer = HttpApiBuilder.group(Api, "projects", (handlers) =>
  Effect.map(ProjectUpdates, (projects) =>
    handlers.handleRaw("update", ({ path: { projectId } }) =>
      receive(decode).pipe(
        Effect.flatMap(({ value }) => projects.update(projectId, value)),
        Effect.map((project) => ({ project })),
        unavailableIsDefect
      )
    )
  )
)
