/** Names and texts that stand without quotes and read like sentences themselves: `it says No answers yet`, `click on How do I pay?`. */
import type { Intent } from "@assay/domain/Intent"
import type { Clause } from "../sentences/Clause.js"
import { plain, quoting } from "./Literals.js"
import { beginsWithVerb } from "./Verbs.js"

type Intents = ReadonlyArray<Intent> | undefined
type Read = (clause: Clause) => Intents

/** What a text stands after. */
const announces =
  /(?<![\p{L}-])(?:says?|said|saying|reads?|reading|shows?|showing|displays?|displaying|reports?|told|informed|notified|mentions?|mentioning|answers?|replies|asks?|asked|states?|stating|warns?|warning|complains?|confirms?|see|sees|contains?|containing|holds?|error|message|text|toast|snackbar|notification|hint|banner|badge|heading|headline|title|headed|called|named|titled|labell?ed|option|link|button|tab)(?: (?:with|me|us|you|the user|is|should be))?:? (?=(?!I |The |There |An? )\p{Lu}|(?<=(?:told|says|reads|reports|notified|notification|message|toast|snackbar):? )\d+ \p{L})/gu

/** Where a statement about what went before may begin. */
const predicate =
  /,? (?=(?:is|are|was|were|has|have|should|must|can|cannot|will|does|do|did|may|comes?|drops?|disappears?|appears?|goes|stays?|remains?|shows?|pops?|stands?|moves?|leaves|returns?|opens?|closes|asks?|says?|tells?|reads?|holds?|carries|contains?|keeps?|becomes?|turns?)(?: |$))/gu

/** What a deed is done to, or what is put somewhere. */
const deed =
  /^(?:(?:I|we|you|[Tt]he user|[Uu]ser) )?(?:(?:[Cc]lick|[Tt]ap|[Pp]ress|[Hh]it|[Oo]pen|[Cc]hoose|[Pp]ick|[Ss]elect|[Tt]ick|[Cc]heck|[Uu]ntick|[Uu]ncheck|[Ee]xpand|[Cc]ollapse|[Uu]nfold|[Hh]over(?: over)?|[Rr]ead)(?:s|es|ed)?(?: on)? (?=\p{Lu})|(?:[Pp]aste|[Tt]ype|[Ee]nter|[Ww]rite|[Ii]nput|[Pp]ut|[Ss]end|[Pp]ost)(?:s|es|ed)? (?=\p{Lu}|-?\d(?!\d* \p{Ll})))/u
const puts = /^(?:\S+ )*?(?:paste|type|enter|write|input|put|send|post)/iu
const into = / (?=(?:into|in|as|to|for|from|under|next to|on) (?:the|my|its|their|your|\p{Lu}))/gu

/** A sentence that begins so has a subject of its own. */
const opens =
  /^(?:The|An?|I|It|There|This|That|These|Those|All|Each|Every|Any|No|None|Nothing|Only|Both|Neither|Either|Exactly|At|My|Your|Our|Its|Once|When|After|Before|If|In|On|Under|Below|Above|Next|Now|Then|And|But|As|For|From|With|User|You|We|They|He|She|One|Two|Three|Four|Five|Six|Most|Some|Many|Few|Several|Not|Nobody|Everything|Everyone|Something|What|Which|Who|Verify|Check|Ensure|Expect|Make|Confirm|Assert|Validate|Wait|Click|Press|Open|Choose|Select|Enter|Type|Go|Log|Sign|Set|Fill)(?= )/u

/** At most so many ways are tried. */
const most = 8

const ends = (found: Iterable<RegExpMatchArray>): ReadonlyArray<number> =>
  Array.from(found, ({ 0: mark, index = 0 }) => index + mark.length)

/** From where, and how far, the text of a clause may be a quotation. */
type Span = readonly [number, number]

const places = / (?=(?:next to|under|underneath|below|above|beside|near|in|on|at) (?:the|its|my|it)(?: |$))/gu

/** To the end, or to where a statement about it or a place begins. */
const said = (text: string): ReadonlyArray<Span> =>
  ends(text.matchAll(announces)).flatMap((from) => [
    [from, text.length] as const,
    ...[...text.matchAll(predicate), ...text.matchAll(places)]
      .map(({ index }) => index)
      .filter((index) => index > from)
      .sort((a, b) => b - a)
      .map((index) => [from, index] as const)
  ])

/** Every sentence begins with a capital: a name has more of one, or a verb: "Submit for approval is enabled". */
const isName = (words: string): boolean =>
  beginsWithVerb(words) || /[?!]$|^\P{Lu}*\p{Lu}.*\s\p{Lu}|\s(?:is|are|do|does|can|have|has)\s/u.test(words)

const asserts =
  /^(?:[Vv]erify|[Cc]heck|[Ee]nsure|[Cc]onfirm|[Aa]ssert|[Mm]ake sure|[Ee]xpect|[Vv]alidate|I see|I should see)(?: that)? (?=\p{Lu})/u

const subjects = (text: string): ReadonlyArray<Span> => {
  const from = asserts.exec(text)?.[0].length ?? 0
  const rest = text.slice(from)
  // A sentence inside is a text by itself: "No comments yet. is shown".
  const stopped = /^[^.!?]{3,80}[.!?] (?=\p{Ll})/u.test(rest)
  if (!/^\p{Lu}/u.test(rest) || (opens.test(rest) && !stopped)) return []
  return Array.from(text.matchAll(predicate), ({ index }) => [from, index] as const)
    .filter(
      ([, to]) =>
        to > from &&
        (from > 0 || (stopped && /[.!?]$/u.test(text.slice(from, to))) || isName(text.slice(from, to)))
    )
    .toReversed()
}

/** What something is set to. */
const set =
  /^(?:(?:I|we|you|the user|user) )?(?:set|change|switch|turn|choose|select|rename|update|edit|correct)(?:s|es|ed)? .+? (?:to|as|into) (?=\p{Lu})/u

const settings = (text: string): ReadonlyArray<Span> => {
  const from = set.exec(text)?.[0].length
  return from === undefined ? [] : [[from, text.length]]
}

/** "Enter Ada Lund as collected by": where a value goes is no part of it. */
const withField = /^(?:[\p{Lu}\d][\p{L}\d'’.-]*)(?: [\p{Lu}\d][\p{L}\d'’.-]*){0,4} as \p{Ll}[\p{Ll} -]*$/u

const objects = (text: string): ReadonlyArray<Span> => {
  const from = deed.exec(text)?.[0].length
  if (from === undefined || (puts.test(text) && withField.test(text.slice(from)))) return []
  const before = Array.from(text.matchAll(into), ({ index }) => index).filter((index) => index > from)
  const whole = / (?:until|unless) /u.test(text) ? [] : [[from, text.length] as const]
  const all = [...before.toReversed().map((index) => [from, index] as const), ...whole]
  // "Click Save, Close" may be two things.
  return puts.test(text) ? all : all.filter(([first, to]) => !/, | and /u.test(text.slice(first, to)))
}

/** What is not there because its name was taken too long would pass unseen: it must have been there before. */
const seenBefore = (intent: Intent): Intent =>
  (intent._tag === "CheckShown" || intent._tag === "CheckText") && intent.negated
    ? { ...intent, gone: true }
    : intent

/** Several words, and no bracket that is closed elsewhere. */
const isWhole = (words: string): boolean =>
  words.includes(" ") && words.split("(").length === words.split(")").length

/** Read when nothing else reads the step. */
export const readUnquoted = (clause: Clause, read: Read): Intents => {
  if (clause.loosely !== true) return undefined
  const { text } = clause
  const spans = [...said(text), ...settings(text), ...subjects(text), ...objects(text)].filter(
    ([from, to]) => isWhole(text.slice(from, to)) && to - from < 200
  )
  for (const [from, to] of spans.slice(0, most)) {
    const words = text.slice(from, to)
    const quoted = quoting(clause, text.slice(0, from), words, text.slice(to), plain(words, clause.literals))
    const intents = read({ ...clause, ...quoted, loosely: false })
    if (intents !== undefined) return intents.map(seenBefore)
  }
  return undefined
}
