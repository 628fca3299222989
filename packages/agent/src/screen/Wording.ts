/** Comparing what a text says with what a screen shows. */
import type { TextMatch } from "@assay/domain/Intent"
import { collapse } from "@assay/domain/Text"
import { RegExp as Pattern } from "effect"
import { keeping } from "../Keeping.js"

/** A joint of two runs of characters of which it is not known whether a space stands between them. */
export const soft = "\u0001"

const alike: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\u2018\u2019\u201a\u2032]/gu, "'"],
  [/[\u201c\u201d\u201e\u2033]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, "-"],
  [/\u2026/gu, "..."],
  [/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, ""]
]

/** One spelling for quote marks, dashes and white space. */
export const plain: (text: string) => string = keeping((text) =>
  collapse(alike.reduce((all, [found, put]) => all.replace(found, put), text.normalize("NFC")))
)

/** As a person calls it: no case, no mark of a required field, no colon after a label. */
export const loose: (text: string) => string = keeping((text) =>
  plain(text)
    .toLowerCase()
    .replace(/\s*\((?:required|optional)\)\s*$/u, "")
    .replace(/^[\s*]+|[\s*:.\u2026]+$/gu, "")
)

export const tokens: (text: string) => ReadonlyArray<string> = keeping(
  (text) =>
    plain(text)
      .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
      .toLowerCase()
      .replace(/\be-(?=mails?\b)/gu, "e")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? []
)

/** How heads of columns are written short in English. */
const shortened: ReadonlyMap<string, string> = new Map([
  ["qty", "quantity"],
  ["amt", "amount"],
  ["dept", "department"],
  ["desc", "description"],
  ["avg", "average"],
  ["shelves", "shelf"]
])

/** Without the ending of a plural; `cookie` and `cookies` come out alike, as do `Qty` and `quantity`, `shelf` and `shelves`. */
export const stem = (token: string): string =>
  shortened.get(token) ?? (token.length > 4 ? singular(token).replace(/ie$/u, "y") : singular(token))

/** Cases and houses end in an e without the plural, boxes and buses do not. */
const ending = /(?:[aeio]|[aeo]u|[lnpr])ses$|[aeiou]zes$/u

const singular = (token: string): string =>
  token.length > 4 && /(?:[sxz]|ch|sh)es$/u.test(token)
    ? token.slice(0, ending.test(token) && token !== "gases" ? -1 : -2)
    : token.length > 4 && token.endsWith("ies")
      ? `${token.slice(0, -3)}y`
      : token.length > 3 && token.endsWith("s") && !token.endsWith("ss")
        ? token.slice(0, -1)
        : token

/** "Boxes" of "box", "entries" of "entry". */
export const pluralOf = (noun: string): string =>
  noun.replace(/(?<=[^aeiou])y$/u, "ie").replace(/(?<=s|x|ch|sh)$/u, "e") + "s"

/** The words of a text, each without the ending of a plural. */
export const stems: (text: string) => ReadonlyArray<string> = keeping((text) => tokens(text).map(stem))

/** "Open orders" and "open order". */
export const sameWords = (one: string, other: string): boolean =>
  stems(one).join(" ") === stems(other).join(" ")

const word = /[\p{L}\p{N}_]/u
const digit = /\p{N}/u

/** A minus sign, not the dash of a range or a date. */
const minus = "(?<!(?<![\\p{L}\\p{N}])-\\p{Sc}?)"

/** Neither a longer word nor a longer number begins before it. */
const before = (first: string): string => {
  if (digit.test(first)) return `(?<![\\p{L}\\p{N}_]|\\p{N}${soft}?[.,]?${soft}?)${minus}`
  if (word.test(first)) return "(?<![\\p{L}\\p{N}_])"
  if (first === "." || first === ",") return "(?<!\\p{N})"
  return /\p{Sc}/u.test(first) ? minus : ""
}

const after = (last: string): string =>
  digit.test(last)
    ? `(?![\\p{L}\\p{N}_]|${soft}?[.,]?${soft}?\\p{N})`
    : word.test(last)
      ? "(?![\\p{L}\\p{N}_])"
      : ""

const body = (wanted: string): string =>
  [...wanted].map((char) => (char === " " ? `[ ${soft}]+` : Pattern.escape(char))).join(`${soft}?`)

/** Words that are written as one: a file's name, a number of an order. */
export const jointed = /[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)+/gu
const isJointed = (wanted: string): boolean => wanted.replace(jointed, "") === "" && wanted !== ""

type Whole = Exclude<TextMatch, "matches">

/** A pattern that finds the words as whole words, over the joints of inline elements. */
const making = (wanted: string, match: Whole): RegExp | undefined => {
  const chars = [...wanted]
  const first = chars[0]
  const last = chars.at(-1)
  if (first === undefined || last === undefined) return undefined
  const core = body(wanted)
  // What somebody said may stand between marks on the page as well.
  if (match === "equals") return new RegExp(`^(?:${core}|"${core}")$`, "u")
  if (match === "is")
    return new RegExp(`^(?:[\\p{So}\\p{M}\\s]*${core}[\\p{So}\\p{M}\\s.:!]*|"${core}")$`, "iu")
  if (match === "starts_with") return new RegExp(`^${core}${after(last)}`, "iu")
  if (match === "ends_with") return new RegExp(`${before(first)}${core}$`, "iu")
  // "final.pdf" is no part of "report-final.pdf".
  const [start, end] = isJointed(wanted) ? ["(?<![\\p{L}\\p{N}][-_])", "(?![-_][\\p{L}\\p{N}])"] : ["", ""]
  return new RegExp(`${start}${before(first)}${core}${after(last)}${end}`, "iu")
}

/** A screen is searched for the same words over and over, and to make a pattern takes longer than to use it. */
const madeFor = (match: Whole) => keeping((wanted) => making(wanted, match), 1000)
const patterns: Readonly<Record<Whole, (wanted: string) => RegExp | undefined>> = {
  contains: madeFor("contains"),
  is: madeFor("is"),
  equals: madeFor("equals"),
  starts_with: madeFor("starts_with"),
  ends_with: madeFor("ends_with")
}

/** A pattern that the text itself gives; undefined when it is none. */
const given = (source: string): RegExp | undefined => {
  const delimited = /^\/(.*)\/([a-z]*)$/u.exec(source)
  const [body, flags] = delimited === null ? [source, ""] : [delimited[1] ?? "", delimited[2] ?? ""]
  // A repeated group that repeats inside can take longer than any deadline.
  if (/\([^)]*[+*][^)]*\)[+*{]/u.test(body)) return undefined
  return compile(body, [...new Set(`${flags.replace(/[^imsu]/gu, "")}u`)].join(""))
}

const compile = (source: string, flags: string): RegExp | undefined => {
  try {
    return new RegExp(source, flags)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** What stands before the arrow that says that a list opens below it. */
export const withoutArrow = (text: string): string => text.replace(/\s?[▾▼▿▽⌄˅⏷🞃⯆⮟﹀↓]\uFE0E?$/u, "")

/** A number with its unit, and nothing besides: `$4.50`, `12`, `50 %`. */
/** An amount with its currency, before or behind it; for regular expressions. */
export const money = "(?:\\p{Sc}\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?\\p{Sc})"

export const isFigure = (text: string): boolean => /^\p{Sc}?-?\d[\d.,]*\s?(?:\p{Sc}|%)?$/u.test(text)

/** How a text is looked for; made once and used on many. */
export type Finder = (shown: string) => boolean

/** `contains` minds whole words and numbers and not the case; `equals` minds everything but white space. */
export const finder = (wanted: string, match: TextMatch): Finder => {
  const found = match === "matches" ? given(wanted) : patterns[match](plain(wanted))
  return (shown) => found !== undefined && found.test(shown)
}

/** How many times the words stand in a text. */
export const occurrences = (wanted: string): ((shown: string) => number) => {
  const found = patterns.contains(plain(wanted))
  return (shown) =>
    found === undefined ? 0 : Array.from(shown.matchAll(new RegExp(found.source, `${found.flags}g`))).length
}

const beforeSign = new RegExp(`${soft}(?=[\\p{P}])`, "gu")

/** For a person: joints become spaces where words meet. */
export const readable: (text: string) => string = keeping((text) =>
  text.replaceAll(beforeSign, "").replaceAll(soft, " ").replace(/\s+/gu, " ").trim()
)

/** At most `length` characters. */
export const brief = (text: string, length = 160): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`

/** "Munich · Driver: Selim K." tells two facts in one line. */
export const factsIn = (line: string): ReadonlyArray<string> => line.split(/\s+[·•|]\s+/u)
