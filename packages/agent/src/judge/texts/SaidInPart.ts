/** "The header says 3 devices on": what holds several texts says each of them. */
import type { Target } from "@assay/domain/Intent"
import { isRecord } from "../../ground/Regions.js"
import { isPronoun } from "../../language/words/Pronouns.js"
import { isControl, isField, isStruck } from "../../screen/Kinds.js"
import { Fell } from "../../run/Fell.js"
import { phrasesOf, readableTextOf, runsOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { finder, plain, readable } from "../../screen/Wording.js"
import type { TextCheck } from "./PageTexts.js"
import { apartIn } from "./Phrases.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import type { Subject } from "./Surroundings.js"

const holders =
  /\b(?:header|footer|bar|banner|toolbar|side ?bar|panel|card|tile|box|area|widget|dialog|modal|pop-?up|window|menu|section|summary|page|form|navbar|drawer|sheet)$/iu

/** "The card of HIIT 30": what it is is told first. */
const holdersOf = /^(?:panel|card|tile|box|section)\s(?:of|for|about)\s/iu

/** The heart before "Saved", the arrow behind "Next". */
const besideText = /^[^\p{L}\p{N}\p{P}\p{Sc}+−<=>±]+(?=\p{L})|(?<=\p{L})[^\p{L}\p{N}\p{P}\p{Sc}+−<=>±]+$/gu

/** Named, and nothing besides. */
const isNameOfRecord = (subject: Target | undefined): boolean =>
  subject !== undefined &&
  subject.name !== "" &&
  subject.role === undefined &&
  subject.scopes.length === 0 &&
  subject.ordinal === undefined

/** "The soup says Saved": what is read of it is a record among its like, and not the line beside its name alone. */
const isOfRecord = (view: View, { regions }: Subject): boolean =>
  regions.some(({ seen }) => seen !== undefined && isRecord(view, seen))

/** What is read in one line, and the parts of it that stand apart: "Length of stay" and "2 nights". */
const linesOf = (view: View, outer: Seen): ReadonlyArray<{ readonly text: string; readonly seen: Seen }> => [
  ...phrasesOf(view, outer).flatMap(({ runs: [run], text }) =>
    run === undefined ? [] : [{ text: readable(text), seen: run.seen }]
  ),
  ...apartIn(view, outer).filter(({ seen }) => !isStruck(seen))
]

/** "It reads Train 6M01 left with 1 wagon", of a line that says when, what and that: a sentence is one of its texts. */
const isLineOfIt = ({ expected, subject }: TextCheck, view: View, all: ReadonlyArray<Subject>): boolean =>
  isPronoun(subject) &&
  subject?.role === undefined &&
  expected.trim().split(/\s+/u).length > 2 &&
  all.every(({ scored: { seen } }) => !isControl(seen) && !isField(seen) && runsOf(view, seen).length > 1)

const exactly = /\b(?:exact|equal|identical|precise|literal|only|nothing)/iu

/** `the footer says "Copyright 2026"` of one that says more after it: some of it may be meant, and all may be. */
const inLandmark = (check: TextCheck, given: Case, all: ReadonlyArray<Subject>): Ruling | undefined =>
  !check.negated &&
  !exactly.test(given.step ?? "") &&
  all.some(
    ({ scored: { seen } }) =>
      /^(?:contentinfo|banner|complementary)$/u.test(seen.node.role) &&
      finder(check.expected, "contains")(plain(readableTextOf(given.view, seen)))
  )
    ? undecided(
        Fell.of("target_ambiguous", `“${check.subject?.words ?? ""}” says more than “${check.expected}”.`)
      )
    : undefined

/** "The header says 3 devices on": what holds several texts says each of them. */
export const saidInPart = (
  check: TextCheck,
  given: Case,
  all: ReadonlyArray<Subject>
): Ruling | undefined => {
  const { subject } = check
  const holding =
    [holders, holdersOf].some((form) => form.test(subject?.words ?? "")) ||
    subject?.role === "dialog" ||
    isLineOfIt(check, given.view, all)
  const inRecord = () =>
    check.match === "equals" && isNameOfRecord(subject) && all.every((each) => isOfRecord(given.view, each))
  if (!/^(?:is|equals)$/u.test(check.match) || !(holding || inRecord())) return undefined
  // A part of a line is not just that.
  const isExact = exactly.test(given.step ?? "")
  const saying = all.map(({ regions }) =>
    regions
      .flatMap((region) =>
        linesOf(given.view, region.seen ?? given.view.root).filter(
          ({ seen }) => seen.at >= region.from && seen.at <= region.to
        )
      )
      .find(({ text }) =>
        (isExact ? [text] : text.split(/\s+[·•|–—]\s+|(?<=[.!?])\s+(?=\p{Lu})/u))
          // Its last mark is told as seldom as quotation marks are.
          .some((part) =>
            [part, part.replace(/[.!?]+$/u, ""), part.replace(besideText, "")].some((said) =>
              finder(check.expected, "equals")(plain(said))
            )
          )
      )
  )
  const first = saying.find((each) => each !== undefined)
  if (first === undefined) return inLandmark(check, given, all)
  if (check.negated)
    return refuted(`no “${check.expected}” for “${subject?.words ?? ""}”`, `saw: ${first.text}`)
  return saying.every((each) => each !== undefined) ? holds(`saw: ${first.text}`, first.seen) : undefined
}
