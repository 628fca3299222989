/** Every name by which a person may call a node, with how much it weighs. */
import type { OtherName, ScreenNode } from "@assay/domain/Screen"
import { keepingOf } from "../Keeping.js"
import { centre, holds, sameLine } from "../screen/Geometry.js"
import {
  isCell,
  isContainer,
  isControl,
  isDrawnSwitch,
  isEntry,
  isField,
  isOnControl,
  isToggle,
  tableOf
} from "../screen/Kinds.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { common, contains, everyName, type Seen, upward, type View, within } from "../screen/View.js"
import { isFigure, loose, stem, stems, tokens, withoutArrow } from "../screen/Wording.js"
import { glyphFit, isPictureCalled } from "./Glyphs.js"
import { enough, type Fit, fitName, fitTestId, none } from "./Match.js"

const weights: Readonly<Record<OtherName["kind"], readonly [number, string]>> = {
  label: [1, "label"],
  text: [1, "text"],
  placeholder: [0.97, "placeholder"],
  alt: [0.96, "alternative text"],
  title: [0.95, "tooltip"],
  description: [0.87, "description"],
  test_id: [1, "test id"],
  // What it is called by its drawing, see Glyphs.ts.
  picture: [0, "picture"]
}

const better = (a: Fit, b: Fit): Fit => (b.score > a.score ? b : a)

const named = (fit: Fit, weight: number, kind: string): Fit =>
  fit.score === 0
    ? none
    : { score: fit.score * weight, how: kind === "name" ? fit.how : `${kind}, ${fit.how}` }

/** "Name *": what must be filled in is marked so. */
export const isRequired = (text: string): boolean => /^\*$/u.test(text.trim())

const isSign = /^[^\p{L}\p{N}]{1,2}$/u
/** A box of nothing but a label and its figure: a tile, a line of a bill. */
const pairAround = (view: View, label: Seen): Seen | undefined => {
  for (const outer of upward(label)) {
    const runs = runsOf(view, outer)
    const [one, two, more] = runs
    if (one === undefined || two === undefined) continue
    return more === undefined && runs.some(({ text }) => isFigure(text.trim())) ? outer : undefined
  }
  return undefined
}

/** The words and a figure stand together, and the field does not stand with these alone: a slider shows its value over itself. */
export const isValued = (view: View, label: Seen, field: Seen): boolean => {
  const pair = field.node.role === "slider" ? undefined : pairAround(view, label)
  if (pair === undefined || contains(pair, field)) return false
  return runsOf(view, common(pair, field)).some((run) => run.seen.at < pair.at)
}

/** On what is pressed, and not merely in a box with the field that takes clicks as a whole. */
const isPressedWithout = (text: Seen, field: Seen): boolean =>
  [...upward(text)].some((outer) => isControl(outer) && !contains(outer, field))

/** The nearest text before a field that no label names, within the smallest box that holds it. */
const textBefore = (view: View, seen: Seen): string | undefined => {
  for (const outer of upward(seen)) {
    // The minus of a stepper stands between the field and what it is called, and the star that says it must be filled in.
    const before = runsOf(view, outer).filter(
      (run) =>
        run.seen.at < seen.at && !isRequired(run.text) && !(isSign.test(run.text) && isOnControl(run.seen))
    )
    const last = before.at(-1)
    if (last !== undefined) {
      // What is pressed labels nothing but itself, and what has a value of its own nothing but that.
      if (isPressedWithout(last.seen, seen) || isValued(view, last.seen, seen)) return undefined
      const between = view.all.slice(last.seen.at + 1, seen.at)
      // A label that floats in its field stands before the next one as well.
      const isOthers = view.all.some(
        (each) =>
          each !== seen && isField(each) && each.node.visible && loose(each.node.name) === loose(last.text)
      )
      const isTaken = between.some((each) => (isField(each) || isDrawnSwitch(each)) && each.node.visible)
      return isOthers || isTaken ? undefined : last.text
    }
    const fields = within(view, outer).filter((each) => isField(each) && each.node.visible)
    if (fields.length > 1) return undefined
  }
  return undefined
}

/** No label, and no name that is read beside it: one that only a placeholder or a machine tells. */
const isUnlabelled = (view: View, { node }: Seen): boolean =>
  node.otherNames.every(({ kind }) => kind !== "label") &&
  (node.name === "" || (textsOf(view).get(loose(node.name)) ?? []).every((text) => isDrawnIn(node, text)))

const textsOf = keepingOf((view: View): ReadonlyMap<string, ReadonlyArray<Seen>> => {
  const all = new Map<string, ReadonlyArray<Seen>>()
  for (const { seen, text } of runsOf(view, view.root))
    all.set(loose(text), [...(all.get(loose(text)) ?? []), seen])
  return all
})

/** A placeholder that is drawn over its field is read in it, and not beside it. */
const isDrawnIn = ({ box, name, otherNames }: ScreenNode, { node: text }: Seen): boolean =>
  box !== undefined &&
  text.box !== undefined &&
  holds(box, centre(text.box).x, centre(text.box).y) &&
  otherNames.some(({ kind, value }) => kind === "placeholder" && loose(value) === loose(name))

/** "Select city", "Enter your name": what to do is no part of what the field is called. */
const withoutPrompt = (text: string): string =>
  /^(?:please )?(?:select|choose|pick|enter|type|add)(?: an?| the| your)? (\S.*)$/iu.exec(text)?.[1] ?? ""

/** The visible rows of a table, without those of a table inside it. */
const rowsOf = (view: View, table: Seen): ReadonlyArray<Seen> =>
  within(view, table).filter(
    (each) => each.node.role === "row" && each.node.visible && tableOf(each) === table
  )

/** The visible cells under a header. */
export const cellsUnder = (view: View, header: Seen): ReadonlyArray<Seen> => {
  const table = tableOf(header)
  if (table === undefined) return []
  const isUnder = (cell: Seen) => cell !== header && isCell(cell) && columnOf(view, cell) === header
  return rowsOf(view, table).flatMap((row) => row.children.filter(isUnder))
}

/** A header over the whole of a cell, or a cell over the whole of a header: not one that only touches it. */
const isOver = (header: Seen, cell: Seen): boolean => {
  const [a, b] = [header.node.box, cell.node.box]
  if (a === undefined || b === undefined) return false
  const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  return shared >= 0.8 * Math.max(a.width, b.width)
}

const isInColumn = ({ node }: Seen): boolean => /cell$|header$/u.test(node.role)

/** Some cell of the table goes over more than one row or column, so that counting the cells tells nothing. */
const isSpanned = (rows: ReadonlyArray<Seen>): boolean => {
  // Buttons behind the cells of a line that is only drawn stand in no column.
  const sizes = new Set(rows.map(({ children }) => children.filter(isInColumn).length))
  return sizes.size > 1
}

/** The header of the column in which a cell stands. */
export const columnOf = (view: View, cell: Seen): Seen | undefined => {
  const row = cell.parent
  if (row === undefined || row.node.role !== "row") return undefined
  const table = tableOf(row)
  const rows = table === undefined ? [] : rowsOf(view, table)
  const headers = rows.filter(
    (each) => each !== row && each.children.some((child) => child.node.role === "columnheader")
  )
  if (isSpanned(rows) && cell.node.box !== undefined)
    return headers
      .flatMap(({ children }) => children)
      .findLast((each) => each.node.role === "columnheader" && isOver(each, cell))
  // What stands before the first title of a table that is only drawn is no cell.
  const found = headers[0]?.children.filter(isInColumn)[row.children.filter(isInColumn).indexOf(cell)]
  return found?.node.role === "columnheader" ? found : undefined
}

/** The cell in which a field stands, when it is the only one there. */
const cellAround = (view: View, seen: Seen): Seen | undefined => {
  for (const outer of upward(seen)) {
    if (outer.node.role === "row") return undefined
    if (isCell(outer))
      return within(view, outer).filter((each) => isField(each)).length === 1 ? outer : undefined
  }
  return undefined
}

/** All that it is called by, on itself and before it. */
export const labelsOf = (view: View, seen: Seen): ReadonlyArray<string> => [
  ...everyName(seen),
  ...placeNames(view, seen).map(([name]) => name)
]

/** What names a value by standing before it: a term, or the header of its column or row. */
export const placeNames = (view: View, seen: Seen): ReadonlyArray<readonly [string, string]> => {
  if (isCell(seen)) {
    const column = columnOf(view, seen)
    const header = seen.parent?.children.find((each) => each.node.role === "rowheader")
    const rows =
      header === undefined || header === seen ? [] : [[readableTextOf(view, header), "row header"] as const]
    const alone = seen.parent?.children.filter((each) => isCell(each)).length === 2
    return [
      ...(column === undefined ? [] : [[readableTextOf(view, column), "column"] as const]),
      ...(alone ? rows : [])
    ]
  }
  if (seen.node.role === "definition") {
    const siblings = seen.parent?.children ?? []
    const term = siblings.slice(0, siblings.indexOf(seen)).findLast((each) => each.node.role === "term")
    return term === undefined ? [] : [[readableTextOf(view, term), "term"]]
  }
  const cell = isField(seen) ? cellAround(view, seen) : undefined
  const column = cell === undefined ? undefined : columnOf(view, cell)
  if (column !== undefined) return [[readableTextOf(view, column), "column"]]
  if (isSet(seen) && isNameless(seen))
    return textsBeside(view, seen).map((text) => [text, "text beside it"] as const)
  const title = titleOfLabel(view, seen)
  if (title !== undefined) return [[title, "title of its label"]]
  const inside = seen.node.role === "combobox" && isNameless(seen) ? runsOf(view, seen) : []
  if (inside.length > 1) return inside.slice(0, 1).map(({ text }) => [text, "text in it"] as const)
  if (isField(seen) && isUnlabelled(view, seen)) {
    const text = textBefore(view, seen)
    return text === undefined
      ? []
      : [
          [text, "text before it"],
          [withoutPrompt(text), "text before it"]
        ]
  }
  return []
}

/** "Lars Holm free", of a choice that is called "Lars Holmfree": where styles alone part the words, another part begins. */
const beforeGlue = (name: string, text: string): string | undefined => {
  const glued = (all: string): string => all.replace(/\s+/gu, "")
  if (name === text || glued(name) !== glued(text)) return undefined
  const at = text.split("").findIndex((char, n) => char !== name[n])
  return at > 0 && text[at] === " " ? text.slice(0, at) : undefined
}

/** "Express" of a choice whose label goes on in smaller parts: how long it takes, what it costs. */
const titleOfLabel = (view: View, seen: Seen): string | undefined => {
  const { node, parent } = seen
  if (!/^(?:radio|checkbox)$/u.test(node.role) || parent === undefined) return undefined
  const isAlone = within(view, parent).filter(isSet).length === 1
  const [first, second] = isAlone ? runsOf(view, parent) : []
  if (first !== undefined && second === undefined) return beforeGlue(node.name, first.text)
  const isTitle = first !== undefined && second !== undefined && /\p{L}/u.test(first.text)
  return isTitle && loose(node.name).startsWith(`${loose(first.text)} `) ? first.text : undefined
}

const isSet = (seen: Seen): boolean => isToggle(seen) || isDrawnSwitch(seen)

/** What a switch says beside itself is no name of it. */
const isStateWord = (text: string): boolean =>
  /^(?:on|off|yes|no|(?:en|dis)abled|(?:in)?active)$/iu.test(text.trim())

/**
 * What is read beside a box to tick that nothing names: after each where words end the line, else before it. In a row of a table it is told
 * by the row.
 */
const textsBeside = (view: View, seen: Seen): ReadonlyArray<string> => {
  for (const outer of upward(seen)) {
    if (outer.node.role === "row") return []
    const runs = runsOf(view, outer).filter((run) => !isOnControl(run.seen) && !isStateWord(run.text))
    if (outer === seen || runs.length === 0) continue
    const toggles = within(view, outer).filter((each) => isSet(each) && each.node.visible)
    const at = toggles.indexOf(seen)
    const last = toggles.at(-1) ?? seen
    const after = runs.some((run) => run.seen.at > last.end && sameLine(run.seen.node.box, last.node.box))
    const [from, to] = after
      ? [seen.end, toggles[at + 1]?.at ?? outer.end + 1]
      : [toggles[at - 1]?.end ?? outer.at, seen.at]
    const beside = runs.filter((run) => run.seen.at > from && run.seen.at < to)
    const near = after ? beside.slice(0, 1) : beside.slice(-2)
    return near.some((run) => sameLine(run.seen.node.box, seen.node.box)) ? near.map(({ text }) => text) : []
  }
  return []
}

const isNameless = ({ node }: Seen): boolean =>
  node.name === "" && node.otherNames.every(({ kind }) => /^(?:test_id|picture|text)$/u.test(kind))

const typeFit = (wanted: string, seen: Seen): Fit => {
  const type = seen.node.concealed === true ? "password" : seen.node.inputType
  if (type === undefined || !isField(seen)) return none
  return wanted.toLowerCase() === type ? { score: 0.87, how: "kind of field" } : none
}

/** The text of a node whose parts are several, such as a row or a card that is clicked as a whole. */
const textFit = (view: View, seen: Seen, wanted: string, quoted: boolean): Fit => {
  const composed = seen.node.name === "" && (isControl(seen) || isCell(seen)) && !isEntry(seen)
  return composed ? named(fitName(wanted, quoted, readableTextOf(view, seen)), 1, "text") : none
}

/** A person reads the text in it, and machines are told another: what is read goes before. */
const isMisleading = ({ name, otherNames }: ScreenNode): boolean => {
  const told = tokens(name)
  const text = otherNames.find(({ kind }) => kind === "text")
  return text !== undefined && !tokens(text.value).every((token) => told.includes(token))
}

/** A button that opens what its value is chosen in: a label calls it, and what is read on it is something else. */
export const opensValue = (node: ScreenNode): boolean =>
  node.role === "button" && node.state.expanded !== undefined && node.name !== "" && isMisleading(node)

/** A button that shows figures of its own, and that machines are told what they are of: "2 adults, 1 room" for "Number of guests". */
export const showsFigures = ({ name, otherNames, role, ...node }: ScreenNode): boolean =>
  role === "button" &&
  name !== "" &&
  !/\d/u.test(name) &&
  otherNames.some(({ kind, value }) => kind === "text" && /\d/u.test(value)) &&
  isMisleading({ name, otherNames, role, ...node })

/** "Number of travellers and rooms": each of what is counted. */
const countedIn = (name: string): ReadonlyArray<string> =>
  /^(?:the )?(?:number|amount|count|choice) of (\S.*)$/iu.exec(name)?.[1]?.split(/,? and |, | & /u) ?? []

/** What people call by the words on it. */
const captioned = new Set(["button", "link", "menuitem", "tab"])

/** Nothing of what machines are told is read in it: the name is not what a person calls it. An icon's font has words in small letters. */
const isUntrue = ({ name, otherNames }: ScreenNode): boolean => {
  const told = stems(name)
  const isShort = (token: string): boolean => token.length > 1 && told.some((word) => word.startsWith(token))
  const text = otherNames.find(({ kind }) => kind === "text")?.value ?? ""
  return (
    /\p{Lu}\p{L}|\p{L}{2,} \p{L}{2,}/u.test(text) &&
    !tokens(text).some((token) => told.includes(stem(token)) || isShort(token))
  )
}

/** What opens a list may be called by its label and by what is chosen in it, one after the other: "Status All". */
export const labelledChoice = ({
  clickable,
  name,
  otherNames,
  role,
  state
}: ScreenNode): { readonly label: string; readonly choice: string } | undefined => {
  const read = otherNames.find(({ kind }) => kind === "text")?.value ?? ""
  const opens = role === "combobox" || state.expanded !== undefined
  const choice = [read, withoutArrow(read)].find(
    (text) => text !== "" && name.length > text.length && name.endsWith(` ${text}`)
  )
  if (opens && choice !== undefined) return { label: name.slice(0, -choice.length).trim(), choice }
  // "Sort by: Newest ▾": the arrow tells that it opens, be it a button or a box that is pressed.
  const isPressed = role === "button" || (role === "generic" && clickable === true)
  const said = name === "" && role === "generic" ? read : name
  const [, label, chosen] = /^([^:]{2,30}): (\S.{0,40})$/u.exec(withoutArrow(said)) ?? []
  return isPressed && withoutArrow(said) !== said && label !== undefined && chosen !== undefined
    ? { label, choice: chosen }
    : undefined
}

/** The best of a node's own names. */
const ownFit = (seen: Seen, wanted: string, quoted: boolean): Fit => {
  const { node } = seen
  // What opens a list shows what is chosen in it.
  const unread = !isField(seen) && node.state.expanded === undefined && isMisleading(node)
  const untrue = captioned.has(node.role) && unread && isUntrue(node)
  let best = untrue ? none : named(fitName(wanted, quoted, node.name), unread ? 0.9 : 1, "name")
  for (const { kind, value } of node.otherNames) {
    // What all is read in a container is not what it is called.
    if (kind === "text" && (isContainer(node.role) || node.role === "generic" || node.role === "document"))
      continue
    const [weight, word] = weights[kind]
    const fit = kind === "test_id" ? fitTestId(wanted, quoted, value) : fitName(wanted, quoted, value)
    best = better(best, kind === "test_id" ? fit : named(fit, weight, word))
  }
  if (isField(seen) && !quoted)
    best = better(best, named(fitName(wanted, quoted, withoutPrompt(node.name)), 0.93, "prompt"))
  // "Total: $32" is the total.
  const [, title] = isField(seen) || isControl(seen) ? [] : (/^([^:\d]{1,40}):\s*\S/u.exec(node.name) ?? [])
  if (title !== undefined) best = better(best, named(fitName(wanted, quoted, title), 0.94, "label"))
  if (!quoted && showsFigures(node))
    for (const part of countedIn(node.name))
      best = better(best, named(fitName(wanted, false, part), 0.98, "label"))
  const label = labelledChoice(node)?.label
  if (label !== undefined) best = better(best, named(fitName(wanted, quoted, label), 0.98, "label"))
  if (node.value !== undefined && node.concealed !== true && !isEntry(seen))
    best = better(best, named(fitName(wanted, quoted, node.value), 0.93, "value"))
  return best
}

/** How well `wanted` names the node, by the best of all its names. */
export const fitNode = (view: View, seen: Seen, wanted: string, quoted: boolean): Fit => {
  if (wanted === "") return none
  let best = better(ownFit(seen, wanted, quoted), textFit(view, seen, wanted, quoted))
  if (best.score >= 0.96) return best
  for (const [name, kind] of placeNames(view, seen))
    best = better(
      best,
      named(
        fitName(wanted, quoted, name),
        /^(?:text beside it|title of its label)$/u.test(kind) ? 0.88 : 0.95,
        kind
      )
    )
  if (!quoted) best = better(better(best, typeFit(wanted, seen)), glyphFit(seen, wanted))
  else if (isPictureCalled(seen, wanted))
    best = better(best, { score: 0.87, how: "by the name of its picture" })
  return best.score >= enough ? best : none
}
