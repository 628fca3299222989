/** What is said of the thing that a page is about: "the claim is Open" speaks of its status. */
import type { Target } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { titleOfPage } from "../../ground/OwnPage.js"
import { loose } from "../../screen/Wording.js"
import { onPage, type TextCheck } from "../texts/PageTexts.js"
import { runsIn } from "../texts/Phrases.js"
import { type Case, type Ruling, undecided } from "../Ruling.js"
import { notOf } from "../messages/SaidBy.js"
import type { Subject } from "../texts/Surroundings.js"

type Judge = (check: TextCheck) => Ruling

/** What else is so of it may be meant by a word that stands elsewhere. */
export const ofStatus = (check: TextCheck, given: Case, judge: Judge): Ruling => {
  const words = `status of the ${check.subject?.words ?? ""}`
  const status: Target = { words, name: "status", quoted: false, scopes: [] }
  const ruling = judge({ ...check, match: "is", subject: status })
  const elsewhere = onPage({ ...check, match: "contains", negated: false }, given)._tag === "Holds"
  return ruling._tag === "Refuted" && !check.negated && elsewhere ? undecided(notOf(check)) : ruling
}

/** "The order is Paid" under the one first title, "Order 7"; nothing where the page tells no status. */
export const byTitle = (
  check: TextCheck,
  given: Case,
  subjects: ReadonlyArray<Subject>,
  judge: Judge
): Ruling | undefined => {
  const [only, another] = subjects
  if (check.match !== "is" || check.subject?.role !== undefined) return undefined
  if (only === undefined || another !== undefined || only.scored.seen !== titleOfPage(given.view))
    return undefined
  const ruling = ofStatus(check, given, judge)
  return ruling._tag === "Undecided" && ruling.fell.reason === "target_not_found" ? undefined : ruling
}

/** "In the side panel the parcel is Waiting", of a panel titled "Parcel 7": its status there. */
export const byPanelsThing = (check: TextCheck, given: Case, judge: Judge): Ruling | undefined => {
  const { match, subject } = check
  const [place, another] = subject?.scopes ?? []
  const isThing = subject?.role === undefined && !subject?.quoted && /^\p{Ll}{3,}$/u.test(subject?.name ?? "")
  if (match !== "is" || subject === undefined || !isThing || subject.name === "status") return undefined
  const isPanel = place?.relation === "in" && /^(?:section|dialog)$/u.test(place.target.role ?? "")
  if (!isPanel || another !== undefined || subject.ordinal !== undefined) return undefined
  const regions = regionsOf(given.view, subject.scopes, given.antecedent)
  const [only, more] = "name" in regions ? [] : regions
  const [title] = only === undefined ? [] : runsIn(given.view, only).filter(({ text }) => /\p{L}/u.test(text))
  if (more !== undefined || title === undefined || !loose(title.text).startsWith(`${subject.name} `))
    return undefined
  const words = `status of the ${subject.words}`
  const ruling = judge({ ...check, subject: { ...subject, words, name: "status" } })
  return ruling._tag === "Undecided" ? undefined : ruling
}
