/** What a thing has, shows or contains: `the cart has 3 items`, `Ada has the role Admin`. */
import type { Intents } from "../sentences/Clause.js"
import type { Intent } from "@assay/domain/Intent"
import { partsOf } from "../words/Enumerations.js"
import { LITERAL, onlyLiteral } from "../words/Literals.js"
import { allWithin, type Fact, located, oneTarget, samePage } from "../targets/Places.js"
import { state } from "./Presence.js"
import { readSeen } from "./Seeing.js"
import { compared, readCount } from "./Counting.js"
import { checkText, isBare } from "./TextChecks.js"
import { readTargets } from "../targets/Coordination.js"
import { readValue } from "../words/Values.js"
import { countOf, isVague, roleOf } from "../words/Words.js"

const isPlace = (intent: Intent): intent is Extract<Intent, { _tag: "CheckShown" }> =>
  intent._tag === "CheckShown" &&
  !intent.negated &&
  intent.target.name !== "" &&
  /^(?:section|dialog|message)$/.test(intent.target.role ?? "")

const holdsThings = (seen: Intents): boolean =>
  seen?.some(
    (each) =>
      (each._tag === "CheckCount" || each._tag === "CheckShown") &&
      /^(?:link|button|heading|checkbox|image|icon|item)$/.test(each.target.role ?? "")
  ) === true

const isMessage = (intent: Intent): boolean =>
  intent._tag === "CheckShown" && intent.target.role === "message"

/** A hint stands beside its field, and is none of what is written in it. */
const isAside = /^(?:the |an? )?(?:hint|help(?:er)?(?: text)?|note|caption)\b/iu

/** `kit`, without a capital or quotation marks: in a field it is what was written there. */
const bareValue = (object: string, seen: Intents): string | undefined => {
  const [only, another] = seen ?? []
  const isWord = only?._tag === "CheckShown" && another === undefined && only.target.role === undefined
  return isWord && only.target.scopes.length === 0 && /^\p{Ll}[\p{L}\d'’-]*$/u.test(object)
    ? object
    : undefined
}

/** `have reached the limit`: what came about, and nothing that is had. */
const perfect = /^have (?:\p{Ll}+ly )?\p{Ll}{3,}ed (?:the|its|their|his|her) /iu

export const has = (text: string, fact: Fact): Intents => {
  const found = /^(?:contain|have|show|include|display) (.+)$/i.exec(text)
  const object = found?.[1]
  if (object === undefined || isVague(object) || perfect.test(text)) return undefined
  if (/^focus$/i.test(object)) return state("be focused", fact)
  if (/^(?:(?:any|no) )?(?:text|value|content|contents)$/i.test(object))
    return state("be empty", { ...fact, negated: fact.negated === /^no /i.test(object) })
  const told = toldOf(object, fact) ?? optionsOf(object, fact)
  if (told !== undefined) return told
  // "Shows a score of 9.6 and the word "Superb"": one after the other.
  const parts = fact.negated ? [] : object.split(/,? and (?=the |an? )|, (?=the |an? )/i)
  if (parts.length > 1 && parts.some((part) => toldOf(part, fact) !== undefined)) {
    const all = parts.map((part) => has(`contain ${part}`, fact))
    if (all.every((each) => each !== undefined)) return all.flat()
  }
  const seen = readSeen(object, fact.negated, fact.clause)
  const looked = fact.clause.before.at(-1)
  const places =
    /^it$/i.test(fact.subject) && looked?._tag === "Locate"
      ? [looked.target]
      : samePage(fact.subject.replace(/^the /i, "")) || /^it$/i.test(fact.subject)
        ? []
        : readTargets(fact.subject, fact.clause.literals)
  if (places === undefined || places.length > 1) return undefined
  const [place] = places
  // "The box contains two links": no field holds any, so it is what was spoken of.
  const spokenOf = fact.clause.before.findLast(isPlace)?.target
  const boxed =
    place?.name === "" && place.role === "field" && /^box$/i.test(place.words) && holdsThings(seen)
  if (boxed && spokenOf === undefined) return undefined
  const value = place?.role === "field" && !boxed ? bareValue(object, seen) : undefined
  if (place !== undefined && value !== undefined)
    return [{ _tag: "CheckValue", target: place, expected: value, match: "contains", negated: fact.negated }]
  // A field holds no message: what it shows stands beside it.
  const beside = place?.role === "field" && (seen?.every(isMessage) === true || isAside.test(object))
  return allWithin(seen, boxed ? spokenOf : place, beside ? "next to" : "in")
}

const quality = new RegExp(
  `^(?:the |an? )?(status|state|role|priority|type|category|plan|level|rating|balance|price|amount|quantity|total|owner|assignee|author|due date|deadline|score|fee|discount|duration|distance|temperature|grade|mark|tax|deposit|rate|percentage|size|colou?r|format|language|country|currency|department)(?: of)? (${LITERAL}|[A-Z\\d€$£][\\w.,/€$£-]*(?: [A-Z\\d][\\w.,/€$£-]*){0,3})$`,
  "i"
)
/** Of any name, where the value cannot be a part of it: `the departure 18/07/2025`, `the fee €5`. */
const measured =
  /^(?:the|an?) (?!.*\b(?:value|number)\b)([a-z-]+(?: [a-z-]+){0,2}) ([€$£]\d[\d.,]*|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d+[.,]\d+[€%]?|\d[\d.,]* ?(?:[a-zA-Z]{1,3}|[€%°]C?))$/

const readQuality = (object: string): readonly [string, string] | undefined => {
  const [, noun = "", said = ""] = quality.exec(object) ?? []
  if (noun !== "") return [noun, said]
  const [, name = "", value = ""] = measured.exec(object) ?? []
  return name === "" || roleOf(name.split(" ").at(-1) ?? "") !== undefined ? undefined : [name, value]
}

/** `Ada has the role Admin`, `the card has the priority "High"`: what the noun of it says. */
const toldOf = (object: string, fact: Fact): Intents => {
  const found = readQuality(object)
  const [noun = "", said = ""] = found ?? []
  const subject = found === undefined ? undefined : oneTarget(fact.subject, fact.clause)
  const detail = found === undefined ? undefined : oneTarget(noun, fact.clause)
  const expected = readValue(said, fact.clause.literals)
  const sure = /^[A-Z\d€$£]/.test(said)
  if (!sure || subject === undefined || detail === undefined || expected === undefined || expected === "")
    return undefined
  const bare = isBare(said, expected, fact.clause.literals)
  return [checkText(expected, fact.negated, located(detail, "of", subject), "contains", bare)]
}

const container =
  /\b(?:cart|basket|bag|list|table|page|grid|results|menu|dropdown|section|panel|form|dialog|sidebar|board|column|row|group|gallery|feed|inbox|calendar|dashboard|overview|history|log|timeline|folder|archive|trash|legend|catalogue?|wish ?list|queue|backlog|library|it)$/i

/** `the list has the options "A" and "B"`. */
export const optionsOf = (object: string, fact: Fact): Intents => {
  const named = /^(?:the |these )?(?:following )?(?:options?|choices)(?: of)?:? (.+)$/i.exec(object)?.[1]
  const list = named === undefined ? undefined : oneTarget(fact.subject, fact.clause)
  const names = partsOf(named ?? "").map((name) => readValue(name, fact.clause.literals))
  if (list === undefined || !names.every((name) => name !== undefined && name !== "")) return undefined
  return names.map((name = ""): Intent => ({
    _tag: "CheckShown",
    target: { words: name, name, quoted: true, role: "option", scopes: [{ relation: "in", target: list }] },
    negated: fact.negated
  }))
}

const badge = /\b(?:badge|counter|icon|link|button|indicator|bubble)$/i

/** `the cart icon shows 3 items`: the number on it. */
export const numbered = (text: string, fact: Fact): Intents => {
  const found = new RegExp(
    `^(?:show|display|have|contain) (?:the number |a count of )?(\\d{1,6}) (?:items?|products?|articles?|notifications?|messages?|things?)$`,
    "i"
  ).exec(text)
  const target = found === null ? undefined : oneTarget(fact.subject, fact.clause)
  return target === undefined || !badge.test(target.words)
    ? undefined
    : [
        {
          _tag: "CheckNumber",
          target,
          comparison: compared("equal", fact.negated),
          expected: Number(found?.[1])
        }
      ]
}

/** `the cart has 3 items`; what shows its number as a text, such as a badge, is read as a text. */
export const holds = (text: string, fact: Fact): Intents => {
  const found = /^(?:(contain|have)|(?:show|display)) (.+)$/i.exec(text)
  const object = found?.[2]
  if (object === undefined || (found?.[1] === undefined && !container.test(fact.subject))) return undefined
  const parts = partsOf(object)
  const counted = parts.map((part) => readCount(part, fact.negated, fact.clause))
  if (!counted.every((one) => one !== undefined) || (parts.length > 1 && fact.negated)) return undefined
  const all = parts.map((part) => has(`contain ${part}`, fact))
  return all.every((one) => one !== undefined) ? all.flat() : undefined
}

const tally = new RegExp(
  `^(?:show|display|have|indicate) (?:an? |the )?(?:count|total|counter|tally) of (\\d{1,6}|${LITERAL})$`,
  "i"
)

/** `the Done column shows a count of 2`: the one number of its head. */
export const tallied = (text: string, fact: Fact): Intents => {
  const [, said = ""] = tally.exec(text) ?? []
  const count = countOf(onlyLiteral(said, fact.clause.literals)?.value ?? said)
  const target = count === undefined ? undefined : oneTarget(fact.subject, fact.clause)
  return target === undefined || count === undefined
    ? undefined
    : [{ _tag: "CheckNumber", target, comparison: compared("equal", fact.negated), expected: count }]
}

export const told = (text: string, fact: Fact): Intents => {
  const object = /^(?:contain|have|show|display) (.+)$/i.exec(text)?.[1]
  return object === undefined ? undefined : toldOf(object, fact)
}
