/** Which option is meant: of a native list, of one that has opened, of what stands in the thing itself. */
import type { Target } from "@assay/domain/Intent"
import { candidateOf, nameOf } from "../ground/Candidates.js"
import { ground, type Grounding } from "../ground/Ground.js"
import { fitName, unpriced, whole } from "../ground/Match.js"
import { placeNames } from "../ground/Names.js"
import { withoutNoun } from "../ground/Reworded.js"
import { isControl } from "../screen/Kinds.js"
import { type Seen, type View, within } from "../screen/View.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { loose } from "../screen/Wording.js"

const choices = new Set("option menuitem menuitemradio menuitemcheckbox radio treeitem listitem".split(" "))

/** One of several to choose from, by its role. */
export const isOption = ({ node }: Seen): boolean => choices.has(node.role)

/** What is said of somebody behind the name: "Hannah Wolf (Late)". */
const unremarked = (label: string): string =>
  label.replace(/^(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)+) \([^()]*\)$/u, "$1")

/** How well an option is called so: by its whole name, as another option may be called by a longer one. */
export const optionFit = (value: string, label: string): number => {
  const score = Math.max(
    fitName(value, false, label).score,
    fitName(value, false, unpriced(label)).score - 0.02
  )
  return score >= whole ? score : 0
}

/** The label in a native list that is meant; the words themselves when none is, so that the driver says so. */
export const labelOf = (seen: Seen, value: string): string | undefined => {
  const scored = (seen.node.options ?? [])
    .map(({ label }) => ({
      label,
      score: Math.max(optionFit(value, label), optionFit(value, unremarked(label)) - 0.04)
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const [first, second] = scored
  if (first === undefined) return undefined
  return second !== undefined && second.score >= first.score - 0.05 && first.score < 0.98
    ? undefined
    : first.label
}

export const optionTarget = (value: string, place?: Target): Target => ({
  words: value,
  name: value,
  quoted: false,
  role: "option",
  scopes: place === undefined ? [] : [{ relation: "in", target: place }]
})

const besideNames = (view: View, seen: Seen): ReadonlyArray<string> =>
  placeNames(view, seen).map(([text]) => text)

/** Something that is read in it is the whole name of the option, and no longer one. */
const isCalled = (view: View, seen: Seen, value: string): boolean => {
  const shorter = withoutNoun(optionTarget(value))?.name
  const beside = isOption(seen) ? besideNames(view, seen) : []
  const texts = [nameOf(view, seen), ...beside, ...runsOf(view, seen).map(({ text }) => text)]
  return texts.some(
    (text) => optionFit(value, text) > 0 || (shorter !== undefined && optionFit(shorter, text) > 0)
  )
}

export const calledSo = (view: View, value: string, found: Grounding): Grounding =>
  found._tag !== "Found" || isCalled(view, found.seen, value)
    ? found
    : { _tag: "Missing", what: optionTarget(value), candidates: [candidateOf(view, { ...found, fit: 0 })] }

/** Further down in an open list that scrolls: it is scrolled to as it is clicked. */
const isScrolledOut = ({ node, parent }: Seen): boolean =>
  node.role === "option" &&
  (node.hidden === "covered" || node.hidden === "clipped") &&
  parent?.node.role === "listbox" &&
  parent.node.visible

/** What was there before the list was opened, and is no option, is none of its options. */
export const openOption = (
  view: View,
  value: string,
  list: Seen,
  before: View | undefined
): Seen | undefined => {
  const old = list.node.state.expanded === true ? undefined : before
  const fresh = (seen: Seen) =>
    (seen.node.visible || isScrolledOut(seen)) &&
    (/^(?:option|menuitem)/u.test(seen.node.role) || old?.byRef.get(seen.node.ref)?.node.visible !== true)
  const found = calledSo(view, value, ground(view, optionTarget(value), "click", undefined, fresh))
  if (found._tag !== "Found") return old === undefined ? undefined : freshText(view, value, old)
  return found.seen.node.ref !== list.node.ref ? sayingSo(view, found.seen, value) : undefined
}

/** In the box of all that is offered, the one text that is the option: the middle of the box may be another. */
const sayingSo = (view: View, seen: Seen, value: string): Seen => {
  if (optionFit(value, nameOf(view, seen)) > 0) return seen
  const [only, another] = runsOf(view, seen).filter(({ text }) => optionFit(value, text) > 0)
  return only === undefined || another !== undefined ? seen : only.seen
}

/**
 * The one text of that name that came with the last deed: an option that nothing tells to be one. What only was drawn anew has not come.
 */
export const freshText = (view: View, value: string, before: View | undefined): Seen | undefined => {
  const [only, another] = runsOf(view, view.root).filter(
    ({ seen, text }) => optionFit(value, text) > 0 && before?.byRef.get(seen.node.ref)?.node.visible !== true
  )
  if (before === undefined || only === undefined || another !== undefined) return undefined
  const times = (of: View) =>
    runsOf(of, of.root).filter(({ text }) => loose(text) === loose(only.text)).length
  return times(view) > times(before) ? only.seen : undefined
}

/** "Food Good" is what "Good" is called in the row of Food. */
const ownName = (label: string, holder: string): string =>
  holder !== "" && label.startsWith(`${holder} `) ? label.slice(holder.length + 1) : label

/** Drawn as one of several to choose from: a box that is clicked, with nothing more to click in it. */
const isDrawnOption = (view: View, seen: Seen, holder: Seen): boolean =>
  (seen.node.role === "generic" || (seen.node.role === "button" && !isControlRole(holder))) &&
  isControl(seen) &&
  seen.parent?.children.some((each) => each !== seen && isControl(each)) === true &&
  !within(view, seen).some((each) => each !== seen && each.node.visible && isControl(each))

const isControlRole = ({ node }: Seen): boolean => /^(?:button|combobox|link)$/u.test(node.role)

/** Options that stand inside the thing itself: radio buttons, tabs, a list box that is open, chips. */
export const inside = (view: View, seen: Seen, value: string): Seen | undefined => {
  const roles = ["option", "radio", "tab", "menuitem", "menuitemradio", "treeitem"]
  const holder = readableTextOf(view, seen)
  const all = within(view, seen).filter((each) => each !== seen && each.node.visible)
  const best = (options: ReadonlyArray<Seen>, called: (option: Seen) => ReadonlyArray<string>) =>
    options
      .map((each) => ({ each, score: Math.max(...called(each).map((name) => optionFit(value, name))) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)[0]?.each
  return (
    best(
      all.filter(({ node }) => roles.includes(node.role)),
      (each) => [ownName(each.node.name, holder), ...besideNames(view, each)]
    ) ??
    best(
      all.filter((each) => isDrawnOption(view, each, seen)),
      (each) => [nameOf(view, each)]
    )
  )
}
