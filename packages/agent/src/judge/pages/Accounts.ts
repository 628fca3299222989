/** Whether somebody is logged in: told by the log-in form and by the way out, never by an address. */
import type { Intent } from "@assay/domain/Intent"
import { passwordField } from "../../act/LoggingIn.js"
import { Fell } from "../../run/Fell.js"
import { isControl } from "../../screen/Kinds.js"
import { allPhrases } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { brief } from "../../screen/Wording.js"
import { isFailing } from "../../screen/Tones.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"

const out = /^(?:log|sign)[ -]?(?:out|off)\b/iu
const into = /^(?:log|sign)[ -]?in\b/iu

/** The way out may be in a menu that is closed. */
const named = (view: View, words: RegExp, visible: boolean): string | undefined =>
  view.all.find((seen) => isControl(seen) && words.test(seen.node.name) && (!visible || seen.node.visible))
    ?.node.name

const inside = (view: View, past: ReadonlyArray<View>): Ruling | undefined => {
  if (passwordField(view) !== undefined) return undefined
  const shown = named(view, out, true)
  if (shown !== undefined) return holds(`the page offers “${shown}”`)
  const wrong = allPhrases(view).some(isFailing)
  // Pages keep the way out hidden for those who are not inside as well.
  if (wrong || named(view, into, true) !== undefined) return undefined
  const closed = named(view, out, false)
  if (closed !== undefined) return holds(`the page has “${closed}”`)
  return past.some((each) => passwordField(each) !== undefined) ? holds("the log-in form is gone") : undefined
}

/** Where neither is to be seen, nothing is said. */
export const judgeLoggedIn = (
  { negated }: Extract<Intent, { _tag: "CheckLoggedIn" }>,
  { past, view }: Case
): Ruling => {
  const logged = inside(view, past)
  if (logged?._tag === "Holds") return negated ? refuted("nobody to be logged in", logged.actual) : logged
  const asks = passwordField(view) !== undefined ? "the page asks for a password" : undefined
  const offered = named(view, into, true)
  const outside = asks ?? (offered === undefined ? undefined : `the page offers “${offered}”`)
  if (outside !== undefined)
    return negated ? holds(outside) : refuted("somebody to be logged in", saying(view) ?? outside)
  return undecided(Fell.of("target_not_found", "Nothing on the page tells whether somebody is logged in."))
}

/** The reason, where the page gives one. */
const saying = (view: View): string | undefined => {
  const said = allPhrases(view).find(isFailing)
  return said === undefined ? undefined : `saw: ${brief(said)}`
}
