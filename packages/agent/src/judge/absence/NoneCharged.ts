/** "No tax is charged", "no discount is applied": what is charged stands there as an amount, and no line says that it is. */
import { recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import type { View } from "../../screen/View.js"
import { allPhrases } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { isPaged } from "../counts/PagedCounts.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { runsIn } from "../texts/Phrases.js"
import type { Case } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

const charging =
  /^(?:charged|applied|added|included|due|owed|required|deducted|taken|paid|levied|given|granted|refunded|payable)$/iu

/** A label by itself, or a line with a sum. */
const isNoThing = ({ expected }: TextCheck, { view }: Case, { regions, scored }: Subject): boolean =>
  recordOf(view, scored.seen) === undefined ||
  (charging.test(expected.trim()) &&
    regions.some((region) =>
      runsIn(view, region).some(({ text }) => /\p{Sc}\s?\d|\d\s?[\p{Sc}%]/u.test(text))
    ))

const called =
  /\bno(?:ne of the)? [^,;"“”]{2,40} (?:is|are|was) (?:now |still |any longer |any more )?(?:called|named|titled)\b/iu

/** "No note is called Trip": one was, and no text of a page that shows them all has these words in it any more. */
const isGoneName = ({ expected }: TextCheck, { past, step = "", view }: Case): boolean => {
  const wanted = loose(expected)
  const stands = (screen: View): boolean => allPhrases(screen).some((text) => loose(text) === wanted)
  return (
    called.test(step) &&
    past.some(stands) &&
    !isPaged(view) &&
    !allPhrases(view).some((text) => loose(text).includes(wanted)) &&
    !view.all.some(({ node }) => node.visible && loose(node.name).includes(wanted))
  )
}

/** That none of them says so tells nothing where they are no things that would say it. */
export const noneCharged = (
  check: TextCheck,
  given: Case,
  subjects: ReadonlyArray<Subject>
): Fell | undefined =>
  check.negated &&
  check.subject?.quantifier === "any" &&
  check.subject.role === undefined &&
  !isGoneName(check, given) &&
  subjects.every((each) => isNoThing(check, given, each))
    ? Fell.of(
        "target_ambiguous",
        `Nothing there tells whether any “${check.subject.words}” is “${check.expected}”.`
      )
    : undefined
