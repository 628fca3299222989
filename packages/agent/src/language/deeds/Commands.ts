/** One clause, whatever its kind: the order in which the families are asked. */
import type { Intent } from "@assay/domain/Intent"
import { accountForms } from "./Accounts.js"
import { choiceForms } from "./Choosing.js"
import { type Clause, type Form, readForms, type Intents } from "../sentences/Clause.js"
import { clickForms } from "./Clicking.js"
import { readFact } from "../checks/Facts.js"
import { fillForms } from "./Filling.js"
import { findForms, pointForms } from "./Finding.js"
import { gestureForms } from "./Gestures.js"
import { moveForms } from "./Moving.js"
import { navigationForms } from "./Navigating.js"
import { landing, pageForms, whereForms } from "../checks/Pages.js"
import { readOutcome } from "./Outcomes.js"
import { readPerform } from "./Performing.js"
import { readSeen } from "../checks/Seeing.js"
import { readCount } from "../checks/Counting.js"
import { type Spoken, spoken, withoutAdverbs } from "../sentences/Speakers.js"
import { tempered } from "../words/Tempo.js"
import { imperative, verbOf } from "../words/Verbs.js"
import { readWait } from "./Waiting.js"
import { isVague } from "../words/Words.js"

const deeds: ReadonlyArray<Form> = [
  ...gestureForms,
  ...moveForms,
  ...clickForms.slice(0, 4),
  ...navigationForms,
  ...clickForms.slice(4),
  ...findForms,
  ...choiceForms,
  ...fillForms,
  ...accountForms
]

const asserting =
  /^(?:verify|check|ensure|assert|confirm|validate|make sure|be sure|expect|note|notice|observe|see|test|assume|double[- ]check)(?: and (?:verify|see|confirm))?(?: also)?(?: (that|if|whether|to see (?:if|that|whether)|for))? (.+)$/i

const toBe = (text: string) =>
  text.replace(
    / (not )?to (not )?(?=(?:be|become|appear|disappear|show|contain|have|exist|equal|read|display|say|include|match|see|open|close|start|end)\b)/i,
    (_all, before: string | undefined, after: string | undefined) =>
      before === undefined && after === undefined ? " should " : " should not "
  )

/** `verify that ...`, `expect ... to be ...`. */
const readAssertion = (rest: string, negated: boolean, clause: Clause): Intents => {
  const found = asserting.exec(rest)
  const said = found?.[2]
  if (said === undefined || /^(?:make sure|ensure)$/i.test(said)) return undefined
  const text = toBe(said)
  const page = readForms(pageForms, text, clause)
  if (page !== undefined) return negated ? undefined : page
  const outcome = readOutcome({ ...clause, text }, (inner) => readCommand(inner, true), readCommand)
  if (outcome !== undefined) return negated ? undefined : outcome
  const stated = readStatement(text, clause)
  if (stated !== undefined) return negated ? undefined : stated
  const fact = readFact(text, clause, negated)
  if (fact !== undefined) return fact
  if (/^(?:see|observe|notice)\b/i.test(rest)) return readSeen(text, negated, clause)
  const counted = /^expect\b/i.test(rest) ? readCount(text, negated, clause) : undefined
  if (counted !== undefined) return counted
  const named =
    /^(?:(?:the |an? )?(?:text|phrase|words?|message|string|presence of|existence of|visibility of)\b.*)?[\uE000-\uF8FF]|\b(?:present|exists?|displayed)$/i.test(
      text
    )
  return found?.[1] === undefined && named && !/^(?:check|test|confirm) /i.test(rest)
    ? readSeen(text.replace(/^(?:the )?(?:presence|existence|visibility) of /i, ""), negated, clause)
    : undefined
}

/** What a person sees or where one is, said of a person: `I see ...`, `the user is on ...`. */
const readStatement = (text: string, clause: Clause): Intents => {
  const said = spoken(text)
  if (!said.person) return undefined
  return (
    readPersonal(said, clause) ??
    readBeing(said, { ...clause, keyword: "then" }) ??
    (said.able && said.negated ? readUnable(said, clause) : undefined)
  )
}

const seeing =
  /^(?:(only )?(?:see|observe|notice|have|get|receive|be (?:shown|presented with|greeted with|welcomed with|given|told|informed|notified|asked|prompted|warned|reminded))(?: (?=\S))|sees )(?:that |with )?(.+)$/i

/** Nobody brings these along: they are what the page answers. */
const reaction =
  /^(?:(?:the|an?|another) )?(?:[a-z-]+ ){0,2}(?:error|message|warning|notification|toast|snackbar|notice|alert|confirmation|hint|pop-?up)s?\b/i

/** `I have an empty cart` tells of the data, unless it is expected or counted. */
const isSetUp = (said: Spoken, object: string, clause: Clause) =>
  /^(?:have|get|receive)\b/i.test(said.rest) &&
  !said.expected &&
  clause.keyword !== "then" &&
  !reaction.test(object) &&
  !/^(?:\d|no |[\uE000-\uF8FF])/.test(object)

const wholeMessage =
  /^(?:(?:the |an? )?(?:\w+ )?(?:text|message|notification|error|alert|question|warning|reminder)s? )?[\uE000-\uF8FF]$/i

const readPersonal = (said: Spoken, clause: Clause): Intents => {
  const found = seeing.exec(normalVerb(said.rest))
  const object = found?.[2]
  if (object === undefined || isSetUp(said, object, clause)) return undefined
  if (
    /^be (?:given|told|informed|notified|asked|prompted|warned|reminded)/i.test(said.rest) &&
    !wholeMessage.test(object)
  )
    return undefined
  const text = found?.[1] === undefined ? object : `only ${object}`
  const fact = /^(?:have|get|receive)/i.test(said.rest) ? undefined : readFact(text, clause, said.negated)
  return fact ?? readSeen(text, said.negated, clause)
}

const normalVerb = (rest: string) => {
  const only = /^only /i.test(rest) ? "only " : ""
  const plain = rest.slice(only.length)
  return only + (imperative(plain, ["base", "third", "past"]) ?? plain)
}

const when =
  /^be (?:on|at|in) (?:(?:mon|tues?|wednes|wed|thurs?|thu|fri|satur|sat|sun)(?:day)?s?\b|\d{1,2}(?::\d\d|(?:st|nd|rd|th)?\b ?(?:$|[ap]m|of )))/iu

const readBeing = (said: Spoken, clause: Clause): Intents => {
  const login =
    /^be (?:already )?(?:logged|signed)/i.test(said.rest) && !said.negated && isSetOut(said, clause)
      ? readForms(accountForms, said.rest.replace(/^be already/i, "be"), clause)
      : undefined
  if (login !== undefined) return login
  // "On duty" is how one stands, and no page.
  if (/^be (?:\p{Ll}+ )*(?:On|At|In) \p{Ll}/u.test(said.rest)) return undefined
  // Nor is a day, or a time: "Dentist is on Tuesday".
  if (when.test(said.rest)) return undefined
  const on = /^be (?:on|at|in) /i.test(said.rest)
  if (on && !said.negated && arrives(said, clause))
    return readForms(navigationForms, said.rest.replace(/^be (?:on|at|in) /i, "go to "), clause)
  const lands = /^(?:land|arrive)/i.test(said.rest) && !arrives(said, clause)
  const expected = said.expected || clause.keyword === "then" || said.negated || lands
  const forms = expected ? [landing(said.negated), ...whereForms(said.negated)] : whereForms(said.negated)
  return readForms(forms, said.rest, clause)
}

/** `I am on the login page` goes there before anything else was done, and is a check later. */
const arrives = (said: Spoken, clause: Clause) => {
  if (clause.keyword === "then" || said.expected) return false
  if (clause.keyword === "given" || clause.keyword === "when") return true
  return clause.before.every((intent) => intent._tag === "Navigate" || intent._tag === "LogIn")
}

/** `The user is logged out` does so before anything else was done; later it is what was brought about, and a check. */
const isSetOut = (said: Spoken, clause: Clause) =>
  arrives(said, clause) && !clause.before.some((intent) => intent._tag === "LogIn")

/** `I cannot click Save`: it is there, and not to be used. */
const readUnable = (said: Spoken, clause: Clause): Intents => {
  const found = /^(?:click|tap|press|use|edit|type (?:in|into)|select|choose|check|open)(?: on)? (.+)$/i.exec(
    said.rest
  )
  const command = found?.[1] === undefined ? undefined : readForms(clickForms, `click ${found[1]}`, clause)
  return command?.map((intent): Intent =>
    intent._tag === "Click"
      ? { _tag: "CheckState", target: intent.target, state: "usable", negated: true }
      : intent
  )
}

/** Words that change nothing of a deed: `again`, `once more`, `without typing anything`. */
const withoutMeasure = (command: string) =>
  command
    .replace(/^(\w[\w-]*) (?:also|then|now|again) /i, "$1 ")
    .replace(/ (?:again|once more|one more time|once again|instead|this time)$/i, "")
    .replace(/(?<=(?:button|link|icon|tab|option|away|[\uE000-\uF8FF])) without [a-z]+ing(?: .+)?$/i, "")
    .replace(
      / without (?:typing|entering|filling(?: in| out)?|selecting|choosing|changing|writing|picking) (?:in )?(?:anything|something|any [a-z ]{1,30})$/i,
      ""
    )

const readDeed = (said: Spoken, clause: Clause, forms: ReadonlyArray<string>): Intents => {
  const command = imperative(said.rest, forms)
  if (command === undefined || said.rest.startsWith("only ")) return undefined
  const text = withoutMeasure(command)
  const deed = readForms(deeds, text, clause)
  if (!said.negated) return deed
  if (said.able) return readUnable({ ...said, rest: command }, clause)
  return said.forbidden && !said.expected ? [] : undefined
}

/** What no screen shows. */
const offScreen =
  /\b(?:(?:the|an?|no|all|any|my) cookies?(?! (?:banner|notice|consent|policy|popup|dialog|message|settings?|bar|preferences?|modal|button|list|table|section|tab|menu|page|field|checkbox|switch|toggle|link|icon|filter|dropdown))|cookies?(?= [\uE000-\uF8FF])|local ?storage|session ?storage|page source|source code of|database|response (?:code|status|body|header)|status code|api (?:call|request|response)|http request|css (?:class|property|attribute))\b/i

const afterThat = (text: string) =>
  /^(?:(?:do|select|choose|pick|tick|click|change|enter|type) )?nothing$|^(?:navigate|browse|go|look) through the (?:(?:file|folder) )?(?:tree|folders|list|menu|pages|sections|tabs)(?: below)?$/i.test(
    text
  )

/** The intents of one clause; undefined when any word of it would be left over. `gerund`: `clicking Save`. */
export const readCommand = (clause: Clause, gerund = false): Intents =>
  tempered(readClause(clause, gerund), clause.text)

const readClause = (clause: Clause, gerund: boolean): Intents => {
  const text = withoutAdverbs(clause.text)
  if (afterThat(text)) return []
  if (
    offScreen.test(text) &&
    !/^(?:I )?(?:accept|reject|allow|decline|deny|dismiss|agree to|refuse) /i.test(text)
  )
    return undefined
  const said = spoken(text)
  const forms = [
    "base",
    "third",
    ...(said.person ? ["past"] : []),
    ...(gerund || said.rest !== text ? ["gerund"] : [])
  ]
  const command = imperative(said.rest, forms) ?? said.rest
  const waited = said.negated ? undefined : readWait(command, clause)
  if (waited !== undefined) return waited
  const page = readForms(pageForms, text, clause)
  if (page !== undefined) return page
  const outcome = gerund
    ? undefined
    : readOutcome({ ...clause, text }, (inner) => readCommand(inner, true), readCommand)
  if (outcome !== undefined) return outcome
  if (said.person || said.expected || said.able) {
    const personal = readPersonal(said, clause) ?? readBeing(said, clause)
    if (personal !== undefined) return personal
  }
  const asserted = readAssertion(command, said.negated, clause)
  if (asserted !== undefined) return asserted
  return readDeed(said, clause, forms) ?? readRest(said, command, text, clause)
}

/** `complete ▯`, `complete Buy milk`, `complete it`: there it is what is done. */
const completing = /^complete (?=(?:the (?:task|item|to-?do) )?[\p{Lu}\uE000-\uF8FF]|(?:it|this|that)$)/u

const readRest = (said: Spoken, command: string, text: string, clause: Clause): Intents => {
  const fact = readFact(text, clause)
  if (fact !== undefined) return fact
  const pointed = said.negated ? undefined : readForms(pointForms, command, clause)
  if (pointed !== undefined) return pointed
  if (
    said.negated ||
    (isVague(withoutMeasure(command).replace(completing, "")) &&
      !/^mark .+ as complete$|^complete (?:the|my|an?) [a-z]+(?: [a-z]+)?$/i.test(command)) ||
    verbOf(/^[\w-]+/.exec(command)?.[0] ?? "") === undefined
  )
    return undefined
  const own = clause.text.startsWith(command.slice(0, 1).toUpperCase())
    ? command.slice(0, 1).toUpperCase() + command.slice(1)
    : command
  return readPerform(withoutMeasure(own), clause)
}
