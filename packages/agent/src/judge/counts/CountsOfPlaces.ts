/** "The schedule shows 3 pending requests", where it says so in its own way: so many it has. */
import type { Check, Target } from "@assay/domain/Intent"
import { endsOpenPage, isOpenPage } from "../../ground/Enclosures.js"
import { isContainer } from "../../screen/Kinds.js"
import { judgeCount } from "./Counts.js"
import type { TextCheck } from "../texts/PageTexts.js"
import type { Case, Ruling } from "../Ruling.js"
import type { Subject } from "../texts/Surroundings.js"

type CheckCount = Extract<Check, { _tag: "CheckCount" }>

/** So many are said to be there; what of, as the page calls them. */
const asCount = ({ bare, expected, match, negated, subject }: TextCheck): CheckCount | undefined => {
  const [, count = "", words = ""] = /^(\d{1,6}) (\p{Ll}[\p{L} -]*)$/u.exec(expected) ?? []
  if (bare !== true || negated || match !== "contains" || words === "" || subject === undefined)
    return undefined
  const target: Target = { words, name: words, quoted: false, scopes: [] }
  return { _tag: "CheckCount", target, comparison: "equal", count: Number(count) }
}

/** Of the page that is open: so many it has. */
export const countedOnPage = (check: TextCheck, given: Case): Ruling | undefined => {
  const { subject } = check
  const count = asCount(check)
  if (count === undefined || subject === undefined) return undefined
  const isOpen = isOpenPage(given.view, subject) || endsOpenPage(given.view, subject)
  return isOpen ? judgeCount(count, given) : undefined
}

/** Of a part of the page that is called so. */
export const countedIn = (
  check: TextCheck,
  given: Case,
  [only, another]: ReadonlyArray<Subject>
): Ruling | undefined => {
  const { subject } = check
  const count = asCount(check)
  if (count === undefined || subject === undefined) return undefined
  const whole = only !== undefined && another === undefined && isContainer(only.scored.seen.node.role)
  if (!whole || subject.ordinal !== undefined || subject.quantifier !== undefined) return undefined
  return judgeCount(
    { ...count, target: { ...count.target, scopes: [{ relation: "in", target: subject }] } },
    given
  )
}
