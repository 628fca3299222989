/** The number on an icon or behind a link: no name tells it, and it is gone where nothing is counted any more. */
import type { Scope, Target } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import { controlAround, isControl, standsIn } from "../../screen/Kinds.js"
import type { Seen, View } from "../../screen/View.js"
import { runsOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import { numbersIn } from "../figures/Numbers.js"
import { isUnnumbered } from "./OwnFigures.js"
import { type Case, holds, refuted, type Ruling } from "../Ruling.js"

const badge = /^(?:(.+) )?(?:badge|counter)$/iu
const number = /^(?:number|count|figure|dot)$/iu

/** "The badge of the bell", "a badge on the Inbox tab", "in the Inbox entry". */
const bears = ({ relation, target: { role } }: Scope, placeless: boolean): boolean =>
  relation === "near" ||
  (relation === "in" &&
    (role === undefined ? placeless : /^(?:item|menuitem|tab|link|button|icon)$/u.test(role)))

/** What bears it: "the cart badge", "the badge of the bell". */
const bearerOf = (target: Target, placeless: boolean): Target | undefined => {
  const found =
    target.quoted || target.ordinal !== undefined || target.role !== undefined
      ? null
      : (badge.exec(target.name) ?? (placeless ? number.exec(target.name) : null))
  const [scope, ...places] = target.scopes
  if (found === null || target.quantifier !== undefined) return undefined
  if (places.some(({ relation }) => relation !== "in")) return undefined
  const name = found[1]
  if (name !== undefined && scope === undefined) return { words: name, name, quoted: false, scopes: [] }
  return name === undefined && scope !== undefined && bears(scope, placeless) && scope.target.name !== ""
    ? { ...scope.target, scopes: [...scope.target.scopes, ...places] }
    : undefined
}

/** The picture of a bell is drawn in a button, and so is its number. */
const outerOf = (view: View, bearer: Target): Seen | undefined => {
  const found = ground(view, bearer, "click")
  return found._tag === "Found" ? (controlAround(found.seen) ?? found.seen) : undefined
}

/** The number on what bears it; nothing where there is no such thing to bear one. */
const numberOn = (view: View, bearer: Target): string | undefined => {
  const outer = outerOf(view, bearer)
  if (outer === undefined) return undefined
  const numbers = runsOf(view, outer).flatMap(({ text }) => {
    const [, name = "", number] = /^(.*?) ?(\(?\d+\+?\)?)$/u.exec(text) ?? []
    return number !== undefined && (name === "" || loose(name) === loose(bearer.name)) ? [number] : []
  })
  return numbers[0] ?? ""
}

/** What is read on a sign over which something lies, or was before and is not any more; undefined where neither is known. */
export const onSilentSign = (sign: Target, text: string, { past, view }: Case): Ruling | undefined => {
  const outer = outerOf(view, sign)
  if (outer === undefined) return undefined
  const { name, state } = outer.node
  const said = numbersIn(name)
  if (state.covered === true && said.length === 1 && /^\d+$/u.test(text))
    return said[0] === Number(text)
      ? holds(`it is called “${name}”, and lies behind what is open`, outer)
      : refuted(`“${text}” on the “${sign.words}”`, `it is called “${name}”`)
  const earlier = past.map((then) => numberOn(then, sign)).findLast((number) => number !== undefined)
  return earlier !== undefined && earlier !== "" && isUnnumbered(view, outer)
    ? refuted(`“${text}” on the “${sign.words}”`, `nothing is read on it, which said ${earlier} before`)
    : undefined
}

/** "The badge has disappeared": the one number beside the words of a control a while ago, where none has any now. */
const judgeBare = (
  { name, ordinal, quantifier, quoted, role, scopes, words }: Target,
  negated: boolean,
  { past, view }: Case
): Ruling | undefined => {
  const bare = !quoted && role === undefined && ordinal === undefined && quantifier === undefined
  if (!bare || scopes.length > 0 || !/^(?:(?:number|count|notification) )?badge$/iu.test(name))
    return undefined
  const numbered = (on: View): ReadonlyArray<Seen> =>
    on.all.filter(
      (seen) =>
        seen.node.visible &&
        isControl(seen) &&
        /\p{L}/u.test(seen.node.name) &&
        runsOf(on, seen).some(({ text }) => /^\d{1,4}\+?$/u.test(text)) &&
        !standsIn(seen, /^(?:table|grid|row|dialog)$/u)
    )
  const here = numbered(view)
  if (!negated) return here.length === 1 ? holds(`saw “${here[0]?.node.name ?? ""}”`, here[0]) : undefined
  const all = [...new Set(past.flatMap((on) => numbered(on).map(({ node }) => node.ref)))]
  const [only, another] = all
  if (only === undefined || another !== undefined || here.length > 0) return undefined
  const now = view.byRef.get(only)
  return now?.node.visible === true ? holds(`no “${words}” any more`, now) : undefined
}

/**
 * A badge that is shown, or said to be gone; undefined where it was never seen, or what bore it is not there. `placeless` where the page has no such
 * place: "no number on Bookings any more" is said of what leads there.
 */
export const judgeBearer = (
  target: Target,
  negated: boolean,
  given: Case,
  placeless = false
): Ruling | undefined => {
  const bare = judgeBare(target, negated, given)
  if (bare !== undefined) return bare
  const bearer = bearerOf(target, placeless)
  const now = bearer === undefined ? undefined : numberOn(given.view, bearer)
  if (bearer === undefined || now === undefined) return undefined
  const words = target.words || target.name
  if (now !== "")
    return negated ? refuted(`“${words}” not to be shown`, `it says ${now}`) : holds(`it says ${now}`)
  const earlier = given.past
    .map((view) => numberOn(view, bearer))
    .find((text) => text !== undefined && text !== "")
  return earlier === undefined || !negated ? undefined : holds(`no “${words}”, which said ${earlier} before`)
}
