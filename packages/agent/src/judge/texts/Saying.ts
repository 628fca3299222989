/** Whether a thing on the page says so. */
import { withoutOwnUnit } from "../../ground/LabelledUnits.js"
import type { TextMatch } from "@assay/domain/Intent"
import { nodesIn, type Region, regionOf } from "../../ground/Regions.js"
import { isCell, isControl, isField, isGauge, isOnControl } from "../../screen/Kinds.js"
import { readableTextOf, type Run, runsOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { brief, type Finder, finder, loose, plain, readable, stems, tokens } from "../../screen/Wording.js"
import { choicesIn } from "../lists/DrawnLists.js"
import type { TextCheck } from "./PageTexts.js"
import { piecesIn, readIn } from "./Phrases.js"
import type { Case } from "../Ruling.js"
import { currentIn, gone } from "./Struck.js"
import type { Subject } from "./Surroundings.js"

/** The words without those that only name the subject. */
const without = (text: string, name: string): string => {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at === -1 || name === "" ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`
}

/** What stands after the colon of a label in which the name is: "Next bill: €5" says of the bill that it is €5. */
const afterLabel = (text: string, name: string): string => {
  const [, label = "", value = ""] = /^([^:\d]{1,40}):\s*(\S.*)$/u.exec(text) ?? []
  const [own, wanted] = [label.toLowerCase(), name.toLowerCase()]
  // "The balance of Checking" says of its label what stands after "Balance:" in it.
  const detail = wanted.startsWith(`${own} of `) || wanted.startsWith(`${own} for `)
  return name !== "" && (own.includes(wanted) || (own !== "" && detail)) ? value : ""
}

/** The words where they are denied, and an amount in the parentheses that make it a debt. */
const denials = (expected: string): ReadonlyArray<RegExp> => {
  const words = plain(expected).replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&")
  const denied = /^\p{L}/u.test(expected)
    ? [new RegExp(`(?<![\\p{L}\\p{N}])(?:not|non|never|no|no longer|isn't)(?: yet)?[ -]+${words}`, "giu")]
    : []
  const owed = /\p{Sc}/u.test(expected) ? [new RegExp(`\\(\\s*${words}\\s*\\)`, "giu")] : []
  return [...denied, ...owed]
}

/** Looks for what is said of a thing: "Not active" does not say that it is active. */
const asserting = (expected: string, match: TextMatch): Finder => {
  const found = finder(expected, match)
  if (match !== "contains") return found
  const all = denials(expected)
  return (shown) => found(all.reduce((text, denial) => text.replace(denial, " | "), shown))
}

const amountForm = /\p{Sc}\s?\d[\d.,]*\d|\p{Sc}\s?\d|\d[\d.,]*\s?\p{Sc}(?!\s?\d)/gu

/** "Goal: $80,000" says itself what it is, and is no revenue; nothing is left out where what is expected stands in it. */
const withoutLabelled = (
  { expected, subject }: TextCheck,
  phrases: ReadonlyArray<string>
): ReadonlyArray<string> => {
  const own = new Set(stems(subject?.name ?? ""))
  const isOther = (text: string): boolean => {
    const label = /^(\p{L}[^:\d]{1,30}): ?\P{L}*\d/u.exec(text)?.[1]
    return label !== undefined && !stems(label).some((word) => own.has(word))
  }
  const says = finder(expected, "contains")
  return phrases.some((text) => isOther(text) && says(plain(text)))
    ? phrases
    : phrases.filter((text) => !isOther(text))
}

/** "€75 Lower" in one cell of a line: a mark on the one figure of its cell, whatever the other cells say. */
const isOnlyInCell = (check: TextCheck, given: Case, { scored }: Subject): boolean => {
  const cell = [...upward(scored.seen)].find(isCell)
  if (cell === undefined || cell === scored.seen) return false
  const region = regionOf(cell, "")
  const figures = currentIn(given, check, region)
    .join(" ")
    .match(/\d[\d.,]*/gu)
  return figures?.length === 1 && fits(check, given, { scored, regions: [region] })
}

/** Other numbers of the same make stand in the row, and nothing says which of them is meant: a price, and a sum. */
export const isOneOfSeveral = (check: TextCheck, given: Case, { regions, scored }: Subject): boolean => {
  const [own, ...wider] = regions
  const region = wider.at(-1)
  if (check.negated || own === undefined || region === undefined || !/\d/u.test(check.expected)) return false
  if (fits(check, given, { scored, regions: [own] })) return false
  if (isOnlyInCell(check, given, { scored, regions })) return false
  const phrases = withoutLabelled(check, currentIn(given, check, region).map(readable))
  // "€420 for 3 nights" is told in full, and is none of the other sums.
  const isWhole = phrases.filter((text) => loose(text) === loose(check.expected)).length === 1
  if (isWhole && tokens(check.expected).filter((word) => /\p{L}{2}/u.test(word)).length > 1) return false
  const money = /\p{Sc}/u.test(check.expected)
  const alike = money
    ? phrases.flatMap((text) => text.match(amountForm) ?? [])
    : phrases.filter((text) => shapeOf(text) === shapeOf(check.expected))
  // "$24.50 of $60.00" tells them all.
  const told = new Set(check.expected.match(amountForm) ?? [])
  const others = alike.filter((each) => !told.has(each))
  return new Set(alike).size > 1 && (told.size < 2 || others.length > 0)
}

/** What may stand before the price of a thing; any other word says what else the amount is. */
const ofPrice = /^(?:(?:now|only|just|from|price|cost|costs|total|amount|fee|for|at)?[:\s–—-]*)$/iu

const codes: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY" }

/** "$77.40" of "$77.40 USD": the currency is told twice there. */
const isWithItsCode = (said: ReadonlyArray<string>, name: string, wanted: string): boolean => {
  const currency = codes[/\p{Sc}/u.exec(wanted)?.[0] ?? ""]
  const text = plain(without(readable(said.join(" ")), name)).trim()
  return currency !== undefined && [`${wanted} ${currency}`, `${currency} ${wanted}`].includes(text)
}

/** "Order 100 costs €990": of all that is read there nothing else is an amount of money, and no word says what else it is. */
export const isOnlyAmount = (check: TextCheck, given: Case, { regions }: Subject): boolean => {
  const wanted = plain(check.expected).trim()
  const { name = "", quoted = false } = check.subject ?? {}
  if (wanted.match(amountForm)?.[0] !== wanted) return false
  const region = regions.at(-1)
  const said = region === undefined ? [] : currentIn(given, check, region)
  if (isWithItsCode(said, name, wanted)) return true
  if (!(quoted || /^[\p{Lu}\d#]/u.test(name))) return false
  const amounts = said.flatMap((text) => plain(readable(text)).match(amountForm) ?? [])
  const runs = region === undefined ? [] : runsOf(given.view, region.seen ?? given.view.root)
  return (
    amounts.length > 0 &&
    amounts.every((amount) => amount === wanted) &&
    runs.every(({ text }) => {
      const at = plain(text).indexOf(wanted)
      return at === -1 || ofPrice.test(without(plain(text).slice(0, at), name))
    })
  )
}

/** A figure, and whether it ends what is said there: "at 91%, ...". */
const figureForm = /\p{Sc}?-?\d[\d.,]*\d\s?[%\p{Sc}]?|\p{Sc}?-?\d\s?[%\p{Sc}]?/u

/** "Usage at 91%, the threshold is 95%" says of the usage that it is at 91%. */
export const isLaterFigure = (check: TextCheck, given: Case, { regions }: Subject): boolean => {
  const { expected, negated, subject } = check
  const wanted = plain(expected).trim()
  if (negated || subject === undefined || subject.name === "" || figureForm.exec(wanted)?.[0] !== wanted)
    return false
  const said = regions
    .flatMap((region) => currentIn(given, check, region).map((text) => plain(readable(text))))
    .filter((text) => text.includes(wanted))
  return (
    said.length > 0 &&
    said.every((text) => {
      const at = text.toLowerCase().indexOf(subject.name.toLowerCase())
      const rest = at === -1 ? "" : text.slice(at + subject.name.length)
      const first = figureForm.exec(rest)
      const ends = first !== null && /^\s*[,;.]\s/u.test(rest.slice(first.index + first[0].length))
      return ends && first[0].trim() !== wanted && shapeOf(first[0].trim()) === shapeOf(wanted)
    })
  )
}

/** The same with any number in place of its own. */
export const shapeOf = (text: string): string =>
  plain(text)
    .replace(/\d+(?:[.,]\d+)*/gu, "0")
    .toLowerCase()

/** A row is read as one, and each of its cells says something by itself. */
const cellsIn = (given: Case, check: TextCheck, region: Region): ReadonlyArray<string> =>
  nodesIn(given.view, region)
    .filter((seen) => isCell(seen) && seen.node.visible)
    .flatMap((cell) => currentIn(given, check, regionOf(cell, "")).map(readable))

/** A term's one description, without the links and buttons that stand beside it. */
const descriptionIn = (given: Case, check: TextCheck, region: Region): ReadonlyArray<string> => {
  const said = nodesIn(given.view, region).filter(
    (seen) =>
      seen.node.role === "definition" &&
      seen.node.visible &&
      runsOf(given.view, seen).some((run) => !isOnControl(run.seen))
  )
  const [only, another] = said
  return only === undefined || another !== undefined
    ? []
    : [currentIn(given, check, regionOf(only, "")).map(readable).join(" ")]
}

/** How full a bar is that says nothing itself. */
const shareOf = (view: View, seen: Seen): string | undefined =>
  isGauge(seen) && !/\d/.test(readableTextOf(view, seen)) ? seen.node.value : undefined

/** "Total: $32" tells the total, and nothing that stands around it does. */
const isTold = ({ match, subject }: TextCheck, { view }: Case, region: Region | undefined): boolean => {
  const text = region?.seen?.node.role === "text" ? readIn(view, region) : ""
  const [, label = ""] = match === "contains" ? [] : (/^([^:]{1,40}): ?\S/u.exec(text) ?? [])
  return label !== "" && subject?.quoted === false && loose(label) === loose(subject.name)
}

/** Where it stands what is said of the subject. */
const placesOf = (check: TextCheck, given: Case, { regions }: Subject): ReadonlyArray<Region> =>
  isTold(check, given, regions[0]) ? regions.slice(0, 1) : regions

/** "Pay · $14.50": the price on the button stands apart from what it does. */
const partsOnButton = (seen: Seen, phrases: ReadonlyArray<string>): ReadonlyArray<string> =>
  isControl(seen) ? phrases.flatMap((text) => readable(text).split(/\s+[·•|–—-]\s+/u)) : []

export const fits = (check: TextCheck, given: Case, subject: Subject): boolean => {
  const found = asserting(check.expected, check.match)
  const name = check.subject?.name ?? ""
  const { node } = subject.scored.seen
  const held = isField(subject.scored.seen) && node.value !== undefined ? plain(node.value) : undefined
  if (held !== undefined && found(held)) return true
  const bare = held === undefined ? "" : withoutOwnUnit(given.view, subject.scored.seen, check.expected)
  if (held !== undefined && bare !== check.expected && asserting(bare, check.match)(held)) return true
  const share = shareOf(given.view, subject.scored.seen)
  // Beside it may stand the same in words: "25% complete".
  const inWords = (text: string): boolean => share !== undefined && text.includes(share) && found(text)
  if (share !== undefined)
    return (
      found(share) ||
      subject.regions.some((region) => currentIn(given, check, region).map(readable).some(inWords))
    )
  // "The Role column is Editor" speaks of each of its cells, "contains" of any.
  const each =
    node.role === "columnheader" && (check.match !== "contains" || check.subject?.quantifier === "all")
  const over = (holds: (region: Region) => boolean) =>
    each ? subject.regions.every(holds) : placesOf(check, given, subject).some(holds)
  return over((region) => {
    const phrases = currentIn(given, check, region)
    const all = plain(readable(phrases.join(" ")))
    if (check.match === "contains")
      return (
        phrases.some((text) => found(text)) ||
        (phrases.length <= 20 && !/^\d/u.test(check.expected) && found(phrases.join(" ")))
      )
    const read = [
      ...phrases.map(readable),
      ...piecesIn(given.view, region),
      ...partsOnButton(subject.scored.seen, phrases),
      ...cellsIn(given, check, region),
      ...descriptionIn(given, check, region),
      ...choicesIn(given.view, region)
    ]
    const whole = [...read, ...read.flatMap((text) => text.split(gone.trim())), all]
    return whole.some(
      (text) =>
        found(text) ||
        found(plain(without(text, name)).replace(/^(?:[:\s]|-(?=\s))+/u, "")) ||
        // "Discount (SPRING) −£5": the remark is a part of the label.
        found(plain(without(text, name)).replace(/^\s*\([^()]*\):?\s+/u, "")) ||
        found(afterLabel(text, name))
    )
  })
}

/** With the dashes and quote marks that the page has. */
export const written = ({ seen, text }: Run): string =>
  plain(seen.node.name) === text ? seen.node.name : text

/** One after the other: a dash by itself is not the one in what stands before it. */
const asWritten = (view: View, region: Region, text: string): string => {
  let rest = text
  let done = ""
  for (const run of runsOf(view, region.seen ?? view.root)) {
    const at = rest.indexOf(run.text)
    if (at === -1) continue
    done += rest.slice(0, at) + written(run)
    rest = rest.slice(at + run.text.length)
  }
  return done + rest
}

export const seenIn = (check: TextCheck, given: Case, subject: Subject): string => {
  const { seen } = subject.scored
  const region = placesOf(check, given, subject).at(-1)
  const text = region === undefined ? "" : asWritten(given.view, region, readIn(given.view, region))
  const value = isField(seen) ? (seen.node.value ?? "") : (shareOf(given.view, seen) ?? "")
  return `saw: ${brief(from(text || value || "nothing", check.expected))}`
}

/** Of a long text the part in which it says what was asked for. */
const from = (text: string, wanted: string): string => {
  const at = wanted === "" ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase())
  return at + wanted.length < 140 ? text : `…${text.slice(Math.max(0, at - 40))}`
}
