/** What a list holds and nothing else: `the prices are $1, $2 and $5, in this order`, `only the orders of Ada and Ben are listed`. */
import type { Target } from "@assay/domain/Intent"
import type { Clause, Intents } from "./Clause.js"
import { COUNT, countOf } from "./Words.js"
import { LITERAL, plain } from "./Literals.js"
import { readTarget } from "./Targets.js"

const lead = "(?:(?:verify|check|ensure|assert|confirm|make sure|expect)(?: that)? )?"
const noun = "((?:[\\p{Ll}-]+ ){0,2}?[\\p{Ll}-]{2,}s|people|[\\p{Lu}][\\p{L}-]* (?:column|values))"
const place =
  "((?: (?:in|of|on) (?:the |this |that )?(?:[\\p{Ll}-]+ ){0,2}?(?:list|table|grid|column|results?|page|screen|cart|basket|section|panel|dialog))?)"
const value = `(?:${LITERAL}|[\\p{Lu}\\d€$£¥+-][^,;:\\uE000-\\uF8FF]{0,40}?)`
const list = `(${value}(?:, (?:and (?:then )?)?${value}| and (?:then )?${value}| or ${value})*)`
const order = "in (?:exactly )?(?:this|that|the given|the following|just this) (?:very )?order"
const be = "(?:is|are|should be|must be|remains?|stays?|appears?)"
const seen = "(?: (?:now|still|currently))?(?: (?:shown|listed|displayed|visible|left|there|present))?"
const tie = "(?:of|from|for|by|named|called|in)"

const form = (source: string): RegExp => new RegExp(`^${lead}${source}[.]?$`, "u")

const inOrder = [
  form(
    `(?:the )?${noun}${place} (?:now )?(?:are|read|show|say|should be|must be|should read|shows) ${list},? ${order}`
  ),
  form(`(?:the )?${noun}${place} (?:now )?(?:are|read|should be|must be|should read) ${order}[:,]? ${list}`)
]
const onlyThose = form(`only (?:the )?${noun} ${tie} ${list} ${be}${seen}${place}`)
const onlySeen = form(
  `(?:(?:I|we|you) (?:should |can |must )?)?see only (?:the )?${noun} ${tie} ${list}${place}`
)
const onlyWith = form(
  `only (?:the )?${noun} with (?:the |a |an )?([\\p{Ll}][\\p{Ll} -]{1,25}?) (?:of |set to )?${list} ${be}${seen}${place}`
)
const eachOf = form(
  `(?:(?:I|we|you) (?:should |can |must )?see|there (?:are|should be)) (?:exactly |only )?(?:the )?(${COUNT}) ${noun}${place},? (?:both|all|each)(?: of (?:them|which))?(?: (?:of|from|for|by|with|are|being|in|marked(?: as)?))?(?: the)?(?: ([\\p{Ll}]{3,20}))? ${list}`
)

const one = "((?:[\\p{Ll}-]+ )?[\\p{Ll}-]{3,})"
const onlyOne = [
  form(
    `the only (?:remaining |listed |visible |displayed )?${one}(?: (?:left|listed|shown|displayed))?${place}(?: (?:now|left|listed|shown|displayed))* (?:is|should be|must be) (?:for |the one (?:of|for|from) |that of )?(${value})`
  ),
  form(
    `(${value}) (?:is|should be|must be) (?:now |still )?the only (?:remaining |listed |visible |displayed )?${one}(?: (?:left|listed|shown|displayed))?${place}(?: (?:now|left|listed|shown|displayed))*`
  )
]

const valuesOf = (text: string, { literals }: Clause): ReadonlyArray<string> =>
  text
    .split(/, (?:and (?:then )?)?| and (?:then )?| or /u)
    .map((each) => plain(each.trim(), literals))
    .filter((each) => each !== "")

const things = (noun: string, place: string, { literals }: Clause): Target | undefined => {
  const where = / (?:on|of) (?:the |this |that )?(?:page|screen)$/u.test(place) ? "" : place
  const target = readTarget(noun + where, literals)
  return target?.ordinal === undefined && target?.quantifier === undefined ? target : undefined
}

/** Controls and texts are in no list, and what is told apart by a word is not all there is. */
const isChosen = (noun: string): boolean =>
  /\b(?:option|button|link|tab|field|message|error|toast|heading|text|one|thing|way|page|dialog|badge|column)$/u.test(
    noun
  ) || noun.includes(" ")

/** Read before all else: no other form knows that nothing else is there. */
export const readListed = (clause: Clause): Intents => {
  const text = clause.text.replace(/^(?:The|Only|There|Verify|Check|Ensure|Make|See)(?= )/u, (word) =>
    word.toLowerCase()
  )
  for (const pattern of inOrder) {
    const [, noun = "", where = "", said = ""] = pattern.exec(text) ?? []
    const target = noun === "" ? undefined : things(noun, where, clause)
    const values = valuesOf(said, clause)
    if (target !== undefined && values.length > 1)
      return [{ _tag: "CheckListed", target, by: noun, values, ordered: true }]
  }
  for (const pattern of [onlyThose, onlySeen]) {
    const [, noun = "", said = "", where = ""] = pattern.exec(text) ?? []
    const target = noun === "" ? undefined : things(noun, where, clause)
    if (target !== undefined)
      return [{ _tag: "CheckListed", target, values: valuesOf(said, clause), ordered: false }]
  }
  for (const [at, pattern] of onlyOne.entries()) {
    const [, first = "", second = "", third = ""] = pattern.exec(text) ?? []
    const [noun, where, said] = at === 0 ? [first, second, third] : [second, third, first]
    const target = noun === "" || isChosen(noun) ? undefined : things(noun, where, clause)
    const values = valuesOf(said, clause)
    if (target !== undefined && values.length === 1)
      return [{ _tag: "CheckListed", target, values, ordered: true }]
  }
  const [, noun = "", by = "", said = "", where = ""] = onlyWith.exec(text) ?? []
  const target = noun === "" ? undefined : things(noun, where, clause)
  if (target !== undefined)
    return [{ _tag: "CheckListed", target, by, values: valuesOf(said, clause), ordered: false }]
  const [, number = "", kind = "", there = "", field, those = ""] = eachOf.exec(text) ?? []
  const all = kind === "" ? undefined : things(kind, there, clause)
  const count = countOf(number)
  return all === undefined || count === undefined
    ? undefined
    : [
        { _tag: "CheckCount", target: all, comparison: "equal", count },
        {
          _tag: "CheckListed",
          target: all,
          ...(field === undefined ? {} : { by: field }),
          values: valuesOf(those, clause),
          ordered: false
        }
      ]
}
