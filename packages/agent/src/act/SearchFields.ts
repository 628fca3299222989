/** Which field is the one to search in, where the step names none. */
import type { Target } from "@assay/domain/Intent"
import type { Grounding } from "../ground/Ground.js"
import { isEntry, liesOverPage, standsIn } from "../screen/Kinds.js"
import { everyName, type Seen, upward, type View, within } from "../screen/View.js"

const saysSearch = /\bsearch/iu
const saysFind = /^(?:find|look up|look for|filter|quick find)\b|\bfilter\b/iu

export const isSearchBox = ({ node }: Seen): boolean =>
  node.role === "searchbox" || node.inputType === "search"

const says = (seen: Seen, words: RegExp): boolean => everyName(seen).some((name) => words.test(name))

/** "Find a city", "Search orders": what is written there seeks something, and is no value of anything. */
export const isToSeek = (field: Seen): boolean =>
  isSearchBox(field) || says(field, saysSearch) || says(field, saysFind)

/** Told to be one by what it is, by where it stands, or by what it is called, the surest first. */
const tellings: ReadonlyArray<(seen: Seen) => boolean> = [
  isSearchBox,
  (seen) => isEntry(seen) && standsIn(seen, /^search$/u),
  (seen) => (isEntry(seen) || seen.node.role === "combobox") && says(seen, saysSearch),
  (seen) => isEntry(seen) && says(seen, saysFind)
]

/** The one of them that is told so most surely. */
const toldAmong = (fields: ReadonlyArray<Seen>): Seen | undefined => {
  for (const isTold of tellings) {
    const [only, another] = fields.filter(isTold)
    if (only !== undefined) return another === undefined ? only : undefined
  }
  return undefined
}

const layerOf = (seen: Seen): Seen | undefined => [...upward(seen)].find(liesOverPage)

const saysTerm = /\b(?:keywords?|query|terms?|what|skills?)\b/iu

/** Beside the one button "Search", in the smallest box around it that holds any: the only field, or the one for the words. */
const besideButton = (view: View): Seen | undefined => {
  const [button, another] = view.all.filter(
    ({ node }) => node.visible && node.role === "button" && /^(?:search|find)$/iu.test(node.name.trim())
  )
  if (button === undefined || another !== undefined) return undefined
  for (const outer of [...upward(button)].slice(1, 4)) {
    const fields = within(view, outer).filter((seen) => isEntry(seen) && seen.node.visible)
    const terms = fields.length > 1 ? fields.filter((seen) => says(seen, saysTerm)) : fields
    const [only, other] = terms
    if (fields.length > 0) return other === undefined ? only : undefined
  }
  return undefined
}

/** It came with what the last deed opened over the page. */
const wasOpened = ({ earlier }: View, seen: Seen): boolean =>
  earlier !== undefined &&
  earlier.byRef.get(seen.node.ref)?.node.visible !== true &&
  layerOf(seen) !== undefined

/** The field to search in, where it is the only one that anything tells to be one: of what was just opened over the page before the page's own. */
export const searchFieldOf = (view: View): Seen | undefined => {
  const told = view.all.filter((seen) => seen.node.visible && tellings.some((isTold) => isTold(seen)))
  const opened = told.filter((seen) => wasOpened(view, seen))
  return toldAmong(opened.length > 0 ? opened : told) ?? (told.length === 0 ? besideButton(view) : undefined)
}

const theSearch = /^search(?: (?:box|bar|field|input|term|text|query|word|phrase))?$/iu

/** "Clear the search", where the field is called otherwise: "Find a deck". */
export const orToSearch = (
  view: View,
  { name, ordinal, quoted, scopes, words }: Target,
  field: Grounding
): Grounding => {
  const isSearch = theSearch.test(name) || (name === "" && theSearch.test(words))
  if (field._tag !== "Missing" || !isSearch || quoted || ordinal !== undefined || scopes.length > 0)
    return field
  const seen = searchFieldOf(view)
  return seen === undefined
    ? field
    : { _tag: "Found", seen, score: 0.9, how: "the field to search in", tentative: !isSearchBox(seen) }
}

/** It narrows what is open with it to choose from as one types: there the key Enter would choose. */
export const narrowsOptions = (view: View, seen: Seen): boolean => {
  const layer = layerOf(seen)
  return (
    layer !== undefined &&
    layer.node.visible &&
    within(view, layer).some((each) => each.node.visible && each.node.role === "option")
  )
}
