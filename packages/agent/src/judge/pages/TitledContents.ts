/** "Listed in the wishlist" on the page "Your wishlist": not on the button that says "Wishlist 2" and leads there. */
import type { Target } from "@assay/domain/Intent"
import { mainHeading } from "../../ground/OwnPage.js"
import { sectionOf } from "../../ground/Regions.js"
import { isControl, isField } from "../../screen/Kinds.js"
import { upward, type View } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { onPage, type TextCheck } from "../texts/PageTexts.js"
import { Fell } from "../../run/Fell.js"
import { type Case, type Ruling, undecided } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"
import { isNamedPage, isPage } from "./Pages.js"

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

/** Nothing is read on it but the name of the page. */
const isOnlyName = (view: View, { scored: { seen } }: Subject, { name }: Target): boolean =>
  loose(readableTextOf(view, seen)) === loose(name)

/** Several words or what stands in quotes: one word may be of any part of a page. */
const isSaying = ({ bare, expected }: TextCheck): boolean => bare !== true || /\S\s+\S/u.test(expected.trim())

/**
 * "The Discover page says 10 books found", where that page is open and only the ways to it, or its title, are called so: anywhere on it.
 * What another page does not say, the way to it cannot tell.
 */
export const onPageOfName = (
  check: TextCheck,
  given: Case,
  subjects: ReadonlyArray<Subject>
): Ruling | undefined => {
  const { subject, ...anywhere } = check
  if (subject === undefined || !isNamedPage(subject) || subject.quantifier !== undefined) return undefined
  if (!isSaying(check)) return undefined
  if (!/^(?:contains|equals)$/u.test(check.match)) return undefined
  if (!subjects.every((each) => isOnlyName(given.view, each, subject))) return undefined
  if (!isPage(given.view, subject))
    return check.negated && subjects.every(isWay)
      ? undecided(Fell.of("target_not_found", `The page that is open is not called “${subject.words}”.`))
      : undefined
  const ruling = onPage(anywhere, given)
  // What is there now may still stand there from the page before.
  return ruling._tag === "Holds" ? { ...ruling, tentative: true } : ruling
}
