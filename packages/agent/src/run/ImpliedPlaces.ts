/** "In Receiving, click Receive": where one is not there yet, one goes there first, as anybody would. */
import { Clock, Effect, Ref } from "effect"
import { type Intent, isCheck, type Target } from "@assay/domain/Intent"
import { navigate } from "../act/Going.js"
import { openerOn } from "../act/Menus.js"
import { ground } from "../ground/Ground.js"
import type { Purpose } from "../ground/Purposes.js"
import { isWay, wayBeginning, wayName } from "../ground/Ways.js"
import { isPage, pageFit } from "../judge/pages/Pages.js"
import type { View } from "../screen/View.js"
import type { Fell } from "./Fell.js"
import { look } from "./Session.js"
import type { Turn } from "./Turn.js"
import { bearing } from "./WholeNames.js"

const subjectOf = (intent: Intent): Target | undefined =>
  intent._tag === "CheckText" ? intent.subject : "target" in intent ? intent.target : undefined

/** "In the invoices list" as well, where the way to it is called so. */
const ofPages = new Set(["page", "tab", "list", "table"])

const isPlaceName = ({ name, ordinal, pronoun, role, scopes }: Target): boolean =>
  (role === undefined || ofPages.has(role)) &&
  name !== "" &&
  scopes.length === 0 &&
  ordinal === undefined &&
  pronoun !== true

/** "The Log tab lists two entries": what stands there, and not what stands on the tab. */
const listing =
  /^[\W\d]*(?:(?:given|when|then|and|next|now|first|finally),? )?the (.{2,40}? (?:tab|page)) (?:now |should |must )*(?:lists?|contains?) /isu

/** "Ada is not offered under Crew on the Planner tab": no page has two tabs open. */
const endsOnTab = ({ name, role }: Target, text: string): boolean =>
  role === "tab" &&
  text
    .replace(/["“”]|[.!\s]+$/gu, "")
    .toLowerCase()
    .endsWith(` on the ${name.toLowerCase()} tab`)

/** The place in which all of it is to be, told before anything else: "On the Account page, …"; a page or a tab, in which something is done, anywhere. */
const placeIn = (intent: Intent, text: string): Target | undefined => {
  const scopes = subjectOf(intent)?.scopes ?? []
  const place = scopes.at(-1)
  if (place?.relation !== "in" || !isPlaceName(place.target)) return undefined
  if (/^(?:page|tab)$/u.test(place.target.role ?? "") && !isCheck(intent)) return place.target
  const lists =
    place.target.role === "tab" || place.target.role === "page" ? listing.exec(text)?.[1] : undefined
  const begins =
    lists ??
    /^[\W\d]*(?:(?:given|when|then|and|next|now|first),? )?(?:on|in|under|at|within|from) (?:the )?["“]?(.*)$/isu.exec(
      text
    )?.[1]
  const isTold = begins?.toLowerCase().startsWith(place.target.name.toLowerCase()) === true
  return isTold || endsOnTab(place.target, text) ? place.target : undefined
}

const wayTo = (view: View, place: Target): boolean => {
  const { role: _, ...free } = place
  const found = ground(view, free, "click")
  if (isPage(view, place)) return false
  if (found._tag === "Found" && !found.tentative) return isWay(found.seen)
  // It may stand in a menu that is closed.
  return found._tag !== "Ambiguous" && openerOn(view) !== undefined
}

const purposeOf = ({ _tag }: Intent): Purpose =>
  _tag === "SetChecked" ? "check" : _tag === "Fill" ? "fill" : "click"

/**
 * "Switch the alarm off under House rules", of a way that is called so: where it is done, told behind it. What is called like the thing and stands
 * elsewhere by now is not meant.
 */
const placeBehind = (
  view: View,
  intent: Intent,
  text: string
): { readonly page: Target; readonly place: Target } | undefined => {
  const target = isCheck(intent) ? undefined : subjectOf(intent)
  const [place, another] = target?.scopes ?? []
  if (target === undefined || place === undefined || another !== undefined) return undefined
  const { ordinal, pronoun, scopes, words } = place.target
  const isName = /^\p{Lu}/u.test(words) && ordinal === undefined && pronoun !== true && scopes.length === 0
  const isUnder = place.relation === "below" && text.replace(/[.!\s]+$/u, "").endsWith(` under ${words}`)
  if (!isName || !isUnder || ground(view, { ...target, scopes: [] }, purposeOf(intent))._tag !== "Missing")
    return undefined
  const page = { words, name: words, quoted: true, scopes: [] }
  return wayTo(view, page) ? { page, place: place.target } : undefined
}

const opened =
  /^\W*(?:\d+\W+)?given\b.*\b(?:is|are) (?:open|opened|showing|shown|visible|displayed|on (?:the )?screen)\W*$/iu

const isSelected = (intent: Intent): boolean => intent._tag === "CheckState" && intent.state === "selected"

/** "Given the check-in form is open", "given the Methods tab is open": where it is not, the one way that begins so leads there. */
const wayOpened = (view: View, intent: Intent, text: string): Target | undefined => {
  const isOpen = intent._tag === "CheckShown" || (intent._tag === "CheckState" && isSelected(intent))
  if (!isOpen || intent.negated || !opened.test(text)) return undefined
  const { name, ordinal, quoted, role, scopes } = intent.target
  const place = role === "form" || role === "page" || role === "tab" || role === "section"
  if (!place || (quoted && role !== "tab") || name === "" || ordinal !== undefined || scopes.length > 0)
    return undefined
  const only = wayBeginning(view, name)
  if (only === undefined || !isWay(only)) return undefined
  const words = wayName(view, only)
  return { words, name: words, quoted: true, scopes: [] }
}

/** The same, of what the page shows as a whole. */
export const withoutPlace = (intent: Intent, place: Target): Intent => {
  const without = (target: Target): Target => ({
    ...target,
    scopes: target.scopes.filter(
      (scope) => scope.target.name !== place.name || (scope.relation !== "in" && scope.relation !== "below")
    )
  })
  if (intent._tag === "CheckText")
    return intent.subject === undefined ? intent : { ...intent, subject: without(intent.subject) }
  return "target" in intent && intent.target !== undefined
    ? { ...intent, target: without(intent.target) }
    : intent
}

/** "Click Assign on the Projects page", on another page from which a way leads there: one goes there first, whatever stands here. */
export const goneFirst = Effect.fn("ImpliedPlaces.goneFirst")(function* (turn: Turn, intent: Intent) {
  const place = isCheck(intent) ? undefined : placeIn(intent, turn.text)
  if (place?.role !== "page" || /\bfrom\b/iu.test(turn.text)) return undefined
  const view = yield* look(turn.session)
  // "Turn on Featured on the home page", of a switch that is called so here.
  const bears = bearing([view])
  if (subjectOf(intent)?.wholes?.some(({ name }) => bears(name)) === true) return undefined
  if (pageFit(view, place) !== "other" || !wayTo(view, place)) return undefined
  const { role: _, ...page } = place
  yield* navigate(turn, { _tag: "Navigate", page })
  return place
})

/** "Save. The bell carries a 1. On the Overview, …": where the deed led was looked at already. */
const isLookedAt = ({ before }: Turn): boolean => {
  const last = before.at(-1)
  return last !== undefined && isCheck(last) && !("negated" in last && last.negated)
}

/**
 * The place to which was gone because the intent fell where one was. A check is not helped so right after something was done: that one comes to
 * the page by what was done may be what is checked.
 */
export const goneTo = Effect.fn("ImpliedPlaces.goneTo")(function* (turn: Turn, intent: Intent, fell: Fell) {
  const { deedAt } = yield* Ref.get(turn.session.state)
  if (isCheck(intent) && deedAt !== undefined && !isLookedAt(turn)) return undefined
  const view = yield* look(turn.session)
  const isMissing = fell.reason === "target_not_found"
  const way = fell.reason === "check_false" || isMissing ? wayOpened(view, intent, turn.text) : undefined
  const behind = isMissing ? placeBehind(view, intent, turn.text) : undefined
  const place = behind?.place ?? way ?? (isMissing ? placeIn(intent, turn.text) : undefined)
  if (place === undefined || (behind === undefined && way === undefined && !wayTo(view, place)))
    return undefined
  const deadline = (yield* Clock.currentTimeMillis) + turn.session.stepTimeout
  const { role: _, ...called } = place
  yield* navigate({ ...turn, deadline }, { _tag: "Navigate", page: behind?.page ?? called })
  return place
})
