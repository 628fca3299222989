/** `assay serve`: the service itself. What it needs is loaded only when it runs. */
import { variables } from "@assay/server/Settings"
import * as Command from "@effect/cli/Command"
import * as Effect from "effect/Effect"
import { describe, json } from "./Help.js"

const width = Math.max(...variables.map(({ name }) => name.length))

const settings = variables.map(
  ({ name, fallback, meaning }) => `${name.padEnd(width)}  ${meaning} (${fallback})`
)

export const serve = Command.make("serve", { json }, () =>
  Effect.flatMap(
    Effect.promise(() => import("./Serving.js")),
    ({ serving }) => serving
  )
).pipe(
  describe(
    "Starts the service: REST interface, scheduler, browser and, without DATABASE_URL, a Postgres of its own.\nCtrl-C stops everything that it started.",
    ["assay serve", "ASSAY_PORT=8080 ASSAY_DATA_DIR=/var/lib/assay assay serve"],
    [{ heading: "Settings, from the environment (defaults in brackets)", lines: settings }]
  )
)
