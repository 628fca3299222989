/** Tables that tell by their columns what stands in them. */
import type { Scope, Target } from "@assay/domain/Intent"
import { isFigure, loose, stem, stems } from "../screen/Wording.js"
import { isCell, tableOf } from "../screen/Kinds.js"
import { readableTextOf, runsOf } from "../screen/VisibleText.js"
import { type Seen, type View, within } from "../screen/View.js"
import { cellsUnder, columnOf } from "./Names.js"
import { recordsIn } from "./Records.js"
import { nodesIn, type Region, regionOf, wholePage } from "./Regions.js"

const tablesWith = (view: View, region: Region, isNamed: (header: Seen) => boolean): ReadonlyArray<Seen> => {
  const headers = nodesIn(view, region).filter(
    (seen) => seen.node.role === "columnheader" && seen.node.visible && isNamed(seen)
  )
  return [...new Set(headers.flatMap((header) => tableOf(header) ?? []))]
}

/** The rows of the one table that has such a column; none where several have one. */
export const rowsUnder = (
  view: View,
  region: Region,
  isNamed: (header: Seen) => boolean
): ReadonlyArray<Seen> => {
  const [table, another] = tablesWith(view, region, isNamed)
  return table === undefined || another !== undefined ? [] : recordsIn(view, regionOf(table, ""), true)
}

/** Something is written in it: what only has boxes to tick under "Member" lists no members. */
const isWritten = (view: View, header: Seen): boolean =>
  cellsUnder(view, header).some((cell) => /[\p{L}\p{N}]/u.test(readableTextOf(view, cell)))

const lastWord = (noun: string): string => noun.split(/\s+/u).at(-1) ?? ""

/** "Overdue orders" are orders: by the word that a column of theirs would be headed by. */
const kindOf = (noun: string): string => stem(lastWord(noun).toLowerCase())

/** "Orders" stand in the table with the column "Order". */
export const rowsOfKind = (view: View, region: Region, noun: string): ReadonlyArray<Seen> => {
  const kind = kindOf(noun)
  return kind === ""
    ? []
    : rowsUnder(view, region, (header) => {
        const [only, another] = stems(header.node.name)
        return only === kind && another === undefined && isWritten(view, header)
      })
}

/** A table that is called "API keys" holds keys, though two of them may be cut short alike. */
const isTableOf = (head: Seen, noun: string): boolean => {
  const last = lastWord(tableOf(head)?.node.name.toLowerCase() ?? "")
  return /\p{L}{2,}s$/u.test(last) && last === lastWord(noun).toLowerCase()
}

/** "Managers" of a table in which two lines have the same manager, "orders" of one that says how many each has: they are not its lines. */
export const isToldOfLines = (view: View, region: Region, noun: string): boolean => {
  const kind = kindOf(noun)
  const heads = nodesIn(view, region).filter(
    (seen) =>
      seen.node.role === "columnheader" &&
      seen.node.visible &&
      stems(seen.node.name).join(" ") === kind &&
      !isTableOf(seen, noun) &&
      seen.parent?.children.find(({ node }) => node.visible && node.name !== "") !== seen
  )
  return heads.some((head) => {
    const texts = cellsUnder(view, head).map((cell) => loose(readableTextOf(view, cell)))
    const said = texts.filter((text) => /[\p{L}\p{N}]/u.test(text))
    const areFigures = said.length > 1 && said.every(isFigure)
    return new Set(said).size < said.length || (areFigures && !/^(?:id|no|nr|number)$/u.test(kind))
  })
}

/** "38 units" under "Units": what the lines have so many of, and what none of them is. */
export const isUnitOfLines = (view: View, region: Region, noun: string): boolean => {
  const kind = kindOf(noun)
  const isSaidOf = (text: string): boolean => {
    const [, unit = ""] = /^\d[\d.,]* (\p{L}+)$/u.exec(text.trim()) ?? []
    return unit !== "" && stem(unit.toLowerCase()) === kind
  }
  return nodesIn(view, region).some((head) => {
    if (head.node.role !== "columnheader" || stems(head.node.name).join(" ") !== kind) return false
    const texts = cellsUnder(view, head).map((cell) => readableTextOf(view, cell))
    return texts.length > 1 && texts.every(isSaidOf)
  })
}

/** What a row has under the one head that is the noun or begins with it, "Lessons per week", where that is a number; none where several heads do. */
export const figureUnder = (view: View, row: Seen, noun: string): Seen | undefined => {
  const wanted = stems(noun).join(" ")
  const [only, another] = row.children.filter((cell) => {
    const head = wanted !== "" && isCell(cell) ? columnOf(view, cell) : undefined
    const name = head === undefined ? "" : stems(readableTextOf(view, head)).join(" ")
    return `${name} `.startsWith(`${wanted} `) && isFigure(readableTextOf(view, cell))
  })
  return another === undefined ? only : undefined
}

/** "Name", "ID", "status": what a line has, and nothing that stands in it. */
export const isTrait = (noun: string): boolean =>
  /^(?:name|title|id|identifier|number|no|nr|code|reference|label|date|time|day|status|state|type|kind|role|value|amount|price|total|description|email|phone|address)s?$/iu.test(
    lastWord(noun)
  )

/** "In the table", "in the list": told by nothing but what it is. */
export const isBareTable = ({ relation, target }: Scope): boolean =>
  relation === "in" &&
  (target.role === "table" || target.role === "list") &&
  target.name === "" &&
  target.ordinal === undefined &&
  target.quantifier === undefined &&
  target.scopes.length === 0

/** "In the list". */
export const isBareList = (scope: Scope): boolean => scope.target.role === "list" && isBareTable(scope)

/** "Each item", of a table whose column is called so, where other lists have items as well. */
const nounOf = ({ name, role, words }: Target): string =>
  role === "item" && name === "" ? words : role === undefined ? name : ""

/** "Each order", "no order in the table", of a table that tells by its columns that orders stand in it. */
export const rowsCalled = (view: View, target: Target): ReadonlyArray<Seen> => {
  const noun = nounOf(target)
  const { quoted, scopes } = target
  return quoted || noun === "" || !scopes.every(isBareTable) ? [] : rowsOfKind(view, wholePage(view), noun)
}

/** Of a thing that the first column of a table is headed by, its lines; of what else a line has, "no manager", the cells under that. */
export const toldByColumn = (view: View, target: Target): ReadonlyArray<Seen> => {
  const rows = rowsCalled(view, target)
  const noun = nounOf(target)
  const kind = kindOf(noun)
  const table = rows[0] === undefined ? undefined : tableOf(rows[0])
  const heads = view.all.filter(
    (seen) =>
      seen.node.role === "columnheader" &&
      seen.node.visible &&
      seen.node.name !== "" &&
      tableOf(seen) === table
  )
  const head = heads.find(({ node }) => stems(node.name).join(" ") === kind)
  // The lines of a table "API keys" are keys, whatever one of its columns is headed by.
  if (table !== undefined && stems(table.node.name).at(-1) === kind) return rows
  return head === undefined || (head === heads[0] && !isTrait(noun)) ? rows : cellsUnder(view, head)
}

const numbered = /^(\p{L}\p{Ll}+) (#?\S*\p{N}\S*)$/u

/** "Berth C1": the one cell that reads so under "Berth", where nothing is called by both words. */
export const numberedCell = (
  view: View,
  { name, ordinal, quoted, role, scopes }: Target
): Seen | undefined => {
  const [, kind = "", number = ""] = quoted || ordinal !== undefined ? [] : (numbered.exec(name) ?? [])
  if (number === "" || scopes.length > 0 || (role !== undefined && role !== "row" && role !== "item"))
    return undefined
  const bare = loose(number.replace(/^#/u, ""))
  // The head of a line may say more than its number: "1", and under it from when to when.
  const isNumbered = (seen: Seen): boolean =>
    [
      readableTextOf(view, seen),
      ...(seen.node.role === "rowheader" ? [runsOf(view, seen)[0]?.text ?? ""] : [])
    ].some((text) => loose(text.replace(/^#/u, "")) === bare)
  const [only, another] = view.all.filter((seen) => {
    if (!seen.node.visible || !isCell(seen) || !isNumbered(seen)) return false
    const head = columnOf(view, seen)
    const [word, more] = head === undefined ? [] : stems(readableTextOf(view, head))
    return word === stem(kind.toLowerCase()) && more === undefined
  })
  return another === undefined ? only : undefined
}

/** Of several tables the one with heads: sums beside their labels are laid out in one that nobody calls a table. */
export const theTable = <A extends { readonly seen: Seen }>(
  view: View,
  all: ReadonlyArray<A>
): ReadonlyArray<A> => {
  const headed = all.filter(({ seen }) => within(view, seen).some(({ node }) => node.role === "columnheader"))
  return headed.length === 1 ? headed : all
}
