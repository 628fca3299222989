/** "No tax is charged", "no discount is applied": what is charged stands there as an amount, and no line says that it is. */
import { recordOf } from "../ground/Regions.js"
import { Fell } from "../run/Fell.js"
import type { TextCheck } from "./PageTexts.js"
import { runsIn } from "./Phrases.js"
import type { Case } from "./Ruling.js"
import type { Subject } from "./Surroundings.js"

const charging =
  /^(?:charged|applied|added|included|due|owed|required|deducted|taken|paid|levied|given|granted|refunded|payable)$/iu

/** A label by itself, or a line with a sum. */
const isNoThing = ({ expected }: TextCheck, { view }: Case, { regions, scored }: Subject): boolean =>
  recordOf(view, scored.seen) === undefined ||
  (charging.test(expected.trim()) &&
    regions.some((region) =>
      runsIn(view, region).some(({ text }) => /\p{Sc}\s?\d|\d\s?[\p{Sc}%]/u.test(text))
    ))

/** That none of them says so tells nothing where they are no things that would say it. */
export const noneCharged = (
  check: TextCheck,
  given: Case,
  subjects: ReadonlyArray<Subject>
): Fell | undefined =>
  check.negated &&
  check.subject?.quantifier === "any" &&
  check.subject.role === undefined &&
  subjects.every((each) => isNoThing(check, given, each))
    ? Fell.of(
        "target_ambiguous",
        `Nothing there tells whether any “${check.subject.words}” is “${check.expected}”.`
      )
    : undefined
