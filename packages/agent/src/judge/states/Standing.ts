/** How a thing stands: "order #2 is pending", told by the words of its own record, its column, its title or its value. */
import { siblingsOf } from "../../ground/Records.js"
import type { Intent, Target } from "@assay/domain/Intent"
import { RegExp as Pattern } from "effect"
import { type Found, ground } from "../../ground/Ground.js"
import { isTitleOf } from "../../ground/OwnPage.js"
import { pairOf, recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isCell, standsIn } from "../../screen/Kinds.js"
import { contains, type Seen, upward, type View } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { brief, finder, loose, readable, stem, stems, tokens } from "../../screen/Wording.js"
import { answersOf } from "./Answered.js"
import { isRelated } from "../owners/Related.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { runsIn } from "../texts/Phrases.js"
import { bearing, saysSo } from "../lists/Qualified.js"
import { judgeState } from "./States.js"
import { isKindThere } from "../texts/Subjects.js"
import { own, regionsFor } from "../texts/Surroundings.js"
import { titleRuns } from "../lists/TitleRuns.js"
import { titlesOver } from "../lists/TitlesOver.js"
import { isReading } from "./ReadOrNot.js"
import { isSign, signOf } from "./Signs.js"
import { type Case, rule, type Ruling, undecided } from "../Ruling.js"

const isPressed = (seen: Seen): boolean =>
  /^(?:button|tab|menuitem|checkbox|switch)$/u.test(seen.node.role) &&
  !standsIn(seen, /^(?:row|listitem|article)$/u)

/** The box to tick that stands with the words of its label. */
const boxWith = (words: Seen): Seen | undefined => {
  if (words.node.role === "checkbox") return words
  const [box, another] = (words.parent?.children ?? []).filter(({ node }) => node.role === "checkbox")
  return words.node.role === "text" && another === undefined && box?.node.name === words.node.name
    ? box
    : undefined
}

/** "Nitrate is available" of a box to tick, which is found twice: as the box and as its label. */
const boxCalled = (subject: Target, { antecedent, view }: Case): Seen | undefined => {
  const found = ground(view, subject, "look", antecedent)
  const all = found._tag === "Found" ? [found.seen] : found._tag === "Ambiguous" ? found.seen : []
  const [box, another] = new Set(all.map(boxWith))
  return another === undefined && box?.node.visible === true && isPressed(box) ? box : undefined
}

/** What is called so at the head of a record, where others only speak of it: "Rosa Marin" under "Name", and not under "Invited by". */
const headOf = (view: View, { name }: Target): Seen | undefined => {
  const [only, another] = view.all.filter((seen) => {
    if (!seen.node.visible || recordOf(view, seen) !== seen) return false
    const [first] = titleRuns(view, seen)
    return first !== undefined && loose(first.text.replace(/ ?\((?:you|me)\)$/iu, "")) === loose(name)
  })
  return another === undefined ? only : undefined
}

/** "Order 1047" of the cell "#1047" and of the link in it. */
const inOneRecord = (view: View, all: ReadonlyArray<Seen>): Seen | undefined => {
  const [first] = all
  return first !== undefined &&
    all.every((seen) => contains(first, seen)) &&
    recordOf(view, first) !== undefined
    ? first
    : undefined
}

/** The one record that begins with the name: "Budget rejected by Bob", which is all one text. */
const beginning = (view: View, { name }: Target): Seen | undefined => {
  const begins = new RegExp(`^${Pattern.escape(loose(name))}(?![\\p{L}\\p{N}-])`, "u")
  const [only, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      (/^(?:listitem|row|article)$/u.test(seen.node.role) ||
        (name.startsWith("#") && recordOf(view, seen) === seen)) &&
      begins.test(loose(readableTextOf(view, seen)))
  )
  return another === undefined ? only : undefined
}

/** "The lesson Lens types" of a page of lessons, where nothing calls each of them one: an invoice #5 is no order #5. */
const withoutKind = (view: View, subject: Target): Target | undefined => {
  const [, named = "", behind = ""] = /^(\S.*) (\p{Ll}{3,})$/u.exec(subject.name) ?? []
  const [, before = "", after = ""] = /^(\p{L}+) ([\p{Lu}#\d].*)$/u.exec(subject.name) ?? []
  const [kind, name] = after === "" ? [behind, named] : [before, after]
  const titles = view.all.filter(({ node }) => node.visible && /^(?:heading|columnheader)$/u.test(node.role))
  const noun = stem(kind.toLowerCase())
  // "5 tickets" over the list tells so as well.
  const counts = (text: string): boolean => {
    const [number = "", word = "", more] = text.trim().split(/\s+/u)
    return /^\d+$/u.test(number) && more === undefined && stem(word.toLowerCase()) === noun
  }
  const isTold =
    titles.some((title) => stems(readableTextOf(view, title)).includes(noun)) ||
    (name.startsWith("#") && runsOf(view, view.root).some(({ text }) => counts(text)))
  // "Priority order" is no order of that name: something must be called so.
  const isCalled = after !== "" || headOf(view, { ...subject, name }) !== undefined
  return name === "" || !isTold || !isCalled ? undefined : { ...subject, name, words: name }
}

const subjectOf = (
  subject: Target,
  { antecedent, view }: Pick<Case, "antecedent" | "view">
): Pick<Found, "seen"> | Fell => {
  const found = ground(view, subject, "look", antecedent)
  // The picture of Mara at the top bears her name, and the line that she heads is what is spoken of.
  const isPicture =
    found._tag === "Found" && !loose(readableTextOf(view, found.seen)).includes(loose(subject.name))
  const line = isPicture && /^\p{Lu}/u.test(subject.name) ? headOf(view, subject) : undefined
  if (line !== undefined) return { seen: line }
  if (found._tag === "Found") return found
  const head =
    found._tag === "Ambiguous" && subject.name !== ""
      ? (headOf(view, subject) ?? inOneRecord(view, found.seen))
      : undefined
  if (head !== undefined) return { seen: head }
  const begun =
    found._tag === "Missing" && /^[\p{Lu}\d#]/u.test(subject.name) ? beginning(view, subject) : undefined
  if (begun !== undefined) return { seen: begun }
  const bare = found._tag === "Missing" && !subject.quoted ? withoutKind(view, subject) : undefined
  if (bare !== undefined) return subjectOf(bare, { antecedent, view })
  const isMissing = found._tag === "Missing"
  return Fell.of(
    isMissing ? "target_not_found" : "target_ambiguous",
    isMissing ? `There is no “${subject.words}” on the page.` : `“${subject.words}” may mean several things.`,
    found.candidates
  )
}

/** Words of which a thing bears the one or the other. */
const opposites: ReadonlyArray<readonly [string, string]> = [
  ["on", "off"],
  ["enabled", "disabled"],
  ["active", "inactive"],
  ["open", "closed"],
  ["public", "private"],
  ["paid", "unpaid"],
  ["online", "offline"],
  ["available", "unavailable"],
  ["valid", "invalid"],
  ["verified", "unverified"],
  ["published", "unpublished"]
]

const oppositeOf = (word: string): string | undefined =>
  opposites.flatMap(([one, other]) => (one === word ? [other] : other === word ? [one] : []))[0]

/** A term with its description, a line of two cells, or a label with a colon: all that is said of the one is the other. */
const isLabel = (view: View, seen: Seen): boolean => {
  const row = recordOf(view, seen)
  return (
    pairOf(seen) !== undefined ||
    readableTextOf(view, seen).endsWith(":") ||
    (row?.node.role === "row" && row.children.filter(isCell).length === 2)
  )
}

/** "The address is private", where "Not given" stands for it: the one thing that is said beside its label. */
const byValue = (view: View, seen: Seen, { expected, negated, subject }: TextCheck): boolean | undefined => {
  const inLine = /^[^:]{2,40}: (\S.*)$/u.exec(readableTextOf(view, seen))?.[1]
  if (inLine !== undefined && saysSo(inLine, expected, false)) return true
  if (subject === undefined || !isLabel(view, seen)) return undefined
  const [value, more] = regionsFor(view, { seen, score: 1, fit: 1, how: "" }, subject)
    .filter((region) => region.from !== own(seen).from || region.to !== own(seen).to)
    .flatMap((region) => runsIn(view, region))
    .filter((run) => run.seen.at > seen.end)
  if (value === undefined) return undefined
  if (saysSo(value.text, expected, false)) return true
  const said = loose(value.text)
  if (said === `not ${loose(expected)}` || said === oppositeOf(loose(expected))) return false
  // Another word says that it is not so, and not that it "is not given".
  const isOther = more === undefined && /^\p{L}+(?: \p{L}+){0,2}$/u.test(value.text.trim())
  return isOther && !negated ? false : undefined
}

/** What the record is called by: its first words that are no mere number, its heading, the head of its line. */
const isHeadOf = (view: View, record: Seen, seen: Seen): boolean => {
  const runs = titleRuns(view, record)
  const first = runs.find(({ text }) => /\p{L}{2}/u.test(text)) ?? runs[0]
  const cell = first === undefined ? undefined : [...upward(first.seen)].find(isCell)
  return (
    seen === record ||
    first === undefined ||
    contains(seen, first.seen) ||
    contains(first.seen, seen) ||
    (cell !== undefined && contains(cell, seen)) ||
    [...upward(seen)].some(({ node }) => /^(?:heading|rowheader)$/u.test(node.role)) ||
    // A number or a time that it is called by.
    (/^\W*\d[\w:.-]*(?: [ap]m)?$/iu.test(readableTextOf(view, seen)) && seen.at <= first.seen.at)
  )
}

/** Whether a record bears the words, told by the others of its list. */
const byRecord = (view: View, record: Seen, words: string): boolean | undefined => {
  const all = siblingsOf(view, record)
  const bearers = bearing(view, all, words)
  // "Off since 3 May, was on before" says it of another time, or in more words.
  const isSpoken = finder(words, "contains")(readable(readableTextOf(view, record)))
  if (!(bearers instanceof Fell) && bearers.includes(record)) return true
  // All that stand under "Team members" are members, whatever role they have.
  if (/^\p{Ll}+$/u.test(words) && isKindThere(view, words)) return undefined
  if (!(bearers instanceof Fell)) return isSpoken ? undefined : false
  const answer = answersOf(view, all, words)?.get(record)
  if (answer !== undefined) return answer
  const opposite = oppositeOf(loose(words))
  const others = opposite === undefined ? [] : bearing(view, all, opposite)
  return !isSpoken && !(others instanceof Fell) && others.includes(record) ? false : undefined
}

/** "Comet is on hold" below the title "On hold", and not below another one of the same kind. */
const byTitle = (view: View, record: Seen, words: string): boolean | undefined => {
  const titles = titlesOver(view, record)
  const isCalled = (title: string): boolean => loose(title.replace(/\s*\(?\d+\)?$/u, "")) === loose(words)
  return titles?.all.some(isCalled) === true ? isCalled(titles.own) : undefined
}

interface Thing {
  readonly seen: Seen
  /** What it stands in. */
  readonly around: Seen | undefined
  /** The same, where it is called by it. */
  readonly record: Seen | undefined
}

/** "The Library email is starred": by no word on the page. */
const bySign = ({ expected, match, negated, subject }: TextCheck, given: Case): Ruling | undefined => {
  const found = match !== "is" || subject === undefined ? undefined : subjectOf(subject, given)
  if (found === undefined || found instanceof Fell) return undefined
  const seen = recordOf(given.view, found.seen) ?? found.seen
  const sign = signOf(given.view, seen, expected)
  const text = readableTextOf(given.view, seen)
  if (sign === undefined && isReading(expected) && !tokens(text).includes(expected.toLowerCase()))
    return undecided(
      Fell.of("target_ambiguous", `Nothing tells whether “${subject?.words ?? ""}” is “${expected}”.`)
    )
  return sign === undefined
    ? undefined
    : rule(sign, negated, `“${subject?.words ?? ""}” to be “${expected}”`, `saw: ${brief(text)}`, seen)
}

const truthOf = (check: TextCheck, view: View, { around, record, seen }: Thing): boolean | undefined => {
  const { expected, match } = check
  const inOther = record === undefined && around !== undefined
  if (match === "contains") return inOther ? undefined : isRelated(view, record ?? seen, expected)
  return (
    signOf(view, record ?? around ?? seen, expected) ??
    (record === undefined ? undefined : byRecord(view, record, expected)) ??
    (inOther && around.node.role === "row" ? undefined : byTitle(view, record ?? seen, expected)) ??
    byValue(view, seen, check)
  )
}

const takenWords =
  /\b(?:selected|chosen|taken|held|on hold|booked|reserved|occupied|sold|unavailable|not available|blocked|full|yours?|mine)\b/iu

/** A seat that one has chosen can still be pressed, and is no longer to be had. */
const isTakenAlready = (view: View, seen: Seen): boolean =>
  /^(?:button|tab|menuitem)$/u.test(seen.node.role) &&
  (seen.node.state.pressed === true ||
    seen.node.state.selected === true ||
    takenWords.test(`${seen.node.name} ${readableTextOf(view, seen)}`))

export const judgeStanding = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, negated, subject } = check
  if (subject === undefined) return undefined
  if (check.standing !== true) return isSign(expected) ? bySign(check, given) : undefined
  const { view } = given
  // "The invoice is paid" on the page of it: said by its status, and by no title that reads "Invoice".
  if (isTitleOf(view, subject)) return undefined
  if (expected === "available" && subject.role === undefined && boxCalled(subject, given) !== undefined) {
    const target: Target = { ...subject, role: "checkbox" }
    return judgeState({ _tag: "CheckState", target, state: "usable", negated }, given)
  }
  const found = subjectOf(subject, given)
  if (found instanceof Fell) return undecided(found)
  if (expected === "available" && isTakenAlready(view, found.seen))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${subject.words}” reads “${brief(found.seen.node.name)}”, and is chosen or taken.`
      )
    )
  // A button is available that can be pressed, unless it stands for a thing of a list.
  if (expected === "available" && isPressed(found.seen))
    return judgeState({ _tag: "CheckState", target: subject, state: "usable", negated }, given)
  const around = recordOf(view, found.seen)
  // "Dune" under "Depends on" is not what that line is about.
  const record = around !== undefined && isHeadOf(view, around, found.seen) ? around : undefined
  const truth = truthOf(check, view, { around, record, seen: found.seen })
  const seen = record ?? found.seen
  return truth === undefined
    ? undecided(
        Fell.of("target_not_found", `Nothing on the page tells whether “${subject.words}” is “${expected}”.`)
      )
    : rule(
        truth,
        negated,
        `“${subject.words}” to be “${expected}”`,
        `saw: ${brief(readableTextOf(view, seen))}`,
        seen
      )
}

const settings = [...opposites.flat(), "deactivated", "activated", "suspended", "archived", "locked"].join(
  "|"
)
const settingIn = new RegExp(
  `\\b(?:is|are|was|were|be|remains?|stays?|becomes?) (not )?(${settings})\\b`,
  "giu"
)

/** "Luis is deactivated" is not said of the list "Role of Luis" in the line that he heads. */
const isOfNamesake = (
  subject: Target,
  { view }: Case,
  { target }: Exclude<Ruling, { _tag: "Undecided" }>
): boolean =>
  target !== undefined && target.how.includes("part of the name") && headOf(view, subject) !== undefined

/** "The firewall is enabled", where nothing can be switched and a word says so: "Firewall: Enabled". */
export const saidState = (
  { target }: Extract<Intent, { _tag: "CheckState" }>,
  given: Case,
  ruling: Ruling
): Ruling => {
  // "Login alerts" are no messages.
  const { role, ...subject } = target.role === "message" ? { ...target, name: target.words } : target
  const isGuessed = ruling._tag !== "Undecided" && isOfNamesake(subject, given, ruling)
  if ((ruling._tag !== "Undecided" && !isGuessed) || (role !== undefined && role !== "message")) return ruling
  if (subject.quantifier !== undefined) return ruling
  const [only, another] = [...(given.step ?? "").matchAll(settingIn)]
  if (only === undefined || another !== undefined) return ruling
  const [, not, expected = ""] = only
  const said = judgeStanding(
    {
      _tag: "CheckText",
      subject,
      expected: expected.toLowerCase(),
      match: "is",
      negated: not !== undefined,
      standing: true
    },
    given
  )
  return said === undefined || (said._tag === "Undecided" && !isGuessed) ? ruling : said
}
