/** What holds is asked once more by what the step tells of it (docs/decisions/0016): a doubt leaves it undecided. */
import type { Fell } from "../run/Fell.js"
import type { Held, TextCheck } from "./texts/PageTexts.js"
import { acrossPairs } from "./figures/AcrossPairs.js"
import { asPredicate } from "./states/Predicated.js"
import { withoutQuoted } from "./owners/QuotedBy.js"
import { byNumber } from "./lists/NumberedNames.js"
import { besidePlural, byAnotherUnder, underPlural } from "./lists/OneOfSeveral.js"
import { inAnotherCell } from "./figures/FiguresInCells.js"
import { ofOneThing } from "./figures/FiguresOfThings.js"
import { byRangeEnd } from "./figures/RangeEnds.js"
import { byOtherTie } from "./owners/OtherTies.js"
import { byAuthor, byHead, byNobody, byOthersBeside, byOthersInIt, byRelation } from "./owners/Relations.js"
import { type Case, type Ruling, undecided } from "./Ruling.js"
import { ofPersonsText } from "./owners/SpokenOfPerson.js"
import { byWriter } from "./owners/Writers.js"

const doubts: ReadonlyArray<(held: Held, given: Case) => Fell | undefined> = [
  withoutQuoted,
  acrossPairs,
  byAuthor,
  byRelation,
  byOtherTie,
  byWriter,
  byNumber,
  byOthersInIt,
  byOthersBeside,
  asPredicate,
  byRangeEnd,
  ofOneThing,
  inAnotherCell,
  underPlural,
  byAnotherUnder
]

export const unlessDoubted = (check: TextCheck, given: Case, ruling: Ruling): Ruling => {
  const { negated, subject } = check
  if (negated || subject === undefined) return ruling
  if (ruling._tag === "Refuted") {
    const head =
      byHead(check, given) ??
      byNobody(check, given, ruling.actual) ??
      ofPersonsText(check, given) ??
      besidePlural(check, given, ruling.target)
    return head === undefined ? ruling : undecided(head)
  }
  const seen = ruling._tag === "Holds" ? ruling.about : undefined
  if (seen === undefined) return ruling
  for (const doubt of doubts) {
    const fell = doubt({ check, subject, seen }, given)
    if (fell !== undefined) return undecided(fell)
  }
  return ruling
}
