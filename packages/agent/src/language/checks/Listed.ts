/** What a list holds and nothing else: `the prices are $1, $2 and $5, in this order`, `only the orders of Ada and Ben are listed`. */
import type { Intent, Target } from "@assay/domain/Intent"
import type { Clause, Intents } from "../sentences/Clause.js"
import { isLiteral, LITERAL, plain } from "../words/Literals.js"
import { readTarget } from "../targets/Targets.js"
import { COUNT, countOf } from "../words/Words.js"

const lead = "(?:(?:verify|check|ensure|assert|confirm|make sure|expect)(?: that)? )?"
const noun = "(?<noun>(?:[\\p{Ll}-]+ ){0,2}?[\\p{Ll}-]{2,}s|people|[\\p{Lu}][\\p{L}-]* (?:column|values))"
const place =
  "(?<place>(?: (?:in|of|on) (?:the |this |that )?(?:[\\p{Ll}-]+ ){0,2}?(?:list|table|grid|column|results?|page|screen|cart|basket|section|panel|dialog))?)"
const value = `(?:${LITERAL}|[\\p{Lu}\\d€$£¥#+-](?:(?! and | or )[^,;:\\uE000-\\uF8FF]){0,40}?)`
const list = `(?<list>${value}(?:, (?:and (?:then )?)?${value}| and (?:then )?${value}| or ${value})*)`
const order = "in (?:exactly )?(?:this|that|the given|the following|just this) (?:very )?order"
const be = "(?:is|are|should be|must be|remains?|stays?|appears?)"
const seen = "(?: (?:now|still|currently))?(?: (?:shown|listed|displayed|visible|left|there|present))?"
const tie = "(?:of|from|for|by|named|called|in)"
const see = "(?:(?:I|we|you) (?:should |can |must )?)?see"
const by = "with (?:the |a |an )?(?<by>[\\p{Ll}][\\p{Ll} -]{1,25}?) (?:of |set to )?"
const holds =
  "(?:the |my |this )?(?<holder>(?:[\\p{Ll}-]+ )?(?:table|list|grid|cart|basket|results|board|overview|lines)) (?:now |should |must )?(?:shows?|lists?|contains?|holds?|has|have|displays?)"
const left = "(?: (?:now|left|listed|shown|displayed))*"
const one =
  "(?:remaining |listed |visible |displayed )?(?<one>[\\p{Ll}-]{3,})(?: (?:left|listed|shown|displayed))?"

interface Said {
  readonly at: (group: string) => string
  readonly values: ReadonlyArray<string>
  readonly clause: Clause
}

type By = (said: Said) => Intents

const form = (source: string, read: By): readonly [RegExp, By] => [
  new RegExp(`^${lead}${source}[.]?$`, "u"),
  read
]

const valuesOf = (text: string, { literals }: Clause): ReadonlyArray<string> =>
  text
    .split(/, (?:and (?:then )?)?| and (?:then )?| or /u)
    .map((each) => plain(each.trim(), literals))
    .filter((each) => each !== "")

const things = (noun: string, { at, clause }: Said): Target | undefined => {
  const said = at("place")
  const where = / (?:on|of) (?:the |this |that )?(?:page|screen)$/u.test(said) ? "" : said
  const target = noun === "" ? undefined : readTarget(noun + where, clause.literals)
  return target?.ordinal === undefined && target?.quantifier === undefined ? target : undefined
}

const named = (name: string): Target => ({ words: name, name, quoted: true, scopes: [] })

const listed = (
  target: Target | undefined,
  values: ReadonlyArray<string>,
  ordered: boolean,
  by = ""
): Intents =>
  target === undefined || values.length === 0
    ? undefined
    : [{ _tag: "CheckListed", target, ...(by === "" ? {} : { by }), values, ordered }]

const inOrder: By = (said) =>
  said.values.length < 2
    ? undefined
    : listed(things(said.at("noun"), said), said.values, true, said.at("noun"))

/** Where each of them is looked for by itself. */
const kinds =
  /(?:^|\b(?:selected|chosen|checked|active|required|disabled|enabled|current|column|table) )(?:tabs|columns|buttons|links|fields|options|results|hits|matches|items|rows|entries|filters|dropdowns|checkboxes|headings|contents)$/u

/** `the tags are A, B and C`: those and no others. */
const enumerated: By = (said) => {
  const noun = said.at("noun")
  if (said.values.length < 2 || kinds.test(noun) || /\b(?:and|or|there|these|those)\b/u.test(noun))
    return undefined
  const where = said.at("under")
  const target = where === "" ? things(noun, said) : readTarget(`${noun}${where}`, said.clause.literals)
  return target?.ordinal === undefined && target?.quantifier === undefined
    ? listed(target, said.values, false, noun)
    : undefined
}

const only: By = (said) => listed(things(said.at("noun"), said), said.values, false, said.at("by"))

const onlyInOrder: By = (said) =>
  said.values.length < 2 ? undefined : listed(things("items", said), said.values, true)

/** That one alone, and whose it is stands in its line. */
const withOwner = (alone: Intents, id: string, whose: string): Intents =>
  alone === undefined
    ? undefined
    : [
        ...alone,
        {
          _tag: "CheckShown",
          target: { ...named(whose), scopes: [{ relation: "in", target: { ...named(id), role: "row" } }] },
          negated: false
        }
      ]

/** "5 rows" says how many. */
const isCount = (text: string): boolean => /^\d+ \p{Ll}/u.test(text)

const onlyIn: By = ({ at, clause, values }) => {
  if (values.some(isCount)) return undefined
  const items = readTarget(`items in the ${at("holder")}`, clause.literals)
  const [only = "", another] = values
  const [, id = only, whose = ""] = /^(\S*\d\S*) (?:for|of|by|from) (\p{Lu}.*)$/u.exec(only) ?? []
  return another === undefined && whose !== ""
    ? withOwner(listed(items, [id], true), id, whose)
    : listed(items, values, false)
}

/** One before the other: what else is there is not said. */
const sequence: By = ({ values }) =>
  values.length < 2
    ? undefined
    : values.slice(1).map((name, at): Intent => ({
        _tag: "CheckOrder",
        target: named(values[at] ?? ""),
        before: named(name),
        negated: false
      }))

/** Controls and texts are in no list. */
const isControl = (noun: string): boolean =>
  /^(?:option|button|link|tab|field|message|error|toast|heading|text|one|thing|way|page|dialog|badge|column)$/u.test(
    noun
  )

const lone: By = (said) =>
  said.values.length !== 1 || isControl(said.at("one"))
    ? undefined
    : listed(things(said.at("one"), said), said.values, true)

/** `only order 1042 of Ada`: that one alone, and Ada is read in it. */
const loneOf: By = (said) => {
  const [id, whose] = [said.at("id"), said.at("whose")].map((each) => plain(each, said.clause.literals))
  const alone =
    id === undefined || isControl(said.at("one"))
      ? undefined
      : listed(things(`${said.at("one")}s`, said), [id], true)
  return id === undefined || whose === undefined ? undefined : withOwner(alone, id, whose)
}

/** `only order 1042 is listed`, `only ▯ is listed` where it is a number: what it is called by tells it. */
const loneCalled: By = (said) => {
  const id = plain(said.at("id"), said.clause.literals)
  // Cards may stand in several lists.
  const isQuoted = !/^(?:|cards?|tiles?|items?|rows?)$/u.test(said.at("one")) && isLiteral(said.at("id"))
  if (!(/\d/u.test(id) || isQuoted) || isCount(id) || (said.at("one") !== "" && isControl(said.at("one"))))
    return undefined
  return listed(things(said.at("one") === "" ? "items" : `${said.at("one")}s`, said), [id], true)
}

/** `only #1047 and #1042 are listed`: what begins with a number sign is called so. */
const numbersOnly: By = (said) => listed(things("items", said), said.values, false)

const numbers = "(?<list>#[\\w-]+(?:, (?:and )?#[\\w-]+| and #[\\w-]+)+)"

const eachOf: By = (said) => {
  const target = things(said.at("noun"), said)
  const count = countOf(said.at("count"))
  const all = listed(target, said.values, false, said.at("by"))
  return target === undefined || count === undefined || all === undefined
    ? undefined
    : [{ _tag: "CheckCount", target, comparison: "equal", count }, ...all]
}

/** `the box contains two links, ▯ and ▯`: no field holds any, so that it is the box that was spoken of. */
const inThatBox: By = ({ at, values }) => {
  const count = countOf(at("count"))
  const role = at("kind") === "links" ? "link" : "button"
  const it: Target = { words: "it", name: "", quoted: false, pronoun: true, scopes: [] }
  const target: Target = {
    words: at("kind"),
    name: "",
    quoted: false,
    role,
    scopes: [{ relation: "in", target: it }]
  }
  const all = listed(target, values, false)
  return count !== values.length || all === undefined
    ? undefined
    : [...all, { _tag: "CheckCount", target, comparison: "equal", count }]
}

const forms: ReadonlyArray<readonly [RegExp, By]> = [
  form(
    `(?:the|this) box (?:contains|has|shows|lists|offers|holds) (?:exactly |only )?(?<count>${COUNT}) (?<kind>links|buttons)[,:] (?<list>${LITERAL}(?:(?:, | and |, and )${LITERAL})+)`,
    inThatBox
  ),
  form(
    `(?:the )?${noun}${place} (?:now )?(?:are|read|show|say|should be|must be|should read|shows) ${list},? ${order}`,
    inOrder
  ),
  form(
    `(?:the )?${noun}${place} (?:now )?(?:are|read|should be|must be|should read) ${order}[:,]? ${list}`,
    inOrder
  ),
  form(
    `(?:the )?(?:available |listed |shown )?${noun}(?:${place}|(?<under> (?:in|under|on) (?:the )?(?:${LITERAL}|\\p{Lu}[\\p{L} ]{1,30}?)(?: column| section| list| table)?))(?: (?:shown|listed|displayed|offered|available))? (?:now )?(?:are|should be|must be):? ${list}`,
    enumerated
  ),
  form(
    `${list} (?:are|should be|must be|appear) (?:now )?(?:listed|shown|displayed|sorted|ordered)?${place} ?,?${order}`,
    sequence
  ),
  form(`only ${list} ${be}${seen}${place},? ${order}`, onlyInOrder),
  form(`${see} only ${list}${place},? ${order}`, onlyInOrder),
  form(`only (?:the )?${noun} (?:${tie} )?${list} ${be}${seen}${place}`, only),
  form(`${see} only (?:the )?${noun} (?:${tie} )?${list}${place}`, only),
  form(`only (?:the )?${noun} ${by}${list} ${be}${seen}${place}`, only),
  form(`${see} only (?:the )?${noun} ${by}${list}${place}`, only),
  form(
    `(?:all|every|each)(?: of)?(?: the)? ${noun}${place} (?:is|are|should be|must be) (?:from|by|of|for) ${list}`,
    only
  ),
  form(`${holds} (?:only|just|nothing but) ${list}`, onlyIn),
  form(`${holds} (?:only |just )?${list},? and (?:nothing else|no others?|nothing more)`, onlyIn),
  form(
    `the only ${one}${place}${left} (?:is|should be|must be) (?:for |the one (?:of|for|from) |that of )?(?<list>${value})`,
    lone
  ),
  form(`(?<list>${value}) (?:is|should be|must be) (?:now |still )?the only ${one}${place}${left}`, lone),
  form(
    `only (?:the )?(?<one>[\\p{Ll}-]{3,}) (?<id>${value}) (?:of|from|by|for|in) (?<whose>${value}) ${be}${seen}${place}`,
    loneOf
  ),
  form(
    `only (?:the )?(?:(?<one>[\\p{Ll}-]{3,}) )?(?<id>${LITERAL}|#?[\\p{Lu}\\d][\\p{Lu}\\d-]*) ${be}(?: (?:now|still|currently))? (?:shown|listed|displayed|visible|left)${place}`,
    loneCalled
  ),
  form(`only ${numbers} ${be}${seen}${place}`, numbersOnly),
  form(`${see} only ${numbers}${place}`, numbersOnly),
  form(`${see} only the (?<one>[\\p{Ll}-]{3,}) (?<id>${LITERAL})${place}`, loneCalled),
  form(
    `(?:${see}|there (?:are|should be)) (?:exactly |only )?(?:the )?(?<count>${COUNT}) ${noun}${place},? (?:both|all|each)(?: of (?:them|which))?(?: (?:of|from|for|by|with|are|being|in|marked(?: as)?))?(?: the)?(?: (?<by>[\\p{Ll}]{3,20}))? ${list}`,
    eachOf
  )
]

/** Read before all else: no other form knows that nothing else is there. */
export const readListed = (clause: Clause): Intents => {
  const text = clause.text.replace(
    /^(?:The|Only|There|Verify|Check|Ensure|Make|See|All|Every|Each)(?= )/u,
    (word) => word.toLowerCase()
  )
  for (const [pattern, read] of forms) {
    const groups = pattern.exec(text)?.groups
    const at = (group: string): string => groups?.[group] ?? ""
    const intents =
      groups === undefined ? undefined : read({ at, clause, values: valuesOf(at("list"), clause) })
    if (intents !== undefined) return intents
  }
  return undefined
}
