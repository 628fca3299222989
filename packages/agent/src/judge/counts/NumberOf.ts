/** "The number of open orders is 3" of a page that says so itself: "7 orders, 3 open", "Open orders 3". */
import type { Target } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { countedThings } from "../lists/Numbered.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, rule, type Ruling } from "../Ruling.js"
import { statedIn } from "./Stated.js"

/** "The recommended number of servers" is the number of recommended servers. */
const qualified = (subject: Target): Target | undefined => {
  const [, state = ""] = /^(\p{Ll}{3,}) number$/u.exec(subject.name) ?? []
  const things = state === "" ? undefined : countedThings({ ...subject, name: "number" })
  return things === undefined || things.role !== undefined || things.scopes.length > 0
    ? undefined
    : { ...things, name: `${state} ${things.name}`, words: `${state} ${things.words}` }
}

export const byStatedNumber = (check: TextCheck, { antecedent, view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const things = subject === undefined ? undefined : (countedThings(subject) ?? qualified(subject))
  if (things === undefined || subject === undefined) return undefined
  if (!/^\d{1,6}$/u.test(expected) || !/^(?:is|equals|contains)$/u.test(match)) return undefined
  const regions = regionsOf(view, things.scopes, antecedent)
  const [said, another] = "name" in regions ? [] : statedIn(view, regions, things, antecedent)
  if (said === undefined || another !== undefined) return undefined
  const named = `“${expected}” for “${subject.words} of ${things.words}”`
  return rule(said === Number(expected), negated, named, `${said} ${things.words}`)
}
