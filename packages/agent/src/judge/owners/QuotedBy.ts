/** What somebody quotes was said by another: "Ana wrote ▯" is not so of an answer that begins with her words. */
import { recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { finder, plain } from "../../screen/Wording.js"
import { contains, type Seen, within } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import type { Held } from "../texts/PageTexts.js"
import type { Case } from "../Ruling.js"

const isQuotation = ({ node }: Seen): boolean => node.role === "blockquote" && node.visible

/** Held by nothing but what is quoted in the record of the text that the check speaks of. */
export const withoutQuoted = ({ check, seen, subject }: Held, { view }: Case): Fell | undefined => {
  if (!subject.quoted || isQuotation(seen)) return undefined
  const record = recordOf(view, seen) ?? seen
  const says = finder(subject.name, "contains")
  const quotations = within(view, record).filter(
    (each) => isQuotation(each) && !says(plain(readableTextOf(view, each)))
  )
  if (quotations.length === 0) return undefined
  const wanted = finder(check.expected, "contains")
  const own = runsOf(view, record).filter(
    (run) => !quotations.some((quotation) => contains(quotation, run.seen))
  )
  return wanted(plain(own.map(({ text }) => text).join(" ")))
    ? undefined
    : Fell.of(
        "target_ambiguous",
        `“${check.expected}” stands only in what is quoted beside “${subject.name}”.`
      )
}
