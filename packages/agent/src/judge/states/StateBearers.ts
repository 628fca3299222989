/** What shows the state of a thing: the box in its label or its row, the line that it heads, the button that folds it. */
import type { ElementState } from "@assay/domain/Intent"
import type { NodeState } from "@assay/domain/Screen"
import { boxOfRow } from "../../act/TickedRows.js"
import { isChoiceCard, titleOfCard } from "../../ground/ChoiceCards.js"
import { isHeadOfLine } from "../../ground/Columns.js"
import { isOfKind } from "../../ground/PartKinds.js"
import { toggleIn } from "../../ground/Purposes.js"
import { isControl, isToggle } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { contains, type Seen, upward, type View, within } from "../../screen/View.js"
import { loose } from "../../screen/Wording.js"

export const chosen = ({ checked, pressed, selected }: NodeState): boolean =>
  selected !== undefined || checked !== undefined || pressed !== undefined

/** Another of its kind beside it tells that it is the one chosen. */
export const isOneOfSeveral = (seen: Seen): boolean =>
  [...upward(seen)]
    .slice(0, 2)
    .some((each) =>
      (each.parent?.children ?? []).some((beside) =>
        [beside, ...beside.children].some(({ node }) => node.role === seen.node.role && isSelected({ node }))
      )
    )

export const isSelected = (seen: Pick<Seen, "node">): boolean =>
  seen.node.state.selected === true || seen.node.state.checked === true || seen.node.state.pressed === true

/** "2 Address" is the current one where its line of the list is, "report.pdf" is selected where the row that it heads is. */
const lineOf = (view: View, seen: Seen): Seen | undefined =>
  [...upward(seen)].slice(0, 5).find(
    (each, at) =>
      (each.node.role === "row" &&
        each.node.state.selected !== undefined &&
        (isHeadOfLine(seen) || isTitleOfLine(view, each, seen))) ||
      (at < 3 &&
        (each.node.role === "listitem" || (each.parent !== undefined && isOfKind(each.parent, "stepper"))) &&
        (each.node.state.selected !== undefined || isOneOfSeveral(each)) &&
        readableTextOf(view, each) === readableTextOf(view, seen)) ||
      // A word in a box of its own that is marked as the current one, of several in a line.
      (at < 2 &&
        each.node.role === "generic" &&
        each.node.state.selected === true &&
        (each.parent?.children.length ?? 0) > 1 &&
        readableTextOf(view, each) === readableTextOf(view, seen)) ||
      (at > 0 && at < 4 && isCardOfChoice(view, each) && isTitleOfLine(view, each, seen))
  )

/** Of several cards to choose from, exactly one of which is marked as the chosen one. */
const isCardOfChoice = (view: View, card: Seen): boolean => {
  const cards = (card.parent?.children ?? []).filter((each) => isChoiceCard(view, each))
  return cards.includes(card) && cards.filter(isSelected).length === 1
}

/** The first words in a line, behind its box to tick and its picture; nothing where that box says otherwise than the line. */
const isTitleOfLine = (view: View, line: Seen, seen: Seen): boolean => {
  const first = titleOfCard(view, line)
  const boxes = within(view, line).filter(({ node }) => node.role === "checkbox")
  const isAgreed = boxes.every(({ node }) => node.state.checked === line.node.state.selected)
  return isAgreed && first !== undefined && contains(seen, first.seen)
}

/** What shows the state of the thing: the box in a label, the button that folds a section. */
export const bearerOf = (view: View, seen: Seen, state: ElementState): Seen => {
  const toggle = toggleIn(view, seen) ?? (state === "selected" ? ownToggle(view, seen) : undefined)
  if (toggle !== undefined) return toggle
  const box = /^(?:checked|unchecked|selected)$/u.test(state) ? boxOf(view, seen, state) : undefined
  if (box !== undefined) return box
  const line = state === "selected" && !chosen(seen.node.state) ? lineOf(view, seen) : undefined
  if (line !== undefined) return line
  const row = state === "selected" && !chosen(seen.node.state) ? boxOfLine(view, seen) : undefined
  if (row !== undefined) return row
  if (/^(?:enabled|disabled|usable)$/u.test(state) && seen.node.role === "listitem")
    return onlyControlIn(view, seen) ?? seen
  if ((state !== "expanded" && state !== "collapsed") || seen.node.state.expanded !== undefined) return seen
  const [only, another] = within(view, seen).filter(({ node }) => node.state.expanded !== undefined)
  const outer = [...upward(seen)].find((each) => isControl(each) && each.node.state.expanded !== undefined)
  return outer ?? (another === undefined ? only : undefined) ?? seen
}

/** "Order #1048 is selected", of what heads a row that begins with a box to tick. */
const boxOfLine = (view: View, seen: Seen): Seen | undefined => {
  const row = [...upward(seen)].find(({ node }) => node.role === "row")
  const isNamed = row === seen || [...upward(seen)].some(isHeadOfLine)
  return row !== undefined && isNamed && row.node.state.selected === undefined
    ? boxOfRow(view, row)
    : undefined
}

/** The one radio button or box in what is read as its label. */
const ownToggle = (view: View, seen: Seen): Seen | undefined => {
  const [only, another] = within(view, seen).filter(({ node }) => /^(?:radio|checkbox)$/u.test(node.role))
  const isLabel = only !== undefined && loose(only.node.name) === loose(readableTextOf(view, seen))
  return isLabel && another === undefined ? only : undefined
}

/** The one box in a row that is ticked; the one whose label begins with the text: "Standard" of "Standard, 3 to 5 days". */
const boxOf = (view: View, seen: Seen, state: ElementState): Seen | undefined => {
  const { role, state: own } = seen.node
  if (own.checked !== undefined || own.selected !== undefined || own.pressed !== undefined) return undefined
  const isLine = /^(?:row|listitem|article)$/u.test(role)
  if (!isLine && role !== "text") return undefined
  const outer = isLine ? seen : [...upward(seen)].find((each) => within(view, each).some(isToggle))
  const [only, another] = outer === undefined ? [] : within(view, outer).filter(isToggle)
  if (only === undefined || another !== undefined) return undefined
  const begins = `${loose(only.node.name)} `.startsWith(`${loose(readableTextOf(view, seen))} `)
  return (isLine ? state !== "selected" : begins) ? only : undefined
}

/** The button that an item of a list is there for. */
const onlyControlIn = (view: View, seen: Seen): Seen | undefined => {
  const [only, another] = within(view, seen).filter(
    (each) => each !== seen && isControl(each) && each.node.visible
  )
  return another === undefined ? only : undefined
}
