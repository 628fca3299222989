/** What it means that a thing was not found: it is not shown, or it may only be called by other words. */
import { RegExp as Pattern } from "effect"
import type { RoleWord, Target } from "@assay/domain/Intent"
import { isPronoun } from "../../language/words/Pronouns.js"
import { onlyRegionOf, regionsOf } from "../../ground/Enclosures.js"
import { isFreshMessage } from "../../ground/Fresh.js"
import { ground } from "../../ground/Ground.js"
import { nodesIn, type Region } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isDialog, isField } from "../../screen/Kinds.js"
import { upward } from "../../screen/View.js"
import { phrasesOf, readableTextOf, type Run, runsOf } from "../../screen/VisibleText.js"
import { finder, loose, plain, readable, stem, stems, tokens } from "../../screen/Wording.js"
import { codesBehind } from "../owners/OwnCodes.js"
import { nearestPhrases } from "../Matching.js"
import { isPlace } from "../messages/MessagesShown.js"
import { phrasesIn, runsIn } from "../texts/Phrases.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"

/** Kinds that a text describes more often than it names them: not finding the words proves nothing. */
const described: ReadonlySet<RoleWord | undefined> = new Set<RoleWord | undefined>([
  "message",
  "section",
  "page",
  "image",
  "icon"
])

const written: Readonly<Record<string, string>> = {
  no: "number",
  nr: "number",
  num: "number",
  ref: "reference"
}

const wordsOf = (text: string): ReadonlyArray<string> =>
  tokens(text).map((word) => stem(written[word] ?? word))

/** "Order number 40213" of "Order no. 40213", or of a label with the number right after it. */
const labelledBy = (label: string, number: string, runs: ReadonlyArray<Run>): string | undefined => {
  const wanted = wordsOf(label)
  const whole = runs.flatMap(({ text }, at) => {
    if (!finder(number, "contains")(plain(text))) return []
    const alone = plain(text).trim() === number
    return [alone ? `${runs[at - 1]?.text ?? ""} ${text}` : text]
  })
  return whole.find((text) => {
    const have = wordsOf(text)
    return wanted.length > 0 && text.length < 80 && wanted.every((word) => have.includes(word))
  })
}

/** What people call a message that comes up, where the page has no things of that name. */
const passing =
  /^(?:(?:little|small|short|brief|green|red|yellow|blue|new|quick) )*(?:note|notice|remark|line|bubble|strip|flash|info|hint|confirmation|feedback|pop-?over|box)$/iu

/** "A note pops up": the one text that came with the last deed. */
const passingNote = ({ name, ordinal, quoted, role, scopes }: Target, { view }: Case): Ruling | undefined => {
  if (quoted || role !== undefined || ordinal !== undefined || scopes.length > 0 || !passing.test(name))
    return undefined
  const noun = stem(tokens(name).at(-1) ?? "")
  const isOwnWord = runsOf(view, view.root).some(({ text }) => stems(text).includes(noun))
  // The label of a field that opened with its form tells nothing.
  const [only, another] = view.all.filter(
    (seen) =>
      isFreshMessage(view, seen) && ![...upward(seen)].some((each) => isDialog(each) && isPlace(view, each))
  )
  return only === undefined || another !== undefined || isOwnWord
    ? undecided(Fell.of("target_not_found", `Nothing on the page is called “${name}”.`))
    : holds(`saw: ${readableTextOf(view, only)}`, only)
}

/** What shows something, by what it shows: "the Time left display". */
const shower = /^(\p{Lu}.*\p{L}) (?:display|read-?out|indicator|counter|clock|timer|figure|line|label|text)$/u

/** "The Time left display", where a line begins so and goes on with what it shows. */
const display = ({ name, ordinal, quoted, role, scopes }: Target, { view }: Case): Ruling | undefined => {
  const label = quoted || role !== undefined || ordinal !== undefined ? undefined : shower.exec(name)?.[1]
  if (label === undefined || scopes.length > 0) return undefined
  const line = phrasesOf(view, view.root)
    .map(({ text }) => readable(text))
    .find((text) => finder(label, "contains")(text))
  if (line === undefined) return undefined
  const after = line.slice(line.toLowerCase().indexOf(label.toLowerCase()) + label.length)
  return /^[:\s]+[\p{N}\p{Sc}+-]/u.test(after)
    ? holds(`saw: ${line}`)
    : undecided(
        Fell.of("target_ambiguous", `“${label}” is shown, and it cannot be said whether it is the “${name}”.`)
      )
}

/** `the discount "£1.45"` where the page takes it off: -£1.45. */
const withMinus = (
  { descriptor, name, role }: Target,
  phrases: ReadonlyArray<string>
): string | undefined => {
  if (role !== undefined || descriptor === undefined || !/^\p{Sc}?\d[\d.,]*$/u.test(name)) return undefined
  const found = finder(`-${name}`, "contains")
  return phrases.find((text) => found(plain(text)))
}

/** What is taken off is told with a minus, or without one: the word says so already. */
const isTakenOff = ({ descriptor = "", name }: Target, line: string): boolean => {
  const [noun] = /\b(?:discount|deduction|reduction|rebate|refund|savings?|credit)$/iu.exec(descriptor) ?? []
  return (
    noun !== undefined &&
    new RegExp(`\\b${noun}(?: \\([^()]*\\))?:?\\s*-\\s*${Pattern.escape(name)}(?![\\d.,]*\\d)`, "iu").test(
      plain(readable(line))
    )
  )
}

/** The place that is named; the whole page where the place is told otherwise. */
const placesOf = ({ scopes }: Target, { antecedent, view }: Case): ReadonlyArray<Region> => {
  const regions = regionsOf(
    view,
    scopes.filter(({ relation }) => relation === "in"),
    antecedent
  )
  return "name" in regions ? [] : regions
}

const runsThere = (target: Target, given: Case): ReadonlyArray<Run> =>
  placesOf(target, given).flatMap((region) => runsIn(given.view, region))

const phrasesThere = (target: Target, given: Case): ReadonlyArray<string> =>
  placesOf(target, given).flatMap((region) => phrasesIn(given.view, region))

/** "The error Enter a valid postcode": words of a message to the letter, none of which the page says in other words. */
const saysSo = ({ name, role, scopes }: Target, given: Case): boolean => {
  const said = tokens(name)
    .filter((word) => word.length > 3)
    .map(stem)
  if (role !== "message" || scopes.length > 0 || !/^\p{Lu}\p{Ll}*(?: \S+){4,}$/u.test(name)) return false
  return phrasesOf(given.view, given.view.root).every(({ text }) => {
    const have = new Set(stems(text))
    return said.filter((word) => have.has(word)).length * 2 < said.length
  })
}

/** "The event is in Room Neptune", which is a value beside its label: nothing stands in it. */
const isInValue = (target: Target, given: Case): boolean => {
  const [scope, another] = target.scopes
  const { name = "", ordinal, pronoun, quoted, role } = scope?.target ?? {}
  const plain = scope?.relation === "in" && another === undefined && role === undefined && pronoun !== true
  if (!plain || quoted === true || name === "" || ordinal !== undefined) return false
  const regions = placesOf(target, given)
  return (
    regions.length > 0 &&
    regions.every((region) => {
      const runs = runsIn(given.view, region)
      const at = runs.findIndex(({ text }) => finder(name, "contains")(readable(text)))
      return at > 0 && at === runs.length - 1 && runs.length < 4
    })
  )
}

/** Says that none is there, and calls no one. */
const nobody = /^(?:nobody|no[ -]one)$/iu

export const notShown = (target: Target, given: Case): Ruling => {
  const told = passingNote(target, given) ?? display(target, given)
  if (told !== undefined) return told
  if (!target.quoted && nobody.test(target.name))
    return undecided(Fell.of("target_not_found", `It is not judged whether “${target.words}” is there.`))
  const nearest = ground(given.view, target, "look", given.antecedent)
  const candidates = nearest._tag === "Missing" ? nearest.candidates : []
  const expected = `“${target.words || target.name}” to be shown`
  // "Its answer": a word for what it has, which nothing need be called by.
  const [owner] = target.scopes
  const its = isPronoun(owner?.target) && /^\p{Ll}+$/u.test(target.name)
  if (!target.quoted && (described.has(target.role) || its) && target.name !== "" && !saysSo(target, given))
    return undecided(
      Fell.of("target_not_found", `Nothing on the page is called “${target.words}”.`, candidates)
    )
  const number = target.quoted ? undefined : /(?<=\S\s)#?(?=[\w-]*\d)[\p{Lu}\d-]{3,}$/u.exec(target.name)?.[0]
  const there = runsThere(target, given)
  const isPlaced = target.scopes.every(({ relation }) => relation === "in")
  const labelled =
    number === undefined || !isPlaced
      ? undefined
      : labelledBy(target.name.slice(0, -number.length), number, there)
  if (labelled !== undefined) return holds(`saw: ${labelled}`)
  const behind =
    number === undefined || !isPlaced
      ? undefined
      : codesBehind(phrasesThere(target, given), target.name.slice(0, -number.length)).get(number)
  if (behind !== undefined) return holds(`saw: ${readable(behind)}`)
  if (number !== undefined && there.some(({ text }) => finder(number, "contains")(plain(text))))
    return undecided(
      Fell.of(
        "target_not_found",
        `The page shows ${number}, and does not call it “${target.words}”.`,
        candidates
      )
    )
  const minus = isPlaced ? withMinus(target, phrasesThere(target, given)) : undefined
  if (minus !== undefined && isTakenOff(target, minus)) return holds(`saw: ${readable(minus)}`)
  if (minus !== undefined)
    return undecided(Fell.of("target_ambiguous", `The page shows it with a minus: ${minus}.`, candidates))
  const held = inField(target, given)
  if (held !== undefined) return held
  if (isInValue(target, given))
    return undecided(
      Fell.of("target_not_found", `“${target.scopes[0]?.target.words ?? ""}” holds nothing else.`, candidates)
    )
  const place = placeOf(target, given)
  return refuted(expected, `not shown; ${nearestPhrases(given.view, target.name, place)}`, candidates)
}

/** "The dialog shows the street Mill Lane 3", which a field there holds: the one of that name, or it cannot be told. */
const inField = (target: Target, given: Case): Ruling | undefined => {
  const { descriptor = "", name, quoted, words } = target
  const region = placeOf(target, given)
  if (quoted || region === undefined || name === "") return undefined
  const fields = nodesIn(given.view, region).filter((seen) => seen.node.visible && isField(seen))
  const holding = fields.filter(({ node }) =>
    [name, words.replace(/^the /iu, "")].some(
      (text) =>
        loose(node.value ?? "") === loose(text) || loose(`${node.name} ${node.value ?? ""}`) === loose(text)
    )
  )
  const [only, another] = holding
  if (only === undefined) return undefined
  const label = descriptor === "" ? words.slice(0, words.length - (only.node.value ?? "").length) : descriptor
  const isCalled = another === undefined && loose(only.node.name) === loose(label.replace(/^the /iu, ""))
  return isCalled
    ? holds(`the field “${only.node.name}” holds “${only.node.value ?? ""}”`, only)
    : undecided(
        Fell.of("target_ambiguous", `“${only.node.value ?? ""}” stands in the field “${only.node.name}”.`)
      )
}

/** "In the dialog": what stands there tells what is shown instead, and what the rest of the page says does not. */
const placeOf = ({ scopes }: Target, { antecedent, view }: Case): Region | undefined => {
  const only = onlyRegionOf(view, scopes, antecedent)
  return only?.seen?.parent === undefined ? undefined : only
}
