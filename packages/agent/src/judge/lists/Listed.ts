/** What stands in a list, and nothing else: in their order, or each of them one of several. */
import type { Intent, Target } from "@assay/domain/Intent"
import { onlyRegionOf } from "../../ground/Enclosures.js"
import { fitName, whole } from "../../ground/Match.js"
import { columnOf } from "../../ground/Names.js"
import { thingsCalled } from "../../ground/MainList.js"
import { inReadingOrder } from "../../ground/ReadingOrder.js"
import { standsInKind } from "../../ground/PartKinds.js"
import { tallyOf } from "../../ground/Tallies.js"
import { rowsUnder } from "../../ground/Tabled.js"
import { Fell } from "../../run/Fell.js"
import { isCell } from "../../screen/Kinds.js"
import { phrasesOf, readableTextOf, runsOf } from "../../screen/VisibleText.js"
import type { Seen, View } from "../../screen/View.js"
import { brief, type Finder, finder, stems } from "../../screen/Wording.js"
import { groups, recordsIn } from "../../ground/Records.js"
import type { Region } from "../../ground/Regions.js"
import { tableInDialog } from "../counts/DialogTables.js"
import { inCalledList, inOneList, items } from "../counts/CountedLists.js"
import { judgeEnumerated } from "./Enumerated.js"
import { bearing } from "./Qualified.js"
import { talliedList } from "./TalliedLists.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import { tellsNone } from "../absence/WentPlaces.js"

type Listed = Extract<Intent, { _tag: "CheckListed" }>

/** What one thing after the other says in one place: in one column, or anywhere in it. */
interface Column {
  /** It is called so. */
  readonly named: boolean
  readonly texts: ReadonlyArray<string>
  /** The same without the badges beside it: "#1048" of a cell that says "#1048 Express". */
  readonly bare: ReadonlyArray<string>
}

const withoutBadges = (view: View, cell: Seen): string => {
  const runs = runsOf(view, cell).filter(({ seen }) => !standsInKind(seen, "badge", "chip"))
  return runs.length === 0 ? readableTextOf(view, cell) : runs.map(({ text }) => text).join(" ")
}

const columnOfThings = (view: View, cells: ReadonlyArray<Seen>, named: boolean): Column => ({
  named,
  texts: cells.map((cell) => readableTextOf(view, cell)),
  bare: cells.map((cell) => withoutBadges(view, cell))
})

/** "The nitrate values" stand under "Nitrate (mg/l)". */
const isCalled = (view: View, header: Seen, by: string): boolean => {
  const text = readableTextOf(view, header)
  const words = stems(by.replace(/ (?:values?|column|numbers?|entries|cells)$/u, ""))
  const own = stems(text)
  return (
    fitName(by, false, text).score >= whole ||
    (words.length > 0 && words.every((word, at) => own[at] === word))
  )
}

const cellsOf = (thing: Seen): ReadonlyArray<Seen> =>
  thing.children.filter((each) => isCell(each) && each.node.visible)

const columnsOf = (
  view: View,
  things: ReadonlyArray<Seen>,
  by: string | undefined
): ReadonlyArray<Column> => {
  const rows = things.map(cellsOf)
  const width = Math.min(...rows.map(({ length }) => length))
  if (rows.length === 0 || width === 0) return [columnOfThings(view, things, false)]
  const columns = Array.from({ length: width }, (_, at): Column => {
    const cells = rows.flatMap((row) => row[at] ?? [])
    const header = cells[0] === undefined ? undefined : columnOf(view, cells[0])
    return columnOfThings(view, cells, by !== undefined && header !== undefined && isCalled(view, header, by))
  })
  const named = columns.filter((column) => column.named)
  return named.length > 0 ? named : columns
}

const saysAny = (text: string, values: ReadonlyArray<Finder>): boolean => values.some((says) => says(text))

const isSo = (ordered: boolean, values: ReadonlyArray<Finder>, { bare, texts }: Column): boolean => {
  const saysAt = (says: Finder, at: number): boolean => says(texts[at] ?? "") || says(bare[at] ?? "")
  return ordered
    ? texts.length === values.length && values.every(saysAt)
    : texts.every((_, at) => values.some((says) => saysAt(says, at))) &&
        values.every((says) => texts.some((_, at) => saysAt(says, at)))
}

/** The one list that holds all that is named: where several stand there, it is spoken of. */
const listOfAll = (
  view: View,
  region: Region,
  values: ReadonlyArray<string>
): ReadonlyArray<Seen> | undefined => {
  const wanted = values.map((value) => finder(value, "contains"))
  const lists = groups(recordsIn(view, region, false)).filter((list) => {
    const texts = list.map((seen) => readableTextOf(view, seen))
    return wanted.every((says) => texts.some(says))
  })
  const [only, another] = lists
  return another === undefined && only !== undefined && only.length > 1 ? only : undefined
}

/** "The only admin is Ben" of a list of members, some of which say "Admin": those that do. */
const bearersOf = (
  view: View,
  things: ReadonlyArray<Seen>,
  { name, quoted, role }: Target
): ReadonlyArray<Seen> => {
  const word = stems(name).join(" ")
  if (quoted || role !== undefined || !/^\p{Ll}{3,}$/u.test(name)) return things
  if (things.length < 2 || thingsCalled(view, word).length > 0) return things
  const some = bearing(view, things, word)
  return some instanceof Fell ? things : some
}

/** A thing is called by what it begins with: boxes of a page that say so among much else are no list of what is told. */
const saidDeepIn = (view: View, things: ReadonlyArray<Seen>, values: ReadonlyArray<string>): boolean =>
  values.some((value) => {
    const says = finder(value, "contains")
    return things.some(
      (thing) =>
        cellsOf(thing).length === 0 &&
        says(readableTextOf(view, thing)) &&
        !says(
          runsOf(view, thing)
            .slice(0, 4)
            .map(({ text }) => text)
            .join(" ")
        )
    )
  })

const thingsOf = ({ by, target, values }: Listed, { antecedent, view }: Case): ReadonlyArray<Seen> | Fell => {
  const region = onlyRegionOf(view, target.scopes, antecedent) ?? tableInDialog(view, target.scopes)
  if (region === undefined)
    return Fell.of("target_not_found", `It is not clear where “${target.words}” are listed.`)
  const under = by === undefined ? [] : rowsUnder(view, region, (header) => isCalled(view, header, by))
  const rows = under.length === 0 ? undefined : inReadingOrder(under.filter(({ node }) => node.visible))
  if (rows !== undefined) return rows
  const bare: Target = { ...target, scopes: [] }
  const noun = inOneList(view, region, bare)
  const isCalledSo = !(noun instanceof Fell) && noun.length > 0
  const tallied = isCalledSo || target.quoted ? undefined : talliedList(view, region, target.words)
  if (tallied !== undefined) return inReadingOrder(tallied) ?? tallied
  const all = isCalledSo ? noun : inOneList(view, region, items)
  if (all instanceof Fell) {
    const list = inCalledList(view, region, bare) ?? listOfAll(view, region, values)
    return list === undefined ? all : (inReadingOrder(list) ?? all)
  }
  if (!isCalledSo && saidDeepIn(view, all, values))
    return Fell.of("target_ambiguous", `It is not clear which list holds “${target.words}”.`)
  const things = inReadingOrder(bearersOf(view, tallyOf(view, all).things, target))
  return things ?? Fell.of("target_ambiguous", `It is not clear in which order “${target.words}” are read.`)
}

/** "Toast is the only recipe shown", where the page says that no recipes were found and nothing on it is called Toast. */
const ofNone = ({ target, values }: Listed, view: View): Ruling | undefined => {
  const noun = stems(target.words).at(-1)
  const texts = phrasesOf(view, view.root).map(({ text }) => text.trim())
  const none = texts.find(
    (text) =>
      tellsNone(text) &&
      stems(text)
        .slice(0, 4)
        .some((word) => word === noun)
  )
  const isSaid = values.some((value) => texts.some(finder(value, "contains")))
  return none === undefined || isSaid
    ? undefined
    : refuted(`nothing but ${values.join(" or ")} for “${target.words}”`, `saw: ${brief(none, 60)}`)
}

/** "Order #1041" as #1041, in rows under a head "Order". */
const calledSo = (
  view: View,
  [first]: ReadonlyArray<Seen>,
  value: string,
  match: "contains" | "is"
): Finder => {
  const [, kind = "", number = ""] = /^(\p{L}\p{Ll}+) (#?\S*\d\S*)$/u.exec(value) ?? []
  const says = finder(value, match)
  const isHeaded = (first === undefined ? [] : cellsOf(first)).some((cell) => {
    const header = columnOf(view, cell)
    return (
      header !== undefined && kind !== "" && fitName(kind, false, readableTextOf(view, header)).score >= whole
    )
  })
  if (!isHeaded) return says
  const saysNumber = finder(number, match)
  return (shown) => says(shown) || saysNumber(shown)
}

export const judgeListed = (check: Listed, given: Case): Ruling => {
  const { by, ordered, target, values } = check
  const { view } = given
  const enumerated = judgeEnumerated(check, given)
  if (enumerated !== undefined) return enumerated
  const things = thingsOf(check, given)
  if (things instanceof Fell) return undecided(things)
  if (things.length === 0)
    return (
      ofNone(check, view) ??
      undecided(Fell.of("target_not_found", `There is no list of “${target.words}” on the page.`))
    )
  const columns = columnsOf(view, things, by)
  const exact = values.map((value) => calledSo(view, things, value, "is"))
  // "Lamp shade" is another thing where "Lamp" stands there by itself.
  const isWhole = columns.some(({ texts }) => texts.some((text) => saysAny(text, exact)))
  const wanted = isWhole ? exact : values.map((value) => calledSo(view, things, value, "contains"))
  const right = columns.find((column) => isSo(ordered, wanted, column))
  const expected = `${ordered ? "" : "nothing but "}${values.join(ordered ? ", " : " or ")} for “${target.words}”`
  if (right !== undefined)
    return holds(
      right.texts.map((text) => brief(text, 60)).join(", "),
      things.length === 1 ? things[0] : undefined
    )
  const [only, other] = columns.filter(
    ({ named, texts }) => named || texts.some((text) => saysAny(text, wanted))
  )
  const elsewhere = phrasesOf(view, view.root).some(({ text }) => saysAny(text, wanted))
  // What says several of them holds them, and is none of them.
  const holdsThem =
    by === target.words && only?.texts.some((text) => wanted.filter((says) => says(text)).length > 1) === true
  // Where something else of the page says it, another list may be meant.
  if ((only === undefined && elsewhere) || holdsThem)
    return undecided(Fell.of("target_ambiguous", `It is not clear which list holds “${target.words}”.`))
  const shown =
    (other === undefined ? only?.texts : undefined) ?? things.map((each) => readableTextOf(view, each))
  return refuted(expected, `saw: ${shown.map((text) => brief(text, 60)).join(", ")}`)
}
