/** "The first order" of a page whose one list is that of its orders, "the last one": things of a list that nothing calls so one by one. */
import type { Target } from "@assay/domain/Intent"
import { isPronoun } from "../../language/words/Pronouns.js"
import { belowTitle } from "../../ground/BelowTitles.js"
import { thingsCalled } from "../../ground/MainList.js"
import { nthOf } from "../../ground/Ordinals.js"
import { inReadingOrder } from "../../ground/ReadingOrder.js"
import { mainGroup, recordsIn, siblingsOf } from "../../ground/Records.js"
import { recordOf, type Region, regionOf, wholePage } from "../../ground/Regions.js"
import type { Scored } from "../../ground/Scored.js"
import { tallyOf } from "../../ground/Tallies.js"
import { Fell } from "../../run/Fell.js"
import { isCell } from "../../screen/Kinds.js"
import { topDialog } from "../../screen/TopDialog.js"
import { contains, type Seen, type View } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { loose, plain, stem, stems, tokens } from "../../screen/Wording.js"
import { inCalledList, inOneList, items } from "../counts/CountedLists.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { type Case, holds, type Ruling } from "../Ruling.js"
import { own, type Subject } from "../texts/Surroundings.js"
import { titleRuns } from "./TitleRuns.js"

const isNoun = ({ name, ordinal, quantifier, quoted, role, scopes }: Target): boolean =>
  !quoted &&
  ordinal !== undefined &&
  quantifier === undefined &&
  role === undefined &&
  scopes.length === 0 &&
  /^\p{Ll}{3,}(?: \p{Ll}{3,})?$/u.test(name)

/** "The first product", where the word for its kind is one for things of a list. */
const isItem = ({ name, ordinal, quoted, role, scopes }: Target): boolean =>
  !quoted && role === "item" && name === "" && ordinal !== undefined && scopes.length === 0

const isOne = (target: Target): boolean =>
  isPronoun(target) &&
  target.ordinal !== undefined &&
  target.scopes.length === 0 &&
  /^ones?$/iu.test(target.words)

/** Ends with the noun in the plural: "Orders 3", "6 orders", "All orders". "1 order" says how many, too. */
const isTitleOf = (text: string, noun: string): boolean => {
  const words = tokens(text).filter((word) => /\p{L}/u.test(word))
  const last = words.at(-1) ?? ""
  if (noun.includes(" ")) return loose(text) !== noun && words.map(stem).join(" ") === stems(noun).join(" ")
  const isCounted = words.length === 1 && /^1\s/u.test(text.trim())
  return words.length <= 3 && (last !== noun || isCounted) && stem(last) === stem(noun)
}

/** "1 record", "6 orders": how many there are. */
const isTallyOf = (text: string, noun: string): boolean => {
  const [, counted = ""] = /^(?:\d{1,6}|no) (\p{L}+)$/iu.exec(plain(text).trim()) ?? []
  return counted !== "" && !noun.endsWith("s") && stem(counted.toLowerCase()) === stem(noun)
}

/** "atlas / Pull requests" ends with the noun in the plural, and is no pull request. */
const endsInPlural = (text: string, noun: string): boolean => {
  const wanted = stems(noun)
  const words = tokens(text).filter((word) => /\p{L}/u.test(word))
  const last = words.slice(-wanted.length)
  return (
    wanted.length > 1 &&
    words.length <= wanted.length + 3 &&
    loose(last.join(" ")) !== loose(noun) &&
    last.map(stem).join(" ") === wanted.join(" ")
  )
}

/** What says of all of them what they are is none of them. */
export const isKindsTitle = (view: View, { fit, seen }: Scored, target: Target): boolean => {
  const isTally = target.ordinal === undefined
  // "Open tickets" is none of them, and only its last word is theirs.
  const isOther = (text: string, noun: string): boolean =>
    fit < 0.8 && !noun.endsWith("s") && isTitleOf(text, noun)
  const says = isTally
    ? (text: string, noun: string) => isTallyOf(text, noun) || isOther(text, noun)
    : (text: string, noun: string) => isTitleOf(text, noun) || endsInPlural(text, noun)
  return (
    isNoun({ ...target, ordinal: target.ordinal ?? 1 }) &&
    // Wherever it stands, "5 tickets" is no ticket, nor is the heading "Tickets".
    (isTally || seen.node.role === "heading" || recordOf(view, seen) === undefined) &&
    says(readableTextOf(view, seen), target.name)
  )
}

/** "The first post", "the first result": of what the page lists, and says so. */
export const thingsOf = (view: View, target: Target): ReadonlyArray<Seen> => {
  const { name, ordinal, quantifier, quoted, role, scopes, words } = target
  const bare = ordinal !== undefined && quantifier === undefined && scopes.length === 0 && !quoted
  if (!bare) return []
  if (role === "item" && name === "") return thingsCalled(view, words)
  return role === undefined ? thingsCalled(view, name) : []
}

/** "The last comment", where the page has other lists as well: what is listed under that very name. */
const listedThings = (view: View, place: Region, target: Target): ReadonlyArray<Seen> | Fell => {
  const all = inOneList(view, place, items)
  const isLong = target.name.includes(" ")
  const called =
    (all instanceof Fell || isLong) && isNoun(target) ? inCalledList(view, place, target) : undefined
  // "Past deliveries" are no others that the page lists.
  if (called === undefined && isNoun(target) && isLong)
    return Fell.of("target_ambiguous", `No one list is called “${target.name}”.`)
  return called ?? all
}

/** While a dialog with a list of its own lies over all lists of the page, "the last one" is one of the dialog's. */
const listInFront = (view: View): Seen | undefined => {
  const dialog = topDialog(view)
  if (dialog === undefined) return undefined
  const behind = recordsIn(view, wholePage(view), false).filter((seen) => !contains(dialog, seen))
  return behind.length > 0 && behind.every(({ node }) => node.state.covered === true)
    ? mainGroup(view, regionOf(dialog, ""))
    : undefined
}

/** The one of that number in the one list of the page. */
export const ranked = (view: View, target: Target): ReadonlyArray<Subject> | Fell | undefined => {
  const listed = thingsOf(view, target)
  const titled = isNoun(target) && runsOf(view, view.root).some(({ text }) => isTitleOf(text, target.name))
  if ((!titled && !isOne(target) && listed.length === 0) || target.ordinal === undefined) return undefined
  const front = listInFront(view)
  const place = front === undefined ? wholePage(view) : regionOf(front, "")
  const found = front === undefined && listed.length > 0 ? listed : listedThings(view, place, target)
  const all = found instanceof Fell || !isNoun(target) ? found : belowTitle(view, found, target.name)
  if (all instanceof Fell) return all
  if (all === "unclear")
    return Fell.of(
      "target_ambiguous",
      `It cannot be told which of the things there the “${target.name}” are.`
    )
  const ordered = inReadingOrder(all)
  const { sure, things } = tallyOf(view, ordered ?? [])
  const meant = [...new Set([nthOf(sure, target.ordinal), nthOf(things, target.ordinal)])]
  return ordered === undefined || all.length < 2
    ? undefined
    : meant.flatMap((seen) =>
        seen === undefined
          ? []
          : [
              {
                scored: { seen, score: 0.86, fit: 0.86, how: "by its number in the list" },
                regions: [own(seen)]
              }
            ]
      )
}

/** What a thing in a list is called by: what is read in it first. */
const titleOf = (view: View, record: Seen): Seen | undefined =>
  titleRuns(view, record).find(({ text }) => /[\p{L}\p{N}]/u.test(text))?.seen

const isTime = (text: string): boolean =>
  /\d{1,2}:\d{2}|\d{1,2}\.? \p{L}{3,}|\p{L}{3,} \d{1,2}\b|\d{4}-\d{2}/u.test(text) ||
  /^(?:today|yesterday|pending|now)$/iu.test(text)

/** A line of a history begins with when it was, and is called by what is read next, or by the sentence behind the kind of it: "07:30", "Defect", "W-1052 repaired"; none of its like reads so. */
const isOnlyWith = (view: View, record: Seen, name: string): boolean => {
  const [first, second, third, ...rest] = runsOf(view, record)
  const reads = (each: Seen): boolean => runsOf(view, each).some(({ text }) => loose(text) === loose(name))
  const isSentence = rest.length === 0 && /^\P{Z}+ \P{Z}+/u.test(third?.text.trim() ?? "")
  const titles = [second, ...(isSentence ? [third] : [])]
  return (
    first !== undefined &&
    isTime(first.text) &&
    titles.some((title) => loose(title?.text ?? "") === loose(name)) &&
    siblingsOf(view, record).every((each) => each === record || !reads(each))
  )
}

/** "The last one is ticket #2041", "it is B2": which it is, by what it is called. Another title says nothing yet: it may be called otherwise. */
export const identified = (
  check: TextCheck,
  { step = "", view }: Case,
  subjects: ReadonlyArray<Subject>
): Ruling | undefined => {
  const [only, another] = subjects
  const { subject } = check
  if (only === undefined || another !== undefined || subject === undefined) return undefined
  if (check.negated || check.match !== "is" || !(isPronoun(subject) || isNoun(subject) || isItem(subject)))
    return undefined
  const { seen } = only.scored
  const record =
    seen.node.role === "row" || isCell(seen) || isOne(subject) || isNoun(subject) || isItem(subject)
      ? recordOf(view, seen)
      : undefined
  const title = record === undefined ? undefined : titleOf(view, record)
  if (record === undefined || title === undefined) return undefined
  const bare = check.expected.replace(/^(?:the )?\p{Ll}+ (?=#?\S*\p{N}\S*$)/u, "")
  const said = loose(readableTextOf(view, title))
  // "Order #104" is the order #104.
  const coded = /^#?\S*\p{N}\S*$/u.test(bare) ? [`${subject.name} ${bare}`] : []
  // "The Ninth Tenant" is called so with its article, of which a sentence may be read without it.
  const titled = `The ${check.expected}`
  const whole = step.includes(titled) ? [titled] : []
  const isCalled =
    said !== "" && [check.expected, bare, ...coded, ...whole].some((name) => loose(name) === said)
  return isCalled || isOnlyWith(view, record, check.expected)
    ? holds(`saw: ${readableTextOf(view, record)}`, record)
    : undefined
}
