import { Api } from "@assay/api/Api"
import { HttpApiBuilder } from "@effect/platform"
import { Effect, Option } from "effect"
import { GroupMembers } from "../GroupMembers.js"
import { unavailableIsDefect } from "./Unavailable.js"

export const layer = HttpApiBuilder.group(Api, "groups", (handlers) =>
  Effect.map(GroupMembers, (groups) =>
    handlers
      .handle("schedule", ({ path: { groupId } }) =>
        groups.schedule(groupId).pipe(
          Effect.map((schedule) => ({ schedule: Option.getOrNull(schedule) })),
          unavailableIsDefect
        )
      )
      .handle("removeTest", ({ path: { groupId, testId } }) =>
        unavailableIsDefect(groups.remove(groupId, testId))
      )
  )
)
