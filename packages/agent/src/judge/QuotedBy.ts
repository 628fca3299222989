/** What somebody quotes was said by another: "Ana wrote ▯" is not so of an answer that begins with her words. */
import type { Intent } from "@assay/domain/Intent"
import { recordOf } from "../ground/Regions.js"
import { Fell } from "../run/Fell.js"
import { finder, plain } from "../screen/Wording.js"
import { contains, type Seen, within } from "../screen/View.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { type Case, type Ruling, undecided } from "./Ruling.js"

type TextCheck = Extract<Intent, { _tag: "CheckText" }>

const isQuotation = ({ node }: Seen): boolean => node.role === "blockquote" && node.visible

/** Held by nothing but what is quoted in the record of the text that the check speaks of. */
export const withoutQuoted = (
  { expected, negated, subject }: TextCheck,
  { view }: Case,
  ruling: Ruling
): Ruling => {
  const { seen } = ruling._tag === "Holds" ? { seen: ruling.about } : {}
  if (ruling._tag !== "Holds" || negated || subject?.quoted !== true || seen === undefined) return ruling
  const record = isQuotation(seen) ? undefined : (recordOf(view, seen) ?? seen)
  const says = finder(subject.name, "contains")
  const quotations = (record === undefined ? [] : within(view, record)).filter(
    (each) => isQuotation(each) && !says(plain(readableTextOf(view, each)))
  )
  if (record === undefined || quotations.length === 0) return ruling
  const wanted = finder(expected, "contains")
  const own = runsOf(view, record).filter(
    (run) => !quotations.some((quotation) => contains(quotation, run.seen))
  )
  return wanted(plain(own.map(({ text }) => text).join(" ")))
    ? ruling
    : undecided(
        Fell.of("target_ambiguous", `“${expected}” stands only in what is quoted beside “${subject.name}”.`)
      )
}
