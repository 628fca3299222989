/** Whether a text tells somebody to do something, even where it is not read what: `Buy the ticket with the shortest duration.` */
import { isCheck } from "@assay/domain/Intent"
import { mask } from "../words/Literals.js"
import { parseStep } from "../Parse.js"
import type { ParsedStep } from "../ParsedStep.js"
import { spoken } from "./Speakers.js"
import { isApplicationVerb, imperative, verbOf } from "../words/Verbs.js"

const lead =
  /^\s*(?:(?:[-*•]|\(?\d{1,3}[.)]|step \d{1,3}\s?[:.)–-]?)\s+)*(?:(?:given|when|then|and|but|please)\s+)*/iu

/** Its subject stands before the verb: "Order 5 is confirmed", "Search has no results". */
const stating =
  /\s(?:is|are|was|were|isn't|aren't|has|have|had|can|cannot|can't|may|must|should|shall|will|shows?|reads?|says?|appears?|remains?|stays?|becomes?|contains?|equals?)\s/iu

/** Behind what may be a noun as well stands what it is done to. */
const object = /^\s+(?:the|an?|my|this|it|them|all|both|any|one)(?: |$)/u
const perhaps = /^\s+(?:in|on|for|to|with|that) |^\s+[-\p{N}\p{Lu}\uE000-\uF8FF@#]/u

/** Said to look at something, which a page that shows it answers. */
const looking = /^(?:see|observe|notice|expect|assert|ensure|verify|validate|confirm|make|test|note)$/u

/** The same where what follows is a statement. */
const telling = /^(?:check|find|read|look|locate|wait|show|display|report|remain|stay)$/u

/** `the files that are open` states nothing. */
const relative = / (?:that|which|who) (?:is|are|was|were|has|have) /giu

/** What an exercise bids with a verb that no application has on its controls. */
const bids =
  /^(?:keep|hold|draw|count|build|win|pull|bring|avoid|match|compose|arrange|mix|stack) (?:the|an?|my|your|all|both|it|\p{Lu}|\d)/iu

/** `The mail by Ada should be forwarded to Bob`: who does it is whoever reads it. */
const isBidden = (said: string): boolean => {
  const [, deed = ""] = /\b(?:should|must|has to|needs to) be (\w+) /iu.exec(said) ?? []
  return (
    verbOf(deed)?.form === "past" &&
    !/^(?:shown|displayed|listed|selected|checked|disabled|enabled)$/iu.test(deed)
  )
}

const politely = /\bplease[.!]?$/iu

/** What a sentence begins with that tells of no deed. */
const beginning = new RegExp(
  `^(?:${(
    "about above across after against all almost along although always among and any around as at because before behind below beneath beside " +
    "besides between beyond both but by despite down during each either else even every except few for from given half hardly here how if in " +
    "inside into it its just last later less like many maybe more most much my near nearly neither never next no none nor not now of off often on " +
    "once one only onto opposite or our out outside over past per perhaps quite rather round seldom several since so some sometimes soon still " +
    "such than that the their then there these they this those though through throughout thus till to today together tomorrow too towards twice " +
    "two under underneath unless unlike until up upon via we well what whatever when whenever where wherever whether which while who whoever " +
    "whose why with within without yesterday yet you your"
  ).replaceAll(" ", "|")}|\\w+ly)$`,
  "iu"
)

/** A word that nobody knows, before what it is done to: misspelt as "Foward the email", or of some trade. */
const isUnknownDeed = (word: string, rest: string): boolean =>
  /^\p{L}{3,}$/u.test(word) && !beginning.test(word) && object.test(rest) && !stating.test(rest)

const plainCommand = (text: string): boolean => {
  const masked = mask(text.replace(lead, ""))
  const said = masked.text.replace(relative, " ")
  if (bids.test(said) || isBidden(said) || politely.test(said)) return true
  const word = /^[\w-]+/u.exec(said)?.[0] ?? ""
  const rest = said.slice(word.length)
  const verb = verbOf(word)
  if (verb === undefined && isUnknownDeed(word, rest)) return true
  if (imperative(said, ["base"]) === undefined || verb === undefined || looking.test(verb.base)) return false
  if (spoken(said).expected) return false
  // "Check the total is 5" says what is so.
  if (telling.test(verb.base) && (stating.test(rest) || /^\s+(?:that|if|whether) /u.test(rest))) return false
  if (object.test(rest)) return true
  return !stating.test(rest) && (!isApplicationVerb(verb.base) || perhaps.test(rest))
}

/** Of a step that was read already, its reading is handed in. */
export const isInstruction = (text: string, reading: ParsedStep["reading"] = parseStep(text)): boolean => {
  const [first] = reading._tag === "Understood" ? reading.intents : []
  return first === undefined ? plainCommand(text) : !isCheck(first)
}

/** Nothing that is only looked at is asked for: "Check the figures: 6 and 1" may be told by what the page shows. */
export const asksDeed = (text: string): boolean =>
  isInstruction(text) && !telling.test(/^[\w-]+/u.exec(text.replace(lead, ""))?.[0].toLowerCase() ?? "")
