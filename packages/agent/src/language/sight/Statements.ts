/**
 * Statements in sight of the page that say several things of one: `▯ is at the bottom of the table as a Draft`, `the first row has ▯ with £410`,
 * `▯, followed by ▯`. They are told one by one in words that the forms know. Where a word is left over, nothing is guessed.
 */
import { columnOfDay } from "./DayColumns.js"
import { LITERAL, type Masked, plain } from "../words/Literals.js"
import { type Sight, thingsCalled } from "./Sight.js"
import { enumerated, isMiscounted } from "../checks/Enumerated.js"
import { type Part, partsOf } from "./StatementParts.js"
import { quote } from "../words/Tokens.js"
import { verbOf } from "../words/Verbs.js"
import { roleOf } from "../words/Words.js"

type Told = ReadonlyArray<string>

const ordinal = (at: number): string => (at === -1 ? "last" : at === 1 ? "first" : `${at}th`)

/** Words that say no more of a record than that it is one. */
const record =
  /^(?:row|line|card|item|entry|result|record|tile|product|list|table|grid|cell|label|badge|tag|chip|pill)s?$/u

const isContent = (part: Part) =>
  part._tag === "Name" || part._tag === "Label" || part._tag === "Value" || part._tag === "Position"

/** A name after a comma or an "and" is another's beginning, unless something says that it belongs to the first. */
const anew = (parts: ReadonlyArray<Part>, at: number): boolean => {
  const last = parts.slice(0, at).findLast(
    (part) =>
      !(part._tag === "Tie" && /^(?:the|a|an)$/u.test(part.text)) &&
      // "A and then B".
      !(part._tag === "Being" && /^(?:then|also|still)$/u.test(part.text))
  )
  return last?._tag === "Sign" || (last?._tag === "Tie" && last.text === "and")
}

const strays = (parts: ReadonlyArray<Part>): boolean =>
  parts.some(
    (part, at) =>
      part._tag === "Word" ||
      (part._tag === "Sign" && !/^[,:()]$/u.test(part.text)) ||
      (part._tag === "Kind" && !record.test(part.text) && !besides(parts, at))
  )

/** `shows 4 pending ▯`: so many of them, and not 4 and a thing of that name; but `row 2 ▯`. */
const counts = (parts: ReadonlyArray<Part>): boolean =>
  parts.some((part, at) => {
    const [last, next] = [parts[at - 1], parts[at + 1]]
    const number = part._tag === "Value" && part.figure && /^\d{1,6}$/u.test(part.text)
    return number && last?._tag === "Being" && (next?._tag === "Name" || next?._tag === "Label")
  })

/** `the lot ▯`, `the ▯ booking`: but no place, as in `in the ▯ dialog`. */
const besides = (parts: ReadonlyArray<Part>, at: number): boolean => {
  const [last, next] = [parts[at - 1], parts[at + 1]]
  const named =
    last?._tag === "Name" || next?._tag === "Name" || last?._tag === "Value" || next?._tag === "Value"
  const from = parts.slice(Math.max(0, at - 4), at)
  return named && !from.some((part) => part._tag === "Tie" && /^(?:in|on|at|from|to|by)$/u.test(part.text))
}

const textOf = (part: Part | undefined): string | undefined =>
  part?._tag === "Name" || part?._tag === "Value" || part?._tag === "Label" ? part.text : undefined

/** `▯ is first, followed by ▯ and then ▯`: each stands directly before the next. */
const chain = (parts: ReadonlyArray<Part>): Told | undefined => {
  const names: Array<string> = []
  const told: Array<string> = []
  let joined = true
  for (const part of parts) {
    if (part._tag === "Next" || (part._tag === "Being" && part.text === "then")) joined = true
    else if (part._tag === "Position") {
      if (told.length > 0) return undefined
      told.push(ordinal(part.at))
    } else if (part._tag === "Name" || (part._tag === "Value" && !part.figure)) {
      if (!joined) return undefined
      joined = false
      names.push(part.text)
    } else if (part._tag === "Label" || part._tag === "Value" || part._tag === "Word") return undefined
  }
  const [first] = names
  if (first === undefined || names.length < 2) return undefined
  return [
    ...told.map((at) => `${first} is the ${at}`),
    ...names.slice(1).map((name, at) => `${names[at] ?? ""} is directly before ${name}`)
  ]
}

interface Bag {
  readonly subject: string
  /** It is told by where it stands: what it holds is what is said of it. */
  readonly place: boolean
  readonly rest: ReadonlyArray<Part>
}

const isHead = (part: Part | undefined, sight: Sight): boolean =>
  part?._tag === "Label" && thingsCalled(sight, part.text.slice(1, -1)).some(({ kind }) => kind === "heads")

const headed = (part: Part, sight: Sight): boolean =>
  (part._tag === "Label" && isHead(part, sight)) ||
  (part._tag === "Name" && part.things.some(({ kind }) => kind === "heads"))

const isCalled = (part: Part, head: Part, sight: Sight): boolean =>
  headed(head, sight) &&
  ((part._tag === "Name" && part.things.some(({ kind }) => kind === "begins")) ||
    (part._tag === "Value" && thingsCalled(sight, part.text).some(({ kind }) => kind === "begins")))

/** "The last order of Ada": which one that is only what is hers tells, and not where it stands in the list of all. */
const isOfOne = ([of, name, kind]: ReadonlyArray<Part>): boolean =>
  of?._tag === "Tie" &&
  of.text === "of" &&
  name?._tag === "Name" &&
  name.things.some((thing) => thing.kind === "begins") &&
  kind?._tag !== "Kind"

const bagOf = (parts: ReadonlyArray<Part>, about: string | undefined, sight: Sight): Bag | undefined => {
  const at = parts.findIndex(isContent)
  const first = parts[at]
  const beginning = parts
    .slice(0, at)
    .every(
      (part) =>
        part._tag === "Tie" ||
        part._tag === "Kind" ||
        (part._tag === "Being" && /^(?:there|then|now|still|is|are|shows?|have|has)$/u.test(part.text))
    )
  if (first === undefined || !beginning) return undefined
  const rest = parts.slice(at + 1)
  const called = parts[at + 1]
  // "Room 101": the word over the column, and the one that is called so.
  if (
    (first._tag === "Label" || first._tag === "Name") &&
    called !== undefined &&
    isCalled(called, first, sight)
  )
    return {
      subject: called._tag === "Value" && called.figure ? quote(called.text) : (textOf(called) ?? ""),
      place: false,
      rest: parts.slice(at + 2)
    }
  if (first._tag === "Position" && isOfOne(rest)) return undefined
  if (first._tag === "Position")
    return {
      subject: `the ${ordinal(first.at)} ${first.kind === "" ? "row" : first.kind}`,
      place: true,
      rest
    }
  if (first._tag === "Name" || (first._tag === "Value" && !first.figure))
    return { subject: first.text, place: false, rest }
  return about === undefined || parts.slice(0, at).length === 0
    ? undefined
    : { subject: about, place: false, rest: parts.slice(at) }
}

/** Nothing stands between the name and the label: both may be one name, which the page does not have. */
const runsInto = (parts: ReadonlyArray<Part>, at: number): boolean => {
  const last = parts[at - 1]
  return last === undefined || last._tag === "Kind" || last._tag === "Value" || last._tag === "Name"
}

/** The head of a column, with what stands in it. */
const heads = (parts: ReadonlyArray<Part>, at: number): boolean => {
  const [part, next] = [parts[at], parts[at + 1]]
  return part?._tag === "Name" && next?._tag === "Value" && part.things.some(({ kind }) => kind === "heads")
}

const verbs =
  /^(?:is|are|was|were|has|have|had|should|must|will|shows?|reads?|says?|contains?|counts|equals)$/u

const isVerb = (part: Part | undefined): boolean => part?._tag === "Being" && verbs.test(part.text)

/** "There are …" begins with its own verb, though another word of being stands before it. */
const leadsVerb = (part: Part | undefined): boolean => part?._tag !== "Being" || part.text === "there"

/** A second verb begins another statement. */
const goesOn = (parts: ReadonlyArray<Part>): boolean =>
  parts.filter((part, at) => isVerb(part) && leadsVerb(parts[at - 1])).length > 1

/** What stands in a cell or a badge, and heads nothing: `unassigned` where the page says "Unassigned". */
const isState = (part: Part | undefined, sight: Sight): boolean =>
  part?._tag === "Label" &&
  /^"\p{L}[\p{L} -]*"$/u.test(part.text) &&
  standsInRecords(part.text.slice(1, -1), sight)

const standsInRecords = (name: string, sight: Sight): boolean => {
  const things = thingsCalled(sight, name)
  return (
    things.length > 0 && things.every(({ kind }) => kind === "begins" || kind === "text" || kind === "offers")
  )
}

/** `high priority`, `15,300 words`: what stands under the head that follows. */
const underHead = (parts: ReadonlyArray<Part>, at: number, sight: Sight): boolean => {
  const part = parts[at]
  const figure = part?._tag === "Value" && part.figure
  return (
    (figure || isState(part, sight)) &&
    isHead(parts[at + 1], sight) &&
    !isContent(parts[at + 2] ?? { _tag: "Next" })
  )
}

/** It is so, and nothing else: `is still unassigned`, `is Open and unassigned`. */
const isSo = (parts: ReadonlyArray<Part>, at: number, sight: Sight): boolean => {
  const [last, next] = [parts[at - 1], parts[at + 1]]
  const ends =
    next === undefined ||
    (next._tag === "Sign" && next.text === ",") ||
    (next._tag === "Tie" && next.text === "and")
  const said =
    (last?._tag === "Being" && /^(?:is|are|be|still|now|again|already)$/u.test(last.text)) ||
    (last?._tag === "Tie" && last.text === "and" && at > 1) ||
    (last?._tag === "Sign" && last.text === "," && at > 0)
  return isState(parts[at], sight) && ends && said
}

const isOnlyHead = (subject: string, sight: Sight): boolean => {
  const things = thingsCalled(sight, subject.replace(/^"(.*)"$/u, "$1"))
  return things.some(({ kind }) => kind === "heads") && !things.some(({ kind }) => kind === "begins")
}

/** "Dr. Lind's 09:45 slot is free": the slot is what is spoken of, and no fact about her. */
const isThingOfTime = (part: Part): boolean =>
  part._tag === "Value" && /^["“]?\d{1,2}[:.]\d\d(?: ?[ap]m)? \p{Ll}{3,}["”]?$/iu.test(part.text)

/** What is said of it, one by one. */
const facts = ({ place, rest, subject }: Bag, sight: Sight): Told | undefined => {
  const told: Array<string> = []
  if (goesOn(rest) || rest.some(isThingOfTime)) return undefined
  for (let at = 0; at < rest.length; at++) {
    const part = rest[at]
    if (part === undefined || !isContent(part)) continue
    if (part._tag === "Position") {
      if (place || told.some((each) => each.includes(" is the "))) return undefined
      told.push(`${subject} is the ${ordinal(part.at)}`)
      continue
    }
    if (isSo(rest, at, sight)) {
      told.push(`${subject} ${place ? "contains" : "is"} ${textOf(part) ?? ""}`)
      continue
    }
    if (underHead(rest, at, sight)) {
      const head = textOf(rest[at + 1]) ?? ""
      told.push(
        place
          ? `${subject} contains ${textOf(part) ?? ""}`
          : `the ${head} of ${subject} is ${textOf(part) ?? ""}`
      )
      at++
      continue
    }
    if (part._tag === "Label" || heads(rest, at)) {
      const next = rest.findIndex((each, n) => n > at && isContent(each))
      const value = textOf(rest[next])
      if (
        runsInto(rest, at) ||
        value === undefined ||
        rest[next]?._tag === "Label" ||
        rest.slice(at + 1, next).some((each) => each._tag === "Sign" && each.text === ",")
      )
        return undefined
      told.push(
        place ? `${subject} contains ${value}` : `the ${textOf(part) ?? ""} of ${subject} is ${value}`
      )
      at = next
      continue
    }
    if (part._tag === "Name" && anew(rest, at)) return undefined
    const column = columnOfDay(textOf(part) ?? "", sight)
    if (column !== undefined) {
      const inRow = /^the row of .+? contains (.+)$/u.exec(told.pop() ?? "")?.[1]
      if (place || inRow === undefined) return undefined
      told.push(`the ${quote(column)} cell of ${subject} contains ${inRow}`)
      continue
    }
    // What heads a column is no row.
    if (!place && isOnlyHead(subject, sight)) return undefined
    told.push(
      place
        ? `${subject} contains ${textOf(part) ?? ""}`
        : `the row of ${subject} contains ${textOf(part) ?? ""}`
    )
  }
  return told
}

const tied = (parts: ReadonlyArray<Part>): boolean =>
  parts.some((part) => part._tag === "Tie" && /^(?:with|as|for|by|on|from|at)$/u.test(part.text))

/** `the ▯ tab counts 4`: the number stands beside its name. */
const kindly = (parts: ReadonlyArray<Part>, one: Part, value: string): string => {
  const next = parts[parts.indexOf(one) + 1]
  const name = textOf(one) ?? ""
  return next?._tag === "Kind" && roleOf(next.text) !== undefined
    ? `the ${name} ${next.text} shows ${value}`
    : `${name} is ${value}`
}

const lists = /^(?:list|lists|contain|contains|show|shows|read|reads)$/u

/** `Ingredients list ▯, ▯ and ▯`: all of them stand there. */
const listing = (parts: ReadonlyArray<Part>): Told | undefined => {
  const verb = parts.findIndex((part) => part._tag === "Being" && lists.test(part.text))
  const [about, ...more] = parts.slice(0, Math.max(0, verb)).filter(isContent)
  const heading =
    about?._tag === "Label" || (about?._tag === "Name" && !about.things.some(({ kind }) => kind === "begins"))
  if (!heading || more.length > 0) return undefined
  const rest = parts.slice(verb + 1)
  const values = rest.filter(isContent).map(textOf)
  const only = rest.every(
    (part) => isContent(part) || part._tag === "Sign" || (part._tag === "Tie" && part.text === "and")
  )
  return only && values.length > 1 && values.every((value) => value !== undefined)
    ? values.map((value) => `${about.text} contains ${value}`)
    : undefined
}

const root = (word: string): string => word.toLowerCase().replace(/(?:ity|ion|ing|ed|e)$/u, "")

/** `the last activity of ▯`, under the one head "Last active": no last one of anything. */
const asHead = (part: Part | undefined, next: Part | undefined, sight: Sight): Part | undefined => {
  if (part?._tag !== "Position" || part.at !== -1 || part.kind === "" || next?._tag !== "Tie") return part
  const heads = [...sight.things.values()].flat().filter(({ kind, name, past }) => {
    const [last = "", word = "", more] = name.split(" ")
    const fits = last.toLowerCase() === "last" && root(word) === root(part.kind)
    return kind === "heads" && past !== true && more === undefined && fits
  })
  const [only, another] = [...new Set(heads.map(({ name }) => name))]
  return only === undefined || another !== undefined ? part : { _tag: "Label", text: quote(only) }
}

/** `the driver of ▯ is still unassigned`, `the Team of ▯ is ▯`: what stands there, in a word that the page has. */
const detailOf = (parts: ReadonlyArray<Part>, sight: Sight): Told | undefined => {
  const all = parts.filter(
    (part) =>
      !(part._tag === "Tie" && /^(?:the|a|an|its)$/u.test(part.text)) &&
      !(part._tag === "Kind" && /^(?:column|cell)$/u.test(part.text))
  )
  const [first, of, name, ...rest] = all
  const head = asHead(first, of, sight)
  const value = rest.at(-1)
  const beings = rest.slice(0, -1)
  return (head?._tag === "Label" || head?._tag === "Name") &&
    of?._tag === "Tie" &&
    of.text === "of" &&
    name?._tag === "Name" &&
    (isState(value, sight) || value?._tag === "Value" || (value?._tag === "Name" && headed(head, sight))) &&
    beings.length > 0 &&
    beings.every((part) => part._tag === "Being")
    ? [`the ${head.text} of ${name.text} is ${textOf(value) ?? ""}`]
    : undefined
}

/** `Expenses for June 2025 are $40`, where the page has that as a title: what it says under it. */
const underTitle = (parts: ReadonlyArray<Part>): Told | undefined => {
  const all = parts.filter((part) => !(part._tag === "Tie" && /^(?:the|a|an)$/u.test(part.text)))
  const [one, tie, title, ...rest] = all
  const value = rest.at(-1)
  const beings = rest.slice(0, -1)
  const named = one?._tag === "Label" || one?._tag === "Name"
  const placed = tie?._tag === "Tie" && /^(?:for|in|during)$/u.test(tie.text)
  if (!named || !placed || title?._tag !== "Name" || value?._tag !== "Value" || beings.length === 0)
    return undefined
  return title.things.every(({ kind }) => kind === "text") && beings.every((part) => part._tag === "Being")
    ? [`${one.text} in ${title.text} is ${value.text}`]
    : undefined
}

const takesValues = (part: Part): boolean =>
  part._tag === "Name" &&
  part.things.some(({ kind }) => kind === "entry" || kind === "list" || kind === "box")

/** `▯: ▯`, noted as the page has it: a line and what stands in it, or a label and its value. */
const noted = (parts: ReadonlyArray<Part>): Told | undefined => {
  const [one, colon, two, more] = parts
  if (one === undefined || two?._tag !== "Name" || more !== undefined) return undefined
  if (colon?._tag !== "Sign" || colon.text !== ":" || takesValues(one)) return undefined
  if (one._tag === "Name" && one.things.some(({ kind }) => kind === "begins"))
    return [`the row of ${one.text} contains ${two.text}`]
  // A title over a list says of none of them that it is so.
  const named = one._tag === "Label" || one._tag === "Name"
  return named && two.things.every(({ kind }) => kind === "text") ? [`${one.text} is ${two.text}`] : undefined
}

/** `▯ is 5`, or what its row holds. A verb may be left out only after one, or in a list. */
const bag = (parts: ReadonlyArray<Part>, about: string | undefined, sight: Sight): Told | undefined => {
  const content = parts.filter(isContent)
  const [one, two, more] = content
  const known = detailOf(parts, sight) ?? underTitle(parts) ?? noted(parts)
  if (known !== undefined) return known
  const plain =
    one !== undefined &&
    one._tag !== "Position" &&
    one._tag !== "Value" &&
    two?._tag === "Value" &&
    more === undefined
  if (plain && !tied(parts)) return [kindly(parts, one, two.text)]
  const list = listing(parts)
  if (list !== undefined) return list
  const verb = parts.some((part) => part._tag === "Being" || (part._tag === "Sign" && part.text === ","))
  if (!verb && about === undefined) return undefined
  const said = bagOf(parts, about, sight)
  const told = said === undefined ? undefined : facts(said, sight)
  return told === undefined || told.length === 0 ? undefined : told
}

/** A name may begin with a verb: then it is masked. */
const isDeed = (text: string): boolean => {
  const [first = ""] = /^[\p{L}-]+/u.exec(text) ?? []
  return verbOf(first.toLowerCase())?.form === "base"
}

/** "I follow 212 people": what somebody does is no label, though a button is called so. */
const isOfPerson = (text: string): boolean =>
  /^(?:I|we|you|they) (?!(?:now|still|also|already|have|had|am|are|was|were|owe|pay|get|got|should|must|can|will)\b)\p{Ll}/iu.test(
    text
  )

const single = (masked: Masked, sight: Sight, about: string | undefined): Told | undefined => {
  if (isDeed(masked.text) || isOfPerson(masked.text)) return undefined
  const parts = partsOf(masked, sight)
  if (strays(parts) || counts(parts)) return undefined
  if (parts.some(({ _tag }) => _tag === "Next")) return chain(parts)
  return parts.some(({ _tag }) => _tag === "Behind") ? undefined : bag(parts, about, sight)
}

const joint = /;\s+|,\s+(?:and\s+|while\s+|whereas\s+|but\s+)?|\s+and\s+|\s+while\s+/gu

const lead =
  /^(?:(?:check|verify|confirm|ensure|make sure|note|assert|expect)(?: that)?:? (?:the \p{Ll}[\p{Ll} ]{0,40}: )?|(?:(?:I|we|you|they|the user|one) )(?:(?:should|can|must|will|now|also|still) )*(?:see|find|expect|have|get|notice)s?(?: that)? |there (?:is|are|should be|must be) )/iu

/** `The cheapest one, ▯, is first`: which one is meant. */
const superlative = new RegExp(
  `^the (?:\\p{Ll}{2,}est|(?:most|least) \\p{Ll}+)(?: \\p{Ll}+)?, (?=${LITERAL})`,
  "iu"
)

/** `I see ▯ and ▯`. */
const alone = new RegExp(`^(?:the |an? )?${LITERAL}[.]?$`, "u")

const seeing =
  /^(?:I|we|you|they|the user|one) (?:(?:should|can|must|will|now|also|still) )*(?:see|notice)s? /iu
const someAlone = new RegExp(`^${LITERAL},? and ${LITERAL}[.]?$`, "u")

const leadingMark = new RegExp(`^${LITERAL}`, "u")

/** "3 classes" stands on the page, and says how many there are. */
const counted = (text: string, { literals }: Masked): string =>
  text.replace(leadingMark, (mark) => {
    const said = plain(mark, literals)
    return /^\d{1,6} [\p{Ll} ]+$/u.test(said) ? said : mark
  })

/** The statement in other words, one after the other; nothing where it says one thing only, or something is left over. `reads` tells whether the forms know a text. */
export const stated = (whole: Masked, sight: Sight, reads: (text: string) => boolean): Told | undefined => {
  const asked = lead.test(whole.text)
  const text = whole.text.replace(lead, "").replace(superlative, "")
  // Two things to see, and neither says anything of the other.
  if (seeing.test(whole.text) && someAlone.test(text)) return undefined
  const each = enumerated(counted(text, whole))
  if (each !== undefined) return each
  if (isMiscounted(counted(text, whole))) return undefined
  const ends = [...Array.from(text.matchAll(joint), ({ 0: mark, index }) => [index, index + mark.length] as const), [text.length, text.length] as const] // prettier-ignore
  if (ends.length > 14) return undefined
  const dead = new Set<string>()
  let tries = 0
  const from = (start: number, about: string | undefined): Told | undefined => {
    if (start >= text.length) return []
    if (dead.has(`${start} ${about ?? ""}`) || ++tries > 60) return undefined
    for (const [end, after] of ends.filter(([end]) => end > start).toReversed()) {
      const piece = text.slice(start, end)
      const said =
        asked && alone.test(piece) ? [`${piece} is shown`] : single({ ...whole, text: piece }, sight, about)
      const told = said ?? (reads(piece) ? [piece] : undefined)
      if (told === undefined) continue
      const subject =
        /^(?:the row of |the .*? of )?([\uE000-\uF8FF]|"[^"]*"|the \w+ \w+)(?= is | contains )/u.exec(
          told[0] ?? ""
        )?.[1]
      // What is left out after a denial is denied as well.
      const rest = from(after, said === undefined ? undefined : (subject ?? about))
      if (rest !== undefined) return [...told, ...rest]
    }
    dead.add(`${start} ${about ?? ""}`)
    return undefined
  }
  const told = from(0, undefined)
  return told === undefined || (told.length === 1 && told[0] === whole.text) ? undefined : told
}
