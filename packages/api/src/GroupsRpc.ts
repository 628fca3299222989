import { EnvironmentNotFound } from "@assay/domain/Environment"
import { Group, GroupNotFound, TestRemoval } from "@assay/domain/Group"
import { ProjectNotFound } from "@assay/domain/Project"
import { TargetRefused, UsageLimitExceeded } from "@assay/domain/Refusal"
import { BatchRuns } from "@assay/domain/RunEvent"
import { TestNotFound } from "@assay/domain/Test"
import { Rpc, RpcGroup } from "@effect/rpc"
import { Schema } from "effect"
import { ControlAuth } from "./ControlAuth.js"
import {
  changing,
  finding,
  OptionalBoolean,
  OptionalPlatform,
  OptionalString,
  Reference
} from "./Failures.js"

export class GroupsRpc extends RpcGroup.make(
  Rpc.make("create", {
    payload: {
      project: Reference,
      name: Schema.String,
      prepTest: OptionalString
    },
    success: Group,
    error: changing(ProjectNotFound, TestNotFound)
  }),
  Rpc.make("show", { payload: { group: Reference }, success: Group, error: finding(GroupNotFound) }),
  Rpc.make("list", {
    payload: { project: Reference },
    success: Schema.Array(Group),
    error: finding(ProjectNotFound)
  }),
  /** Adds the test at the end; a member stays where it is. A test of another project is no valid one. */
  Rpc.make("add", {
    payload: { group: Reference, test: Reference },
    success: Group,
    error: changing(GroupNotFound, TestNotFound)
  }),
  Rpc.make("remove", {
    payload: { group: Reference, test: Reference },
    success: TestRemoval,
    error: finding(GroupNotFound, TestNotFound)
  }),
  /** Runs every runnable test as one batch and answers at once; `ValidationFailed` when nothing in it can run. */
  Rpc.make("run", {
    payload: {
      group: Reference,
      /** An environment of the project, by id, slug or name. */
      environment: OptionalString,
      targetUrl: OptionalString,
      platform: OptionalPlatform,
      /** One test after the other in the group's order; else as many at once as there is room for. */
      inOrder: OptionalBoolean
    },
    success: BatchRuns,
    error: changing(GroupNotFound, EnvironmentNotFound, TargetRefused, UsageLimitExceeded)
  })
)
  .prefix("groups.")
  .middleware(ControlAuth) {}
