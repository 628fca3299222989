/** Binds a target of a text to one node of a screen, or says why it cannot. */
import type { RoleWord, Target } from "@assay/domain/Intent"
import type { Candidate } from "@assay/domain/Step"
import { isPronoun } from "../language/words/Pronouns.js"
import { isEntry } from "../screen/Kinds.js"
import { topDialog } from "../screen/TopDialog.js"
import { contains, type Seen, type View } from "../screen/View.js"
import { tokens } from "../screen/Wording.js"
import { candidateOf, candidatesIn, nameOf, type Purpose, type Scored } from "./Candidates.js"
import { whole } from "./Match.js"
import { nthOf } from "./Ordinals.js"
import { poolOf } from "./Pools.js"
import { type Antecedent, best, type Pool } from "./Sought.js"
import { inReadingOrder } from "./ReadingOrder.js"
import { recordOf, wholePage } from "./Regions.js"
import { agreedOn, readingsOf } from "./Units.js"

export interface Found {
  readonly _tag: "Found"
  readonly seen: Seen
  readonly score: number
  readonly how: string
  /** Only a part of a name, or a kind, or a place in an order: another may fit better once the page is complete. */
  readonly tentative: boolean
}

export interface Ambiguous {
  readonly _tag: "Ambiguous"
  readonly candidates: ReadonlyArray<Candidate>
  readonly seen: ReadonlyArray<Seen>
}

export interface Missing {
  readonly _tag: "Missing"
  /** What is missing: the target itself, or a scope of it. */
  readonly what: Target
  readonly candidates: ReadonlyArray<Candidate>
}

export type Grounding = Found | Ambiguous | Missing

const preferring = (
  equal: ReadonlyArray<Scored>,
  wanted: (scored: Scored) => boolean
): ReadonlyArray<Scored> => {
  const preferred = equal.filter(wanted)
  return preferred.length > 0 ? preferred : equal
}

/** Leads nowhere: what it does is the page's own affair. A route after the hash is another page. */
const isOwn = ({ screen }: View, href: string): boolean => {
  const [page, hash = ""] = href.split("#")
  const within = href.includes("#") && page === screen.url.split("#")[0]
  return !/^https?:/iu.test(href) || (within && !/^[!/]/u.test(hash))
}

/** Among equals: those in the open dialog; one of several links that lead to the same place. */
const settleTie = (view: View, equal: ReadonlyArray<Scored>, purpose: Purpose): ReadonlyArray<Scored> => {
  if (equal.length < 2) return equal
  const dialog = topDialog(view)
  const inside = dialog === undefined ? equal : preferring(equal, ({ seen }) => contains(dialog, seen))
  // "Click Search": the button, and not the field that is called so.
  const pressed = purpose === "click" ? preferring(inside, ({ seen }) => !isEntry(seen)) : inside
  if (pressed.length === 1) return pressed
  const first = inside[0]
  const href = first?.seen.node.href
  const same =
    purpose === "click" &&
    href !== undefined &&
    inside.every(({ seen }) => seen.node.href === href) &&
    // In the rows of a table it is done to another each.
    !(isOwn(view, href) && inside.some(({ seen }) => recordOf(view, seen) !== undefined))
  return same && first !== undefined ? [first] : inside
}

const inOrder = (scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const top = scored[0]?.score ?? 0
  const equal = scored.filter((each) => each.score >= top - 0.06).sort((a, b) => a.seen.at - b.seen.at)
  const seen = inReadingOrder(equal.map((each) => each.seen))
  return seen === undefined ? equal : seen.flatMap((one) => equal.filter((each) => each.seen === one))
}

/** "Clear the field", of several: the one that has the focus. */
const focused = (target: Target, purpose: Purpose, equal: ReadonlyArray<Scored>): Scored | undefined =>
  purpose === "fill" && target.name === "" && target.role === "field" && target.scopes.length === 0
    ? equal.find(({ seen }) => seen.node.state.focused === true && isEntry(seen))
    : undefined

/** Found in more than one way it is one thing. */
const once = (all: ReadonlyArray<Scored>): ReadonlyArray<Scored> =>
  all.filter(({ seen }, at) => all.findIndex((each) => each.seen === seen) === at)

const missing = (view: View, pool: Pool, target: Target): Missing => ({
  _tag: "Missing",
  what: pool.missing ?? target,
  candidates: nearestTo(view, pool.missing ?? target)
})

/** What comes nearest to a name that is not there: its words one by one, of any kind. */
const nearestTo = (view: View, target: Target): ReadonlyArray<Candidate> => {
  const words = target.name.split(/\s+/u).filter((word) => word.length > 2)
  const names = [target.name, ...words].map((name) => ({ words: name, name, quoted: false, scopes: [] }))
  const all = names.flatMap((each, at) =>
    candidatesIn(view, [wholePage(view)], each, "look").map((scored) => ({
      ...scored,
      score: scored.score * (at === 0 ? 0.6 : 0.4)
    }))
  )
  const seen = new Set<Seen>()
  const once = all.filter((each) => !seen.has(each.seen) && seen.add(each.seen))
  return once.slice(0, 5).map((scored) => candidateOf(view, scored))
}

const found = (scored: Scored, tentative: boolean): Found => ({
  _tag: "Found",
  seen: scored.seen,
  score: Math.min(1, scored.score),
  how: scored.how,
  tentative
})

const ambiguous = (view: View, equal: ReadonlyArray<Scored>): Ambiguous => ({
  _tag: "Ambiguous",
  candidates: equal.slice(0, 5).map((scored) => candidateOf(view, scored)),
  seen: equal.map(({ seen }) => seen)
})

const twins = new Set<string>(["button", "link", "checkbox", "radio", "switch", "tab", "option"])

const isRoleWord = (role: string): role is RoleWord => twins.has(role)

/** "The one in the row of Ada": what is called as the last thing was, in another place. */
const twinOf = (view: View, target: Target, seen: Seen): Target | undefined => {
  const elsewhere = target.scopes.length > 0 && /^(?:the )?(?:same )?one$/iu.test(target.words)
  if (!elsewhere) return undefined
  const { role } = seen.node
  const name = nameOf(view, seen)
  const kind = isRoleWord(role) ? { role } : {}
  return { words: target.words, name, quoted: name !== "", scopes: target.scopes, ...kind }
}

/** "The + for Ada on Monday", of several: the one that is called "Add shift for Ada on Monday". */
const calledByPlaces = (equal: ReadonlyArray<Scored>, { scopes }: Target): ReadonlyArray<Scored> => {
  const places = scopes.map(({ target }) => ` ${tokens(target.name).join(" ")} `)
  if (equal.length < 2 || places.length === 0 || places.some((place) => place.trim() === "")) return equal
  return preferring(equal, ({ seen }) => {
    const called = ` ${tokens(seen.node.name).join(" ")} `
    return places.every((place) => called.includes(place))
  })
}

/** "Enter Ada as the name", beside a list that is set to "Name": what one writes goes into the field that is called so, if in part. */
const withoutChosen = (scored: ReadonlyArray<Scored>): ReadonlyArray<Scored> => {
  const isChosen = ({ how }: Scored): boolean => /^value\b/u.test(how)
  const isCalled = (each: Scored): boolean => isEntry(each.seen) && !isChosen(each)
  return scored.some(isCalled) ? scored.filter((each) => !isChosen(each)) : scored
}

/** The one node that the target means for that purpose. */
export const ground = (
  view: View,
  target: Target,
  purpose: Purpose,
  antecedent?: Antecedent,
  visible?: (seen: Seen) => boolean
): Grounding => {
  const twin =
    isPronoun(target) && antecedent?.seen !== undefined ? twinOf(view, target, antecedent.seen) : undefined
  if (twin !== undefined)
    return twin.name === "" && twin.role === undefined
      ? { _tag: "Missing", what: target, candidates: [] }
      : ground(view, twin, purpose, antecedent, visible)
  if (isPronoun(target) && target.ordinal === undefined && antecedent?.seen !== undefined)
    return found({ seen: antecedent.seen, score: 1, fit: 1, how: "what the step before was about" }, false)
  const pool = poolOf(view, target, purpose, antecedent, visible)
  if (target.ordinal !== undefined) {
    const { ordinal } = target
    const ordered = inOrder(pool.scored)
    const nth = agreedOn(ordered, (all) => nthOf(all, ordinal))
    if (nth !== undefined)
      return found(
        { ...nth, how: `${nth.how}, number ${ordered.indexOf(nth) + 1} of ${ordered.length}` },
        true
      )
    return readingsOf(ordered).length > 1 ? ambiguous(view, ordered) : missing(view, pool, target)
  }
  const scored = purpose === "fill" ? withoutChosen(pool.scored) : pool.scored
  const equal = calledByPlaces(settleTie(view, once(best(scored)), purpose), target)
  const first = equal[0]
  if (first === undefined) return missing(view, pool, target)
  if (equal.length === 1 || target.quantifier === "any")
    return found(first, first.fit < whole || first.score < 0.8)
  const own = focused(target, purpose, equal)
  return own === undefined ? ambiguous(view, equal) : found({ ...own, how: "it has the focus" }, true)
}

/** All that the target means, as well as the best of them; for counts, and for "all" and "each". */
export const groundAll = (
  view: View,
  target: Target,
  antecedent?: Antecedent
): { readonly all: ReadonlyArray<Scored>; readonly missing?: Target } => {
  const pool = poolOf(view, target, "look", antecedent)
  return pool.missing === undefined ? { all: inOrder(pool.scored) } : { all: [], missing: pool.missing }
}
