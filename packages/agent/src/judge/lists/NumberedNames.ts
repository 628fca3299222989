/** "The first hotel is Hotel Tejo", third of those that are listed: the only one that bears the word in its name is not the first for it. */
import { siblingsOf } from "../../ground/Records.js"
import { nthOf } from "../../ground/Ordinals.js"
import { inReadingOrder } from "../../ground/ReadingOrder.js"
import { recordOf } from "../../ground/Regions.js"
import { tallyOf } from "../../ground/Tallies.js"
import { Fell } from "../../run/Fell.js"
import { runsOf } from "../../screen/VisibleText.js"
import { stem, stems } from "../../screen/Wording.js"
import type { Held } from "../texts/PageTexts.js"
import type { Case } from "../Ruling.js"

export const byNumber = ({ seen, subject }: Held, { view }: Case): Fell | undefined => {
  const { name, ordinal, quoted, role, scopes, words } = subject
  const plain = !quoted && role === undefined && scopes.length === 0 && /^\p{Ll}{3,}$/u.test(name)
  const record = ordinal === undefined || !plain ? undefined : recordOf(view, seen)
  if (ordinal === undefined || record === undefined) return undefined
  const bears = (text: string): boolean => stems(text).includes(stem(name))
  const titleOf = (each: typeof record): string => runsOf(view, each)[0]?.text ?? ""
  const all = inReadingOrder(tallyOf(view, siblingsOf(view, record)).things) ?? []
  const isNamed = bears(titleOf(record)) && all.length > 1 && !all.every((each) => bears(titleOf(each)))
  return !isNamed || nthOf(all, ordinal) === record
    ? undefined
    : Fell.of("target_ambiguous", `“${titleOf(record)}” stands elsewhere in its list than as the ${words}.`)
}
