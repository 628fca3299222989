/** "The schedule shows 3 pending requests", where it says so in its own way: so many it has. */
import type { Target } from "@assay/domain/Intent"
import { endsOpenPage, isOpenPage } from "../ground/Enclosures.js"
import { isContainer } from "../screen/Kinds.js"
import { judgeCount } from "./Counts.js"
import type { TextCheck } from "./PageTexts.js"
import type { Case, Ruling } from "./Ruling.js"
import type { Subject } from "./Surroundings.js"

/** "The schedule shows 3 pending requests", of the page that is open: so many it has. */
export const countedOnPage = (
  { bare, expected, match, negated, subject }: TextCheck,
  given: Case
): Ruling | undefined => {
  const [, count = "", words = ""] = /^(\d{1,6}) (\p{Ll}[\p{L} -]*)$/u.exec(expected) ?? []
  if (bare !== true || negated || match !== "contains" || words === "" || subject === undefined)
    return undefined
  if (!isOpenPage(given.view, subject) && !endsOpenPage(given.view, subject)) return undefined
  const target: Target = { words, name: words, quoted: false, scopes: [] }
  return judgeCount({ _tag: "CheckCount", target, comparison: "equal", count: Number(count) }, given)
}

/** "The schedule shows 3 pending requests", of a part of the page that is called so: so many it has. */
export const countedIn = (
  { bare, expected, match, negated, subject }: TextCheck,
  given: Case,
  [only, another]: ReadonlyArray<Subject>
): Ruling | undefined => {
  const [, count = "", words = ""] = /^(\d{1,6}) (\p{Ll}[\p{L} -]*)$/u.exec(expected) ?? []
  if (bare !== true || negated || match !== "contains" || words === "" || subject === undefined)
    return undefined
  const whole = only !== undefined && another === undefined && isContainer(only.scored.seen.node.role)
  if (!whole || subject.ordinal !== undefined || subject.quantifier !== undefined) return undefined
  const target: Target = { words, name: words, quoted: false, scopes: [{ relation: "in", target: subject }] }
  return judgeCount({ _tag: "CheckCount", target, comparison: "equal", count: Number(count) }, given)
}
