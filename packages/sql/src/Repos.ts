/** Every repository over one database. */
import { Layer } from "effect"
import * as ApiKeys from "./ApiKeys.js"
import * as Batches from "./Batches.js"
import * as Feedback from "./Feedback.js"
import * as Groups from "./Groups.js"
import * as Idempotency from "./Idempotency.js"
import * as MobileApps from "./MobileApps.js"
import * as Projects from "./Projects.js"
import * as Purge from "./Purge.js"
import { Database } from "./Query.js"
import * as Runs from "./Runs.js"
import * as Schedules from "./Schedules.js"
import * as Secrets from "./Secrets.js"
import * as Teams from "./Teams.js"
import * as Tests from "./Tests.js"
import * as Webhooks from "./Webhooks.js"

const accounts = Layer.mergeAll(Teams.layer, ApiKeys.layer, Feedback.layer, Idempotency.layer)
const definitions = Layer.mergeAll(Projects.layer, Secrets.layer, Tests.layer, Groups.layer, MobileApps.layer)
const executions = Layer.mergeAll(Runs.layer, Batches.layer, Schedules.layer, Webhooks.layer, Purge.layer)

export const layerRepos = Layer.mergeAll(Database.Default, accounts, definitions, executions)
