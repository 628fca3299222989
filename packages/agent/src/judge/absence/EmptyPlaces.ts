/** "Done is empty" of the column of a board, or of a part of the page: what stands under that title, and not the title. */
import type { Intent } from "@assay/domain/Intent"
import { regionsOf } from "../../ground/Enclosures.js"
import { recordsIn } from "../../ground/Records.js"
import { type Region, wholePage } from "../../ground/Regions.js"
import { closedBy } from "../../ground/ClosedBy.js"
import { isControl, isField } from "../../screen/Kinds.js"
import { phrasesOf } from "../../screen/VisibleText.js"
import { everyName, type Seen, within } from "../../screen/View.js"
import { loose, readable } from "../../screen/Wording.js"
import { runsIn } from "../texts/Phrases.js"
import { type Case, rule, type Ruling } from "../Ruling.js"
import { saysEmpty } from "./SaysElse.js"

type State = Extract<Intent, { _tag: "CheckState" }>

const mayBePlace = new Set(["column", "section", "list", undefined])

/** The one place that is called so. */
const placeOf = ({ state, target }: State, { view }: Case): Region | undefined => {
  const { name, ordinal, quantifier, role, scopes } = target
  const isPlain = name !== "" && ordinal === undefined && quantifier === undefined && scopes.length === 0
  if (state !== "empty" || !isPlain || !mayBePlace.has(role)) return undefined
  const regions = regionsOf(view, [{ relation: "in", target }], undefined)
  const [only, another] = "name" in regions ? [] : regions
  const { seen } = only ?? {}
  if (only === undefined || another !== undefined || seen?.parent === undefined) return undefined
  return isControl(seen) || isField(seen) || only.from === wholePage(view).from ? undefined : only
}

const none = /^(?:no|nothing|none|empty)\b|\b(?:empty|yet)\b|^\(?0\)?$/iu

/** By the things that stand there, or by what is said in their place. */
export const emptyPlace = (check: State, given: Case): Ruling | undefined => {
  const place = placeOf(check, given)
  if (place === undefined) return undefined
  const { negated, target } = check
  const things = recordsIn(given.view, place, false)
  const others = runsIn(given.view, place).filter(({ text }) => loose(text) !== loose(target.name))
  const saysNone = others.some(({ text }) => none.test(text))
  const isNone = things.length === 0 && saysNone && saysEmpty(given.view, place, target)
  if (!isNone && (things.length === 0 || saysNone)) return undefined
  const said = others
    .slice(0, 6)
    .map(({ text }) => text)
    .join(" | ")
  return rule(isNone, negated, `“${target.words}” to be empty`, `saw: ${said}`)
}

/** "2 items", "1 item from Acme", "3 products in your basket"; "2 items from last time" may be anything. */
const held =
  /^(\d+) (?:items?|products?|articles?|things?)(?: (?:from \p{Lu}\S*(?: \p{Lu}\S*)*|in (?:your|the|this) \p{L}+|in total))?$/u

const taking = /^(?:remove|delete|take out)\b|^[−–-]$/iu

/** "The cart is not empty" of a panel that is called so by "Close cart" only: it says how many things are in it, each with something to take it out. */
export const emptyPanel = ({ negated, state, target }: State, { view }: Case): Ruling | undefined => {
  const { name, ordinal, quantifier, scopes } = target
  if (state !== "empty" || name === "" || ordinal !== undefined || quantifier !== undefined) return undefined
  const [place, another] = new Set(view.all.filter(isShown).flatMap((seen) => closedBy(seen, target) ?? []))
  if (place === undefined || another !== undefined || scopes.length > 0) return undefined
  const texts = phrasesOf(view, place).map(({ text }) => readable(text))
  const [count, more] = texts.flatMap((text) => held.exec(text)?.[1] ?? [])
  const hasThings = within(view, place).some(
    (seen) => isShown(seen) && isControl(seen) && everyName(seen).some((each) => taking.test(each.trim()))
  )
  const saysNone = texts.some((text) => /\bempty\b|^nothing\b|\bnothing (?:here|yet|in)\b/iu.test(text))
  return count === undefined || more !== undefined || Number(count) === 0 || !hasThings || saysNone
    ? undefined
    : rule(false, negated, `“${target.words}” to be empty`, `it holds ${count}`, place)
}

const isShown = ({ node }: Seen): boolean => node.visible
