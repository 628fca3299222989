/** What a page says, told without quotation marks: `the error Name is required is shown`, `a toast says Sent to Ada`. */
import { type Masked, quoting, raw } from "./Literals.js"
import { sayEach } from "./NameWords.js"
import { untilOnward } from "../wordings/PlainerOfSaid.js"
import { beginsWithVerb, verbOf } from "./Verbs.js"

/** Words that other rules would take for the end of a name, or for a predicate. */
const hazard =
  /\b(?:is|are|was|were|has|have|had|be|been|must|should|can|cannot|could|may|might|will|would|does|do|did|not|no|and|or|of|in|on|at|to|by|with|for|from|as|if|when|until|after|before|under|below|above|next|your|you|my|well|good|correct|valid|invalid|successfully|complete|completed|updated|expected|right|fine|reads?|says?|shows?|asks?|opens?|closes?)\b|[,:?!]/i
const finite =
  /\b(?:is|are|was|were|has|have|had|must|should|can|cannot|does|do|did|not|will|exists?|failed|expired|needs?)\b|^\d+ of \d+ \S+ (?:\S+ )*\S*/
const relative = /\b(?:who|whose|which|that|where|while|because|than)\b/i

const again = "(?:now |still |also |again |already |no longer |then |once more )*"
const modal = "(?:(?:should|must|will|shall|can|could|may|does|do|did|ca|wo)(?: not|n['’]t)?(?: have)? )?"
/** That something is there, or no longer there: what stands before it is a name. */
const seen = new RegExp(
  ` (?=${modal}${again}(?:(?:is|are|be|gets?|was|were|has been|have been|stays?|remains?)(?: not|n['’]t)? ${again}(?:shown|displayed|visible|listed|there|present|open|gone|hidden|nowhere|offered|(?:still )?on (?:the )?(?:screen|page))|appears?|pops? up|shows? up|comes? up|disappears?|vanish(?:es)?|goes away|opens|closes|(?<=(?:can|could|can not|cannot|no longer) )be seen|(?:(?:has|have) (?:now )?)?(?:appeared|disappeared|vanished|gone))(?:[ .,;!]|$))`,
  "gi"
)

/** Where what is said may end within the rest of a sentence. */
const pause = /; |,? and |, (?=(?:the|an?|its|their|I|we|it|which|then|with the|with my|with its) )/g
const begins =
  /^(?:with |that )?(?:the|an?|its|their|his|her|my|your|there|no|I|we|you|it|then|both|neither|all|each|(?:only|just|exactly) \d[^,;]*?|[A-Z\uE000-\uF8FF\d][^,;]*?) ?.*\b(?:is|are|was|were|has|have|should|must|can|cannot|will|shows?|says?|reads?|states?|contains?|displays?|stays?|remains?|appears?|disappears?|becomes?|goes|opens|closes|equals?|does|keeps?|holds?|carries)\b/

const isClause = (rest: string): boolean =>
  /^(?:an?|the) (?:[a-z]+(?: [a-z]+)? of [\p{Sc}\d]|[\p{L}\uE000-\uF8FF]+(?: [\p{L}]+)? (?:button|link|badge|icon|checkbox|switch)[.]?$)/u.test(
    rest
  ) ||
  /^with (?:the|my|its) .* (?:at|set to|selected|ticked|checked|disabled|enabled|empty)\b/.test(rest) ||
  /^(?:mentions?|offers?|tells?|warns?|asks?|explains?|confirms?|lets?) /.test(rest) ||
  (/^[a-z]+ \S/.test(rest) && verbOf(/^[a-z]+/.exec(rest)?.[0] ?? "") !== undefined) ||
  begins.test(rest)

/** "Between 1 and 60" is one. */
const between = /\bbetween \S+(?: \p{Ll}+)?$/u

/** The text up to the pause where something else is said. */
const upToPause = (whole: string): string => {
  const text = untilOnward(whole)
  for (const found of text.matchAll(pause)) {
    const before = text.slice(0, found.index)
    if (between.test(before)) continue
    if (found[0] === "; " || isClause(text.slice(found.index + found[0].length))) return before
  }
  return text
}

const placeAfter =
  /^(.+?) ((?:under|below|beneath|underneath|above|next to|beside) [A-Z][^,;:]{1,40}|(?:in|on|at|under|below|beneath|underneath|above|next to|beside|near|for) (?:the|its|my|that|this) [^,;:]+)$/

const placeBeside =
  /^(.+?) ((?:under|below|beneath|underneath|above|next to|beside) (?:(?:the|its|my) [^,;:]+|[A-Z][^,;:]{1,40}))$/

const marks = /[.!?…]+$/

interface Said {
  readonly before: string
  readonly said: string
  readonly after: string
}

/** "Ready and no Edit button" tells of two. */
const ofTwo =
  /^[^,;]{2,40} (?:and|but) no (?:\p{L}+ |[\uE000-\uF8FF] )*(?:button|link|icon|badge|field|checkbox|menu)(?: any ?more| any longer)?$/u

const cut = (text: string, from: number, said: string): Said | undefined => {
  const trimmed = said.trim()
  return trimmed.length > 140 || ofTwo.test(trimmed) ? undefined : { before: text.slice(0, from), said: trimmed, after: text.slice(from + said.length) } // prettier-ignore
}

const speaking =
  /\b(?:reads?|says?|(?<!empty )states?|saying|reading|stating|asks|asking|tells?|told|labell?ed|captioned|entitled|you get asked|with the (?:words|wording|text|message|warning|hint|notice)|replies|reply)(?: me| us| the user| them)?:? (?=[A-Z]|[\uE000-\uF8FF] (?:will|is|was|has|must|should|cannot|can|are|have|were) (?!(?:(?:now|still|not|no longer|be|being|been|also) )*(?:shown|displayed|visible|listed|there|present|gone|appear|disappear|hidden|pop|show|read|come)\b))/g

/** How it is with what is called so: no part of its name. */
const isSo =
  / (?:is|are|should be|must be)(?: (?:not|now|still|no longer))* (?:empty|disabled|enabled|checked|unchecked|ticked|selected|visible|shown|displayed|hidden|required|focused|present|active)$/

/** `a toast says Sent to Ada`: all that follows, up to the next statement. */
const spoken = (text: string): Said | undefined => {
  if (sayEach(text)) return undefined
  for (const found of text.matchAll(speaking)) {
    const from = found.index + found[0].length
    const whole = upToPause(text.slice(from))
    const end = whole.length === text.length - from ? whole.replace(marks, "") : whole
    // Where it says so, or what it says, cannot be told apart.
    const strong =
      /(?:told|the (?:words|wording|text|message|warning|hint|notice)|asked|repl(?:y|ies)):? $/.test(found[0])
    if (
      (!hazard.test(end) && !strong) ||
      !/\s/.test(end) ||
      placeAfter.test(end) ||
      /^I (?:am|can|see|should)\b/.test(end) ||
      (/labell?ed|captioned|entitled/.test(found[0]) && isSo.test(end))
    )
      continue
    return cut(text, from, end)
  }
  return undefined
}

/** What follows is a part of the same verb. */
const unfinished =
  / (?:should|must|will|can|could|may|not|no longer|now|still|also|again|is|are|be|has|have|been|ca|wo)$/i

const naming =
  /\b(?:[Tt]he|[Aa]n?|[Tt]his|[Nn]o|[Aa]nother) (?:[a-z-]+ ){0,2}?(?:error message|error|message|notification|toast|snackbar|notice|warning|alert|text|heading|headline|hint|confirmation|validation error|note|title|question|label|dialog|status)(?: message| saying| that says| which says)?:? (?=[A-Z\d])/g

const twice =
  /^([^,;\uE000-\uF8FF]{3,80}?) (?:under|below|beneath|underneath|next to|beside|above) (?:the )?[^,;\uE000-\uF8FF]{1,30},? and [A-Z][^,;\uE000-\uF8FF]{2,80} (?:under|below|beneath|underneath|next to|beside|above) /

/** `the error Name is required is shown`: up to what is said of it, or to the end. */
const labelled = (text: string): Said | undefined => {
  for (const found of text.matchAll(naming)) {
    const from = found.index + found[0].length
    const rest = text.slice(from)
    // "The error A under B, and C under D" tells of two.
    const [, placed = ""] = twice.exec(rest) ?? []
    if (placed !== "") return cut(text, from, placed)
    const closers = Array.from(rest.matchAll(seen))
    // Nothing that people look at is a note by its role.
    const bare = /\b(?:note|hint|caption):? $/.test(found[0])
    const closed = closers.find(
      ({ index }) => (bare || hazard.test(rest.slice(0, index))) && !unfinished.test(rest.slice(0, index))
    )
    const paused = upToPause(rest)
    const [first] = closers
    // "The error A is shown below B": A needs no marks.
    if (
      !bare &&
      first !== undefined &&
      first.index < paused.length &&
      !hazard.test(rest.slice(0, first.index))
    )
      continue
    const before = closed !== undefined && closed.index < paused.length ? rest.slice(0, closed.index) : paused
    const open = before.length === rest.length ? before.replace(marks, "") : before
    const beside = before.length === rest.length ? placeAfter : placeBeside
    const [, name = open] = beside.exec(open) ?? []
    const closes = closed !== undefined && before.length === closed.index
    if (ofTwo.test(name)) continue
    // "The error Select a day" bids nobody do so.
    const bids = !bare && /^[A-Z]/.test(name) && beginsWithVerb(name)
    if (
      (!hazard.test(name) && !bids && !(bare && closes) && !(closes && marks.test(name))) ||
      !/\s/.test(name) ||
      (!closes && startsFact(name))
    )
      continue
    return cut(text, from, name)
  }
  return undefined
}

/** `the text Total is $4`: what is said of a thing, and no text. */
const startsFact = (name: string): boolean =>
  /^(?:\S+ ){1,3}?(?:(?:should|must|will) (?:now |also |still )*(?:be|read|say|show|contain)|is|are|reads|says|shows|contains|equals|has|was)(?: now| still| also)*(?: |$)(?:["“\uE000-\uF8FF$€£\d]|shown|visible|displayed|listed|empty|disabled|enabled|gone|hidden|not (?:shown|visible|displayed))/.test(
    name
  ) && !/^\d+ of \d+/.test(name)

const functionWord =
  /^(?:The|An?|My|Your|His|Her|Its|Their|Our|All|Each|Every|Both|No|None|Any|Only|Just|It|They|There|This|That|These|Those|If|When|Once|After|Before|While|Until|Unless|As|In|On|At|Under|Above|Below|Next|For|From|With|Without|By|Now|Then|Given|And|But|Or|Nothing|Neither|I|We|You|He|She|User|One|Two|Three|Four|Five|Exactly|At|More|Fewer|Less|What|Who|Which|Not|Instead)\b/
const prefix =
  /^(?:(?:verify|check|ensure|assert|confirm|validate|make sure|expect|note|see)(?: that)? |(?:I|we|you|the user) (?:should |can )?sees? that )?/i

/** What a page says to whoever reads it, or says is not there: `You have no bookings`, `No orders found`. */
const addressing =
  /^You (?:have|are|can|cannot|must|need|will|do|did|were)(?: (?:not|no|now|already|yet))* [^,;]+? (?:is|are|should|must|has|have|appears?|pops?|shows?|comes?|disappears?|goes|stays|remains)\b|^No [a-z]+(?: [a-z]+){0,3} (?:found|yet|available|here|left|matched)[.!]? (?:is|has|have|appears|pops|shows|comes|disappears|goes|should|must|stays|remains)\b|^No [a-z]+ (?:match(?:es)?|meets?|fits?|were|could|can) [^,;]{2,60}? (?:is|has|have|appears|pops|shows|comes|disappears|goes|should|must|stays|remains)\b/

/** `Machine A is low on paper should disappear`: two verbs, the second of which says whether it is there. */
const initial = (text: string): Said | undefined =>
  initialFrom(text, prefix.exec(text)?.[0].length ?? 0) ??
  Array.from(
    text.matchAll(
      /(?:; |, |\. | and )(?:(?:verify|check|make sure|ensure|confirm|see) (?:that )?)?(?=You |No )/gu
    ),
    ({ 0: mark, index }) => index + mark.length
  )
    .filter((from) => addressing.test(text.slice(from)))
    .map((from) => initialFrom(text, from))
    .find((said) => said !== undefined)

const initialFrom = (text: string, from: number): Said | undefined => {
  const rest = text.slice(from)
  const first = /^[\p{L}\d]+/u.exec(rest)?.[0] ?? ""
  const deed = verbOf(first.toLowerCase())?.form === "base"
  if (!/^[A-Z\d]/.test(rest) || (functionWord.test(rest) && !addressing.test(rest)) || deed) return undefined
  for (const { index } of rest.matchAll(seen)) {
    const name = rest.slice(0, index)
    if (/[,;\uE000-\uF8FF]| (?:and|but|or)(?: |$)/.test(name) || relative.test(name)) return undefined
    const counts = /^\d+ of \d+ \S+$/.test(name) && !/^ (?:is|appears) /.test(rest.slice(index))
    const cutOff = unfinished.test(name)
    if ((finite.test(name) || addressing.test(rest)) && / /.test(name) && !counts && !cutOff)
      return cut(text, from, name)
  }
  return undefined
}

const clicking =
  /^(?:I |we |the user )?(?:click|press|tap|hit|push|choose|select|tick|check(?! (?:that|whether|if)))(?:s|es|ed)?\b[^,;]{0,60}? (?:next to|beside|near|for|of) (?=[A-Z])/i

/** `press Acknowledge next to Machine A is low on paper`. */
const beside = (text: string): Said | undefined => {
  const from = clicking.exec(text)?.[0].length
  const name = from === undefined ? "" : text.slice(from).replace(marks, "")
  return from === undefined ||
    !/^[A-Z]/.test(name) ||
    /[,;\uE000-\uF8FF]| and | then /.test(name) ||
    !/ (?:is|are|was|were|has|have|does|did|do|cannot|must|should|will) /.test(name)
    ? undefined
    : cut(text, from, name)
}

const alsoThere =
  /\b(?:error|message|warning|hint|note)s? [\uE000-\uF8FF] (?:under|below|beneath|underneath|next to|beside|above) [^,;\uE000-\uF8FF]{1,40},? and (?=[A-Z])/g

/** `the error ▯ under A and Pick a day under B`: another one, and nothing to be done. */
const another = (text: string): Said | undefined => {
  for (const found of text.matchAll(alsoThere)) {
    const from = found.index + found[0].length
    const [, name = ""] =
      /^([^,;\uE000-\uF8FF]{3,80}?) (?:under|below|beneath|underneath|next to|beside|above) /.exec(
        text.slice(from)
      ) ?? []
    if (name !== "") return cut(text, from, name)
  }
  return undefined
}

const finders = [labelled, another, spoken, initial, beside]

/** "..., Tom is not": a statement that leaves out what was said before. */
const elliptic = /^\S+(?: \S+){0,3} (?:is|are|was|were)(?: not|n['’]t)?(?: still| too)?$/u

/** The text with what the page says in quotation marks, at most four of them. */
export const quotable = (masked: Masked): Masked => {
  let done = masked
  for (let n = 0; n < 4; n++) {
    const found = finders
      .map((find) => find(done.text))
      .find((each) => each !== undefined && !elliptic.test(each.said))
    if (found === undefined) return done
    done = quoting(done, found.before, raw(found.said, done.literals), found.after)
  }
  return done
}
