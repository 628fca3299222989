/** What a page shows, for reading a step in sight of it: names and texts, with or without quotation marks in the step, and what they name. */
import type { Intent } from "@assay/domain/Intent"
import { keepingOf } from "../../Keeping.js"
import { money } from "../../screen/Wording.js"
import { LITERAL, mask, type Masked, quoting } from "../words/Literals.js"
import { textsIn } from "../words/RunOns.js"
import { spoken } from "../sentences/Speakers.js"
import { beginsWithVerb } from "../words/Verbs.js"
import { roleOf } from "../words/Words.js"

/** What a name on the page belongs to. `offers`: a choice of a list. `heads`: it stands over a column. `begins`: it names a row. */
export type ThingKind = "entry" | "list" | "box" | "press" | "offers" | "heads" | "begins" | "text"

export interface Thing {
  readonly name: string
  readonly kind: ThingKind
  /** Of a choice: the name of the list that offers it. */
  readonly of?: string
  /** Of a field: it takes nothing else. */
  readonly takes?: "date"
  /** Of a field that can be changed. */
  readonly holds?: string
  /** Of a field: the same for all names of one field, and of no other. */
  readonly field?: string
  /** Of a field: another one is called so as well. */
  readonly several?: boolean
  /** Of a field: the button of the one search that it belongs to. */
  readonly searchedBy?: string
  /** A list that shows what it offers when it is pressed. */
  readonly drawn?: boolean
  /** Of a button: it stands in the dialog that is open. */
  readonly answers?: boolean
  /** It stands in a dialog, or in a box that lies over the page. */
  readonly over?: boolean
  /** A name that nobody sees, as one for tests. */
  readonly unseen?: boolean
  /** Of a field: the one button that sends off the form it stands in. */
  readonly sentBy?: string
  /** It stood on a screen before and no longer stands. */
  readonly past?: boolean
}

/** `the cheapest product`: of things of a kind the one that has most, or least, of something. */
export interface Extreme {
  /** What they are called, in the singular: `product`. */
  readonly noun: string
  /** `price`, `date`, `likes`. */
  readonly quality: string
  readonly most: boolean
  /** Told by what it costs, and not by a price that is spoken of. */
  readonly dear?: boolean
}

export interface Sight {
  /** What stands on the page, by its first word in small letters, longest first. */
  readonly names: ReadonlyMap<string, ReadonlyArray<string>>
  /** By the name in small letters. */
  readonly things: ReadonlyMap<string, ReadonlyArray<Thing>>
  /** What the cell says in the row and the column of these names; undefined where there is none, or more than one. */
  readonly cell?: (row: string, column: string) => string | undefined
  /** Whether it names a part of a section by both: "Wednesday lunch". */
  readonly part?: (name: string) => boolean
  /** The name of that one; undefined where the page does not tell surely which it is. */
  readonly extreme?: (extreme: Extreme) => string | undefined
  /** Whether a control of that name is pressed by one of the next steps. */
  readonly pressedNext?: (control: string) => boolean
  /** Whether one of the next steps sends off what was filled in, by a key or a button of any name. */
  readonly sentNext?: boolean
  /** What is read is the rest of a step whose beginning is done by now. */
  readonly isRest?: boolean
  /** Whether the next steps, up to the first check, fill in a form or send it off. */
  readonly filledNext?: boolean
  /** What the groups are called in which a control of that name stands, unless they are called as the page is. */
  readonly groups?: (control: string) => ReadonlyArray<string>
  /** Whether a control of that name stands in the row or the card of what is called so. */
  readonly beside?: (thing: string, control: string) => boolean
  /** Where a control of that name stands: in the row of what is called so, or only in others beside that. */
  readonly doneTo?: (thing: string, control: string) => "it" | "others" | undefined
}

/** A longer one is hardly said word for word. */
const longest = 140

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}.!?%)]+$/gu
/** `Your bid (£)`, `Price *`: what is added to a label is left out when one speaks of it. */
const added = /\s*(?:\([^()]*\)|\*|:)$/u
/** `Add to order · $12.00`, `Child seat £8.00 / day each`: what it costs is no part of what a button is called by. */
const price = new RegExp(
  `(?:\\s*[·•|–—-]\\s*|\\s+)${money}(?:\\s*/\\s*\\p{Ll}+| (?:per|an?) \\p{Ll}+| each)*$`,
  "u"
)

/** A name as people say it: without its marks, and without what is added to it. */
export const spellings = (name: string): ReadonlyArray<string> => {
  const words = name.replace(edges, "").replace(/\s+/gu, " ")
  // "+" beside a number is called so.
  const bare = words === "" ? name.trim() : words
  const short = bare.replace(added, "").replace(price, "")
  // "A+", "C#": the sign is a part of it.
  const signed = /^[\p{L}\p{N}]{1,12}[+#-]{1,2}$/u.test(name.trim()) ? [name.trim()] : []
  return [...new Set([...signed, bare, short, bare.replace(/[.!]$/u, "")])]
}

const firstWord = (text: string): string => /^[\p{L}\p{N}'’]+/u.exec(text)?.[0].toLowerCase() ?? ""

const calendar =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}$|^(?:today|now|yes|no|ok|i|a|an|the)$/iu

/** One word of its own is a name only with a capital; several are, as long as one of them says something. */
const isName = (text: string): boolean =>
  text.length > 1 &&
  text.length <= longest &&
  /\p{L}/u.test(text) &&
  (text.includes(" ") ? /\p{L}{3}/u.test(text) : /^\p{Lu}/u.test(text) && !calendar.test(text))

const grouped = <A>(all: Iterable<A>, by: (each: A) => string): ReadonlyMap<string, ReadonlyArray<A>> => {
  const groups = new Map<string, Array<A>>()
  for (const each of all) {
    const known = groups.get(by(each))
    if (known === undefined) groups.set(by(each), [each])
    else known.push(each)
  }
  return groups
}

/** A table says the same in each of its rows. */
const onceEach = (things: ReadonlyArray<Thing>): ReadonlyArray<Thing> => {
  const known = new Map<string, Thing>()
  for (const thing of things) {
    const key = `${thing.kind}\n${thing.of ?? ""}\n${thing.name}`
    const one = known.get(key)
    if (one === undefined) known.set(key, thing)
    else if (thing.past !== true && thing.field !== one.field) known.set(key, { ...one, several: true })
  }
  return [...known.values()]
}

export const sightOf = (things: ReadonlyArray<Thing>): Sight => {
  const spelt = onceEach(things).flatMap((thing) => spellings(thing.name).map((name) => ({ ...thing, name })))
  const names = [...new Set(spelt.map(({ name }) => name))].filter(isName)
  return {
    names: grouped(
      names.sort((a, b) => b.length - a.length),
      firstWord
    ),
    things: grouped(spelt, ({ name }) => name.toLowerCase())
  }
}

/** It stands on the page now. */
export const isThere = ({ past }: Thing): boolean => past !== true

/** Whatever the page shows, or showed before. */
export const allThings = keepingOf((sight: Sight): ReadonlyArray<Thing> => [...sight.things.values()].flat())

/** What the name belongs to on the page. */
export const thingsCalled = ({ things }: Sight, name: string): ReadonlyArray<Thing> =>
  things.get(name.toLowerCase()) ?? []

const ends = /^(?![\p{L}\p{N}_])/u

/** What may follow a name of one word, so that it is no half of a longer one: "Save" in "Save draft". */
const closes =
  /^(?:$|[^\p{L}\p{N}\s]|\s(?:$|[^\p{L}\p{N}]|(?:and|or|but|then|is|are|was|were|be|should|must|will|can|has|have|had|does|do|did|in|on|at|to|of|for|from|with|by|as|into|under|below|above|next|beside|near|via|using|until|when|while|if|who|which|that|where|now|again|still|also|not|first|only|gone|appears?|shows?|says?|reads?|remains?|stays?|opens?|disappears?)(?![\p{L}]))|\s(\p{L}+))/u

const standsAlone = (text: string, from: number, to: number): boolean => {
  const before = text.slice(0, from)
  const after = text.slice(to)
  const next = closes.exec(after)
  // "1 June", "Quiz 2", "Quick Save".
  return (
    next !== null &&
    (next[1] === undefined || roleOf(next[1]) !== undefined) &&
    !/(?:\d[ .]|\p{Lu}[\p{L}\d]*\s)$/u.test(before.replace(/^\s*\S+\s$/u, "")) &&
    !/^ \d/u.test(after)
  )
}

/** One word is said as it is written; of several the capitals may differ. */
const says = (text: string, at: number, name: string): boolean => {
  const to = at + name.length
  const said = text.slice(at, to)
  const several = name.includes(" ")
  const same = several ? said.toLowerCase() === name.toLowerCase() : said === name
  if (several && goesOn(said, text.slice(to))) return false
  return same && ends.test(text.slice(to)) && (several || standsAlone(text, at, to))
}

/** "Room Willow Suite", where the page reads "Room Willow": half of a longer name, and no Suite that is called so. */
const goesOn = (said: string, after: string): boolean => {
  const [, next = ""] = /^ (\p{Lu}\p{Ll}+)(?![\p{L}\p{N}])/u.exec(after) ?? []
  return next !== "" && /(?:^| )[\p{Lu}\d]\S*$/u.test(said) && roleOf(next.toLowerCase()) === undefined
}

const words = /[\p{L}\p{N}](?:[\p{L}\p{N}'’]*)/gu

/** "Complete Passport and Sun hat", where a box is called "Complete Passport": it says what is done, with one thing and with others. */
const isDeedOn = (name: string, names: Sight["names"], after: string): boolean => {
  const [, verb = "", thing = ""] = /^(\p{L}+) (.+)$/u.exec(name) ?? []
  return (
    /^(?:,| and|, and) (?:the )?[\p{Lu}\uE000-\uF8FF]/u.test(after) &&
    beginsWithVerb(verb.toLowerCase()) &&
    (names.get(firstWord(thing)) ?? []).includes(thing)
  )
}

/** Each name that the text says as a quotation. `lead` tells whether one that the text begins with is one as well. */
export const inSight = (masked: Masked, { names }: Sight, lead: boolean): Masked => {
  let done: Masked = { text: "", literals: masked.literals }
  let end = 0
  for (const { 0: word, index } of masked.text.matchAll(words)) {
    if (index < end || (index > 0 && /[\p{L}\p{N}_]/u.test(masked.text[index - 1] ?? ""))) continue
    const name = (names.get(firstWord(word)) ?? []).find((each) => says(masked.text, index, each))
    const begins = masked.text.slice(0, index).trim() === ""
    if (name === undefined || (begins && (!lead || !name.includes(" ")))) continue
    if (begins && isDeedOn(name, names, masked.text.slice(index + name.length))) continue
    // "Only 5 rows should remain" says how many, though the page reads "5 rows" as well.
    if (counts.test(name) && counting.test(masked.text.slice(0, index))) continue
    if (ofAll.test(name) && ofThose.test(masked.text.slice(index + name.length))) continue
    if (begins && ofEach.test(name) && ofSeveral.test(masked.text.slice(index + name.length))) continue
    const said = masked.text.slice(index, index + name.length)
    done = quoting(done, done.text + masked.text.slice(end, index), said, "", name)
    end = index + name.length
  }
  return { ...done, text: done.text + masked.text.slice(end) }
}

const counting =
  /\b(?:only|exactly|just|finds?|holds?|contains?|there (?:is|are|should be|must be))(?: now| still| only| exactly| just)* $/iu

/** "All projects are on track" speaks of each of them, though a title reads "All projects". */
const ofEach = /^(?:all|every|each|no|both|any|some|most) /iu
const ofSeveral =
  /^,? (?:still |also |now |should |must )?(?:are|were|have|be|do|show|read|say|start|cost|contain)\b/iu

/** "All 9 orders are listed" says how many, though a tab reads "All 9". */
const ofAll = /^all \d+$/iu
const ofThose =
  /^ \p{Ll}{3,}s(?:[.!]?$|[,;]| (?:(?:are|were|have|should|must|will|do|remain|stay|appear|come|show|still|now|again|back|and)(?![\p{L}])|(?:in|on) the ))/u

/** A name, and a word for its kind. */
const kindAfter = new RegExp(`^${LITERAL}(?: \\p{Ll}+)?$`, "u")

/** "6 transactions" says how many there are, wherever it stands. */
const counts = /^\d[\d.,]*(?: \p{Ll}+)+$/u

/** A name of several words stands in the text, which is more than that name and a word for its kind: "Mobile app card". */
export const holdsName = (text: string, sight: Sight): boolean => {
  const { literals, text: masked } = inSight({ text, literals: [] }, sight, true)
  return literals.some(({ value }) => value.includes(" ") && !counts.test(value)) && !kindAfter.test(masked)
}

/**
 * A name of the page, of several words, which the text says without quotation marks and none of the intents speaks of: it was taken apart, or for
 * less than was said.
 */
export const partsNames = (text: string, intents: ReadonlyArray<Intent>, sight: Sight): boolean => {
  const masked = mask(text)
  const said = new Set(intents.flatMap(textsIn).map((each) => each.toLowerCase()))
  return inSight(masked, sight, true)
    .literals.slice(masked.literals.length)
    .some(({ value }) => value.includes(" ") && !counts.test(value) && !said.has(value.toLowerCase()))
}

const nameAlone = new RegExp(`^\\s*${LITERAL}?[.]?\\s*$`, "u")

const joint = /;\s+|,\s+(?:and\s+then\s+|and\s+|then\s+|but\s+)?|\s+and\s+(?:then\s+)?|\s+then\s+|[.!?]\s+/gu
/** What hangs on something else in the step is not done by itself. */
const bound =
  /\b(?:unless|if|until|except|without|instead|rather|or|neither|nor|either|not|never|(?<!\b(?:the|my|its) )only|whether|while)\b/iu

/** Where a masked step may be parted: its beginning and its rest, the longest beginning first. */
export const partings = (text: string): ReadonlyArray<readonly [string, string]> =>
  bound.test(text)
    ? []
    : Array.from(
        text.matchAll(joint),
        ({ 0: mark, index }) => [text.slice(0, index), text.slice(index + mark.length)] as const
      )
        .filter(([first, rest]) => first.trim() !== "" && !nameAlone.test(rest))
        .reverse()
        .slice(0, 12)

/** "Please take in the order": how one asks for it. */
const asking = /^\W*(?:(?:please|now|then|next|finally|also|hi|hello),?!? )+(?=\p{Ll})/iu

/** Whether the page may make the step clear: it says something of a thing, has a value or a name in it, or tells a deed that is known. */
export const mayNameThings = (text: string): boolean => mayName(text) || mayName(text.replace(asking, ""))

/** "Cannot sign in on my phone drops out of the list": a title, and what becomes of it. */
const titled =
  /^\W*\p{Lu}\p{L}*(?: \S+){2,} (?:is|are|was|has|have|should|must|drops?|disappears?|appears?|vanish(?:es)?|stays?|remains?|comes?|goes|moves?) /u

/** "Keep", "Not now": it may be what a button of a dialog says. */
const answer = /^\W*(?!\S+ (?:the|an?|my|your|this|that) )\p{Lu}[\p{L}'’]*(?: [\p{L}'’]+){0,2}\W*$/u

const mayName = (text: string): boolean =>
  answer.test(text) ||
  /["“'‘\d@]|.\s\p{Lu}/u.test(text) ||
  titled.test(text) ||
  beginsWithVerb(text.toLowerCase()) ||
  /^\W*(?:the|an?|it|its|there|this|that|all|each|every|no|nothing|only|now|then|my|your|in|on|at|under|as|if|when|once|after|for|with|from|by|to) |^\W*\p{L}+ (?:the|my|its|his|her|their|our) \S+ \S/iu.test(
    text
  ) ||
  spoken(text).person
