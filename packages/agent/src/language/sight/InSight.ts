/** A step that cannot be read by itself, read in sight of the page: all of it, or as much of its beginning as can be. */
import { type Intent, isCheck } from "@assay/domain/Intent"
import { composed, placedApart, placedBefore } from "./Composed.js"
import { isPress, pressedOnce } from "../deeds/PressedOnce.js"
import { invitedBy, made, opensFor } from "./ComposedRecords.js"
import { withoutExtremes } from "../checks/Extremes.js"
import { plainly } from "./Frames.js"
import { isAnywhere } from "../sentences/Joints.js"
import { LITERAL, mask, type Masked, plain, raw } from "../words/Literals.js"
import { parseStep } from "../Parse.js"
import { asUser } from "../ReadInstruction.js"
import { withoutMentions } from "../sentences/LeadIns.js"
import { spoken } from "../sentences/Speakers.js"
import { unlessLeftOut } from "../words/Qualifiers.js"
import { isPair } from "./SightedLists.js"
import { inSight, isThere, partings, type Sight, type Thing, thingsCalled } from "./Sight.js"
import { dayOnce } from "../wordings/PlainerOfReports.js"
import { inPlainWords } from "../wordings/PlainerWords.js"
import { isMore, toldIn } from "./Told.js"
import { quote } from "../words/Tokens.js"
import { beginsWithVerb } from "../words/Verbs.js"

export interface Part {
  readonly intents: ReadonlyArray<Intent>
  /** What comes after it, to be read once this is done; nothing when all was read. */
  readonly rest: string
}

const takesValue = ({ kind, past }: Thing): boolean => past !== true && (kind === "entry" || kind === "list")

/** "Set the ABV to 5", where "ABV" headed a column on the page before and is here a part of what a field is called: the words are no quotation. */
const named =
  (text: string, sight: Sight) =>
  (intent: Intent): Intent => {
    if (intent._tag !== "Fill" || intent.target?.quoted !== true) return intent
    const { name } = intent.target
    const isQuoted = mask(text).literals.some(({ value }) => value === name)
    return isQuoted || thingsCalled(sight, name).some(takesValue)
      ? intent
      : { ...intent, target: { ...intent.target, quoted: false } }
  }

const read = (
  text: string,
  before: ReadonlyArray<Intent>,
  sight: Sight,
  unlike?: Intent
): ReadonlyArray<Intent> | undefined => {
  for (const lead of [true, false]) {
    const seen = { sight, lead, ...(unlike === undefined ? {} : { unlike }) }
    const reading = unlessLeftOut(text, parseStep(text, before, seen))
    if (reading._tag === "Understood") return reading.intents.map(named(text, sight))
  }
  return undefined
}

const keyword = /^\s*(?:[-*•]\s+|\d+[.)]\s+)?(?:given|when|then)\s+/iu

const lead = /^\s*(?:(?:[-*•]|\(?\d{1,3}[.)]|step \d{1,3}\s?[:.)–-]?)\s+)*(?:(?:given|when|and|but)\s+)?/iu

/** A form in it is told by its values, or by the names of its fields; or what is done follows from the names alone. */
export const tellsForm = (text: string, before: ReadonlyArray<Intent>, sight: Sight): boolean => {
  const { literals, text: masked } = inSight(
    withoutMentions(mask(dayOnce(text.replace(lead, "")))),
    sight,
    true
  )
  const clause = { text: inPlainWords(masked).replace(/[.!\s]+$/u, ""), literals, before, sight }
  return toldIn(clause) !== undefined || plainly(clause, sight) !== undefined
}

const bare = (text: string, sight: Sight): Masked =>
  inSight(
    mask(
      dayOnce(text)
        .replace(lead, "")
        .replace(asUser, "")
        .replace(/[.!\s]+$/u, "")
    ),
    sight,
    false
  )

const leads = (masked: Masked, sight: Sight): boolean =>
  placedApart(masked, sight) !== undefined ||
  placedBefore(masked, sight) !== undefined ||
  opensFor(masked, sight) !== undefined

/** What it does first opens a form, or leads to where the rest is done. */
export const leadsOn = (text: string, sight: Sight): boolean => leads(bare(text, sight), sight)

const anotherThing = /^(?:an?|the|my|its|one|two|three|four|five|\d\S*|[\uE000-\uF8FF]) /iu

/** What is done, or done first, is told by what its words are called there. */
export const tellsDeed = (text: string, sight: Sight): boolean => {
  const masked = bare(text, sight)
  if (composed(masked, sight) !== undefined || leads(masked, sight)) return true
  // "And a canoe" is no other deed.
  return partings(masked.text).some(
    ([first, rest]) => !anotherThing.test(rest) && composed({ ...masked, text: first }, sight) !== undefined
  )
}

const onlyNames = new RegExp(
  `^(?:(?:and|or|the) )*${LITERAL}(?:(?:,| and|, and) (?:the )?${LITERAL})*[.!]?$`,
  "iu"
)

const fewWords = /^(?:the |an? )?[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,2}[.!]?$/iu

/**
 * "Tick the boxes of the users ▯ and ▯" does the same with both: the second name by itself is no statement that it is shown. And in "the list has
 * exactly ▯ and ▯" it is nothing to be chosen.
 */
const isCutOff = (intents: ReadonlyArray<Intent>, rest: string): boolean => {
  // "The review is by Ada and reads ▯" goes on about the review, and bids nobody to read.
  if (intents.length > 0 && intents.every(isCheck) && /^reads /iu.test(rest.trim())) return true
  const names = onlyNames.test(rest.trim())
  if (intents.some((intent) => !isCheck(intent))) return names
  const alone = names || (fewWords.test(rest.trim()) && !beginsWithVerb(rest.trim()))
  return alone && !intents.every(isAnywhere)
}

const anyLiteral = new RegExp(LITERAL, "gu")

/** All of it as one deed by what its words are called there, before anything in it is guessed to be a quotation. */
const readComposed = (
  masked: Masked,
  before: ReadonlyArray<Intent>,
  sight: Sight
): ReadonlyArray<Intent> | undefined => {
  const said = composed(masked, sight)
  if (said === undefined) return undefined
  const done: Array<Intent> = []
  for (const each of said.split("; ")) {
    const spelt = each.replace(anyLiteral, (mark) => quote(plain(mark, masked.literals)))
    const reading = parseStep(spelt, [...before, ...done])
    if (reading._tag === "NotUnderstood") return undefined
    done.push(...reading.intents)
  }
  return done
}

/** "Add a line: Paper, 2, then press Add line": what sends it off is pressed by what comes next, and once. */
const unlessPressedNext = (intents: ReadonlyArray<Intent>, next: string): ReadonlyArray<Intent> => {
  const last = intents.at(-1)
  return isPress(last) && next.toLowerCase().includes(last.target.name.toLowerCase())
    ? intents.slice(0, -1)
    : intents
}

/** "Start a note with the title ▯ and write ▯ into it": the form that is there is filled in, and then comes another deed. */
const madeFirst = (masked: Masked, before: ReadonlyArray<Intent>, sight: Sight): Part | undefined => {
  if (made(masked, sight) !== undefined) return undefined
  for (const [first, rest] of partings(masked.text)) {
    const clause = { text: first, literals: masked.literals, before, sight }
    if (
      !beginsWithVerb(rest) ||
      isPair(rest, masked.literals, sight) ||
      isMore(rest, clause) ||
      made(clause, sight) === undefined
    )
      continue
    const intents = readComposed(clause, before, sight)
    const invited = invitedBy(clause)
    const next = raw(
      invited === undefined ? rest : rest.replace(/\b(?:she|he|they)\b/u, invited),
      masked.literals
    )
    if (intents !== undefined) return { intents: unlessPressedNext(intents, next), rest: next }
  }
  return undefined
}

/** "Invite ▯ as an Admin and check that …": what opens the form for the first of the two. */
const opensFirst = (masked: Masked, sight: Sight): string | undefined => {
  for (const [text, rest] of partings(masked.text)) {
    const opener = beginsWithVerb(rest) ? opensFor({ ...masked, text }, sight) : undefined
    if (opener !== undefined) return opener
  }
  return undefined
}

/** The words of the step, without its number, its keyword and its full stop. */
const withoutEdges = (text: string): string =>
  text
    .replace(lead, "")
    .replace(/[.!\s]+$/u, "")
    .trim()

const pressing = (name: string): Part | undefined => {
  const reading = parseStep(`click ${quote(name)}`, [])
  return reading._tag === "Understood" ? { intents: reading.intents, rest: "" } : undefined
}

/** "Keep", "Not now": the name of a button of the open dialog, and no word besides. What stands in quotes may as well be looked for. */
const answered = (text: string, sight: Sight): Part | undefined => {
  const said = withoutEdges(text)
  const isAnswer = thingsCalled(sight, said).some((thing) => thing.answers === true && isThere(thing))
  return isAnswer ? pressing(said) : undefined
}

/** "I add one ticket", where a button is called "Add one ticket": that is pressed, and no statement that the words stand there. */
const doneByName = (text: string, sight: Sight): Part | undefined => {
  const { able, expected, forbidden, negated, person, rest: deed } = spoken(withoutEdges(text))
  const isPressed =
    person &&
    ![able, expected, forbidden, negated].includes(true) &&
    beginsWithVerb(deed) &&
    thingsCalled(sight, deed).some((thing) => thing.kind === "press" && isThere(thing))
  return isPressed ? pressing(deed) : undefined
}

/** `before` is what the steps before it meant, `unlike` how it was read when it did not fit the page. */
export const readInSight = (
  text: string,
  before: ReadonlyArray<Intent>,
  sight: Sight,
  unlike?: Intent
): Part | undefined => {
  const called = withoutExtremes(text, sight)
  if (called !== undefined) return readInSight(called, before, sight, unlike)
  const answer = answered(text, sight) ?? doneByName(text, sight)
  if (answer !== undefined) return answer
  const masked = inSight(mask(text), sight, true)
  const said = keyword.exec(text)?.[0] ?? ""
  const spoken = bare(text, sight)
  /** What leads to where the rest can be done, unless that was done last. */
  const first = (way: string | undefined, rest: string): Part | undefined => {
    const intents = way === undefined ? undefined : read(way, before, sight, unlike)
    const same = JSON.stringify(intents?.at(-1)) === JSON.stringify(before.at(-1))
    return intents === undefined || same ? undefined : { intents, rest }
  }
  const apart = placedApart(spoken, sight)
  const there = first(apart?.place, said + raw(apart?.rest ?? "", spoken.literals))
  if (there !== undefined) return there
  const begun = madeFirst(spoken, before, sight)
  if (begun !== undefined) return { ...begun, rest: said + begun.rest }
  const deed = /^\s*then /iu.test(text) ? undefined : readComposed(spoken, before, sight)
  const whole = deed ?? read(text, before, sight, unlike)
  if (whole !== undefined) return { intents: pressedOnce(whole, text), rest: "" }
  const opener = opensFor(spoken, sight) ?? opensFirst(spoken, sight)
  const ahead = placedBefore(spoken, sight)
  const opened =
    first(opener === undefined ? undefined : `click ${quote(opener)}`, text) ??
    first(ahead?.place, said + raw(ahead?.rest ?? "", spoken.literals))
  if (opened !== undefined) return opened
  for (const [first, rest] of partings(masked.text)) {
    const clause = { text: first.replace(lead, ""), literals: masked.literals, before, sight }
    if (isMore(rest, clause) && (toldIn(clause)?.rest === "" || made(clause, sight) !== undefined)) continue
    const intents = read(raw(first, masked.literals), before, sight, unlike)
    if (intents !== undefined && intents.length > 0 && !isCutOff(intents, rest))
      return { intents, rest: said + raw(rest, masked.literals) }
  }
  return toldVerbatim(text, sight)
}

/** Of a whole list something is to be judged, whatever the page says of it; and how many there are is counted. */
const ofMany = /^(?:all|every|each|no|none|both|any|only|there|it|this|that|these|those|the user|i|we|you) /iu

/** "ada@mail.test is already a member", where the page says just that, and nothing in it is read otherwise. */
const toldVerbatim = (text: string, sight: Sight): Part | undefined => {
  const said = withoutEdges(text)
  const isStatement =
    said.split(/\s+/u).length > 3 && !/\?/u.test(said) && !beginsWithVerb(said) && !ofMany.test(said)
  const isTold = thingsCalled(sight, said).some(({ kind, past }) => kind === "text" && past !== true)
  return isStatement && isTold
    ? { intents: [{ _tag: "CheckText", expected: said, match: "contains", negated: false }], rest: "" }
    : undefined
}

/** The rest of a step whose beginning means just that; nothing when it cannot be parted there. */
export const restAfter = (
  text: string,
  before: ReadonlyArray<Intent>,
  done: ReadonlyArray<Intent>
): string | undefined => {
  if (done.length === 0) return text
  const masked = mask(text)
  const said = keyword.exec(text)?.[0] ?? ""
  const meant = JSON.stringify(done)
  for (const [first, rest] of partings(masked.text)) {
    const reading = parseStep(raw(first, masked.literals), before)
    if (reading._tag === "Understood" && JSON.stringify(reading.intents) === meant)
      return said + raw(rest, masked.literals)
  }
  return undefined
}
