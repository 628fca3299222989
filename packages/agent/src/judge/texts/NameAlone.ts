/** "The average is $69.93" of what is found by its label, and by no value beside it. */
import { RegExp as Pattern } from "effect"
import { isHeadOfLine } from "../../ground/Columns.js"
import { isCell, isControl } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { stems } from "../../screen/Wording.js"
import type { TextCheck } from "./PageTexts.js"
import { runsIn } from "./Phrases.js"
import type { Case } from "../Ruling.js"
import type { Subject } from "./Surroundings.js"

/** Only its name is read there, and no figure: what it comes to stands elsewhere. */
export const isNameAlone = (
  { expected, match, subject }: TextCheck,
  { view }: Case,
  each: Subject
): boolean =>
  /\d/u.test(expected) &&
  match !== "matches" &&
  subject?.role === undefined &&
  !/\d/u.test(subject?.name ?? "") &&
  !isControl(each.scored.seen) &&
  each.regions.every((region) => {
    const texts = runsIn(view, region).map(({ text }) => text)
    const read = stems(texts.join(" "))
    return (
      texts.length > 0 &&
      !/\d/u.test(texts.join(" ")) &&
      stems(subject?.name ?? "").some((word) => read.includes(word)) &&
      read.join(" ") === stems(readableTextOf(view, each.scored.seen)).join(" ")
    )
  })

/** "The current folder", of cells that say of other things that they are folders. */
export const isKindOfOthers = (
  { subject }: TextCheck,
  { step = "" }: Case,
  { scored: { seen } }: Subject
): boolean =>
  subject !== undefined &&
  new RegExp(`\\b(?:current|open|active|selected) ${Pattern.escape(subject.name)}\\b`, "iu").test(step) &&
  isCell(seen) &&
  !isHeadOfLine(seen)

/** "The first region", of a table whose lines are regions: not the first part of the page. */
export const isNounOfLines = ({ subject }: TextCheck, { view }: Case): boolean =>
  subject?.role === "section" &&
  subject.name === "" &&
  subject.ordinal !== undefined &&
  view.all.some(
    ({ node }) =>
      node.visible &&
      node.role === "columnheader" &&
      stems(node.name).join(" ") === stems(subject.words).at(-1)
  )
