/** "Listed in the wishlist" on the page "Your wishlist": not on the button that says "Wishlist 2" and leads there. */
import { mainHeading } from "../../ground/OwnPage.js"
import { sectionOf } from "../../ground/Regions.js"
import { isControl, isField } from "../../screen/Kinds.js"
import { upward } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import type { Case } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

/** A way to it, or what is written on one. */
const isWay = ({ scored: { seen } }: Subject): boolean =>
  [seen, ...upward(seen)].some((each) => isControl(each) && !isField(each))

/** What the page shows under its main heading; nothing where that is not called so, or where more than ways to it are. */
export const underMainHeading = (
  { expected, match, subject }: TextCheck,
  { view }: Case,
  subjects: ReadonlyArray<Subject>
): ReadonlyArray<Subject> | undefined => {
  if (subject === undefined || subject.quoted || subject.scopes.length > 0) return undefined
  const isPlace =
    subject.role === undefined && subject.ordinal === undefined && subject.quantifier === undefined
  // Which of the numbers of a page is its number, is not said by its title.
  if (!isPlace || match !== "contains" || !/\p{L}/u.test(expected) || !subjects.every(isWay)) return undefined
  const heading = mainHeading(view)
  if (heading === undefined) return undefined
  const called = loose(readableTextOf(view, heading)).replace(/^(?:your|my) /u, "")
  if (called !== loose(subject.name)) return undefined
  const scored = { seen: heading, score: 0.9, fit: 0.9, how: "the title of the page" }
  return [{ scored, regions: [sectionOf(view, heading)] }]
}
