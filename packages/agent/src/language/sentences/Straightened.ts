/** What a step says besides, and which asks for nothing: `without filling in anything`, `20/06/2031 (20 June)`. Masked. */
import type { Intent } from "@assay/domain/Intent"
import { isCheck } from "@assay/domain/Intent"
import { beginsWithVerb, imperative, verbOf } from "../words/Verbs.js"
import { spoken } from "./Speakers.js"

const input =
  "(?:typing|entering|answering|filling|giving|writing|choosing|selecting|picking|touching|changing|ticking|checking|adding|providing|setting|supplying|putting|specifying|leaving|attaching|uploading|completing|accepting|inserting|making)"
const undone = new RegExp(
  `,? (?:but |and )?without ${input}(?: (?!and |then |or )[^\\s,;]+){0,8}?(?=,|;| and | then |$)`,
  "giu"
)
const nothingIn =
  /,? (?:but |and )?with nothing (?:typed|entered|filled in|selected|chosen|ticked|written)(?: in)?(?: it)?(?: yet| so far)?(?=,|;|[.]?$| and | then )/giu
/** `but has not picked a size`. */
const notYet =
  /,? (?:but|and|while|though|yet) (?:(?:I|we|you|he|she|they|the user) )?(?:has|have|had) not (?:yet )?(?:typed|entered|filled in|given|written|chosen|selected|picked|ticked|checked|added|provided|supplied|put in|touched|changed) (?:anything|any [a-z ]+|an? [a-z]+(?: [a-z]+)?|the [a-z]+(?: [a-z]+)?)(?: yet)?(?=,|;| and | then |$)/giu
const undoneFirst = new RegExp(`^without ${input}(?: [^\\s,;]+){0,8}, (?:then )?`, "iu")
const emptied =
  /,? leaving ((?:the|my|all|its|both) [^\s,;]+(?: [^\s,;]+){0,4}?) (empty|blank)(?=,| and | then |$),?/iu
const emptiedFirst = /^leaving ((?:the|my|all|its|both) [^\s,;]+(?: [^\s,;]+){0,4}?) (empty|blank), /iu
const untouched =
  /,? leaving (?:the |my |all |its |both )?[^\s,;]+(?: [^\s,;]+){0,4}? (?:as (?:it is|they are|is)|unchanged|untouched|alone)(?=,| and | then |$),?/iu

const attempt =
  /^(?:now )?(?:try|attempt|let us try|let's try)(?: to)? [^:;]{1,80}: (?=[a-z])(?!(?:you|I|we|it|the|an?|there|no|nothing|this|that|they|he|she) )/iu
const again = / (?:a|for the|for a) (?:second|third|2nd|3rd) time(?=,| and | then |$| the | it )/giu

const arriving =
  /^when (?:the [a-z]+|I|you|we) first (?:arrives?|lands?|gets? there|comes? in|starts?|opens? (?:it|the (?:page|app|site)))(?: (?:on|at) the [a-z]+)?,? /iu
const atFirst =
  /(?:,? (?:when|once|as soon as) (?:the|my) (?:page|app|application|site) (?:opens|loads|starts|is opened|is loaded|has loaded)|,? (?:on|at|upon) (?:page )?(?:the )?(?:first |very )*(?:load|start|startup|opening|launch|beginning|outset))\.?$/u

const day = "(?:\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\d{4}-\\d\\d-\\d\\d|[\\uE000-\\uF8FF])"
/** A day and the same day again, so that nobody mistakes it. */
const restated = new RegExp(
  `(${day}) \\((?:i\\.e\\. |that is |a )?(?:[A-Z][a-z]+,? )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? [A-Z][a-z]+(?: \\d{4})?\\)`,
  "gu"
)
/** A time in words and in figures. */
const clock =
  /(?:(?:half|quarter|twenty|ten|five) (?:past|to) )?[a-z]+(?: o'clock)? (slot|time|option|departure|appointment) \((\d{1,2}[:.]\d\d)\)/gu

/** `add both (the + on each card is enough)`: how little it takes. */
const enough =
  / \((?:just )?(?:the|its|their) [^()]{1,50}? (?:is|are|will be) (?:enough|fine|sufficient)\)| \((?:just )?(?:the|its|their) [^()]{1,50}? (?:suffices?|will do)\)/giu

/** `I type zzz and read "No match"`: what one reads then is looked at, and not reported. */
const readAfter =
  /^((?:I|[Ww]e|[Yy]ou|[Tt]he user|[Uu]ser) .{1,300}?,? (?:and|then) )(?:then )?(?:reads?|gets?|sees?) (?=[\uE000-\uF8FF]|[A-Z])/u
const bothRead = /([\uE000-\uF8FF]) as well as (?=[\uE000-\uF8FF])/gu
/** `the table then has 2 rows`. */
const thenHas =
  /^((?:the|its?|an?|this|that|there|my) .{0,80}?) then (?=(?:has|have|shows?|contains?|reads?|says?|lists?|is|are|holds?|displays?) )/iu
const expected =
  /^(?:(?:I|we) )?(?:would )?expects? (?=(?:no|an?|another) (?!.* (?:to|is|are|should|has|have) ))/iu
const expectedText =
  /^(?:(?:I|we) )?(?:would )?expects? (?=(?:the )?(?:text|message|error|words?|heading|toast|warning|notification) [\uE000-\uF8FF])/iu
const backOn = /^back (?:on|in|at|to|onto|under) ([^,]{1,60}), (?:then )?(?=\S)/iu
const going = /^(?=([a-z]+ing) [^,]{1,80}, (?:I|we|you|there|it|no|the) )/iu
/** `in the settings I raise the limit`: one goes there, unless one is there. */
const inSettings =
  /^(?:in|on|under|within) (?:the |my |our )?((?:[a-z]+ )?(?:settings|preferences|options|configuration)(?: (?:page|tab|screen|view))?),? (?=(?:I|we|you|the user) )/iu
const underTitle = /^((?:[a-z]+ )?(?:settings|preferences|options|profile)): (?=[a-z]+ )/u

const gotAsked =
  /,? and (?:then )?(?:gets?|am|is|are) (?=(?:asked|told|prompted|warned|shown|informed) [\uE000-\uF8FF])/iu
const endRow =
  /\bthe (?:very )?(top|topmost|uppermost|bottom|bottommost|lowest) (?=(?:row|entry|item|result|record|post|article)\b)/giu
const soOr =
  /^after (?:about |around )?(?:a|one|a couple of|a few) (?:second|moment|minute|while)s? or (?:so|two),? /iu
const inTable =
  /^[Ii]n (?:the |my )((?:[a-z]+ )?(?:table|list|grid|cart|basket|results?)) (?=(?:[A-Z][\w-]*|\S*\d\S*|[\uE000-\uF8FF]) (?:is|are|now|has|have|shows?|should|must|reads?|says?) )/u

const saysIn =
  /^in the ([a-z ]{0,20}(?:dialog|modal|pop-?up|window|panel|header|footer|menu|banner|box|card|section|message|toast)),? it (?:now |should |must )?(?:says?|reads?|shows?|states?) /iu
/** A box that is clicked in is no text box. */
const inBox =
  /^(?:in|inside|within) the ([A-Z][\w ]*|[a-z]+) box, (?=(?:I )?(?:click|tap|press|choose|select|hit)\b)/u

const perceiving =
  /^(?:see|observe|notice|expect|get|read|find|show|make|order|list|note|test|view|watch|hint)$/u
const nextVerb =
  /(,? (?:and then|and|then) |[,;] )(?:then )?([a-z]+)(?= (?:the|an?|my|his|her|their|its|it|them|on|in|off|to|back|[\p{Lu}\d\uE000-\uF8FF]))/gu

/** `she opens A and goes to B`, `I have opened A and switched on B`: whoever did the one thing does the next. */
const doneNext = (text: string): string => {
  const { able, expected: must, negated, person, rest } = spoken(text)
  const first = verbOf(/^[a-z-]+/u.exec(rest)?.[0] ?? "")
  if (!person || able || must || negated || first === undefined) return text
  if (!/^(?:past|third)$/u.test(first.form) || perceiving.test(first.base)) return text
  return text.replace(nextVerb, (all: string, mark: string, word: string) => {
    const verb = verbOf(word)
    const form = word === "goes" ? "third" : verb?.form
    return verb !== undefined && form === first.form && !perceiving.test(verb.base) ? mark + verb.base : all
  })
}

const expectedNext =
  /(,? and |, )(?:then |also )?(?=(?:be|have|show|display|read|say|contain|list|appear|disappear|stay|remain|become|mention|ask|offer|hold|carry|keep|warn|tell|state|equal|complain|inform|remind|thank)(?: \S))/gu

/** `the grid should be empty and display A`: it should do both. */
const expectedToo = (text: string): string => {
  const [, before = "", modal = "", rest = ""] =
    /^((?:[^,;]*? )?(?:the|its?|this|that|which|my|[\uE000-\uF8FF]|\p{Lu}\S*)[^,;]*? )(should|must|has to|needs to|ought to) (.+)$/u.exec(
      text
    ) ?? []
  return modal === "" || spoken(text).person
    ? text
    : `${before}${modal} ${rest.replace(expectedNext, `$1${modal} `)}`
}

const onPage =
  /^(?!(?:On|In|At|From|The|A|An|My|This) )([A-Z][\w-]*(?: [\w-]+){0,3}) (page|screen|tab|view): (?=\S)/u

/** Brought into the order in which it is done. */
const straightened = (text: string): string =>
  expectedToo(doneNext(text))
    .replace(onPage, (all: string, name: string, kind: string) =>
      beginsWithVerb(name) ? all : `go to the ${name} ${kind}, then `
    )
    .replace(bothRead, "$1 and ")
    .replace(readAfter, "$1I see ")
    .replace(thenHas, "$1 ")
    .replace(expected, "I should see ")
    .replace(expectedText, "I should see ")
    .replace(backOn, "go to $1, then ")
    .replace(inSettings, "go to the $1, then ")
    .replace(underTitle, "go to the $1, then ")
    .replace(saysIn, "the $1 contains ")
    .replace(/^In (?=the )/u, "in ")
    .replace(inBox, "in the $1 section, ")
    .replace(gotAsked, " and I am ")
    .replace(endRow, (_, end: string) => (/^(?:top|upper)/iu.test(end) ? "the first " : "the last "))
    .replace(soOr, "")
    .replace(inTable, "in the $1, ")
    .replace(going, (_, word: string) => (verbOf(word)?.form === "gerund" ? "after " : ""))
    .replace(
      /\b(dialog|modal|panel|section|box|window|pop-?up|card|page) (?:headed|captioned) /giu,
      "$1 titled "
    )

const isDeed = (text: string): boolean => {
  const said = spoken(text)
  return imperative(said.rest, ["base", "third"]) !== undefined
}

const nothingDone = (before: ReadonlyArray<Intent>): boolean =>
  before.every((intent) => isCheck(intent) || intent._tag === "Navigate")

/** `Rooms is the selected tab when the page opens`: before anything is done it is so from the start. */
export const fromTheStart = (text: string, before: ReadonlyArray<Intent>): string =>
  nothingDone(before) ? text.replace(arriving, "").replace(atFirst, "") : text

/** The step without what it only mentions. */
export const withoutAsides = (text: string): string => {
  const told = straightened(text).replace(restated, "$1").replace(clock, "$2 $1").replace(attempt, "")
  if (undoneFirst.test(told) || emptiedFirst.test(told))
    return told.replace(undoneFirst, "").replace(emptiedFirst, "leave $1 $2, then ")
  if (!isDeed(told)) return told
  return told
    .replace(enough, "")
    .replace(undone, "")
    .replace(nothingIn, "")
    .replace(notYet, "")
    .replace(untouched, "")
    .replace(emptied, " leave $1 $2 and")
    .replace(/ and$/u, "")
    .replace(/ and,(?= )/gu, " and")
    .replace(again, " again")
    .replace(/ again again\b/gu, " again")
}
