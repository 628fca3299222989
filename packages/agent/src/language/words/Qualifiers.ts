/**
 * Qualifiers that a reading carries along as words and no check judges. A check that leaves one out says more than was seen, so such a step
 * counts as not understood.
 */
import type { Check, Intent } from "@assay/domain/Intent"
import { checksOf } from "@assay/domain/Intent"
import type { ParsedStep } from "../ParsedStep.js"

/** Words that end as those do that tell how something is, and are no more than a part of what it is called: `shipping method`, `feed`. */
const nouns =
  "(?:shipping|billing|tracking|booking|meeting|opening|reading|building|heading|setting|listing|landing|rating|training|pricing|marketing|parking|housing|clothing|saving|spelling|wedding|ring|string|thing|king|spring|wing|evening|morning|ceiling|drawing|painting|recording|warning|greeting|posting|ranking|banking|branding|planning|mailing|funding|offering|onboarding|accounting|engineering|cooking|dining|hosting|staging|voting|hearing|filing|mapping|feed|seed|bed|speed|shed)"

/** Beside a quoted name a kind of thing may stand (`payment method`), but no state, look, value or place. */
const qualifies = new RegExp(
  `\\b(?:disabled|enabled|checked|unchecked|active|inactive|selected|empty|required|optional|valid|invalid|broken|large|small|big|bold|red|green|new|old|open|closed|hidden|unread|read|with|without|at|for|by|from|of|than|costing|(?!${nouns}\\b)(?:\\w+ing|\\w{2,}ed))\\b`,
  "iu"
)

/** `the City field with "Oslo"`: the quotation is what the field holds and not its name. */
const holder =
  /\b(?!(?:search|text|input|check|combo|list|date|drop|edit)\b)\w+ (?:field|box|input|textbox)\b/iu

/** Phrases whose meaning no intent holds: what can be done is not yet done. */
const phrases =
  /\b(?:(?:can|could|may)(?: ?not)? be (?:clos|open|collaps|expand|delet|remov|sort|filter|select|check|uncheck|tick|untick|dismiss|hidden|mov|dragg|resiz|reorder|add|sav|submitt|cancel+|restor)(?:ed)?|(?:can|could|may|might) come (?:before|after)|nothing but|other than|(?:one|\d+) (?:less|fewer|more) \w+$|no duplicates?|(?:once|twice|thrice)$|twice (?:in|on) .+$)\b/iu

/** "Contains exactly “Lamp”" of what holds several things: whether there are others is not looked at. */
const exclusive =
  /\b(?:list|table|cart|basket|grid|menu|dropdown|column|row|page)\b.* (?:(?:contains?|shows?|has|holds|lists|includes?|displays|offers?|have) (?:exactly|just|only)|only (?:contains?|shows?|has|holds|lists|includes?|displays|offers?|have))(?: (?:the|an?)\b|\s*$)/iu

/** A check in the words of a deed that is not done: `do not show X`, `I do not get an error`. */
const denied = /\b(?:do|does|did|is|are)(?: not|n't) (?:show|get|find|notice|see|be|appear|logged)\b/iu

const descriptorOf = (check: Check): string =>
  "target" in check && check._tag === "CheckShown"
    ? (check.target.descriptor ?? "").replace(/\bempty(?=[ -](?:state|message|text|view|screen)\b)/iu, "")
    : ""

/** How often a text stands there is judged, by as many checks as the step has such words. */
const withoutTimes = (bare: string, checks: ReadonlyArray<Check>): string =>
  checks.reduce(
    (text, check) =>
      check._tag === "CheckCount" && check.target.role === "text"
        ? text.replace(/\b(?:once|twice)\b/iu, "")
        : text,
    bare
  )

/** "Its box cannot be ticked", "Ada cannot be removed" is held by whether the box, or the button for it, may be used. */
const withoutUse = (bare: string, checks: ReadonlyArray<Check>): string => {
  if (checks.some((check) => check._tag === "CheckState" && check.state === "usable"))
    return bare.replace(/\b(?:can|could|may)(?: ?not)? be (?:select|check|uncheck|tick|untick)ed\b/iu, "")
  const ofButton = checks.some(
    (check) =>
      (check._tag === "CheckState" || (check._tag === "CheckShown" && check.negated)) &&
      check.target.role === "button" &&
      check.target.quoted
  )
  return ofButton ? bare.replace(/\b(?:can|may)(?: ?not| no longer)? be \p{Ll}+$/iu, "") : bare
}

/** Whether there are others, or more than before, is judged by it. */
const tellsAll = (check: Check): boolean =>
  check._tag === "CheckListed" ||
  (check._tag === "CheckCount" && check.relative === true) ||
  (check._tag === "CheckCount" && check.target.role === "option" && check.comparison === "equal")

/** The qualifier that would be left out; none when the intents hold all of the text. */
const leftOutOf = (text: string, intents: ReadonlyArray<Intent>): string | undefined => {
  const checks = intents.flatMap(checksOf)
  const bare = text.replace(/"[^"]*"|“[^”]*”|`[^`]*`/gu, "").replace(/[.!\s]+$/u, "")
  if (intents.length === 0) return denied.exec(bare)?.[0]
  if (checks.length === 0) return undefined
  return (
    checks
      .map((check) => (qualifies.exec(descriptorOf(check)) ?? holder.exec(descriptorOf(check)))?.[0])
      .find((each) => each !== undefined) ??
    (checks.some(tellsAll)
      ? undefined
      : (phrases.exec(withoutUse(withoutTimes(bare, checks), checks)) ?? exclusive.exec(bare))?.[0])
  )
}

/** The reading of a step, unless it leaves a qualifier out. */
export const unlessLeftOut = (text: string, reading: ParsedStep["reading"]): ParsedStep["reading"] => {
  const left = reading._tag === "Understood" ? leftOutOf(text, reading.intents) : undefined
  return left === undefined
    ? reading
    : { _tag: "NotUnderstood", why: `Nothing judges “${left}” in it`, nearest: '"TEXT" should appear' }
}
