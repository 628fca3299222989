/** What a statement is made of, in sight of the page: names, labels, values, positions, and words that only hold them together. */
import { keepingOf } from "../../Keeping.js"
import { stems } from "../../screen/Wording.js"
import { LITERAL, type Masked, plain } from "../words/Literals.js"
import { type Sight, type Thing, type ThingKind, thingsCalled } from "./Sight.js"
import { quote, set } from "../words/Tokens.js"
import { ordinalOf, roleOf } from "../words/Words.js"

export type Part =
  /** What the page names. */
  | { readonly _tag: "Name"; readonly text: string; readonly things: ReadonlyArray<Thing> }
  /** Words that stand on the page as a label or over a column. */
  | { readonly _tag: "Label"; readonly text: string }
  /** An amount, a day, a quotation, or words with capitals. */
  | { readonly _tag: "Value"; readonly text: string; readonly figure: boolean }
  /** `at the top`, `the last card`: from 1, or -1 for the last, and the kind it is of. */
  | { readonly _tag: "Position"; readonly at: number; readonly kind: string }
  /** `followed by`. */
  | { readonly _tag: "Next" }
  /** `right behind it`, after what was told to be there. */
  | { readonly _tag: "Behind" }
  /** A word for what kind of thing it is. */
  | { readonly _tag: "Kind"; readonly text: string }
  /** That something is so, or to be seen. */
  | { readonly _tag: "Being"; readonly text: string }
  /** What belongs to what. */
  | { readonly _tag: "Tie"; readonly text: string }
  | { readonly _tag: "Sign"; readonly text: string }
  | { readonly _tag: "Word"; readonly text: string }

const being = set(
  "list show contain is are be was were being been am has have had having should must will shall ought shows show showing reads read reading says say states displays displayed shown visible listed seen " +
    "appears appear stands stand sits sit comes come came stays stay remains remain equals contains contain lists there present still already now again then both also " +
    "initially counts amounts reaches became becomes become carries carry called named titled"
)

const tying = set(
  "the a an its his her their my our with of as for in on at by from to and this that these those it they he she which"
)

const lines = "row|line|card|one|item|entry|result|record|tile|place|position|spot|slot|post|article"
const kinds = `${lines}|product|option|hit|[\\p{Ll}]{3,}`
const listed =
  "(?: (?:in|of|on) (?:(?:the |this |its )(?:whole )?(?:list|table|grid|page|results|queue|board|column)|them|these|those)(?![\\p{L}]))?"
const ORDINAL =
  "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|top|topmost|uppermost|bottom|bottommost|lowest|\\d{1,2}(?:st|nd|rd|th)"
const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\\.?"
const weekday = "(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?"
const DAY = `${weekday}\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?:,? \\d{4})?|${weekday}${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\d{1,2}:\\d\\d(?: ?[ap]m)?`
const AMOUNT = "[-−]?(?:\\p{Sc}\\s?)?\\d(?:[\\d.,]*\\d)?(?:\\s?(?:\\p{Sc}|%))?"
const ADDRESS = "[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)*"
const CAPITAL = "\\p{Lu}[\\p{L}\\d'’-]*"

const token = new RegExp(
  [
    `(?<mark>${LITERAL})(?:['’]s(?![\\p{L}]))?`,
    `(?<next>(?:(?:directly|immediately|closely|right) )?followed by|with (?=(?:the )?${LITERAL} (?:(?:right|directly|immediately|just|straight) )?(?:behind|after|below|beneath|underneath|next)(?![\\p{L}])))`,
    `(?<arrow>->|=>|→|⇒)`,
    `(?<behind>(?:(?:right|directly|immediately|just|straight) )?(?:behind|after|below|beneath|underneath) (?:it|that)(?![\\p{L}]))`,
    `(?<end>(?:right )?(?:at|on) (?:the )?(?:very )?(?:top|bottom)${listed}(?![\\p{L}]))`,
    // "The lowest weight" is the least of them, wherever it stands.
    `(?<ordinal>(?:(?:in|at|as|on) )?(?:the |its )?(?:very )?(?!lowest (?!(?:${lines})(?![\\p{L}])))(?:${ORDINAL})(?: (?:${kinds})(?![\\p{L}]))?${listed})(?![\\p{L}])`,
    `(?<address>${ADDRESS})`,
    `(?<figure>(?:${DAY}|${AMOUNT})(?![\\p{L}\\d]))`,
    `(?<name>(?!I(?![\\p{L}]))${CAPITAL}(?: (?:of |the |de )?${CAPITAL})*)`,
    `(?<word>[\\p{L}\\d][\\p{L}\\d'’-]*)`,
    `(?<sign>\\S)`
  ].join("|"),
  "gu"
)

const position = new RegExp(`(?<![\\p{L}])(${ORDINAL})(?: (${kinds}))?`, "u")

const positionOf = (text: string): Part => {
  const [, word = "", kind = ""] = position.exec(text) ?? []
  const at = /^(?:bottom|lowest|final|bottommost)$/u.test(word) ? -1 : (ordinalOf(word) ?? 1)
  const told = /^(?:one|place|position|spot|slot|of|in|on)$/u.test(kind) ? "" : kind
  return { _tag: "Position", at, kind: told }
}

const labels = new Set<ThingKind>(["heads", "entry", "list", "text"])

/** `Grade D`: what the page names, and what is said of it. */
const nameOf = (text: string, sight: Sight): ReadonlyArray<Part> => {
  const things = thingsCalled(sight, text)
  if (things.length > 0) return [{ _tag: "Name", text: quote(text), things }]
  const words = text.split(" ")
  for (let length = words.length - 1; length > 0; length--) {
    const name = words.slice(0, length).join(" ")
    if (thingsCalled(sight, name).some(({ kind }) => labels.has(kind)))
      return [
        { _tag: "Label", text: quote(name) },
        { _tag: "Value", text: quote(words.slice(length).join(" ")), figure: false }
      ]
  }
  return [{ _tag: "Value", text: quote(text), figure: false }]
}

const wordOf = (text: string): Part => {
  const word = text.toLowerCase()
  if (being.has(word)) return { _tag: "Being", text: word }
  if (tying.has(word) || word === "i") return { _tag: "Tie", text: word }
  return roleOf(word) === undefined ? { _tag: "Word", text } : { _tag: "Kind", text: word }
}

type Groups = Readonly<Record<string, string | undefined>>

const partOf = (
  groups: Groups,
  { literals }: Pick<Masked, "literals">,
  sight: Sight
): ReadonlyArray<Part> => {
  const { address, arrow, mark, next, behind, end, ordinal, figure, name, word, sign = "" } = groups
  if (mark !== undefined) {
    const said = plain(mark, literals)
    const things = thingsCalled(sight, said)
    // "3 days" is said of something, and names nothing.
    const figure = /^[-−]?\p{Sc}?\d/u.test(said)
    return things.length === 0 || figure
      ? [{ _tag: "Value", text: mark, figure }]
      : [{ _tag: "Name", text: mark, things }]
  }
  if (arrow !== undefined) return [{ _tag: "Being", text: arrow }]
  if (next !== undefined) return [{ _tag: "Next" }]
  if (behind !== undefined) return [{ _tag: "Behind" }]
  if (end !== undefined || ordinal !== undefined) return [positionOf(end ?? ordinal ?? "")]
  if (address !== undefined) return [{ _tag: "Value", text: quote(address), figure: false }]
  if (figure !== undefined) return [{ _tag: "Value", text: figure.trim(), figure: true }]
  if (name !== undefined) return nameOf(name, sight)
  return [word === undefined ? { _tag: "Sign", text: sign } : wordOf(word)]
}

/** As one says it: the page's "you" is one's own "I". */
const key = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:i|we)\b/gu, "you")
    .replace(/\b(?:my|our)\b/gu, "your")
    .split(/[^\p{L}\p{N}']+/u)
    .flatMap((word) => stems(word))
    .join(" ")

const LONGEST = 6

/** Labels and the heads of columns by their words. */
const labelsIn = keepingOf(
  ({ things }: Sight): ReadonlyMap<string, string> =>
    new Map(
      [...things]
        .filter(
          ([name, all]) =>
            /\p{L}{3}/u.test(name) &&
            name.split(" ").length <= LONGEST &&
            all.some(({ kind }) => kind !== "offers")
        )
        .map(([name, all]) => [key(name), all[0]?.name ?? name])
    )
)

const wording = (part: Part): string | undefined =>
  part._tag === "Word" || part._tag === "Tie" || part._tag === "Kind" || part._tag === "Being"
    ? part.text
    : undefined

/** The longest label that begins there, and how many parts it takes. */
const labelAt = (
  parts: ReadonlyArray<Part>,
  at: number,
  sight: Sight
): readonly [Part, number] | undefined => {
  const labels = labelsIn(sight)
  for (let length = Math.min(LONGEST, parts.length - at); length > 0; length--) {
    const some = parts.slice(at, at + length)
    const said = some.map(wording)
    if (said.includes(undefined) || !some.some(({ _tag }) => _tag === "Word")) continue
    const [first] = some
    if (first?._tag === "Tie" && /^(?:the|a|an|its|of|with|as|in|on|at|and)$/u.test(first.text)) continue
    const name = labels.get(key(said.join(" ")))
    if (name !== undefined) return [{ _tag: "Label", text: quote(name) }, length]
  }
  return undefined
}

const labelled = (parts: ReadonlyArray<Part>, sight: Sight): ReadonlyArray<Part> => {
  const all: Array<Part> = []
  for (let at = 0; at < parts.length;) {
    const [label, length] = labelAt(parts, at, sight) ?? []
    const part = parts[at]
    if (label !== undefined) all.push(label)
    else if (part !== undefined) all.push(part)
    at += length ?? 1
  }
  return all
}

const isNamed = (part: Part | undefined) => part?._tag === "Name" || (part?._tag === "Value" && !part.figure)

/** No noun: what is done, how, or how two things stand to each other. */
const noKind =
  /(?:ed|ly|est)$|^(?:above|below|beneath|under|over|near|beside|behind|before|after|between|among|against|within|inside|outside|next|only|just|almost|about|around|up|down|off|out|like|per|via|until|since|than|if|or|not|no|never|none|nothing|neither|nor|without|gone|hidden|missing|absent|instead|except|unless|less|more|fewer|least|most|other|else|any|all|each|every|exactly|some|half|new|old)$/u

const opensName = new Set([
  "the",
  "a",
  "an",
  "its",
  "this",
  "that",
  "his",
  "her",
  "their",
  "my",
  "our",
  "with",
  "and",
  "of"
])

/** `the lot ▯`, `category ▯`: a word before a name says what kind of thing it is; so does one after it, as in `the ▯ booking`. */
const kindBeside = (parts: ReadonlyArray<Part>, at: number): boolean => {
  const [before, last, next] = [parts[at - 2], parts[at - 1], parts[at + 1]]
  const opened = (part: Part | undefined) =>
    part === undefined || part._tag === "Sign" || (part._tag === "Tie" && opensName.has(part.text))
  const part = parts[at]
  const doing = part?._tag === "Word" && part.text.endsWith("ing")
  const closed =
    next === undefined ||
    next._tag === "Being" ||
    next._tag === "Sign" ||
    (next._tag === "Tie" && /^(?:from|with|for|of|in|on|at|by|and)$/u.test(next.text))
  return (isNamed(next) && opened(last) && !doing) || (isNamed(last) && opened(before) && closed)
}

const nounOf = (part: Part | undefined): string | undefined =>
  part?._tag === "Word" && /^\p{Ll}+$/u.test(part.text) && !noKind.test(part.text) ? part.text : undefined

/** `3 days`, `2 l vegetable stock`: a figure and what it is of. */
const measured = (parts: ReadonlyArray<Part>): ReadonlyArray<Part> => {
  const all: Array<Part> = []
  for (const part of parts) {
    const [last, noun] = [all.at(-1), nounOf(part)]
    if (
      last?._tag === "Value" &&
      last.figure &&
      noun !== undefined &&
      !/^[\uE000-\uF8FF]/u.test(last.text) &&
      last.text.split(" ").length < 5
    )
      all.splice(-1, 1, { ...last, text: `${last.text} ${noun}` })
    else all.push(part)
  }
  return all.map((part) =>
    part._tag === "Value" && part.figure && / \p{L}/u.test(part.text) && !part.text.startsWith('"')
      ? { ...part, text: quote(part.text) }
      : part
  )
}

const settled = (parts: ReadonlyArray<Part>): ReadonlyArray<Part> =>
  measured(parts).map((part, at, all) =>
    part._tag === "Word" && nounOf(part) !== undefined && kindBeside(all, at)
      ? { _tag: "Kind", text: part.text }
      : part
  )

const ordinalAlone = new RegExp(`^(?:${ORDINAL})$`, "iu")

/** The first word has a capital for no other reason than that it is the first. */
const begun = (text: string): string => {
  const [first = ""] = /^[\p{L}'’-]+/u.exec(text) ?? []
  const known = wordOf(first)._tag !== "Word" || ordinalAlone.test(first)
  return known ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
}

/** `moves to the first row`: that is where it is then. */
const moved =
  / (?:moves?|jumps?|goes|shifts?|drops?|lands?|rises?|climbs?|sinks?|ends? up|moved|jumped)(?: up| down| back)? (?:to|in|at|on) (?=(?:the )?(?:very )?(?:first|last|top|bottom|second|third)(?![\p{L}]))/gu

export const partsOf = (masked: Masked, sight: Sight): ReadonlyArray<Part> =>
  settled(
    labelled(
      Array.from(begun(masked.text.replace(moved, " is at ")).matchAll(token)).flatMap(({ groups }) =>
        partOf(groups ?? {}, masked, sight)
      ),
      sight
    )
  )
