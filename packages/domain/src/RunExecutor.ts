import { Context, type Effect, Schema, type Scope } from "effect"
import type { Outcome } from "./Run.js"
import { RunErrorCode } from "./Run.js"
import type { Claimed } from "./RunQueue.js"

/** The runner itself broke; it says nothing of the product. */
export class RunBroken extends Schema.TaggedError<RunBroken>()("RunBroken", {
  errorCode: RunErrorCode,
  message: Schema.String
}) {}

/** Carries out one claimed run. Interruption stops it and closes what it opened. */
export class RunExecutor extends Context.Tag("@assay/domain/RunExecutor")<
  RunExecutor,
  { readonly execute: (claimed: Claimed) => Effect.Effect<Outcome, RunBroken, Scope.Scope> }
>() {}
