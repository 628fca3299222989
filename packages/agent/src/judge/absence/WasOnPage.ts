/** "No longer in the list", "no longer among my bookings": what stood on the page before, wherever that was, and stands nowhere on it now. */
import type { Check } from "@assay/domain/Intent"
import { standsIn } from "../../screen/Kinds.js"
import type { View } from "../../screen/View.js"
import { phrasesOf } from "../../screen/VisibleText.js"
import { finder, plain } from "../../screen/Wording.js"
import type { Case } from "../Ruling.js"
import { saysThatItWent } from "./Told.js"

export type Gone = Extract<Check, { _tag: "CheckShown" | "CheckText" }>

/** "No longer in the list", where it stood on the page and stands nowhere on it now: what held it need not have been a list by its role. */
export const wasOnPage = (check: Gone, given: Case): boolean => {
  const name = check._tag === "CheckText" ? check.expected : check.target.name
  const place = check._tag === "CheckText" ? check.subject : check.target.scopes[0]?.target
  // "The orders", "no order".
  const noun = place?.quantifier === undefined ? /^\p{Ll}+s$/u : /^\p{Ll}+$/u
  const isKind = place?.role === undefined && place?.quoted === false && noun.test(place.name)
  const isPlace = isKind || /^(?:list|table|section)$/u.test(place?.role ?? "")
  const isName = /^\P{Ll}/u.test(name) && (check._tag === "CheckText" || check.target.role === undefined)
  if (!isPlace || !isName) return false
  const found = finder(name, "contains")
  // What became of it may be told in a message.
  const said = (view: View) =>
    phrasesOf(view, view.root).some(
      ({ runs: [first], text }) =>
        first !== undefined &&
        found(plain(text)) &&
        !standsIn(first.seen, /^(?:status|alert|log)$/u) &&
        !saysThatItWent(view, first.seen, text, name)
    )
  return !said(given.view) && given.past.some(said)
}
