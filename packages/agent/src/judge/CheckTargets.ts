/** What a check speaks of, whatever its kind calls it. */
import type { Check, Target } from "@assay/domain/Intent"

export const targetOf = (check: Check): Target | undefined =>
  "target" in check ? check.target : "subject" in check ? check.subject : undefined

/** The same check of another target. */
export const ofTarget = (check: Check, target: Target): Check =>
  check._tag === "CheckText"
    ? { ...check, subject: target }
    : "target" in check
      ? { ...check, target }
      : check
