/** Audits the pages that a test comes to, beside its steps: the test waits for none of it, and the end of it only so long. */
import { masker } from "@assay/agent/run/Templates"
import type { RunOptions } from "@assay/agent/RunSteps"
import type { Driver } from "@assay/domain/Driver"
import { mostWarnings, Warning } from "@assay/domain/Warning"
import { Effect, FiberSet, Ref } from "effect"

/** What is not done so long after the last step is given up. */
const patience = "5 seconds"

const masked = (warning: Warning, mask: (text: string) => string): Warning =>
  new Warning({
    ...warning,
    page: mask(warning.page),
    message: mask(warning.message),
    elements: warning.elements.map(mask)
  })

/** `look` begins with the page as it is and comes back at once; `found` is what all looks found. */
export const makeAuditing = Effect.fn("Auditing.make")(function* (
  driver: Driver,
  secrets: RunOptions["secrets"] = {}
) {
  const mask = masker({ secrets })
  const found = yield* Ref.make<ReadonlyArray<Warning>>([])
  const audits = yield* FiberSet.make<void>()
  const audit = Effect.flatMap(driver.audit ?? Effect.succeed([]), (warnings) =>
    Ref.update(found, (all) => [...all, ...warnings.map((one) => masked(one, mask))].slice(0, mostWarnings))
  )
  const look = Effect.asVoid(FiberSet.run(audits, audit))
  const wait = Effect.timeoutOption(FiberSet.awaitEmpty(audits), patience)
  return { look, found: Effect.zipRight(wait, Ref.get(found)) }
})
