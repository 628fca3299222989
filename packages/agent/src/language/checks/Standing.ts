/** How things stand among their like: `two orders are paid`, `only order #2 is pending`, `all orders except #2 are paid`. */
import type { Comparison, Intent, Target } from "@assay/domain/Intent"
import type { Clause, Intents } from "../sentences/Clause.js"
import { partsOf } from "../words/Enumerations.js"
import { LITERAL, plain } from "../words/Literals.js"
import { compared, comparisonOf, ownPage } from "./Counting.js"
import { readTarget } from "../targets/Targets.js"
import { COUNT, countOf, isLook, isVague, roleOf } from "../words/Words.js"

const be =
  "(?:is|are|should be|must be|will be|should have been|has been|have been|had been|must have been|becomes|has become|have become|was|were)"
/** `on track`, `at risk`: how things stand, in words that begin as a place would. */
const prepositional =
  "on (?:track|hold|time|sale|schedule|loan|trial|leave|call|duty|order|backorder)|off track|at risk|out of (?:stock|date|office|service|order)|out for delivery|up to date|over (?:budget|due)|under (?:review|budget|construction)|behind schedule|past due|to do"
const word = `((?:not )?(?:${prepositional}|(?:an? |the |in |partially |partly |fully )?[a-z]{3,}(?:-[a-z]+)?))`
const kind = "(?:the )?((?:[a-z]+-[a-z]{2,}|[a-z]{3,})(?: [a-z]{3,})?)"

/** States that controls have, and words for what is seen at all: read by their own rules, or by none. */
const own =
  /^(?:not )?(?:(?:in|un|de)?active|enabled|disabled|checked|unchecked|ticked|unticked|selected|shown|displayed|visible|hidden|listed|there|present|found|left|empty|clickable|gone|removed|deleted|highlighted|sorted|both|same|different|identical|equal|true|false|now|back|added|created|saved|loaded|focused|expanded|collapsed|required|read|clear|able|due|similar|processed|handled|here|more|less|most|still|again|set|not)$/

/** What says no more than that it is checked. */
export const toVerify = /^(?:verify|check|ensure|assert|confirm|make sure|expect)(?: that)? /iu

const adverbs = / (?:now|currently|already|both|also|still|again)(?= )/g

/** The last word of the kind in the singular, for one thing. */
const things = (state: string, noun: string): Target => ({
  words: `${state} ${noun}`,
  name: `${state} ${noun}`,
  quoted: false,
  scopes: []
})

const count = (state: string, noun: string, comparison: Comparison, number: number): Intent => ({
  _tag: "CheckCount",
  target: things(state, noun),
  comparison,
  count: number
})

const standing = (subject: Target, expected: string, negated: boolean): Intent => ({
  _tag: "CheckText",
  subject,
  expected,
  match: "is",
  negated,
  standing: true
})

const named = new RegExp(
  `^(?:(?:the )?[a-z]+s? )?(?:#[\\w-]*\\d|#[a-z]|\\d+$|[A-Z]|${LITERAL})|^[a-z]+-\\d+$|^[\\w-]+\\.[a-z]{2,4}$`
)

/** Names of things of a kind: `order #2`, `orders #2 and #4`, `Ada and Bob`. */
export const namedThings = (text: string, clause: Clause): ReadonlyArray<Target> | undefined => {
  const [, noun = "", list = ""] = /^(?:the )?([a-z]+?)s? ((?:#|\d)[^]+)$/i.exec(text) ?? []
  const parts = partsOf(list === "" ? text : list)
  if (!parts.every((part) => named.test(part) || /^(?:#[\w-]*)?\d/.test(part))) return undefined
  const targets = parts.map((part) =>
    readTarget(noun !== "" && /^[#\d]/.test(part) ? `${noun.toLowerCase()} ${part}` : part, clause.literals)
  )
  return targets.every((target) => target !== undefined && target.quantifier === undefined)
    ? targets.flatMap((target) => target ?? [])
    : undefined
}

const kindOf = (text: string): string =>
  /^(?:the )?([a-z]+?)s? (?:#|[A-Z\uE000-\uF8FF])/.exec(text)?.[1] ?? "item"

const common = "[a-z]{3,}(?:-[a-z]{2,})?(?: [a-z]{3,}(?:-[a-z]{2,})?)?"

/** What happens to a thing, of which no word on the page need tell. */
const happens =
  /^(?:open|uploaded|attached|reversed|pasted|downloaded|printed|copied|moved|sent|opened|dragged|dropped|typed|pressed|clicked|submitted|rendered|scrolled|resized|reloaded|truncated|clickable|accessible|unique|present|possible)$/

/** What no page shows a state of. */
const unseen =
  /^(?:pages?|sites?|app|apps?|applications?|users?|customers?|systems?|tests?|browsers?|screens?|results?|data|layout|design|content|information|details)$/

interface Said {
  readonly state: string
  readonly negated: boolean
  readonly clause: Clause
}

const all = (noun: string, said: Said): Intents => [
  count(`not ${said.state}`, noun, said.negated ? "at_least" : "equal", said.negated ? 1 : 0)
]

const only = (text: string, said: Said, noun = kindOf(text)): Intents => {
  const named = said.negated ? undefined : namedThings(text, said.clause)
  return named === undefined
    ? undefined
    : [
        ...named.map((each) => standing(each, said.state, false)),
        count(said.state, noun, "equal", named.length)
      ]
}

const except = (noun: string, list: string, said: Said): Intents => {
  const named = said.negated ? undefined : namedThings(list, said.clause)
  return named === undefined
    ? undefined
    : [
        ...named.map((each) => standing(each, said.state, true)),
        count(`not ${said.state}`, noun, "equal", named.length)
      ]
}

const butFor = "(?:except(?: for)?|apart from|other than|but|besides|excluding)"

/** "Two members are admins": each is an admin. */
const ofEach = (state: string): string => state.replace(/(?<=[a-z]{3}[^s])s$/, "")

type By = (groups: ReadonlyArray<string>, said: Said) => Intents

const form = (source: string, by: By): readonly [RegExp, By] => [
  new RegExp(`^${source} ${be} ${word}$`, "i"),
  by
]

const forms: ReadonlyArray<readonly [RegExp, By]> = [
  form(`(?:all|every|each)(?: of)? ${kind},? ${butFor} (.+)`, ([noun = "", list = ""], said) =>
    except(noun, list, said)
  ),
  form(`no ${kind},? ${butFor} (.+)`, ([noun = "", list = ""], said) => only(list, said, noun)),
  form("only (.+)", ([list = ""], said) => only(list, said)),
  form(`not (?:all|every)(?: of)? ${kind}`, ([noun = ""], said) =>
    all(noun, { ...said, negated: !said.negated })
  ),
  form(`(?:all|every|each)(?: of)? ${kind}`, ([noun = ""], said) =>
    said.negated ? undefined : all(noun, said)
  ),
  form(`(?:no|none of) ${kind}`, ([noun = ""], said) =>
    said.negated ? undefined : [count(said.state, noun, "equal", 0)]
  ),
  form(
    `((?:at least |at most |exactly |only |more than |fewer than |less than )?${COUNT}) ${kind}`,
    (groups, said) => {
      const { comparison, rest } = comparisonOf(groups[0] ?? "")
      const number = countOf(rest)
      // "60 min is selected" is said of what is called so.
      const isName =
        number !== 1 && / (?:is|was|has been|becomes|has become) [a-z-]+$/i.test(said.clause.text)
      return number === undefined || said.negated || isName
        ? undefined
        : [count(ofEach(said.state), groups[1] ?? "", compared(comparison, false), number)]
    }
  ),
  form("(.+)", ([list = ""], said) =>
    namedThings(list, said.clause)?.map((each) => standing(each, said.state, said.negated))
  ),
  // "The birthday is private": of one thing, by its common name.
  form(`(the ${common}(?: (?:to|from|for|by|in|on) .+)?)`, ([thing = ""], said) => {
    const target = readTarget(thing, said.clause.literals)
    return target === undefined ||
      target.quantifier !== undefined ||
      target.role !== undefined ||
      unseen.test(target.name) ||
      happens.test(said.state)
      ? undefined
      : [standing(target, said.state, said.negated)]
  })
]

const heads = "(status|state|priority|severity|type|category|role|plan|stage|level|rating)"
const value = "([A-Z\uE000-\uF8FF][^,;]{0,30}?|(?!no |not |the |an? )[a-z]{3,}(?: [a-z]{2,})?)"
const several = `(?:there (?:is|are|should be|must be) )?((?:at least |at most |exactly |only |more than |fewer than |less than )?${COUNT}) ${kind}`
const bearing = [
  new RegExp(`^${several} (?:(?:have|has|should have|must have) |with )(?:the |an? )?${heads} (?:of |set to |as )?${value}$`, "iu"),
  new RegExp(`^${several} (?:(?:have|has|should have|must have) |with |(?:are|is|should be) )(?:the |an? )?${value} ${heads}$`, "iu")
] // prettier-ignore

/** `two projects have high priority`, `there are 2 tasks with the status Done`: by what stands under that head. */
const bearingSo = (text: string, { literals }: Clause): Intents => {
  const [first, second] = bearing.map((form) => form.exec(text))
  const [, many = "", noun = "", one = "", other = ""] = first ?? second ?? []
  const { comparison, rest } = comparisonOf(many)
  const number = countOf(rest)
  if (number === undefined) return undefined
  const [head, said] = first === null ? [other, one] : [one, other]
  const state = `${plain(said, literals)} ${head}`.toLowerCase()
  return [count(state, noun, compared(comparison, false), number)]
}

/** Read when nothing else reads it: what is said must be told by a word of the page itself. */
export const readStanding = (clause: Clause): Intents => {
  const text = ownPage(clause.text)
    .replace(adverbs, "")
    .replace(/ (has|have|had|should have|must have) not been (?=\S)/i, " $1 been not ")
    .replace(toVerify, "")
    .replace(
      /^(?:All|Every|Each|No|None|Only|Not|Exactly|At|More|Fewer|Less|The|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)(?= )/,
      (first) => first.toLowerCase()
    )
  for (const [pattern, by] of forms) {
    const found = pattern.exec(text)
    const groups = found?.slice(1, -1) ?? []
    const stated = found?.at(-1) ?? ""
    const state = stated.replace(/^not /i, "").replace(/^(?:an?|the) /i, "")
    if (
      found === null ||
      stated !== stated.toLowerCase() ||
      own.test(state) ||
      roleOf(state) !== undefined ||
      isVague(state) ||
      isLook(state)
    )
      continue
    const intents = by(
      groups.map((group) => group ?? ""),
      { state, negated: /^not /i.test(stated), clause }
    )
    if (intents !== undefined) return intents
  }
  return bearingSo(text, clause)
}
