/** "The number of open orders is 3" of a page that says so itself: "7 orders, 3 open", "Open orders 3". */
import { regionsOf } from "../../ground/Enclosures.js"
import { countedThings } from "../lists/Numbered.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, rule, type Ruling } from "../Ruling.js"
import { statedIn } from "./Stated.js"

export const byStatedNumber = (check: TextCheck, { antecedent, view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const things = subject === undefined ? undefined : countedThings(subject)
  if (things === undefined || subject === undefined) return undefined
  if (!/^\d{1,6}$/u.test(expected) || !/^(?:is|equals|contains)$/u.test(match)) return undefined
  const regions = regionsOf(view, things.scopes, antecedent)
  const [said, another] = "name" in regions ? [] : statedIn(view, regions, things, antecedent)
  if (said === undefined || another !== undefined) return undefined
  const named = `“${expected}” for “${subject.words} of ${things.words}”`
  return rule(said === Number(expected), negated, named, `${said} ${things.words}`)
}
