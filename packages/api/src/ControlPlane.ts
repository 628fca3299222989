/** What the `assay` command and the dashboard ask of the server, at `/control/rpc`. Not part of the public interface. */
import { AppsRpc } from "./AppsRpc.js"
import { EnvironmentsRpc } from "./EnvironmentsRpc.js"
import { FeedbackRpc } from "./FeedbackRpc.js"
import { GroupsRpc } from "./GroupsRpc.js"
import { JUnitRpc } from "./JUnitRpc.js"
import { KeysRpc } from "./KeysRpc.js"
import { ProjectsRpc } from "./ProjectsRpc.js"
import { RunsRpc } from "./RunsRpc.js"
import { SchedulesRpc } from "./SchedulesRpc.js"
import { SecretsRpc } from "./SecretsRpc.js"
import { TeamsRpc } from "./TeamsRpc.js"
import { TestsRpc } from "./TestsRpc.js"
import { WebhooksRpc } from "./WebhooksRpc.js"

/** Where the control plane answers. */
export const path = "/control/rpc"

export class ControlPlane extends TeamsRpc.merge(
  KeysRpc,
  ProjectsRpc,
  EnvironmentsRpc,
  SecretsRpc,
  TestsRpc,
  GroupsRpc,
  SchedulesRpc,
  WebhooksRpc,
  RunsRpc,
  AppsRpc,
  JUnitRpc,
  FeedbackRpc
) {}
