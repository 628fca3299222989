/** "One pet is in the waiting room", of a page that lists pets and has the figure "1" under "Waiting room". */
import type { Check } from "@assay/domain/Intent"
import { cellsUnder } from "../../ground/Names.js"
import { regionOf } from "../../ground/Regions.js"
import { isTitle } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import type { View } from "../../screen/View.js"
import { isFigure, loose, sameWords } from "../../screen/Wording.js"
import { comparisons } from "../figures/Numbers.js"
import { runsIn } from "../texts/Phrases.js"
import { type Case, holds, refuted, type Ruling } from "../Ruling.js"

type Count = Extract<Check, { _tag: "CheckCount" }>

/** The lines of a table are called by what stands under that head: it is the first one, or they are headed by it. */
const isKindOfLines = (view: View, noun: string): boolean => {
  const heads = view.all.filter(
    (seen) =>
      seen.node.role === "columnheader" && seen.node.visible && sameWords(readableTextOf(view, seen), noun)
  )
  const [only, another] = heads
  if (only === undefined || another !== undefined) return false
  const cells = cellsUnder(view, only)
  const isFirst = only.parent?.children.find(({ node }) => node.visible) === only
  return cells.length > 0 && (isFirst || cells.every(({ node }) => node.role === "rowheader"))
}

/** What says nothing but the title and a figure. */
const figureUnder = (view: View, name: string): string | undefined => {
  const [title, another] = view.all.filter(
    (seen) => isTitle(seen) && seen.node.visible && loose(readableTextOf(view, seen)) === loose(name)
  )
  const tile = title?.parent
  if (tile === undefined || another !== undefined) return undefined
  const [head, figure, more] = runsIn(view, regionOf(tile, ""))
  const isTile = head !== undefined && loose(head.text) === loose(name) && more === undefined
  const said = figure?.text.trim() ?? ""
  return isTile && isFigure(said) && /^\d{1,6}$/u.test(said) ? said : undefined
}

/** Only where nothing else tells how many there are. */
export const onTile = (ruling: Ruling, { comparison, count, target }: Count, { view }: Case): Ruling => {
  const { name, ordinal, quantifier, quoted, role, scopes } = target
  const [scope, another] = scopes
  const isBare =
    ruling._tag === "Undecided" &&
    role === undefined &&
    !quoted &&
    ordinal === undefined &&
    quantifier === undefined
  if (!isBare || scope?.relation !== "in" || another !== undefined) return ruling
  const place = scope.target
  const isPlace =
    place.role === undefined &&
    place.ordinal === undefined &&
    place.scopes.length === 0 &&
    place.pronoun !== true
  const said = isPlace && isKindOfLines(view, name) ? figureUnder(view, place.name) : undefined
  if (said === undefined) return ruling
  const [word, holdsFor] = comparisons[comparison]
  const saw = `“${place.name}” is ${said}`
  return holdsFor(Number(said), count)
    ? holds(saw)
    : refuted(`${word}${count} “${target.words}” in “${place.words}”`, saw)
}
