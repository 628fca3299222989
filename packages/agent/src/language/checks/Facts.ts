/** Statements about a thing on the screen: a subject, and what it is, has, shows or contains. */
import type { Intent } from "@assay/domain/Intent"
import type { Clause, Intents } from "../sentences/Clause.js"
import { amount, position } from "../words/Measures.js"
import { isDeed } from "../deeds/Gerunds.js"
import { has, holds, numbered, optionsOf, tallied, told } from "./Having.js"
import { readPageFact } from "./Pages.js"
import { LITERAL, onlyLiteral, quotedAgain, quoting } from "../words/Literals.js"
import { crossed, type Fact, located, oneTarget } from "../targets/Places.js"
import { divisions, predicateOf } from "./Predicates.js"
import { cleared, secrecy } from "./FieldFacts.js"
import { counted as often, inPlace, presence, state } from "./Presence.js"
import { attribute, value } from "./Sayings.js"
import { readSeen } from "./Seeing.js"
import { checkText } from "./TextChecks.js"
import { splitRole } from "../words/NounHeads.js"
import { isNotice } from "../words/NameWords.js"
import { verbOf } from "../words/Verbs.js"
import { readValue } from "../words/Values.js"
import { COUNT, countOf, isLook, isVague, roleOf } from "../words/Words.js"

const readers = [
  told,
  attribute,
  state,
  amount,
  often,
  cleared,
  secrecy,
  presence,
  position,
  tallied,
  numbered,
  holds,
  value,
  has,
  inPlace
]

const detailed = new RegExp(`^(.*${LITERAL}) with (?:the |an? )?((?:[\\w-]+ ){1,3})(${LITERAL})$`, "i")

/** `be "Ada" with the amount "$4"`: what the same thing must say besides. */
const withDetail = (subject: string, predicate: string, clause: Clause, outer: boolean): Intents => {
  const found = detailed.exec(predicate)
  if (found === null || outer) return undefined
  const said = readPlain(subject, found[1] ?? "", clause, outer)
  const [first] = said ?? []
  if (said?.length !== 1 || first?._tag !== "CheckText" || first.subject === undefined || first.negated)
    return undefined
  const detail = oneTarget(found[2]?.trim() ?? "", clause)
  const expected = onlyLiteral(found[3] ?? "", clause.literals)?.value
  if (detail === undefined || expected === undefined || expected === "") return undefined
  return [first, checkText(expected, false, located(detail, "in", first.subject))]
}

const parted = new RegExp(
  `^((?:is|are|be|should be|must be|reads?|shows?) (?:now |still )?)(${LITERAL}) (from|out of|of) (${LITERAL})$`,
  "i"
)

/** `is "4.0" from "3 notes"`: one value that is told in two parts, as it reads in one line. */
const inTwoParts = (subject: string, predicate: string, clause: Clause, outer: boolean): Intents => {
  const [, verb = "", one = "", joint = "", other = ""] = parted.exec(predicate) ?? []
  const [first, second] = [one, other].map((each) => onlyLiteral(each, clause.literals)?.value ?? "")
  if (outer || !first || !second || /"/u.test(first + second)) return undefined
  const { literals, text } = quotedAgain({ literals: clause.literals, text: `"${first} ${joint} ${second}"` })
  const said = readPlain(subject, verb + text, { ...clause, literals }, outer)
  const [check] = said ?? []
  return said?.length === 1 && check?._tag === "CheckText" && check.subject !== undefined
    ? [{ ...check, match: "is", bare: true }]
    : undefined
}

const readFactAt = (subject: string, predicate: string, clause: Clause, outer: boolean): Intents =>
  inTwoParts(subject, predicate, clause, outer) ??
  withDetail(subject, predicate, clause, outer) ??
  readPlain(subject, predicate, clause, outer)?.map(crossed)

const readPlain = (subject: string, predicate: string, clause: Clause, outer: boolean): Intents => {
  const said = predicateOf(predicate)
  if (said === undefined || subject.length > 200) return undefined
  // "No results message is shown": the message that says so, more likely than none.
  if (
    /^no (?:results?|match(?:es)?|data|records?|items?|entries|orders?|products?|posts?)(?: found)? (?:message|text|notice|state|screen|placeholder)s?$/i.test(
      subject
    )
  )
    return undefined
  // The label of a field is its name, and not what it holds.
  if (/^(?:have|show) (?:the |a )?(?:label|caption) /i.test(said.text) && splitRole(subject).role === "field")
    return undefined
  if (isNotice(subject, predicate)) {
    const named = quotedAgain({ literals: clause.literals, text: `"${subject}"` })
    return readPlain(named.text, predicate, { ...clause, literals: named.literals }, outer)
  }
  const none = /^no (?!more|less|fewer)/i.test(subject)
  const begun = subject.replace(
    /^(?:At least one|All|Any|Each|Every|No|One|Both|My|Its|Their|An?)(?= )/,
    (word) => word.toLowerCase()
  )
  const fact: Fact = {
    subject: none ? subject.replace(/^no /i, "any ") : begun,
    negated: said.negated !== (outer !== none),
    clause
  }
  const page = none ? undefined : readPageFact(subject, said.text, fact.negated, clause)
  if (page !== undefined) return page
  for (const read of readers) {
    const intents = read(said.text, fact)
    if (intents !== undefined && intents.length > 0) return intents
  }
  return undefined
}

const there =
  /^there (?:(?:should|must|will|shall) )?(?:(not|no longer) )?(?:is|are|be|was|were|exists?|appears?)(?: now| still| also)?(?: (not))?(?: be)? (.+)$/i

/** `search for the lamp to see it` is a deed that was not understood, not a thing that is gone. */
const isCommand = (subject: string) =>
  / to (?:verify|check|see|confirm|ensure|make|find|test) /i.test(subject) ||
  (/^[\w-]+ (?:for|the|an?|to|on|in|into|its|my|with|from|that|it|all|any) /i.test(subject) &&
    verbOf(/^[\w-]+/.exec(subject)?.[0] ?? "")?.form === "base")

const controlState =
  /^(?:(?:is|are|can|should be|must be|becomes?|gets?|stays?|remains?)(?: not| no longer| still| now| again)* (?:enabled|disabled|clickable|greyed out|grayed out|active|inactive|usable|available|unavailable|selected|highlighted)|(?:is|are|should be)(?: not| no longer| still| now)* (?:shown|visible|displayed|hidden|there|present))(?: again| now| any more)?$/i

/** `Find a table is disabled`: a control that is called as what it does, since a command has no such predicate. */
const ofControl = (subject: string, predicate: string, clause: Clause, outer: boolean): Intents => {
  const [, name = "", kind = ""] =
    /^(?:([A-Z][a-z]+(?: [\w'-]+){0,4}?|[\w'-]+(?: [\w'-]+){0,4}?)( (?:button|link|tab|icon|checkbox|field|option|switch|menu item)))$/i.exec(
      subject
    ) ??
    /^([A-Z][a-z]+(?: [\w'-]+){0,4})$/.exec(subject) ??
    []
  if (name === "" || !controlState.test(predicate)) return undefined
  const named = quoting({ text: "", literals: clause.literals }, "", name, kind)
  return readFactAt(named.text, predicate, { ...clause, literals: named.literals }, outer)
}

const spelt = new RegExp(
  `^((?:an? |the )?(?:\\w+ ){0,3}?(?:error|warning|message|notification|toast|alert|banner|notice|text|hint|tooltip|title|heading)(?: message)?) (.+?): (${LITERAL})$`,
  "i"
)

/** `an error is shown below the name: "Too short"` as `an error "Too short" is shown below the name`. */
const spoken = (text: string): string => {
  const [, thing = "", rest = "", said = ""] = spelt.exec(text) ?? []
  return said === "" || new RegExp(LITERAL).test(thing + rest) ? text : `${thing} ${said} ${rest}`
}

const showing =
  /^(.+? (?:opens?|appears?|pops? up|shows? up|comes? up|(?:is|are|should be|must be|gets?) (?:shown|displayed|opened|presented|visible|rendered))(?: (?:in|on|at|inside|under|below) [^,]+?)?),? (?:showing|displaying|saying|reading|containing|stating|asking|(?:which|that) (?:says|shows|reads|contains|states|asks)|with(?= (?:the |these )?(?:following )?(?:options|choices) )|with (?:the )?(?:text|message|title|heading|header|content|caption|question|wording))(?: that)?:? (.+)$/i

/** `Ada is listed under Open with "16 Apr"`, where no place is called by both. */
const listedWith = new RegExp(
  `^(.+? (?:is|are|should be|must be) (?:still |now )?(?:listed|shown|displayed) (?:under|in|on|below) (?:the )?(?:(?:[a-z]+ )?${LITERAL}|[A-Z][A-Za-z-]*(?: [A-Za-z-]+){0,2}?)),? with (${LITERAL})$`
)

/** `a dialog opens showing "Sure?"`: it is there, and says so. */
const readShowing = (text: string, clause: Clause, negated: boolean): Intents => {
  const found = showing.exec(text) ?? listedWith.exec(text)
  const [, event = "", said = ""] = found ?? []
  if (found === null || negated) return undefined
  const there = readFact(event, clause)
  const [first] = there ?? []
  if (there?.length !== 1 || first?._tag !== "CheckShown" || first.negated) return undefined
  const options = optionsOf(said, { subject: "it", negated: false, clause })
  if (options !== undefined)
    return [
      first,
      ...options.map((check): Intent =>
        check._tag === "CheckShown"
          ? { ...check, target: { ...check.target, scopes: [{ relation: "in", target: first.target }] } }
          : check
      )
    ]
  const expected = readValue(said, clause.literals)
  return expected === undefined || isVague(said) || isLook(said)
    ? undefined
    : [first, checkText(expected, false, first.target)]
}

const went =
  /\b(?:no longer|any ?more|any longer|gone|removed|deleted|erased|disappear(?:s|ed)?|vanish(?:es|ed)?|go(?:es)? away|closes)\b/i

const opening =
  /^([A-Z])([a-z]+)(?= (are|should|must|can|cannot|will|do|don't|aren't|is|isn't|was|were|has|have|shows?|displays?|contains?|lists?|appears?|disappears?|opens?|closes?|becomes?|remains?|stays?|loads?|says|reads|includes?|holds?|exists?)(?: |$))/

/** "Table is empty", "Rows are shown" speak of the kind; "Products is shown" of what is called so. */
const uncapitalised = (text: string): string => {
  const [, first = "", rest = "", verb = ""] = opening.exec(text) ?? []
  const isPlural = /[^s]s$/.test(rest)
  const isName = isPlural && /^(?:is|isn't|was|has|\w+s)$/.test(verb)
  return first === "" || isName || roleOf(first + rest) === undefined
    ? text
    : `${first.toLowerCase()}${text.slice(1)}`
}

/** A statement, with or without `that` before it. `negated` turns it round. */
export const readFact = (said: string, clause: Clause, negated = false): Intents => {
  const sentence = uncapitalised(said)
  const intents = readStated(sentence, clause, negated)
  return went.test(sentence)
    ? intents?.map((intent) =>
        (intent._tag === "CheckShown" || intent._tag === "CheckText") && intent.negated
          ? { ...intent, gone: true }
          : intent
      )
    : intents
}

/** `neither the Save nor the Cancel button is shown`: the kind is told once. */
const readNeither = (text: string, clause: Clause, negated: boolean): Intents => {
  const found = /^neither (.+?) nor (.+)$/i.exec(text)
  if (found?.[1] === undefined || found[2] === undefined) return undefined
  for (const { subject, predicate } of divisions(found[2])) {
    const kind = splitRole(subject).role === undefined ? "" : ` ${subject.split(" ").at(-1) ?? ""}`
    const first = splitRole(found[1]).role === undefined ? found[1] + kind : found[1]
    const both = [first, subject].map((each) => readFact(`${each} ${predicate}`, clause, !negated))
    if (both.every((each) => each !== undefined)) return both.flat()
  }
  return undefined
}

const changes =
  /^(.+?) (?:(?:has|have|is|was|should|must|will) )?(?:changes?|changed|goes|go|went|gone|drops?|dropped|rises?|rose|increases?|increased|decreases?|decreased|falls?|fell|updates?|updated|switche?s?|switched|moves?|moved|turns?|turned|jumps?)(?: (?:its|the) (?:label|text|value|caption|name|status|price|count))?(?: (?:up|down|back))? from (.+?) to (.+)$/i

/** `the button changes from "Follow" to "Following"`. */
const readChange = (text: string, clause: Clause, negated: boolean): Intents => {
  const [, thing = "", from = "", to = ""] = changes.exec(text) ?? []
  const subject =
    thing === "" || negated
      ? undefined
      : oneTarget(
          thing
            .replace(/['’]s (?:text|label)$| (?:text|label)$/i, "")
            .replace(
              /^(?:the )?(?:(?:total )?(?:number|count|amount) of|counter of) (?=\S+ (?:of|for|in|on) )/i,
              ""
            ),
          clause
        )
  const [then, now] = [from, to].map((each) => readValue(each, clause.literals))
  const sure = (value: string | undefined, said: string): value is string =>
    value !== undefined && value !== "" && /[\dA-Z\uE000-\uF8FF]/.test(said)
  return subject === undefined || !sure(then, from) || !sure(now, to)
    ? undefined
    : [{ _tag: "CheckText", subject, expected: now, from: then, match: "is", negated: false }]
}

const grows = new RegExp(
  `^(.+?) (?:(?:has|have|is|was|should|must|will) )?(?:be )?(increases?|increased|goes up|go up|went up|gone up|rises?|rose|grows?|grew|decreases?|decreased|goes down|go down|went down|gone down|drops?|dropped|falls?|fell|reduced) by (?:exactly )?(\\p{Sc}?\\d[\\d.,]*|${COUNT}|${LITERAL})$`,
  "iu"
)

const moved =
  /^((?:the |my )?(?:[a-z]+ ){0,3}?(?:total|sum|count|number|amount|price|cost|balance|score|fee|deposit|average|subtotal|tally)(?: [a-z]+){0,3}?) (?:(?:has|have|should|must|will) )?(?:be )?(increases?|increased|goes up|go up|went up|gone up|rises?|risen|grows?|grown|decreases?|decreased|goes down|go down|went down|gone down|drops?|dropped|falls?|fallen)$/iu

/** `the total should go up`: by however much. */
const readMoved = (text: string, clause: Clause, negated: boolean): Intents => {
  const [, thing = "", verb = ""] = moved.exec(text) ?? []
  const target = thing === "" || negated ? undefined : oneTarget(thing, clause)
  if (target === undefined) return undefined
  const down = /^(?:decr|goes down|go down|went down|gone down|drop|f[ae]ll)/i.test(verb)
  return [{ _tag: "CheckNumber", target, comparison: down ? "fewer" : "more", expected: 0, relative: true }]
}

const altered =
  /^((?:the|my|its) (?:[a-z]+ ){0,3}?[a-z]+) (?:(?:(?:has|have|should have|must have) )?(?:been )?changed|(?:should |must )?changes?|(?:is|are|should be|must be) (?:(?:now )?different(?: now| than before| from before| from the one before| than the one before)|(?:not|no longer) the same(?: one)?(?: as)? before|another(?: one)? than before)|differs? from (?:before|the one before))$/i

/** `the password has changed`, whatever it is now. */
const readAltered = (text: string, clause: Clause, negated: boolean): Intents => {
  const [, thing = ""] = altered.exec(text) ?? []
  const isPlace = /\b(?:page|url|address|screen|document)$/i.test(thing)
  const target = thing === "" || negated || isPlace ? undefined : oneTarget(thing, clause)
  return target === undefined ? undefined : [{ _tag: "CheckChanged", target }]
}

/** `the favorites count increases by 1`. */
const readGrowth = (text: string, clause: Clause, negated: boolean): Intents => {
  const [, thing = "", verb = "", by = ""] = grows.exec(text) ?? []
  const named = thing.replace(/^(?:the )?number of /i, "")
  const target = thing === "" || negated ? undefined : oneTarget(named, clause)
  const said = onlyLiteral(by, clause.literals)?.value ?? by
  const amount = countOf(said) ?? Number(said.replace(/[^\d.]/g, ""))
  if (target === undefined || !Number.isFinite(amount)) return undefined
  const down = /^(?:decr|goes down|go down|went down|gone down|drop|f[ae]ll|reduced)/i.test(verb)
  return [
    { _tag: "CheckNumber", target, comparison: "equal", expected: down ? -amount : amount, relative: true }
  ]
}

const readStated = (sentence: string, clause: Clause, negated: boolean): Intents => {
  const text = spoken(sentence)
    .trim()
    .replace(/^(?:that|[Ii]f|[Ww]hether|[Tt]o see (?:if|that|whether)) /, "")
    .replace(
      /(?:,? (?:again|once more|once again|(?<!from )now|too|as well|any ?more|any ?longer|anywhere|at all|either|by default|initially|at first|at the (?:start|beginning)|to begin with|from the start|yet|instead|afterwards|immediately|right away))+$/i,
      ""
    )
  const changed =
    readChange(text, clause, negated) ??
    readGrowth(text, clause, negated) ??
    readMoved(text, clause, negated) ??
    readAltered(text, clause, negated)
  if (changed !== undefined) return changed
  const shows = readShowing(text, clause, negated)
  if (shows !== undefined) return shows
  const neither = readNeither(text, clause, negated)
  if (neither !== undefined) return neither
  const exists = there.exec(text.replace(/^(is|are|was|were) there /i, "there $1 "))
  if (exists !== null)
    return readSeen(exists[3] ?? "", ((exists[1] ?? exists[2]) !== undefined) !== negated, clause)
  for (const { subject, predicate } of divisions(text)) {
    if (/^(?:once|when|whenever|after|as soon as|until|unless|if|although) \S+ /i.test(subject)) continue
    if (isDeed(subject)) continue
    if (isCommand(subject)) {
      const control = ofControl(subject, predicate, clause, negated)
      if (control !== undefined) return control
      continue
    }
    const intents = readFactAt(subject, predicate, clause, negated)
    if (intents !== undefined) return intents
  }
  return undefined
}
