/** What goes on, told by what one does and not by what it is called: "continue", "check", "open the results". */
import type { Target } from "@assay/domain/Intent"
import type { Found } from "../ground/Ground.js"
import { leadsOn } from "../judge/counts/PagedCounts.js"
import { mask } from "../language/words/Literals.js"
import { isControl } from "../screen/Kinds.js"
import { everyName, type Seen, type View } from "../screen/View.js"
import { stems } from "../screen/Wording.js"

const only = (view: View, isMeant: (seen: Seen) => boolean, how: string): Found | undefined => {
  const [seen, another] = view.all.filter((each) => each.node.visible && isControl(each) && isMeant(each))
  return seen === undefined || another !== undefined
    ? undefined
    : { _tag: "Found", seen, score: 0.82, how, tentative: true }
}

const isCalled =
  (name: RegExp) =>
  (seen: Seen): boolean =>
    everyName(seen).some((each) => name.test(each.trim()))

const next =
  /^next (?:question|step|card|exercise|level|round|task|lesson|section|part|slide|problem|word)(?: ?[→›»>])?$/iu

/** "Continue", where the one way on is called "Next question". A list that goes on has pages, and is no way on. */
export const wayOn = (view: View, verb: string, target: Target | undefined): Found | undefined =>
  target === undefined && /^(?:continue|proceed|go on|move on)$/iu.test(verb) && !leadsOn(view)
    ? only(view, isCalled(next), "the way on")
    : undefined

const answers = /^check (?:my |your |the |this )?(?:answers?|solution|result)$/iu

/** "Pick Lisbon, check": what checks the answer, where nothing is quoted and no button is called "Check". */
export const answerCheck = (view: View, text: string, { name, role, scopes }: Target): Found | undefined =>
  role === "button" &&
  name === "Check" &&
  scopes.length === 0 &&
  !/\bcheck button\b/iu.test(text) &&
  !mask(text).literals.some(({ value }) => /^check$/iu.test(value))
    ? only(view, isCalled(answers), "what checks the answer")
    : undefined

const showing = new Set(["see", "show", "view", "open", "get", "display"])

/** "… until I can see the results": what shows them is opened at last. */
const opening = /\bopens? |\buntil (?:I|we|you|the user) (?:can )?(?:see|reach|get)s? (?:the|my) /iu

/** "Open the results", of a button "See results": it shows what is opened. */
export const showsIt = (view: View, text: string, target: Target): Found | undefined => {
  const { name, ordinal, quantifier, quoted, role, scopes, words } = target
  const bare = role === "item" && name === "" && !quoted && scopes.length === 0
  if (!bare || ordinal !== undefined || quantifier !== undefined || !opening.test(text)) return undefined
  const wanted = stems(words).join(" ")
  return only(
    view,
    (seen) =>
      everyName(seen).some((each) => {
        const [verb = "", ...rest] = each.toLowerCase().split(/\s+/u)
        return (
          showing.has(verb) && stems(rest.join(" ").replace(/^(?:the|my|your) /u, "")).join(" ") === wanted
        )
      }),
    "what shows it"
  )
}
