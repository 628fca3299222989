/** One claimed run from its start to its outcome. */
import type { Outcome } from "@assay/domain/Run"
import type { RunBroken, RunExecutor } from "@assay/domain/RunExecutor"
import type { Claimed } from "@assay/domain/RunQueue"
import { Cause, Duration, Effect, Exit, Fiber, Option } from "effect"

/** What a run opened is closed within this time after it ended, or it is left to close by itself. */
const closeWithin = "15 seconds"

const close = (fiber: Fiber.RuntimeFiber<unknown, unknown>) =>
  Fiber.interrupt(fiber).pipe(Effect.interruptible, Effect.timeoutOption(closeWithin))

/** Its exit; none when it took too long. Whatever hangs while it closes does not hold up the outcome. */
const exitWithin = (execution: Effect.Effect<Outcome, RunBroken>, limit: Duration.DurationInput) =>
  Effect.uninterruptibleMask((restore) =>
    Effect.flatMap(Effect.forkDaemon(Effect.interruptible(execution)), (fiber) =>
      restore(Effect.timeoutOption(Fiber.await(fiber), limit)).pipe(Effect.ensuring(close(fiber)))
    )
  )

/** A runner that breaks says nothing of the product, so this is never a verdict. */
const outcomeOf = (exit: Exit.Exit<Outcome, RunBroken>): Effect.Effect<Outcome> => {
  if (Exit.isSuccess(exit)) return Effect.succeed(exit.value)
  const broken = Cause.failureOption(exit.cause)
  if (Option.isSome(broken))
    return Effect.succeed({ _tag: "Broke", errorCode: broken.value.errorCode, message: broken.value.message })
  const outcome: Outcome = {
    _tag: "Broke",
    errorCode: "internal_error",
    message: "The runner met an error of its own; its log has the cause"
  }
  return Effect.as(Effect.logError("A run ended in a defect", exit.cause), outcome)
}

const timedOut = (limit: Duration.DurationInput): Outcome => ({
  _tag: "Broke",
  errorCode: "run_timeout",
  message: `The run took longer than ${Duration.format(Duration.decode(limit))}`
})

/** Always an outcome; interruption stops the run and closes what it opened. */
export const execute = (
  executor: typeof RunExecutor.Service,
  claimed: Claimed,
  limit: Duration.DurationInput
): Effect.Effect<Outcome> =>
  exitWithin(Effect.scoped(executor.execute(claimed)), limit).pipe(
    Effect.flatMap(Option.match({ onNone: () => Effect.succeed(timedOut(limit)), onSome: outcomeOf }))
  )
