import { ProjectNotFound } from "@assay/domain/Project"
import { Test, TestNotFound } from "@assay/domain/Test"
import { Rpc, RpcGroup } from "@effect/rpc"
import { Schema } from "effect"
import { ControlAuth } from "./ControlAuth.js"
import { changing, finding, OptionalString, Reference } from "./Failures.js"

export class TestsRpc extends RpcGroup.make(
  Rpc.make("create", {
    payload: { project: Reference, title: Schema.String, steps: Schema.String },
    success: Test,
    error: changing(ProjectNotFound)
  }),
  Rpc.make("show", { payload: { test: Reference }, success: Test, error: finding(TestNotFound) }),
  /** What is absent stays as it is. */
  Rpc.make("update", {
    payload: {
      test: Reference,
      title: OptionalString,
      steps: OptionalString
    },
    success: Test,
    error: changing(TestNotFound)
  }),
  Rpc.make("list", {
    payload: { project: Reference },
    success: Schema.Array(Test),
    error: finding(ProjectNotFound)
  })
)
  .prefix("tests.")
  .middleware(ControlAuth) {}
