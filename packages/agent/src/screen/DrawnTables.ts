/** Tables that are only drawn: lines of boxes without a role, under a line of titles. They are read as the tables that they look like. */
import type { Box, ScreenNode } from "@assay/domain/Screen"
import { sameLine } from "./Geometry.js"

const shown = (node: ScreenNode): ReadonlyArray<ScreenNode> => node.children.filter(({ visible }) => visible)

/** A page may listen on the line, or on what holds all lines, for what is clicked in them. */
const isPlain = (node: ScreenNode): boolean =>
  node.role === "generic" && node.visible && node.box !== undefined

const wordsOf = (node: ScreenNode): string =>
  node.role === "text" ? node.name : (node.otherNames.find(({ kind }) => kind === "text")?.value ?? node.name)

const boxesOf = (nodes: ReadonlyArray<ScreenNode>): ReadonlyArray<Box> | undefined => {
  const boxes = nodes.flatMap(({ box }) => box ?? [])
  const [first] = boxes
  return first !== undefined && boxes.length === nodes.length && boxes.every((box) => sameLine(first, box))
    ? boxes
    : undefined
}

/** A title is a few words, that may be pressed to sort by it. */
const isTitle = (node: ScreenNode): boolean =>
  (node.role === "text" || node.role === "generic" || node.role === "button") &&
  /\p{L}/u.test(wordsOf(node)) &&
  wordsOf(node).length <= 40 &&
  node.children.every(({ children, role }) => role === "text" || children.length === 0)

/** The titles that stand in a line. */
const titlesIn = (node: ScreenNode): ReadonlyArray<Box> | undefined => {
  const titles = shown(node)
  return isPlain(node) && titles.length >= 3 && titles.every(isTitle) ? boxesOf(titles) : undefined
}

/** What is pressed as a whole may be the first of the lines. */
const isPressed = ({ clickable }: ScreenNode): boolean => clickable === true

const isControl = (node: ScreenNode): boolean => node.role !== "text" && node.role !== "generic"

/** Begins with its title, ends with it as figures do, or stands in the middle under it. */
const isAligned = (title: Box, part: Box | undefined): boolean => {
  if (part === undefined) return false
  const [before, after] = [part.x - title.x, part.x + part.width - title.x - title.width]
  return Math.abs(before) <= 4 || Math.abs(after) <= 4 || Math.abs(before + after) <= 4
}

/** Begins before the next title does: a label is often drawn with room around it. */
const isUnder = (title: Box, next: Box | undefined, part: Box | undefined): boolean =>
  part !== undefined &&
  (part.x >= title.x - 4 || isAligned(title, part)) &&
  (next === undefined || part.x < next.x - 4)

/** The parts from the first title on: a box to tick often stands before it, under no title. */
const partsFrom = ({ x }: Box, node: ScreenNode): ReadonlyArray<ScreenNode> => {
  const [lead, ...others] = shown(node)
  const isBefore = lead?.box !== undefined && isControl(lead) && lead.box.x + lead.box.width <= x + 4
  return lead === undefined || isBefore ? others : [lead, ...others]
}

/** A line whose parts begin where the titles do; what stands before and after them has no title. */
const isLine = (node: ScreenNode, titles: ReadonlyArray<Box>): boolean => {
  const [first] = titles
  const parts = first === undefined ? [] : partsFrom(first, node)
  const boxes = isPlain(node) ? boxesOf(shown(node))?.slice(-parts.length) : undefined
  const told = parts.filter((part) => !isControl(part) && part.clickable !== true)
  return (
    boxes !== undefined &&
    boxes.length >= titles.length &&
    boxes.length <= titles.length + 2 &&
    told.length >= 2 &&
    titles.every((title, at) => isUnder(title, titles[at + 1], boxes[at])) &&
    titles.filter((title, at) => isAligned(title, boxes[at])).length >= 0.6 * titles.length
  )
}

/** The same node in its cell. */
const inCell = (node: ScreenNode, role: "cell" | "columnheader"): ScreenNode =>
  node.role === "generic"
    ? { ...node, role, name: wordsOf(node) }
    : {
        ref: node.ref,
        role,
        name: wordsOf(node),
        otherNames: [],
        state: {},
        ...(node.box === undefined ? {} : { box: node.box }),
        visible: true,
        children: [node]
      }

/** What stands before and beyond the titles is no cell of any column. */
const asRow = (node: ScreenNode, role: "cell" | "columnheader", titles: ReadonlyArray<Box>): ScreenNode => {
  const [first] = titles
  const parts = first === undefined ? [] : partsFrom(first, node).slice(0, titles.length)
  return {
    ...node,
    role: "row",
    children: node.children.map((child) => (parts.includes(child) ? inCell(child, role) : child))
  }
}

const hasRows = (node: ScreenNode): boolean =>
  /^(?:row|table|grid|treegrid|list|listitem)$/u.test(node.role) || node.children.some(hasRows)

const hasDigit = (node: ScreenNode | undefined): boolean => node !== undefined && /\d/u.test(wordsOf(node))

/** "SL-1" over "SL-2" is no title, but the first of them. */
const isOneOfThem = (head: ScreenNode, lines: ReadonlyArray<ScreenNode>): boolean =>
  shown(head).some((title, at) => hasDigit(title) && lines.every((line) => hasDigit(shown(line)[at])))

/** What is pressed in a line and in the lines below it is the same deed on each of them: the line is no line of titles. */
const repeatsDeed = (head: ScreenNode, lines: ReadonlyArray<ScreenNode>): boolean =>
  shown(head)
    .filter((part) => part.clickable === true || part.role === "button")
    .some((part) =>
      lines.some((line) => shown(line).some((other) => wordsOf(other).trim() === wordsOf(part).trim()))
    )

const titleWords =
  /(?:^|[\s/])(?:names?|titles?|status|states?|stages?|dates?|days?|times?|types?|kinds?|category|categories|city|town|place|location|country|region|address|role|position|owner|author|customer|client|user|contact|person|guest|member|driver|recipient|sender|assignee|price|cost|total|amount|sum|balance|fee|rate|qty|quantity|count|pieces|units?|stock|weight|size|length|width|height|age|number|no\.?|nr\.?|id|code|ref|reference|email|e-mail|phone|department|team|group|priority|severity|level|grade|score|points|rank|result|due|created|updated|started|ends?|starts?|from|to|subject|description|details|notes?|comments?|actions?|item|product|order|ticket|task|project|room|method|duration|version|language|format|source|target|value|unit|plan|year|month|week)$/iu

/** Written larger or smaller than what stands below it, or in a line of another height. */
const isDrawnOtherwise = (head: ScreenNode, lines: ReadonlyArray<ScreenNode>): boolean => {
  const heightOf = ({ box }: ScreenNode): number => Math.round(box?.height ?? 0)
  const [first] = lines
  const own = first === undefined ? undefined : heightOf(first)
  return own !== heightOf(head) && lines.every((line) => heightOf(line) === own)
}

/** One of several like lines heads the others only where something tells so: a word that titles are made of, figures that stand below words alone, how it is drawn. */
const isHeadOf = (head: ScreenNode, lines: ReadonlyArray<ScreenNode>): boolean =>
  isDrawnOtherwise(head, lines) ||
  shown(head).some(
    (title, at) =>
      title.role === "button" ||
      titleWords.test(wordsOf(title)) ||
      (!hasDigit(title) && lines.every((line) => hasDigit(shown(line)[at])))
  )

/** So many lines under so many titles are a table. */
const areLines = (head: ScreenNode, lines: ReadonlyArray<ScreenNode>, titles: ReadonlyArray<Box>): boolean =>
  lines.length > 0 &&
  !isOneOfThem(head, lines) &&
  !repeatsDeed(head, lines) &&
  (lines.length > 1 || titles.length > 3) &&
  lines.every((line) => isLine(line, titles) && !hasRows(line))

/** A line of titles, and right after it what holds the lines under it. Where one sorts by a title, the page may listen on the whole line. */
const tableIn = (head: ScreenNode, body: ScreenNode): readonly [ScreenNode, ScreenNode] | undefined => {
  const titles = titlesIn(head)
  return titles !== undefined && isPlain(body) && areLines(head, shown(body), titles)
    ? [
        asRow(head, "columnheader", titles),
        {
          ...body,
          role: "rowgroup",
          children: body.children.map((line) => (line.visible ? asRow(line, "cell", titles) : line))
        }
      ]
    : undefined
}

/** A line of titles, and right after it the lines under it, as many as there are. */
const linesAfter = (
  head: ScreenNode,
  after: ReadonlyArray<ScreenNode>
): ReadonlyArray<ScreenNode> | undefined => {
  const titles = isPressed(head) ? undefined : titlesIn(head)
  if (titles === undefined) return undefined
  const end = after.findIndex((line) => !isLine(line, titles) || hasRows(line))
  const lines = end === -1 ? after : after.slice(0, end)
  return areLines(head, lines, titles) && isHeadOf(head, lines)
    ? [asRow(head, "columnheader", titles), ...lines.map((line) => asRow(line, "cell", titles))]
    : undefined
}

const around = (boxes: ReadonlyArray<Box>): Box => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** What stands among other things of the page, as the table that it is. */
const drawnTable = (parts: ReadonlyArray<ScreenNode>): ScreenNode => ({
  ref: parts[0]?.ref ?? "",
  role: "table",
  name: "",
  otherNames: [],
  state: {},
  box: around(parts.flatMap(({ box }) => box ?? [])),
  visible: true,
  children: parts
})

/** The children with the tables among them. What stands under a line of titles is looked at before what stands in it, where its first line may look like titles. */
const withTables = (children: ReadonlyArray<ScreenNode>): ReadonlyArray<ScreenNode> => {
  const all = children.filter(({ visible }) => visible)
  for (const [at, head] of all.entries()) {
    const body = all[at + 1]
    const parts =
      (body === undefined ? undefined : tableIn(head, body)) ?? linesAfter(head, all.slice(at + 1))
    if (parts === undefined) continue
    const [first, end] = [children.indexOf(head), children.indexOf(all[at + parts.length - 1] ?? head) + 1]
    return [
      ...children.slice(0, first).map(withDrawnTables),
      drawnTable(parts),
      ...withTables(children.slice(end))
    ]
  }
  return children.map(withDrawnTables)
}

/** A sign for yes or no, or what stands for nothing. */
const isMark = (node: ScreenNode): boolean => /^(?:[✓✔✗✘×•●○–—-]|yes|no)$/iu.test(wordsOf(node).trim())

/** Below one of the titles stand nothing but signs in most of the lines. */
const hasMarks = (lines: ReadonlyArray<ReadonlyArray<ScreenNode>>, width: number): boolean =>
  Array.from({ length: width - 1 }, (_, at) => at + 1).some(
    (at) => 2 * lines.filter((line) => line[at] !== undefined && isMark(line[at])).length > lines.length
  )

/** The parts of a box line by line, where each line has as many. */
const linesOf = (parts: ReadonlyArray<ScreenNode>): ReadonlyArray<ReadonlyArray<ScreenNode>> => {
  const [first] = parts
  const second = parts.findIndex(
    ({ box }) => first?.box !== undefined && box !== undefined && box.y >= first.box.y + first.box.height - 2
  )
  if (second < 3 || parts.length % second !== 0) return []
  return Array.from({ length: parts.length / second }, (_, at) => parts.slice(at * second, (at + 1) * second))
}

const rowOf = (parts: ReadonlyArray<ScreenNode>, role: "cell" | "columnheader"): ScreenNode => ({
  ...drawnTable(parts.map((part) => inCell(part, role))),
  role: "row"
})

/** A text is where its words are, and a sign often in a box with room around it. */
const room = 24

const isBelow = (title: Box, next: Box | undefined, part: Box | undefined): boolean =>
  part !== undefined && part.x >= title.x - room && (next === undefined || part.x < next.x - room)

/** A grid of cells side by side, without a box around each line: titles, and lines of signs or figures under them. */
const gridIn = (node: ScreenNode): ScreenNode | undefined => {
  const [head = [], ...lines] = linesOf(shown(node))
  const titles = head.every(isTitle) ? boxesOf(head) : undefined
  if (titles === undefined || lines.length < 2) return undefined
  const areInLines = lines.every((line) => {
    const boxes = boxesOf(line)
    return (
      boxes !== undefined &&
      titles.every((title, at) => isBelow(title, titles[at + 1], boxes[at])) &&
      line.every((part) => !hasRows(part) && part.children.length <= 1)
    )
  })
  const asNode = (parts: ReadonlyArray<ScreenNode>): ScreenNode => ({ ...drawnTable(parts), role: "generic" })
  const isHead = hasMarks(lines, head.length) || isHeadOf(asNode(head), lines.map(asNode))
  return areInLines && isHead && !isOneOfThem(asNode(head), lines.map(asNode))
    ? {
        ...node,
        role: "table",
        children: [rowOf(head, "columnheader"), ...lines.map((line) => rowOf(line, "cell"))]
      }
    : undefined
}

/** A box that holds nothing but the titles and the lines under them is the table itself. */
const asTable = (node: ScreenNode): ScreenNode | undefined => {
  const [head, body, more] = shown(node)
  if (node.role !== "generic" || head === undefined || body === undefined || more !== undefined)
    return undefined
  const table = tableIn(head, body)
  return table === undefined
    ? undefined
    : {
        ...node,
        role: "table",
        children: node.children.map((child) =>
          child === head ? table[0] : child === body ? table[1] : child
        )
      }
}

/** The screen with the tables that people see on it. */
export const withDrawnTables = (node: ScreenNode): ScreenNode => {
  const mayHold = /^(?:generic|document|main|region|section|article|form|tabpanel)$/u.test(node.role)
  const table = mayHold ? (asTable(node) ?? (isPlain(node) ? gridIn(node) : undefined)) : undefined
  if (table !== undefined) return table
  const children = mayHold ? withTables(node.children) : node.children.map(withDrawnTables)
  return children.every((child, at) => child === node.children[at]) &&
    children.length === node.children.length
    ? node
    : { ...node, children }
}
