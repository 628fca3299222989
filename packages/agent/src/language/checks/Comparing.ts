/** Two things compared with each other: `A costs less than B`, `the total of #1 equals the total of #3`, `A and B have the same date`. */
import type { Comparison, Target } from "@assay/domain/Intent"
import type { Clause, Intents } from "../sentences/Clause.js"
import { LITERAL } from "../words/Literals.js"
import { compared } from "./Counting.js"
import { namedThings } from "./Standing.js"
import { readTarget } from "../targets/Targets.js"

/** What an adjective compares, and which way. */
const adjectives: Readonly<Record<string, readonly [noun: string, Comparison]>> = {
  cheaper: ["price", "fewer"], "less expensive": ["price", "fewer"], "more expensive": ["price", "more"], pricier: ["price", "more"],
  older: ["age", "more"], younger: ["age", "fewer"], heavier: ["weight", "more"], lighter: ["weight", "fewer"],
  larger: ["size", "more"], bigger: ["size", "more"], smaller: ["size", "fewer"]
} // prettier-ignore

/** What a superlative compares with all the others. */
const superlatives: Readonly<Record<string, readonly [noun: string, Comparison]>> = {
  cheapest: ["price", "fewer"], "least expensive": ["price", "fewer"], "most expensive": ["price", "more"],
  oldest: ["age", "more"], youngest: ["age", "fewer"], heaviest: ["weight", "more"], lightest: ["weight", "fewer"],
  largest: ["size", "more"], biggest: ["size", "more"], smallest: ["size", "fewer"]
} // prettier-ignore

const extremes: Readonly<Record<string, Comparison>> = {
  highest: "more", greatest: "more", largest: "more", biggest: "more", most: "more",
  lowest: "fewer", smallest: "fewer", fewest: "fewer", least: "fewer"
} // prettier-ignore

const others: Target = {
  words: "all the others",
  name: "",
  quoted: false,
  role: "item",
  quantifier: "all",
  scopes: []
}

const ways: Readonly<Record<string, Comparison>> = {
  more: "more", greater: "more", higher: "more", larger: "more", bigger: "more",
  less: "fewer", lower: "fewer", smaller: "fewer", fewer: "fewer",
  same: "equal", equal: "equal", identical: "equal", different: "not_equal", unequal: "not_equal"
} // prettier-ignore

const either = (words: Readonly<Record<string, unknown>>) => Object.keys(words).join("|")

const be = "(?:is|are|should be|must be|will be|was|were)"
const not = "( not)?"
const way = `(${either(ways)})`
const noun = "((?:[a-z]+ )?[a-z]{2,})"
const rank = "first|second|third|fourth|fifth|last"
const nth = `the (?:${rank}) [a-z]+`
/** One of a list, or a thing by its name, of up to five words. Words are parted by blanks, or a long one could be parted in as many ways as it has letters. */
const thing = `(${nth}|(?:[Tt]he |an? )?(?:${LITERAL}|[A-Z#\\d][\\w.#'’-]*|[\\w-]+\\.[a-z]{2,4}|[a-z]+(?= [#A-Z\\uE000-\\uF8FF]))(?: ?${LITERAL}|(?: |(?<=[ \\uE000-\\uF8FF]))[\\w.#'’-]+){0,4}?)`
/** What is before another in time, and not on the page. */
const dayNoun = "((?:[a-z-]+ ){1,2}(?:date|time|day|deadline))"
const same = "(?:the )?(same|equal|identical|different)"

interface Found {
  readonly at: (group: number) => string
  readonly clause: Clause
}

type By = (found: Found) => Intents

const isMany = ({ quantifier }: Target): boolean => quantifier !== undefined

const check = (
  target: Target | undefined,
  than: Target | undefined,
  comparison: Comparison | undefined
): Intents =>
  target === undefined || than === undefined || comparison === undefined || isMany(target) || isMany(than)
    ? undefined
    : [{ _tag: "CheckCompared", target, than, comparison }]

/** "The best streak of Ada" is what is called so; and not the best of several streaks, which a page has no name for. */
const record = /^(best|longest|shortest|fastest|highest|lowest) (?=[a-z]+$)/

/** A name with a number of something in it. */
const titled = /^\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+)* \d+ \p{Ll}+$/u

/** "Read 20 pages" is the name of a thing, and no page. */
const named = (owner: string): Target => ({ words: owner, name: owner, quoted: false, scopes: [] })

const detail = (of: string, owner: string, clause: Clause): Target | undefined => {
  const [lead = ""] = record.exec(of) ?? []
  const read = readTarget(`the ${of.slice(lead.length)} of ${owner}`, clause.literals)
  if (read === undefined || (lead !== "" && read.role !== undefined)) return read
  const target = titled.test(owner)
    ? { ...read, scopes: [{ relation: "near" as const, target: named(owner) }] }
    : read
  return { ...target, words: lead + target.words, name: lead + target.name }
}

/** The same detail of two things. */
const ofBoth = (
  of: string,
  one: string,
  other: string,
  comparison: Comparison | undefined,
  clause: Clause
): Intents => check(detail(of, one, clause), detail(of, other, clause), comparison)

const pair = (text: string, clause: Clause): readonly [Target, Target] | undefined => {
  const [one, other, third] = namedThings(text, clause) ?? []
  return one === undefined || other === undefined || third !== undefined ? undefined : [one, other]
}

const ofPair = (of: string, list: string, comparison: Comparison | undefined, clause: Clause): Intents => {
  const singular = of.replace(/(?<=[^s])s$/u, "")
  const both = pair(list, clause)
  const [one, other] = (both ?? []).map((owner): Target | undefined => {
    const target = readTarget(singular, clause.literals)
    return target === undefined
      ? undefined
      : { ...target, scopes: [{ relation: "near", target: { ...owner, scopes: [] } }, ...owner.scopes] }
  })
  return check(one, other, comparison)
}

/** More, or less, than all the others. */
const ofAll = (of: string, owner: string, comparison: Comparison | undefined, clause: Clause): Intents => {
  const target = detail(of, owner, clause)
  return target === undefined || comparison === undefined || isMany(target)
    ? undefined
    : [{ _tag: "CheckCompared", target, than: others, comparison }]
}

/** "The first item is the cheapest order": the first of the orders, whatever other lists the page has. */
const ofKind = (owner: string, noun: string): string =>
  noun === "" || noun === "one" ? owner : owner.replace(/^(the (?:first|last)) item$/, `$1 ${noun}`)

const form = (source: string, by: By): readonly [RegExp, By] => [new RegExp(`^${source}$`), by]

const forms: ReadonlyArray<readonly [RegExp, By]> = [
  form(`${thing} ${be} the (${either(superlatives)})(?: (?:one|([a-z]+)))?`, ({ at, clause }) => {
    const [of = "", comparison] = superlatives[at(2)] ?? []
    return ofAll(of, ofKind(at(1), at(3)), comparison, clause)
  }),
  form(`the (${either(superlatives)}) ([a-z]+) ${be} ${thing}`, ({ at, clause }) => {
    const [of = "", comparison] = superlatives[at(1)] ?? []
    return ofAll(of, ofKind(at(3), at(2)), comparison, clause)
  }),
  form(`${thing} (?:has|should have|must have) the (${either(extremes)}) ${noun}`, ({ at, clause }) =>
    ofAll(at(3), at(1), extremes[at(2)], clause)
  ),
  form(`the [a-z]+ with the (${either(extremes)}) ${noun} ${be} ${thing}`, ({ at, clause }) =>
    ofAll(at(2), at(3), extremes[at(1)], clause)
  ),
  form(`${thing} (?:costs|should cost|must cost|cost) (more|less) than ${thing}`, ({ at, clause }) =>
    ofBoth("price", at(1), at(3), ways[at(2)], clause)
  ),
  form(`${thing} ${be}${not} (${either(adjectives)}) than ${thing}`, ({ at, clause }) => {
    const [of = "", comparison] = adjectives[at(3)] ?? []
    return comparison === undefined
      ? undefined
      : ofBoth(of, at(1), at(4), compared(comparison, at(2) !== ""), clause)
  }),
  // "The cheapest product should be first": in its list, where others may cost as little.
  form(
    `the (${either(superlatives)}) ([a-z]+) ${be} (?:the )?(first|last)(?: (?:one|in the (?:list|table|grid)))?`,
    ({ at, clause }) => {
      const [of = "", comparison] = superlatives[at(1)] ?? []
      return ofAll(of, `the ${at(3)} ${at(2)}`, comparison === "more" ? "at_least" : "at_most", clause)
    }
  ),
  form(
    `${thing} (?:has|have|should have|must have) (?:an? )?${way} ${noun} than ${thing}`,
    ({ at, clause }) => ofBoth(at(3), at(1), at(4), ways[at(2)], clause)
  ),
  form(
    `(?:the )?${noun} of ${thing} ${be}${not} ${way} than (?:the (?:\\1)|that) of ${thing}`,
    ({ at, clause }) => {
      const comparison = ways[at(4)]
      return comparison === undefined
        ? undefined
        : ofBoth(at(1), at(2), at(5), compared(comparison, at(3) !== ""), clause)
    }
  ),
  form(
    `(?:the )?${noun} of ${thing} (?:equals|should equal|must equal|matches|${be} (?:equal to|the same as)) (?:the (?:\\1)|that) of ${thing}`,
    ({ at, clause }) => ofBoth(at(1), at(2), at(3), "equal", clause)
  ),
  form(
    `(?:the )?${dayNoun} ${be}${not} (before|after|earlier than|later than) (?:the )?${dayNoun}`,
    ({ at, clause }) =>
      check(
        readTarget(at(1), clause.literals),
        readTarget(at(4), clause.literals),
        compared(/^(?:before|earlier)/.test(at(3)) ? "fewer" : "more", at(2) !== "")
      )
  ),
  // "The total equals the subtotal": two figures by their names, and no words that the one says.
  form(`(?:the )?${noun} (?:equals|should equal|must equal|${be} equal to) the ${noun}`, ({ at, clause }) =>
    check(readTarget(at(1), clause.literals), readTarget(at(2), clause.literals), "equal")
  ),
  form(`(?:the )?${noun} ${be}${not} ${way} than the ${noun}`, ({ at, clause }) => {
    const comparison = ways[at(3)]
    return comparison === undefined
      ? undefined
      : check(
          readTarget(at(1), clause.literals),
          readTarget(at(4), clause.literals),
          compared(comparison, at(2) !== "")
        )
  }),
  form(`(.+? and .+?) (?:both )?(?:have|should have|must have) (?:an? )?${same} ${noun}`, ({ at, clause }) =>
    ofPair(at(3), at(1), ways[at(2)], clause)
  ),
  form(`(?:the )?${noun} of (.+? and .+?) ${be} ${same}`, ({ at, clause }) =>
    ofPair(at(1), at(2), ways[at(3)], clause)
  ),
  form(
    `(?:the )?([A-Za-z][a-z]*(?: [a-z]+)?) and (?:the )?([a-z]+(?: [a-z]+)?) ${be} ${same}`,
    ({ at, clause }) =>
      check(readTarget(at(1), clause.literals), readTarget(at(2), clause.literals), ways[at(3)])
  )
]

/** `the first product's price` is the price of the first product. */
const possessive = new RegExp(
  `(${nth})['’]s ((?:[a-z]+ )??[a-z]+)(?= (?:is|are|should|must|will|was|equals|matches)\\b|$)`,
  "g"
)

/** `the first product is cheaper than the second`. */
const shortened = new RegExp(`^(the (?:${rank}) ([a-z]+) .* than the (?:${rank}|next))(?: one)?$`)

export const readCompared = (clause: Clause): Intents => {
  const text = clause.text
    .replace(/^(?:verify|check|ensure|assert|confirm|make sure|expect)(?: that)? /i, "")
    .replace(/^(?:The|An?)(?= )/, (first) => first.toLowerCase())
    .replace(possessive, "the $2 of $1")
    .replace(shortened, "$1 $2")
  for (const [pattern, by] of forms) {
    const found = pattern.exec(text)
    const intents = found === null ? undefined : by({ at: (group) => (found[group] ?? "").trim(), clause })
    if (intents !== undefined) return intents
  }
  return undefined
}
