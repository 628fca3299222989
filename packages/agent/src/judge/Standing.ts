/** How a thing stands among its like: "order #2 is pending", where the word stands in some of them and tells them from the others. */
import { ground } from "../ground/Ground.js"
import { recordOf } from "../ground/Regions.js"
import { Fell } from "../run/Fell.js"
import { standsIn } from "../screen/Kinds.js"
import type { Seen } from "../screen/View.js"
import { readableTextOf } from "../screen/VisibleText.js"
import { brief } from "../screen/Wording.js"
import { siblingsOf } from "./Orders.js"
import type { TextCheck } from "./PageTexts.js"
import { bearing } from "./Qualified.js"
import { judgeState } from "./States.js"
import { type Case, rule, type Ruling, undecided } from "./Ruling.js"

const isPressed = (seen: Seen): boolean =>
  /^(?:button|tab|menuitem|checkbox|switch)$/u.test(seen.node.role) &&
  !standsIn(seen, /^(?:row|listitem|article)$/u)

export const judgeStanding = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, negated, subject } = check
  if (check.standing !== true || subject === undefined) return undefined
  const found = ground(given.view, subject, "look", given.antecedent)
  if (found._tag !== "Found")
    return undecided(
      Fell.of(
        found._tag === "Missing" ? "target_not_found" : "target_ambiguous",
        found._tag === "Missing"
          ? `There is no “${subject.words}” on the page.`
          : `“${subject.words}” may mean several things.`,
        found.candidates
      )
    )
  // A button is available that can be pressed, unless it stands for a thing of a list.
  if (expected === "available" && isPressed(found.seen))
    return judgeState({ _tag: "CheckState", target: subject, state: "usable", negated }, given)
  const record = recordOf(given.view, found.seen)
  const all = record === undefined ? [] : siblingsOf(given.view, record)
  const bearers = bearing(given.view, all, expected)
  if (record === undefined || bearers instanceof Fell)
    return undecided(
      Fell.of("target_not_found", `Nothing on the page tells whether “${subject.words}” is “${expected}”.`)
    )
  return rule(
    bearers.includes(record),
    negated,
    `“${subject.words}” to be “${expected}”`,
    `saw: ${brief(readableTextOf(given.view, record))}`,
    record
  )
}
