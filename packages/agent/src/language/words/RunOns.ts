/** What was taken for one name or text and is a sentence and more: nothing is called so. */
import { type Intent, isCheck, type Target } from "@assay/domain/Intent"
import { mask } from "./Literals.js"
import { verbOf } from "./Verbs.js"

/** That it is not there is said of it. */
const denied =
  /\s(?:does|do|is|are|should|must|will|has|have)(?: not|n['’]t| no longer)(?: be| been)? (?:appear|show|shown|displayed|visible|listed|there|gone|come up|pop up)$/u
/** Cut in the middle of a denial. */
const halved = /\s(?:does|do|is|are|should|must|will|has|have|can)(?: not|n['’]t)$|\sno longer$/u
const joins =
  /;|\s(?:should|must) [^:]{1,60}: |, (?:and )?[a-z]+ (?:up |down )?to \p{Sc}?\d| (?:is|are) nowhere\b| and the .*, |, then |\bthen (?:I|the|you|we)\b|, (?:and|but) (?:no|the|it|there|I|its|only|both|neither|exactly) | (?:runs?|goes|is|are) [^:]{0,60}: | (?:it|they) (?:complains?|says?|reads?|shows?|warns?|asks?|tells?|states?)\b| and (?:then )?(?:takes|brings|sends|leads|returns|redirects) (?:me|us|you|the user) |, where (?:there|it) /u
/** A statement within what something is done to, or of which something is said: no control is called so. */
const stated =
  /\s(?:should|must) (?:not |now |still |only |also )*(?:be|have|show|say|read|contain|appear|disappear|list|stay|remain|go|change)\b|\s(?:is|are) (?:now |still |no longer |also )*(?:the (?:current|active|selected|first|last|only)|shown|displayed|visible|gone|listed|selected|disabled|enabled|checked|marked|sorted)\b|\s(?:moves?|jumps?|goes) (?:up |down )?to the (?:very )?(?:top|bottom|first|last|end|start)\b|\s(?:tells|told) (?:me|us|you)\b|, so (?:that )?the |\s(?:after|before|while) [a-z]+ing\s|\bwith nothing [a-z]+|\smake sure\b|\swithout (?:[a-z]+ly )?[a-z]+ing(?: |$)|\s(?:is|are) only (?:\p{Ll}+ )*(?:when|after|if|once)(?: |$)|\s(?:is|are|stays?|remains?) (?:\p{Ll}+ )+(?:until|unless|while|as long as)\s|(?:^|\s)asks (?:for|me|us|you|if|whether|the user)\s/u
/** Cut in the middle of a clause. */
const opensClause =
  /^(?:once|when|whenever|as soon as|until|after|before|while|although|because|since|if) (?:it$|the|an?|my|its?|all|I|you|we)(?: [a-z]+)?$|^(?:after|before|once|upon|while) \w+ing |^(?:at|on|in) the [a-z]+ (?:it|there)$|\s(?:and|or|but|so)$/iu
/** What begins as a command goes on with something else. */
const commands = (name: string): boolean =>
  /^\S+ .*(?:[,;:]|\sand) \S/u.test(name) &&
  verbOf(/^\p{L}+/u.exec(name)?.[0].toLowerCase() ?? "")?.form === "base" &&
  /^\S+ (?:the|an?|my|all|it) |, (?:so|and|it|then) | and (?:make sure|check|see|verify)\b/u.test(name)
/** Of words in a name that nobody put in quotes. */
const longest = 16

/** What people add to what they enter or choose: none of it goes into a field or is called so. */
const remarked =
  /\s[-–—] (?:that|this|it|which|because|so|there|and|but)\b|\s(?:from|of) what (?:comes|pops|shows|appears|is)\b|^what (?:I|we|you) |\bsomething (?:that|which)\b|\s(?:click|tap|press|choose|select) \p{Lu}|\buntil (?:it|they) |\bwhat (?:it|they) (?:was|were) |^(?:[Aa]lready|[Mm]ake sure) |^(?:[Ww]hile|[Ww]hen|[Ww]henever|[Oo]nce|[Uu]ntil|[Aa]s soon as) .+ (?:is|are|was|has) |\sand (?:see|check|verify|make sure|confirm) (?:(?:that|if|whether) |(?:the|it|there) )|\s(?:box|field|button|menu|list) and the |^(?:read-only|disabled|enabled|visible|hidden) (?:after|before|until|once) /u
/** A figure, and when it is so. */
const timed =
  /^\p{Sc}?-?\d[\d.,]*\s?(?:%|\p{Sc})? (?:after|before|because|since|once|when|as (?:the|an?|my)|for the|in the|on the) /u

/** "Save, not Send": the one, and not the other. */
const contrasted = /,? (?:and )?not \p{Lu}/u

/** "Rome in the dialog": what is put in, and where. */
const placed =
  /^\p{Lu}[^:;.]* (?:in|on|inside|within) (?:the|my) (?:[a-z]+ )?(?:dialog|modal|form|panel|drawer|sidebar)$/u

const said = new Set(["expected", "value"])
const named = new Set(["name", "expected"])
const spoken = new Set([...named, "values", "value", "text", "said"])

const under = (value: unknown, key: string, keys: ReadonlySet<string>): ReadonlyArray<string> => {
  if (typeof value === "string") return keys.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => under(each, key, keys))
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, each]) => under(each, name, keys))
    : []
}

/** All that an intent takes from the text as it is written. */
export const textsIn = (intent: Intent): ReadonlyArray<string> => under(intent, "", spoken)

/** What is dealt with, or spoken of, by the name that the text has for it. */
const dealtWith = (intent: Intent): ReadonlyArray<Target> => {
  if (intent._tag === "WaitUntil") return dealtWith(intent.check)
  if (intent._tag === "CheckText") return intent.subject === undefined ? [] : [intent.subject]
  if (intent._tag === "CheckOrder" && intent.before !== undefined) return [intent.target, intent.before]
  if (intent._tag === "CheckOrder") return [intent.target]
  return (!isCheck(intent) || intent._tag === "CheckState") &&
    "target" in intent &&
    intent.target !== undefined
    ? [intent.target]
    : []
}

/** Beside a name: what kind of thing it is, and nothing that happens to it. */
const happens = /^(?:moves?|jumps?|goes|becomes?|drops?|rises?|is|are|should|must)\b/iu

/** A statement, and so no name of one more thing. */
export const isStated = (text: string): boolean => stated.test(text)

const isSentence = (name: string): boolean => stated.test(name) || opensClause.test(name) || commands(name)

const isClause = ({ descriptor = "", name, quoted, role }: Target): boolean =>
  (role === "row" && !quoted && /^(?:all|none|every|each|both|most|some|any|no)$/iu.test(name)) ||
  happens.test(descriptor) ||
  /^(?:there|once|twice)$/iu.test(name) ||
  /\s(?:and|or|but|so)$|\bbut (?:one|two|three|\d)/iu.test(name) ||
  (!quoted && isSentence(name))

/** What happened or may be done: no text that a page does not show. */
const eventful =
  /^(?:been )?(?:changed|altered|modified|updated|affected|allowed|permitted|possible|accepted|moved|lost|touched|duplicated|reset|working|able|supported|applied)(?: (?:yet|anymore|any more|at all|any longer))?$/iu

/** Said in the middle of a sentence: where something stands. */
const standing =
  /^(?:next to|on top of|in|on|under|below|above|beside|at|for|with|from|behind|of) (?:the |my |\p{Lu}|[\uE000-\uF8FF])/u

/** How much of it there is, and no things to count. */
const measure = /^(?:mins?|hrs?|h|secs?|s|kg|g|km|cm|mm|ml|kb|mb|gb|px|°c)$/iu

/** Another tab of the browser, and none that the page has. */
const elsewhere = ({ scopes }: Target): boolean =>
  scopes.some(
    ({ target }) =>
      (target.role === "tab" && /^(?:new|another|separate)$/iu.test(target.name)) ||
      (/\bwindow$/iu.test(target.words) && /^(?:new|another|separate|private|incognito)$/iu.test(target.name))
  )

/** That it does not say so is true of everything. */
const deniesNothing = (intent: Intent, quoted: (text: string) => boolean): boolean =>
  (intent._tag === "CheckText" &&
    intent.negated &&
    eventful.test(intent.expected) &&
    !quoted(intent.expected)) ||
  (intent._tag === "CheckShown" &&
    intent.negated &&
    !intent.target.quoted &&
    // What "the following options" are stands in another line.
    (isStated(intent.target.name) ||
      /^following\b/iu.test(intent.target.name) ||
      standing.test(intent.target.name) ||
      eventful.test(intent.target.name)))

/** "The mark is shown next to the lesson": where it stands is no text of it. */
const tellsPlace =
  /^(?:shown|displayed|visible|listed|located|placed|positioned) (?:next to|in|on|under|below|above|beside|at|to) /u

/** "Their status has changed" says no status. */
const tellsEvent = (intent: Intent, quoted: (text: string) => boolean): boolean =>
  intent._tag === "CheckText" &&
  !intent.negated &&
  (/^(?:been )?(?:changed|altered|affected)$/iu.test(intent.expected) || tellsPlace.test(intent.expected)) &&
  !quoted(intent.expected)

/** "Choose a colour" does not say which. */
const leavesOpen = (intent: Intent, text: string, seen: (name: string) => boolean): boolean =>
  intent._tag === "Choose" &&
  intent.values.some(
    (value) =>
      /^[a-z]+(?: [a-z]+)?$/u.test(value) &&
      !seen(value) &&
      new RegExp(`\\b(?:an?|some|any) ${value}\\b`, "iu").test(text)
  )

/** "The customer gets an e-mail": a page that speaks of e-mails does not show that. */
const sentOff =
  /\b(?:gets?|receives?|is sent|are sent) (?:an? |the )?(?:\p{Ll}+ )?(?:e-?mails?|sms|text messages?|letters?|faxe?s?)\b/iu
const isSent = (intent: Intent, text: string): boolean =>
  intent._tag === "CheckShown" &&
  !intent.negated &&
  !intent.target.quoted &&
  sentOff.test(text) &&
  /\b(?:e-?mails?|sms|letters?|fax(?:es)?)\b|^text /iu.test(intent.target.words)

/** What is dealt with, or spoken of, is called by a sentence. */
export const misnames = (intents: ReadonlyArray<Intent>): boolean => intents.flatMap(dealtWith).some(isClause)

/** "Reserves: 39 units are left" is a place and what is so there. */
const introduced = /\p{L}: \S/u

/** "Plasma and save": what is done next is no part of a name. */
const goesOn =
  / and (?:then )?(?:save|submit|confirm|continue|close|apply|send|press|click|hit|tap|cancel|search|log in)$/u

/** What stands in quotation marks in the `text` may be as long as it likes, and what the page in sight calls so. */
export const runsOn = (
  intents: ReadonlyArray<Intent>,
  text: string,
  seen: (name: string) => boolean
): boolean => {
  if (misnames(intents) || intents.flatMap(dealtWith).some(elsewhere)) return true
  if (intents.some((intent) => leavesOpen(intent, text, seen) || isSent(intent, text))) return true
  if (intents.some((intent) => intent._tag === "CheckCount" && measure.test(intent.target.name))) return true
  // Most readings have nothing in them that must be looked up in the text.
  const isQuoted = (each: string) => mask(text).literals.some(({ value }) => value.includes(each))
  if (intents.some((intent) => deniesNothing(intent, isQuoted) || tellsEvent(intent, isQuoted))) return true
  const suspected = [
    ...intents.flatMap(textsIn).filter((each) => remarked.test(each)),
    ...intents.flatMap((intent) =>
      intent._tag === "Fill" && placed.test(intent.value) ? [intent.value] : []
    ),
    ...intents
      .flatMap((intent) => under(intent, "", said))
      .filter((each) => timed.test(each) || contrasted.test(each)),
    ...intents
      .flatMap((intent) => under(intent, "", named))
      .filter(
        (each) =>
          joins.test(each) || halved.test(each) || denied.test(each) || each.split(" ").length > longest
      ),
    ...intents
      .filter((intent) => !isCheck(intent) || intent._tag === "CheckState")
      .flatMap((intent) => under(intent, "", named))
      .filter((each) => !seen(each) && (introduced.test(each) || goesOn.test(each))),
    ...intents.flatMap(dealtWith).flatMap(({ name }) => (isSentence(name) && !seen(name) ? [name] : []))
  ]
  return suspected.some((each) => !isQuoted(each))
}
