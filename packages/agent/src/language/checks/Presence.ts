/** Whether a thing is there, and in which state. */
import type { ElementState, Intent, Target } from "@assay/domain/Intent"
import type { Clause, Intents } from "../sentences/Clause.js"
import { type Fact, located, oneTarget, samePage, subjects } from "../targets/Places.js"
import { LITERAL } from "../words/Literals.js"
import { readSeen, readTold } from "./Seeing.js"
import { readCount } from "./Counting.js"
import { checkText, isBare } from "./TextChecks.js"
import { readValue } from "../words/Values.js"
import { countOf, isLook, isRate, isWholePage } from "../words/Words.js"

const states: Readonly<Record<string, readonly [ElementState, boolean]>> = {
  enabled: ["enabled", false], disabled: ["disabled", false], "greyed out": ["disabled", false], dimmed: ["disabled", false], "grayed out": ["disabled", false],
  checked: ["checked", false], ticked: ["checked", false], unchecked: ["unchecked", false], unticked: ["unchecked", false],
  on: ["checked", false], off: ["unchecked", false], "turned on": ["checked", false], "turned off": ["unchecked", false],
  "switched on": ["checked", false], "switched off": ["unchecked", false],
  selected: ["selected", false], chosen: ["selected", false], active: ["selected", false], deselected: ["selected", true], preselected: ["selected", false], "pre-selected": ["selected", false], unselected: ["selected", true],
  focused: ["focused", false], "in focus": ["focused", false], empty: ["empty", false], blank: ["empty", false],
  expanded: ["expanded", false], collapsed: ["collapsed", false], required: ["required", false], mandatory: ["required", false],
  "read-only": ["read_only", false], readonly: ["read_only", false], "read only": ["read_only", false],
  pressed: ["pressed", false], clickable: ["usable", false], editable: ["usable", false], usable: ["usable", false],
  inactive: ["disabled", false], deactivated: ["disabled", false], "not clickable": ["usable", true], unclickable: ["usable", true],
  "marked as done": ["checked", false], "marked as completed": ["checked", false], "marked as complete": ["checked", false],
  "crossed out": ["struck", false], "struck through": ["struck", false], "crossed off": ["struck", false], masked: ["masked", false],
  "marked as required": ["required", false], "marked as invalid": ["invalid", false], invalid: ["invalid", false], valid: ["invalid", true], optional: ["required", true]
} // prettier-ignore
const stateWords = Object.keys(states).join("|")
const lookedAt = new RegExp(
  `^be (?:shown as |displayed as |marked as |by default )?(${stateWords})(?: by default)?(?: (in|on|inside|within|under|for|from) (.+))?$`,
  "i"
)
const shown =
  /^(?:be (?:visible|displayed|shown|present|there|rendered|listed|available|found|seen|visible|in view|announced|asked|open|opened|presented|offered|suggested)|appear|show up)(?: as (?:an? )?(?:option|suggestion|choice|result)s?)?(?: (?:to|for) (?:me|the user|us|you))?(?: (in|on|inside|within|under|below|beneath|underneath|above|next to|for|at|beside|near|from|(?:(?:to|on) the )?(?:left|right) of) (.+))?$/i
const hidden =
  /^(?:be (?:hidden|invisible|absent|gone|missing|removed|deleted|closed|erased|dismissed)|disappear|vanish)(?: (in|on|inside|within|from|under|for|next to|beside) (.+))?$/i

/** `is Closed` gives a value, `is closed` a state. */
const isProper = (word: string) => /^[A-Z]/.test(word)

const canBeActive = (target: Target) =>
  /^(?:tab|link|menuitem|button|option)$/.test(target.role ?? "") ||
  (target.role === undefined && (target.quoted || / (?:filter|pill|chip)$/i.test(target.words)))

/** Of a tab, that it is the one chosen; what else it may be is told by the page. */
const activeOf = ({ role }: Target): ElementState =>
  role === "tab" || role === "option" || role === "menuitem" ? "selected" : "active"

/** "Email alerts are off": no message, but what is called so. */
const turnable = (target: Target): Target => {
  const { role, ...rest } = target
  return role === "message" && target.name !== "" && target.ordinal === undefined
    ? { ...rest, name: target.words.replace(/^(?:the|my) /iu, "") }
    : target
}

/** `be enabled`, `be greyed out in the toolbar`. */
export const state = (text: string, fact: Fact): Intents => {
  const found = lookedAt.exec(text)
  const known = states[found?.[1]?.toLowerCase() ?? ""]
  if (found === null || known === undefined || isProper(found[1] ?? "")) return undefined
  // That no error is marked does not yet make it valid.
  if (/^valid$/i.test(found[1] ?? "") && !fact.negated) return undefined
  const targets = subjects(fact, found[2] ?? "", found[3] ?? "")
  if (/^active$/i.test(found[1] ?? "") && targets?.every(canBeActive) !== true) return undefined
  return targets?.map((target): Intent => ({
    _tag: "CheckState",
    target: known[0].endsWith("checked") ? turnable(target) : target,
    state: /^active$/i.test(found[1] ?? "") ? activeOf(target) : known[0],
    negated: known[1] !== fact.negated
  }))
}

const hasValue = /\b(?:status|state|mode|phase|stage)(?:$| of | for )/i

/** A page that is there, or a thing that opens in another tab, is nothing that one screen shows. */
const notOnPage = (subject: string, place: string) =>
  isWholePage(subject.replace(/^(?:the|this|my) /i, "")) ||
  /\bnew (?:browser )?(?:tab|window)$/i.test(subject) ||
  /\b(?:new|another|same|separate) (?:browser )?(?:tab|window)$/i.test(place)

/** One of the things that a list holds, by its kind, its number or its own name; or several of a kind. */
const isRecord = (fact: Fact): boolean => {
  if (/^(?:any|all|each|every|both|only) /i.test(fact.subject)) return true
  const target = oneTarget(fact.subject, fact.clause)
  return (
    target?.role === "item" ||
    target?.role === "row" ||
    (target?.role === undefined && /\d|^\p{Lu}|^\p{Ll}+[^s]s$/u.test(target?.name ?? ""))
  )
}

const opens =
  /\b(?:side ?bar|drawer|accordion|calendar|picker|window|navigation|pop-?over|overlay|sheet|tray|chat|dropdown|tooltip|editor)$/i

/** "The cart is open" may speak of a shop's hours; what is called by its kind opens and closes on the screen. */
const mayBeOpen = (fact: Fact): boolean => {
  const target = oneTarget(fact.subject, fact.clause)
  return target === undefined || target.role !== undefined || opens.test(target.words)
}

/** `a new tab "# testing"`, `a new invoice L-307`: it is there, and was not before. */
const novel = /^(?:an? |the )new (?=(?:[a-z]+ ){1,3}(?:[\uE000-\uF8FF]|[A-Z]{1,5}-?\d[A-Za-z\d-]*|#\d+)$)/

const detailed = new RegExp(
  `^(be (?:listed|shown|displayed|presented)|appear|show up) with (?:an? |the |its )?([a-z]+(?: [a-z]+)??) (?:of |: ?)?(${LITERAL}|[\\p{Sc}A-Z\\d][\\w.,\\p{Sc}%/-]*(?: [A-Z\\d%\\p{Sc}][\\w.,\\p{Sc}%/-]*){0,3})$`,
  "u"
)

/** `be listed with a size of 210 KB`: it is there, and so is what is told of it. */
const withDetail = (said: string, fact: Fact): Intents => {
  const [, shown = "", noun = "", value = ""] = detailed.exec(said) ?? []
  const expected = value === "" ? undefined : readValue(value, fact.clause.literals)
  const [thing, another] = subjects(fact, "", "") ?? []
  const detail = expected === undefined ? undefined : oneTarget(noun, fact.clause)
  if (fact.negated || thing === undefined || another !== undefined || detail === undefined) return undefined
  const there = present(shown, fact)
  if (there?.length !== 1 || expected === undefined || expected === "") return undefined
  const bare = isBare(value, expected, fact.clause.literals)
  return [...there, checkText(expected, false, located(detail, "of", thing), "is", bare)]
}

/** `be shown`, `disappear`, with the place where. */
export const presence = (said: string, fact: Fact): Intents => {
  const told = withDetail(said, fact)
  if (told !== undefined) return told
  if (!novel.test(fact.subject) || fact.negated)
    return present(said, fact)?.map((intent) => openTab(said, intent))
  return present(said, { ...fact, subject: fact.subject.replace(novel, "the ") })?.map((intent): Intent =>
    intent._tag === "CheckShown" && !intent.negated ? { ...intent, fresh: true } : intent
  )
}

const present = (said: string, fact: Fact): Intents => {
  const text = said.replace(/(?<=^be \w+) (?:in )?there$/i, " in it")
  const absent = hidden.exec(text)
  const found = shown.exec(text) ?? absent
  if (
    found === null ||
    isLook(fact.subject) ||
    isRate(fact.subject) ||
    isLook(found[2] ?? "") ||
    notOnPage(fact.subject, found[2] ?? "") ||
    /\d out of \d/i.test(fact.subject)
  )
    return undefined
  if (
    isProper(/^be (\S+)/.exec(text)?.[1] ?? "") ||
    (hasValue.test(fact.subject) &&
      /^be (?:open|opened|closed|removed|deleted|available|dismissed)\b/i.test(text))
  )
    return undefined
  // "All products are available", "A-2 is open": a state of the thing, not that it is there.
  if (/^be (?:available|open|opened)\b/i.test(text) && isRecord(fact)) return undefined
  if (/^be (?:open|closed)\b/i.test(text) && !mayBeOpen(fact)) return undefined
  // "No link is hidden" is said of all of them.
  if (absent !== null && /hidden|invisible/i.test(text) && fact.negated && fact.subject.startsWith("any "))
    return present("be shown", { ...fact, subject: fact.subject.replace(/^any /, "all "), negated: false })
  const negated = fact.negated !== (absent !== null)
  // "No city is missing" says that all are there, and not that any is.
  if (absent !== null && !negated && /^any /i.test(fact.subject)) return undefined
  const counted = readCount(fact.subject, negated, fact.clause)
  // "Three tasks are closed", "4 rooms are available" say nothing of how many are shown.
  if (counted !== undefined && (absent !== null || /^be (?:available|open|opened)\b/i.test(text)))
    return undefined
  if (counted !== undefined)
    return samePage(found[2] ?? "") ? counted : placed(counted, found[1] ?? "", found[2] ?? "", fact.clause)
  const plain = readTold(
    samePage(found[2] ?? "") ? fact.subject : `${fact.subject} ${found[1]} ${found[2]}`,
    negated,
    fact.clause
  )
  if (plain !== undefined) return plain
  // Gone from a place is not in it; what is from someone is theirs.
  const word = absent !== null && /^from$/i.test(found[1] ?? "") ? "in" : (found[1] ?? "")
  // What is no longer listed may still be spoken of, in a message that it was deleted.
  const listed = negated && /^be listed$/i.test(text)
  const texts =
    listed && /^[\uE000-\uF8FF]$/u.test(fact.subject)
      ? undefined
      : /^(?:the )?(?:text|phrase|words?|string|message|value)? ?(?=[\uE000-\uF8FF])/i.test(fact.subject)
        ? readSeen(
            fact.subject + (samePage(found[2] ?? "") ? "" : ` ${word} ${found[2]}`),
            negated,
            fact.clause
          )
        : undefined
  if (texts !== undefined) return texts
  const told = subjects(fact, word, found[2] ?? "")
  const targets = listed
    ? told?.map((target): Target => (target.role === undefined ? { ...target, role: "item" } : target))
    : told
  const sure = negated
    ? targets?.every((target) => target.quoted || target.name.split(" ").length <= 5)
    : true
  return sure === true
    ? targets?.map((target): Intent => ({ _tag: "CheckShown", target, negated }))
    : undefined
}

/** All tabs are there to be seen, and one of them is open. */
const openTab = (said: string, intent: Intent): Intent =>
  intent._tag === "CheckShown" && intent.target.role === "tab" && /^be (?:open|opened)\b/i.test(said)
    ? { _tag: "CheckState", target: intent.target, state: "selected", negated: intent.negated }
    : intent

const placed = (intents: ReadonlyArray<Intent>, word: string, place: string, clause: Clause): Intents => {
  const where = oneTarget(place, clause)
  if (where === undefined) return undefined
  return intents.map((intent) =>
    intent._tag === "CheckCount" ? { ...intent, target: located(intent.target, word, where) } : intent
  )
}

const often =
  /^(?:be (?:visible|displayed|shown|listed|present|there|found)|appear|occur|show up) (?:exactly |only |just )?(once|twice|(\S+) times)(?: (in|on|inside|within|under) (.+))?$/i

const timesOf = (said: string, number: string | undefined): number | undefined => {
  if (number !== undefined) return countOf(number)
  return /^once$/i.test(said) ? 1 : 2
}

/** `appear twice`: so many things of that name, no more. */
export const counted = (text: string, fact: Fact): Intents => {
  const found = often.exec(text)
  const count = found === null ? undefined : timesOf(found[1] ?? "", found[2])
  if (found === null || count === undefined || fact.negated) return undefined
  const targets = subjects(fact, found[3] ?? "", found[4] ?? "")
  // Without a kind it is the text that is counted.
  return targets?.map((target): Intent => ({
    _tag: "CheckCount",
    target: target.role === undefined ? { ...target, role: "text" } : target,
    comparison: "equal",
    count
  }))
}

/** How a thing stands, and no place that it stands in. */
const standing =
  /^(?:track|time|hold|sale|schedule|stock|progress|review|transit|risk|duty|call|leave|loan|trial|holiday|vacation|shift|probation|production|development|fault)$/i

const onDay =
  /^be (?:placed|located|positioned) on (?:\d{1,2}(?:\.|st|nd|rd|th)? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2}\b|\d{4}-\d\d|\d{1,2}[./]\d{1,2})/u

/** "Above the limit", "below average": how much it is, and no place that it stands in. */
const measure =
  /^be (?:above|below|under) (?:(?:the|its|our|their|your|my|this|that|an?) )?(?:\p{Ll}+ )*(?:limits?|average|threshold|target|budget|quota|allowance|capacity|maximum|minimum|max|min|cap|goal|norm|normal|mean|median|par)$/u

/** `be in the cart`. */
export const inPlace = (text: string, fact: Fact): Intents => {
  const found =
    /^be (?:back |now |included |contained |found |part |one |placed |located |positioned )?((?:(?:to|on) the )?(?:left|right) of|in|on|inside|within|under|below|above|next to|beside|near|close to|among|amongst|of) (.+)$/i.exec(
      text
    )
  // "Is In transit" says how it stands, and "is in transit and paid" says two things.
  const [, word = "", where = ""] = found ?? []
  if (/^\p{Lu}/u.test(word) || /^[\p{Ll} ]+ and \p{Ll}+$/u.test(where)) return undefined
  if (found === null || (/^of$/i.test(found[1] ?? "") && !/^be (?:part|one) of /i.test(text)))
    return undefined
  // An order is placed on a day, and "on track" is no place.
  if (onDay.test(text) || measure.test(text)) return undefined
  if (standing.test(where))
    return subjects(fact, "", "")?.map((target): Intent => ({
      _tag: "CheckText",
      subject: target,
      expected: `${word} ${where}`,
      match: "is",
      negated: fact.negated,
      standing: true
    }))
  // A day is in the future, and stands in no place that is called so.
  if (/^(?:the )?(?:past|future)$/i.test(found[2] ?? "")) return undefined
  const relation = /^(?:among|amongst|of)$/i.test(found[1] ?? "") ? "in" : word
  return presence(`be shown ${relation} ${where}`, fact)
}
