/** What one sees, or not: `"Saved"`, `the Save button`, `three rows`, `the method "Express" with the fee "$4"`. */
import type { Intent, Target } from "@assay/domain/Intent"
import { type Clause, groupsOf, type Intents } from "../sentences/Clause.js"
import { partsOf } from "../words/Enumerations.js"
import { LITERAL, onlyLiteral } from "../words/Literals.js"
import { dayWords } from "../words/Dates.js"
import { readTarget } from "../targets/Targets.js"
import { readTargets } from "../targets/Coordination.js"
import { isLook, isRate, isVagueThing, isWholePage } from "../words/Words.js"
import { checkText, isBare } from "./TextChecks.js"
import { ownPage, readCount } from "./Counting.js"
import { withDetails, withParts } from "./SeenWith.js"

const textNoun =
  "(?:the )?(?:following )?(?:exact )?(?:text|texts|words?|phrase|string|sentence|content|texts|name|value)(?: of| saying| that says|:)?:?"
const literalIn = new RegExp(
  `^(?:${textNoun} )?(${LITERAL}(?:(?:, (?:and )?| and | or )${LITERAL})*)(?: (?:text|texts|phrase|string))?(?: (?:displayed|shown|listed|written|somewhere|present|appear|visible|there))?(?: (in|on|inside|within|under|below|next to|beside|near|above|left of|right of|to the left of|to the right of|after|before|at|for) (.+))?$`,
  "i"
)

const readLiterals = (text: string, negated: boolean, clause: Clause): Intents => {
  const found = literalIn.exec(text)
  if (found === null) return undefined
  const groups = groupsOf(found, clause)
  if (!negated && / or /.test(groups.at(1))) return undefined
  const place = groups.at(3)
  const whole = isWholePage(place.replace(/^the /i, ""))
  if (isLook(place)) return undefined
  if (place !== "" && !whole && !/^(?:in|on|inside|within|at|for)$/i.test(groups.at(2))) return undefined
  const subject = place === "" || whole ? undefined : groups.target(3)
  if (place !== "" && subject === undefined && !whole) return undefined
  const values = groups
    .at(1)
    .split(/, (?:and |or )?| and | or /)
    .map((mark) => onlyLiteral(mark, clause.literals)?.value ?? "")
  return values.every((value) => value.trim() !== "")
    ? values.map((value) => checkText(value, negated, subject))
    : undefined
}

const AMOUNT = "-?\\p{Sc}\\s?\\d[\\d.,]*|-?\\d[\\d.,]*\\s?(?:\\p{Sc}|%)"
const asNoun = new RegExp(
  `^(?:(${LITERAL}|${AMOUNT}) as (?:the |an? |its )?(.+)|(?:the )?(.*${LITERAL}.*|[a-z][\\w ]*) as (${LITERAL}|${AMOUNT}))$`,
  "iu"
)

/** `see "Rome" as the city in the address`, `see the "Size" option as "Large"`. */
const readAs = (text: string, negated: boolean, clause: Clause): Intents => {
  const found = asNoun.exec(text)
  if (found === null) return undefined
  const groups = groupsOf(found, clause)
  const [value, thing] = groups.at(1) === "" ? [4, 3] : [1, 2]
  const subject = groups.target(thing)
  const expected = groups.value(value)
  return subject === undefined || expected === undefined || expected === "" || subject.ordinal !== undefined
    ? undefined
    : [checkText(expected, negated, subject, "contains", isBare(groups.at(value), expected, clause.literals))]
}

const dayForm = new RegExp(
  `^(?:the )?(${dayWords})(?: (in|on|inside|within|under|below|next to|beside|near|above|at|for) (.+))?$`,
  "i"
)

/** `today's date in the header`: the day, however the page writes it. */
const readDay = (text: string, negated: boolean, clause: Clause): Intents => {
  const found = dayForm.exec(text)
  const groups = found === null ? undefined : groupsOf(found, clause)
  const expected = groups?.value(1)
  const place = groups?.at(3) ?? ""
  const subject = groups === undefined || place === "" ? undefined : groups.target(3)
  if (expected === undefined || (place !== "" && subject === undefined)) return undefined
  return [checkText(expected, negated, subject, "contains", true)]
}

const amountForm =
  /^(\p{Sc} ?-?\d[\d.,]*|-?\p{Sc} ?\d[\d.,]*|-?\d[\d.,]* ?(?:\p{Sc}|%))(?: (in|on|inside|within|under|below|next to|beside|near|above|at|for) (.+))?$/u

/** `$4.50 in the row of Coffee`: an amount is a text, sign and all, and no name of a thing. */
const readAmount = (text: string, negated: boolean, clause: Clause): Intents => {
  const found = amountForm.exec(text)
  const groups = found === null ? undefined : groupsOf(found, clause)
  const place = groups?.at(3) ?? ""
  const subject = groups === undefined || place === "" ? undefined : groups.target(3)
  if (groups === undefined || (place !== "" && subject === undefined)) return undefined
  return [checkText(groups.at(1), negated, subject, "contains", true)]
}

/** What stands for itself without quotes. */
export const readTold = (text: string, negated: boolean, clause: Clause): Intents =>
  readDay(text, negated, clause) ?? readAmount(text, negated, clause)

const amountOf = new RegExp(
  `^(?:an? |the )?([a-z][a-z -]{1,40}) of (${LITERAL}|\\p{Sc} ?\\d[\\d.,]*|-?\\d[\\d.,]*(?: ?(?:\\p{Sc}|%))?)$`,
  "iu"
)

/** `a total of €48`: what the total says. */
const readOf = (text: string, negated: boolean, clause: Clause): Intents => {
  const found = amountOf.exec(text)
  const groups = found === null ? undefined : groupsOf(found, clause)
  const subject = groups?.target(1)
  const expected = groups?.value(2)
  const side = /\b(?:left|right|top|bottom|side|front|back|middle|end|beginning|start)$/i.test(
    found?.[1] ?? ""
  )
  if (side || subject === undefined || expected === undefined || expected === "") return undefined
  return subject.role === undefined ? [checkText(expected, negated, subject)] : undefined
}

/** `a booking reference starting with SL-`. */
const readAffixed = (text: string, negated: boolean, clause: Clause): Intents => {
  const found =
    /^(.+?),? (?:(?:that |which )?(?:starts?|starting|begins?|beginning)|(?:that |which )?(?:ends?|ending)) (?:with|in)(?: the (?:letters?|text|prefix|suffix|digits?))? (\S+)$/i.exec(
      text
    )
  const subject = found?.[1] === undefined ? undefined : readTarget(found[1], clause.literals)
  const said = found?.[2] ?? ""
  const expected = onlyLiteral(said, clause.literals)?.value ?? (/[A-Z\d]/.test(said) ? said : undefined)
  if (subject === undefined || expected === undefined || subject.quoted) return undefined
  const match = / (?:ends?|ending) /i.test(text) ? "ends_with" : "starts_with"
  return [checkText(expected, negated, subject, match)]
}

/** `text matching "Order \\d+"`: a regular expression. */
const readMatching = (text: string, negated: boolean, clause: Clause): Intents => {
  const found = new RegExp(
    `^(?:the |a )?text(?:s)? (?:matching|that matches)(?: the)?(?: (?:pattern|regex|regular expression))? (${LITERAL})$`,
    "i"
  ).exec(text)
  const expected = onlyLiteral(found?.[1] ?? "", clause.literals)?.value
  return expected === undefined || expected === ""
    ? undefined
    : [checkText(expected, negated, undefined, "matches")]
}

/** `the following text: Ready to ship`: everything after the colon, to the letter. */
const readSpelt = (text: string, negated: boolean, clause: Clause): Intents => {
  const found =
    /^(?:the |an? )?(?:following |new |same )?(?:text|message|words?|phrase|note|notice|value|sentence|line)s?: (.+)$/i.exec(
      text
    )
  const said = found?.[1] === undefined ? undefined : groupsOf([""], clause).plain(found[1])
  return said === undefined ? undefined : [checkText(said, negated)]
}

const order =
  /^(.+?)(?: listed| shown)? (?:as|in) (?:the )?(?:(\S+)(?: (?:in|on|of) (.+)|(?: place| position| item| row| one)(?: (?:in|on|of) (.+))?))$/i

const readPlace = (text: string, negated: boolean, clause: Clause): Intents => {
  const found = order.exec(text)
  const groups = found === null ? undefined : groupsOf(found, clause)
  const target = groups?.target(1)
  const ordinal = groups === undefined ? undefined : groups.part(`${groups.at(2)} x`).target(1)?.ordinal
  if (groups === undefined || target === undefined || ordinal === undefined) return undefined
  const place = groups.at(3) === "" ? 4 : 3
  const list = groups.at(place) === "" ? undefined : groups.target(place)
  if (groups.at(place) !== "" && list === undefined) return undefined
  const scopes =
    list === undefined ? target.scopes : [...target.scopes, { relation: "in" as const, target: list }]
  return [{ _tag: "CheckOrder", target: { ...target, scopes }, ordinal, negated }]
}

/** So many names as were told before them. */
const listed = (text: string, size: number, clause: Clause): ReadonlyArray<Target> | undefined => {
  const parts = partsOf(text)
  const named = parts.every((part) => /^(?:the )?[A-Z\uE000-\uF8FF]/.test(part))
  const each = parts.map((part) => readTarget(part, clause.literals))
  return named && parts.length === size && each.every((target) => target !== undefined)
    ? each
    : readTargets(text, clause.literals)
}

/** `3 tabs: Home, Profile and Help`: so many, and each of them. */
const readEnumerated = (text: string, negated: boolean, clause: Clause): Intents => {
  const found =
    /^([^:]{1,60}?)(?:,? namely)?: (.+)$/i.exec(text) ??
    /^([^:,]{1,60}?),(?: namely| which are| these are| i\.e\.,?)? ((?:the )?(?:[A-Z\uE000-\uF8FF]|(?:the|an?) ).* and .+)$/.exec(
      text
    ) ??
    new RegExp(`^([^:,]{1,60}?),(?: namely| which is)? (${LITERAL})$`).exec(text)
  const counted = found?.[1] === undefined || negated ? undefined : readCount(found[1], false, clause)
  const [first] = counted ?? []
  const size = first?._tag === "CheckCount" ? first.count : 0
  const things = counted === undefined ? undefined : listed(found?.[2] ?? "", size, clause)
  if (counted === undefined || things === undefined || first?._tag !== "CheckCount") return undefined
  if (things.length !== first.count || things.some((target) => target.name === "")) return undefined
  return [...counted, ...things.map((target): Intent => ({ _tag: "CheckShown", target, negated: false }))]
}

const shownWord =
  / (?:is |are |being )?(?:displayed|shown|listed|visible|present|there|appear|appears|appearing|popping up|to choose from|available|available to choose from)$/i

/** A noun whose absence is to be seen must be nothing but a name: words that were misread would make it absent always. */
const plainName = (target: Target) => target.quoted || target.name.split(" ").length <= 5

/** What `see` has for its object. */
export const readSeen = (object: string, negated: boolean, clause: Clause): Intents => {
  const neither = /^neither (.+?) nor (.+)$/i.exec(object)
  if (neither?.[1] !== undefined && neither[2] !== undefined) {
    const [one, other] = [neither[1], neither[2]].map((each) => readSeen(each, !negated, clause))
    return one === undefined || other === undefined ? undefined : [...one, ...other]
  }
  const none = /^(?:no|not any|neither) /i.test(object)
  const text = ownPage(
    object.replace(/^(?:no|not any|not|also|now|still) /i, "").replace(/(?<=[a-z\uE000-\uF8FF]) again$/, "")
  ).trim()
  const absent = none ? !negated : negated
  if (text === "" || isVagueThing(text) || isRate(text)) return undefined
  const special =
    readTold(text, absent, clause) ??
    readEnumerated(text, absent, clause) ??
    readMatching(text, absent, clause) ??
    readAffixed(text, absent, clause) ??
    readSpelt(text, absent, clause) ??
    readLiterals(text, absent, clause) ??
    // "No 404 errors" speaks of no number of them.
    (none && /^\d/.test(text) ? undefined : readCount(text, absent, clause)) ??
    (absent || !/^(?:an? |the )?row with /i.test(text) ? undefined : withDetails(text, clause)) ??
    readPlace(text, absent, clause) ??
    readAs(text, absent, clause) ??
    readOf(text, absent, clause) ??
    (absent ? undefined : (withParts(text, clause) ?? withDetails(text, clause)))
  if (special !== undefined) return special
  return readThings(text.replace(shownWord, ""), absent, clause)
}

const isUnsure = (target: Target) =>
  (/^(?:count|counter|total|number|sum)$/i.test(target.name) &&
    target.scopes.some(({ target: of }) => /^\d/.test(of.name))) ||
  target.quantifier === "only" ||
  (!target.quoted && / with(?:out)? /.test(` ${target.words} `))

/** Errors and warnings of machines stand on no page. */
const isUnseen = ({ quoted, role, words }: Target) =>
  !quoted &&
  role === "message" &&
  /\b(?:console|network|javascript|js|https?|api|server|request|[45]\d\d)\b/i.test(words)

const readThings = (text: string, negated: boolean, clause: Clause): Intents => {
  const targets = readTargets(negated ? text.replace(/^any /i, "") : text, clause.literals)
  if (targets === undefined || isLook(text)) return undefined
  if (targets.some(isUnsure)) return undefined
  if (negated && !targets.every(plainName)) return undefined
  if (negated && targets.some(isUnseen)) return undefined
  return targets.map((target) => ({ _tag: "CheckShown", target, negated }) satisfies Intent)
}
