/** The subject of a fact said in other words, for where nothing on the page is called by those of the text. */
import type { Target } from "@assay/domain/Intent"
import { ground } from "../../ground/Ground.js"
import { fitName, whole } from "../../ground/Match.js"
import { columnOf } from "../../ground/Names.js"
import { isCell, standsIn } from "../../screen/Kinds.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { phrasesOf, readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { isFigure, loose, readable, stem, stems } from "../../screen/Wording.js"
import { rowsWith, thatRow } from "../owners/Owners.js"
import { fieldIn, figureOfOne, ofItsKind } from "./RephrasedFields.js"
import type { Case } from "../Ruling.js"

const isPlain = ({ ordinal, quantifier, quoted, scopes }: Target): boolean =>
  !quoted && ordinal === undefined && quantifier === undefined && scopes.length === 0

/** "The overall progress" where there is but one: such words tell it from its parts. */
const withoutScale = (subject: Target): Target | undefined => {
  const name = /^(?:overall|current|entire|whole|selected|chosen) (\p{Ll}.*)$/iu.exec(subject.name)?.[1]
  return name === undefined || subject.quoted || subject.ordinal !== undefined
    ? undefined
    : { ...subject, name, words: name }
}

/** "The plan for Monday", where one heading says Monday: what stands under it. */
const underItsHeading = (subject: Target, { view }: Case): Target | undefined => {
  const name = /^(?:plan|schedule|menu|agenda|programme?) (?:for|of|on) (\p{Lu}.*)$/u.exec(subject.name)?.[1]
  const headings = view.all.filter(
    (seen) =>
      seen.node.role === "heading" &&
      seen.node.visible &&
      loose(readableTextOf(view, seen)) === loose(name ?? "")
  )
  return name !== undefined && isPlain(subject) && headings.length === 1
    ? { ...subject, name, role: "section" }
    : undefined
}

/** "The row total": the total of the row that the step before was about. */
const ofItsRow = (subject: Target, { antecedent }: Case): Target | undefined => {
  const name = /^(?:row|line)(?: item)? (\p{Ll}.*)$/iu.exec(subject.name)?.[1]
  const seen = antecedent?.seen
  const inRow = seen !== undefined && standsIn(seen, /^row$/u)
  if (name === undefined || !isPlain(subject) || !inRow) return undefined
  return { ...subject, name, words: name, scopes: [{ relation: "in", target: thatRow }] }
}

/** "Its Ends column" after the one row of a table was spoken of: what that row has there. */
const inItsColumn = (subject: Target, { antecedent, view }: Case): Target | undefined => {
  const { name, ordinal, quantifier, role, scopes } = subject
  const [scope, another] = scopes
  if (role !== "column" || name === "" || ordinal !== undefined || quantifier !== undefined) return undefined
  if (scope?.relation !== "near" || another !== undefined || scope.target.pronoun !== true) return undefined
  const rows = rowsWith(view, name, subject.quoted)
  const [row] = rows
  const seen = antecedent?.seen
  const own = seen === undefined ? undefined : rows.find((each) => contains(each, seen))
  if (own === undefined && (row === undefined || rows.length > 1)) return undefined
  const place: Target =
    own === undefined
      ? { words: "row", name: "", quoted: false, role: "row", ordinal: 1, scopes: [] }
      : thatRow
  const column: Target = { words: `${name} column`, name, quoted: subject.quoted, role: "column", scopes: [] }
  return {
    words: subject.words,
    name: "",
    quoted: false,
    role: "cell",
    scopes: [
      { relation: "in", target: column },
      { relation: "in", target: place }
    ]
  }
}

/** "The total to pay" where nothing but "Total" is written, once. */
const withoutOwing = (subject: Target, { view }: Case): Target | undefined => {
  const name = isPlain(subject)
    ? /^((?:grand )?total|amount|sum|price|balance) (?:to pay|to be paid|due|owed|payable|charged)$/iu.exec(
        subject.name
      )?.[1]
    : undefined
  const written = runsOf(view, view.root).filter(
    ({ text }) => loose(text.replace(/:$/u, "")) === loose(name ?? "")
  )
  return name === undefined || written.length !== 1 ? undefined : { ...subject, name, words: name }
}

const headers = new Set(["columnheader", "rowheader", "term"])

/** "The amount due" of a column that is called "Due". */
const withoutMeasure = (subject: Target, { view }: Case): Target | undefined => {
  const name = subject.quoted
    ? undefined
    : /^(?:amount|sum|number|date|time) (\p{L}.*)$/iu.exec(subject.name)?.[1]
  const isCalled = view.all.some(
    (seen) =>
      seen.node.visible &&
      headers.has(seen.node.role) &&
      fitName(name ?? "", false, readableTextOf(view, seen)).score >= 0.95
  )
  return name === undefined || !isCalled ? undefined : { ...subject, name, words: name }
}

const kindOfCell: Readonly<Record<string, RegExp>> = {
  date: /^(?=.*\d)(?:\p{L}{3,9}\.?,? )?(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}\.? \p{L}{3,9}\.?,?(?: \d{4})?|\p{L}{3,9}\.? \d{1,2},?(?: \d{4})?)$/u,
  time: /^\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?$/iu
}

/** "The due date", "the start time" of a column that is called "Due" or "Start" and holds nothing but dates or times. */
const withoutKindOfCell = (subject: Target, { view }: Case): Target | undefined => {
  const [, name, kind = "", owner] = subject.quoted
    ? []
    : (/^(\p{L}[^ ]*(?: [^ ]+)?) (date|time)(?: (?:of|for) (?:the )?(\S.*))?$/iu.exec(subject.name) ?? [])
  const form = kindOfCell[kind.toLowerCase()]
  if (name === undefined || form === undefined) return undefined
  const cells = view.all.filter((seen) => {
    const header = seen.node.visible && isCell(seen) ? columnOf(view, seen) : undefined
    return header !== undefined && loose(readableTextOf(view, header)) === loose(name)
  })
  const texts = cells.map((cell) => readableTextOf(view, cell).trim()).filter((text) => /\w/u.test(text))
  if (texts.length === 0 || !texts.every((text) => form.test(text))) return undefined
  const place: Target | undefined =
    owner === undefined ? undefined : { words: owner, name: owner, quoted: false, scopes: [] }
  const of = place === undefined ? [] : [{ relation: "near" as const, target: place }]
  return { ...subject, name, words: name, scopes: [...of, ...subject.scopes] }
}

const sorts =
  /^(\p{Lu}\S*(?: \S+){0,2}) (?:category|account|project|plan|department|team|group|class|course|branch|budget|envelope|goal|wallet|pot)$/u

/** "The Fun category" of what the page calls "Fun" in one place: the last word tells what it is. */
const withoutSort = (subject: Target, { view }: Case): Target | undefined => {
  const name = isPlain(subject) ? sorts.exec(subject.name)?.[1] : undefined
  const called = runsOf(view, view.root).filter(({ text }) => loose(text) === loose(name ?? ""))
  return name === undefined || called.length !== 1 || subject.role !== undefined
    ? undefined
    : { ...subject, name, words: name }
}

const totals = /^(?:grand |overall )?(?:totals?|sum)$/iu

/** "The total target", "the units total": what the one row of that name comes to in the column "Target" or "Units". */
const ofTotals = (subject: Target, { view }: Case): Target | undefined => {
  const { name, ordinal, quantifier, role, scopes, words } = subject
  const column = /^total (?:of )?(\S.*)$/iu.exec(name)?.[1] ?? /^(\S.*) total$/iu.exec(name)?.[1]
  const free = role === undefined && ordinal === undefined && quantifier === undefined && scopes.length === 0
  if (column === undefined || !free) return undefined
  const [row, another] = rowsWith(view, column, false).filter((each) =>
    totals.test(runsOf(view, each)[0]?.text.trim() ?? "")
  )
  const called = row === undefined ? undefined : runsOf(view, row)[0]?.text.trim()
  if (called === undefined || another !== undefined) return undefined
  const place = (of: string, kind: "row" | "column"): Target["scopes"][number] => ({
    relation: "in",
    target: { words: `${of} ${kind}`, name: of, quoted: false, role: kind, scopes: [] }
  })
  return {
    words,
    name: "",
    quoted: false,
    role: "cell",
    scopes: [place(column, "column"), place(called, "row")]
  }
}

/** "The nitrate value", "the permit badge" of a column that is called "Nitrate (mg/l)" or "Permit": how a cell is drawn is no part of its name. */
const withoutDress = (subject: Target, { view }: Case): Target | undefined => {
  const name = subject.quoted
    ? undefined
    : /^(\p{L}.*) (?:value|reading|result|badge|tag|label|chip|pill|cell|text)$/iu.exec(subject.name)?.[1]
  const isCalled = view.all.some(
    (seen) =>
      seen.node.visible &&
      headers.has(seen.node.role) &&
      fitName(name ?? "", false, readableTextOf(view, seen)).score >= whole
  )
  return name === undefined || !isCalled ? undefined : { ...subject, name, words: name }
}

/** "The Critical total", "the item count" of Items: a tile that reads so, with a number and nothing else. */
const withoutFigure = (subject: Target, { view }: Case): Target | undefined => {
  const name = subject.quoted
    ? undefined
    : /^(\S.*) (?:figure|number|count|counter|total|value|amount|sum|balance)$/u.exec(subject.name)?.[1]
  if (name === undefined || subject.ordinal !== undefined) return undefined
  const wanted = stems(name).join(" ")
  const isTitled = (text: string): boolean => loose(text) === loose(name) || stems(text).join(" ") === wanted
  const title = titleOf(view, isTitled)
  return title === undefined ? undefined : { ...subject, name: title, words: title }
}

/** Of the one tile that reads so, with a number and nothing else; or of the one line, or term. */
const titleOf = (view: View, isTitled: (text: string) => boolean): string | undefined => {
  const [tile, another] = view.all.filter((seen) => {
    if (!seen.node.visible || seen.children.length < 2 || isTabular(seen)) return false
    const [title, number, more] = runsOf(view, seen)
    return more === undefined && isTitled(title?.text ?? "") && isFigure(number?.text ?? "")
  })
  if (another !== undefined) return undefined
  return tile === undefined
    ? (labelled(view, isTitled) ?? termOf(view, isTitled))
    : runsOf(view, tile)[0]?.text
}

/** "Outstanding: €298.30", "Outstanding €298.30": the one line with such a title and a figure behind it. */
const labelled = (view: View, isTitled: (text: string) => boolean): string | undefined => {
  const titles = phrasesOf(view, view.root).flatMap(({ text }) => {
    const [, title = "", figure = ""] = /^([^:\d]{1,40}?)(?::\s*|\s)(\S+)$/u.exec(readable(text).trim()) ?? []
    return isTitled(title) && isFigure(figure) ? [title] : []
  })
  const [only, another] = titles
  return another === undefined ? only : undefined
}

/** The one term that reads so. */
const termOf = (view: View, isTitled: (text: string) => boolean): string | undefined => {
  const terms = view.all.flatMap((seen) =>
    seen.node.role === "term" && seen.node.visible ? [readableTextOf(view, seen)] : []
  )
  const [only, another] = terms.filter(isTitled)
  return another === undefined ? only : undefined
}

/** What the lines after it are about: the tab that is open, or a heading. */
const isTopic = (seen: Seen): boolean =>
  seen.node.visible &&
  (seen.node.role === "heading" ||
    (/^(?:tab|generic)$/u.test(seen.node.role) && seen.node.state.selected === true))

/** "The gravity on Day 8", under "Gravity log": what stands there beside "Day 8". */
const ofTopic = (subject: Target, { view }: Case): Target | undefined => {
  const [scope, another] = subject.scopes
  const isNoun =
    isPlain({ ...subject, scopes: [] }) && subject.role === undefined && /^\p{Ll}{3,}$/u.test(subject.name)
  if (!isNoun || scope?.relation !== "in" || another !== undefined || !isPlain(scope.target)) return undefined
  const { name, role } = scope.target
  if (role !== undefined || !/^[\p{Lu}\d]/u.test(name)) return undefined
  const [label, more] = runsOf(view, view.root).filter(
    ({ text }) => loose(text.replace(/:$/u, "")) === loose(name)
  )
  if (label === undefined || more !== undefined) return undefined
  const topic = view.all.findLast((seen) => isTopic(seen) && seen.end < label.seen.at)
  const words = topic === undefined ? [] : stems(readableTextOf(view, topic))
  return stems(subject.name).every((word) => words.includes(word))
    ? { words: `${subject.words} of ${scope.target.words}`, name, quoted: false, scopes: [] }
    : undefined
}

/** "The number of shows awaiting a permit" of a page of shows, with a tile "Awaiting permit": the kind of them all is no part of its title. */
const numberOfKind = (subject: Target, { past, view }: Case): Target | undefined => {
  const [scope, another] = subject.scopes
  const counts = /^(?:number|count|total)$/iu.test(subject.name) && !subject.quoted
  if (!counts || scope?.relation !== "near" || another !== undefined || !isPlain(scope.target))
    return undefined
  const [, kind = "", rest = ""] = /^(\p{Ll}{3,}s) (\S.*)$/u.exec(scope.target.name) ?? []
  if (
    kind === "" ||
    scope.target.role !== undefined ||
    ![view, ...past].some((each) => isSortOfThings(each, kind))
  )
    return undefined
  const wanted = stems(rest.replace(/\b(?:an?|the|its|their) /gu, "")).join(" ")
  const title = titleOf(view, (text) => stems(text).join(" ") === wanted)
  return title === undefined ? undefined : { words: title, name: title, quoted: false, scopes: [] }
}

/** The page says that such are listed there. */
const isSortOfThings = (view: View, kind: string): boolean =>
  view.all.some(
    ({ node }) =>
      node.visible &&
      /^(?:heading|table|list|region|columnheader)$/u.test(node.role) &&
      stems(node.name).includes(stem(kind))
  )

const isTabular = (seen: Seen): boolean => standsIn(seen, /^(?:row|table|grid)$/u)

const places = /^(?:region|form|group|article|table|list|heading|complementary)$/u

/** "The estimate shows $40 for Postage" of a part of the page with that title, in which Postage has its line. */
const turnedAround = (subject: Target, { antecedent, view }: Case): Target | undefined => {
  const [scope, another] = subject.scopes
  const { name, ordinal, quantifier, quoted, role } = subject
  const plainly = !quoted && role === undefined && ordinal === undefined && quantifier === undefined
  if (!plainly || scope?.relation !== "in" || another !== undefined || name === "") return undefined
  const { target } = scope
  if (target.role !== undefined || target.pronoun === true || target.name === "" || target.scopes.length > 0)
    return undefined
  const place = ground(view, { words: name, name, quoted: false, scopes: [] }, "look", antecedent)
  if (place._tag !== "Found" || place.tentative || !places.test(place.seen.node.role)) return undefined
  return { ...target, scopes: [{ relation: "in", target: { words: name, name, quoted: false, scopes: [] } }] }
}

/** "The capital of Norway", where one line asks "What is the capital of Norway?": no capital beside anything, but what these words stand for together. */
const writtenTogether = (subject: Target, { view }: Case): Target | undefined => {
  const [scope, another] = subject.scopes
  const isNoun =
    isPlain({ ...subject, scopes: [] }) && subject.role === undefined && /^\p{Ll}{3,}$/u.test(subject.name)
  if (!isNoun || scope?.relation !== "near" || another !== undefined || !isPlain(scope.target))
    return undefined
  if (scope.target.role !== undefined || !/^\p{Lu}/u.test(scope.target.name)) return undefined
  const name = `${subject.name} of ${scope.target.name}`
  const [line, more] = phrasesOf(view, view.root).filter(({ text }) =>
    ` ${loose(text).replace(/[^\p{L}\d]+/gu, " ")} `.includes(` ${loose(name)} `)
  )
  return line === undefined || more !== undefined
    ? undefined
    : { words: name, name, quoted: false, scopes: [] }
}

export const rephrased = (subject: Target, given: Case): Target | undefined =>
  turnedAround(subject, given) ??
  withoutScale(subject) ??
  underItsHeading(subject, given) ??
  ofItsRow(subject, given) ??
  inItsColumn(subject, given) ??
  withoutOwing(subject, given) ??
  withoutMeasure(subject, given) ??
  withoutKindOfCell(subject, given) ??
  ofTotals(subject, given) ??
  withoutSort(subject, given) ??
  withoutDress(subject, given) ??
  numberOfKind(subject, given) ??
  ofTopic(subject, given) ??
  writtenTogether(subject, given) ??
  withoutFigure(subject, given) ??
  fieldIn(subject, given.view) ??
  figureOfOne(subject, given.view) ??
  ofItsKind(subject, given.view)
