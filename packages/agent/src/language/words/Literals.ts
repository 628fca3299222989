/**
 * Pieces of a text that are taken to the letter: quoted strings, addresses, placeholders. Each is replaced by one character of
 * Unicode's private use area, so that the grammar sees `type ▯ into the ▯ field` and nothing in a quotation can be
 * taken for grammar. Linear in the length of the text.
 */

export type LiteralKind = "quoted" | "address" | "variable" | "date" | "foreign"

export interface Literal {
  readonly kind: LiteralKind
  /** As written, marks included. */
  readonly raw: string
  /** What it stands for: without marks; a placeholder as `{{name}}`. */
  readonly value: string
  /** The words of a link `[words](address)`. */
  readonly label?: string
}

export type Literals = ReadonlyArray<Literal>

export interface Masked {
  /** The text with one private character for each literal. */
  readonly text: string
  readonly literals: Literals
}

const FIRST = 0xe000
const LAST = 0xf8ff

/** One literal, inside a regular expression. */
export const LITERAL = "[\\uE000-\\uF8FF]"

const alone = new RegExp(`^${LITERAL}$`, "u")

/** One literal and nothing else. Masked. */
export const isLiteral = (text: string): boolean => alone.test(text)

const isMark = (code: number) => code >= FIRST && code <= LAST

const closing: Readonly<Record<string, string>> = { "“": "”", "‘": "’", "«": "»", "„": "“”" }
const straight = new Set(['"', "'", "`", "*"])
const boundaryBefore = /[\s([{:,=\-–—>/]/
const boundaryAfter = /[\s.,;:!?)\]}>–—…"'’”-]/

const variable =
  /\{\{\s*(?:today(?:[+-]\d{1,5}[dwmy])?(?:\|[DMY\-/. ]{2,20})?|[\w.-]{1,60})\s*\}\}|\$\{[\w.-]{1,60}\}|\$[A-Z][A-Z0-9_]{2,60}|\{[\w.-]{1,60}\}|<[A-Za-z_][\w .-]{0,60}>|%[A-Za-z_]\w{0,60}%/y
const markdownLink = /\[([^\][\n]{1,200})\]\(([^()\s]{1,500}(?:\([^()\s]{0,100}\)[^()\s]{0,200})?)\)/y
const url = /(?:https?|file|ftp):\/\/[^\s<>"'`]{1,2000}|(?:about|mailto|data):[^\s<>"'`]{1,2000}/iy
const path = /(?:\/#\/?|#\/|\.?\/)(?![\s/*])[^\s"'`,;]{0,2000}/y

const weekday = "(?:(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day|nesday|sday|rsday|urday)?\\.?, )"
const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?"
const dayOfMonth = "\\d{1,2}(?:st|nd|rd|th)?"
/** "March 5, 2026", "Fri, 6 March 2026": a day whose commas part nothing. */
const date = new RegExp(
  `(?:${weekday}?${month} ${dayOfMonth}, \\d{4}|${weekday}(?:${month} ${dayOfMonth}|${dayOfMonth}\\.? ${month}(?: \\d{4})?))(?![\\p{L}\\p{N}])`,
  "iuy"
)

const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** A full stop that ends the sentence is no part of an address. */
const trimAddress = (found: string) => found.replace(/[.,;:!?)\]]{1,9}$/, "")

const nameOf = (found: string) => found.replace(/^[{$<%\s]{1,4}|[}>%\s]{1,4}$/g, "").trim()

const addressAt = (text: string, at: number): Literal | undefined => {
  const before = at === 0 ? " " : (text[at - 1] ?? " ")
  if (!boundaryBefore.test(before) || before === "/" || before === "-") return undefined
  const found = matchAt(url, text, at)?.[0] ?? (before === ":" ? undefined : matchAt(path, text, at)?.[0])
  if (found === undefined) return undefined
  const raw = trimAddress(found)
  return raw === "" ? undefined : { kind: "address", raw, value: raw }
}

const placeholderAt = (text: string, at: number): Literal | undefined => {
  const raw = matchAt(variable, text, at)?.[0]
  return raw === undefined ? undefined : { kind: "variable", raw, value: `{{${nameOf(raw)}}}` }
}

const linkAt = (text: string, at: number): Literal | undefined => {
  const found = matchAt(markdownLink, text, at)
  return found?.[2] === undefined
    ? undefined
    : { kind: "address", raw: found[0], value: found[2], label: found[1] ?? "" }
}

/** Where each straight mark closes next: the last position that is no closing of it is skipped once and for all. */
class Closings {
  private readonly next = new Map<string, Int32Array>()
  constructor(private readonly text: string) {}

  private positions(mark: string, strict: boolean): Int32Array {
    const key = `${mark}${strict}`
    const known = this.next.get(key)
    if (known !== undefined) return known
    const made = new Int32Array(this.text.length + 1).fill(-1)
    for (let at = this.text.length - 1; at >= 0; at--) {
      const follows = made[at + 1] ?? -1
      made[at] = this.text[at] === mark && this.closes(mark, at, strict) ? at : follows
    }
    this.next.set(key, made)
    return made
  }

  private closes(mark: string, at: number, strict: boolean): boolean {
    if (this.text[at - 1] === "\\") return false
    if (!strict) return true
    const after = this.text[at + 1]
    const fits = after === undefined || boundaryAfter.test(after)
    return mark === '"' || mark === "`" ? fits : fits && !/\s/.test(this.text[at - 1] ?? " ")
  }

  /** The closing mark for an opening one before `from`, or -1. A bracket or a quotation that is still open inside puts it off. */
  find(mark: string, from: number): number {
    const strict = this.positions(mark, true)
    let at = strict[from] ?? -1
    for (let tries = 0; tries < 4 && at !== -1; tries++) {
      if (balanced(this.text.slice(from, Math.min(at, from + 2000)), mark)) return at
      at = strict[at + 1] ?? -1
    }
    const first = strict[from] ?? -1
    return first === -1 && mark === '"' ? this.first(mark, from) : first
  }

  first(mark: string, from: number): number {
    return this.positions(mark, false)[from] ?? -1
  }
}

const opensInside = /(?<=[\s([{])"(?=[\p{L}\p{N}])/gu

const balanced = (text: string, mark: string) =>
  text.split("[").length <= text.split("]").length &&
  (mark !== '"' || 2 * (text.match(opensInside)?.length ?? 0) <= text.split('"').length - 1)

const unescape = (inner: string) => inner.replace(/\\(["'`\\])/g, "$1")

/** `**_Disk_**` is emphasised twice. */
const unemphasised = (mark: string | undefined, inner: string) =>
  mark === "*" ? inner.replace(/^(_+)(\S.*?)\1$/u, "$2") : inner

const dateAt = (text: string, at: number): Literal | undefined => {
  if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? " ")) return undefined
  const raw = matchAt(date, text, at)?.[0]
  return raw === undefined ? undefined : { kind: "date", raw, value: raw }
}

const quotedAt = (text: string, at: number, closings: Closings): Literal | undefined => {
  const mark = text[at] ?? ""
  const before = text[at - 1] ?? " "
  const partner = closing[mark]
  if (partner !== undefined) {
    const ends = [...partner].map((mark) => closings.first(mark, at + 1)).filter((end) => end !== -1)
    return ends.length === 0 ? undefined : slice(text, at, Math.min(...ends), 1)
  }
  if (!straight.has(mark)) return undefined
  if (mark !== '"' && !boundaryBefore.test(before)) return undefined
  const width = mark === "`" || mark === "*" ? runOf(mark, text, at) : 1
  const start = at + width
  if (mark !== '"' && (start >= text.length || /\s/.test(text[start] ?? " "))) return undefined
  const end = closings.find(mark, start)
  if (end === -1 || (end === start && mark !== '"' && mark !== "'")) return undefined
  let inner = end
  while (inner > start && width > end - inner + 1 && text[inner - 1] === mark) inner--
  return slice(text, at, end, width, inner)
}

const runOf = (mark: string, text: string, at: number) => {
  let n = 1
  while (n < 3 && text[at + n] === mark) n++
  return n
}

const slice = (text: string, at: number, last: number, width: number, end = last): Literal => ({
  kind: "quoted",
  raw: text.slice(at, last + 1),
  value: unemphasised(text[at], unescape(text.slice(at + width, end)))
})

const literalAt = (text: string, at: number, closings: Closings): Literal | undefined => {
  const char = text[at] ?? ""
  if (isMark(text.charCodeAt(at))) return { kind: "foreign", raw: char, value: char }
  if (char === "{" || char === "$" || char === "<" || char === "%") return placeholderAt(text, at)
  if (char === "[") return linkAt(text, at)
  if (char === "/" || char === "#" || char === ".") return addressAt(text, at)
  const named = /[a-z]/i.test(char) ? (dateAt(text, at) ?? addressAt(text, at)) : undefined
  if (named !== undefined) return named
  return quotedAt(text, at, closings)
}

/** At most 6,400 literals: what comes after them stays as it is. */
export const mask = (text: string): Masked => {
  const closings = new Closings(text)
  const literals: Array<Literal> = []
  let masked = ""
  let at = 0
  while (at < text.length) {
    const literal = literals.length <= LAST - FIRST ? literalAt(text, at, closings) : undefined
    if (literal === undefined) {
      masked += isMark(text.charCodeAt(at)) ? "\uFFFD" : text[at]
      at += 1
      continue
    }
    masked += String.fromCharCode(FIRST + literals.length)
    literals.push(literal)
    at += literal.raw.length
  }
  return { text: masked, literals }
}

const marks = new RegExp(LITERAL, "g")

const replaceMarks = (text: string, literals: Literals, by: (literal: Literal) => string) =>
  text.replace(marks, (char) => {
    const literal = literals[char.charCodeAt(0) - FIRST]
    return literal === undefined ? char : by(literal)
  })

/** As it was written. */
export const raw = (text: string, literals: Literals): string =>
  replaceMarks(text, literals, (literal) => literal.raw)

/** With quotation marks dropped. */
export const plain = (text: string, literals: Literals): string =>
  replaceMarks(text, literals, (literal) => literal.label ?? literal.value)

/** The literals of a masked text, in order. */
export const literalsIn = (text: string, literals: Literals): Literals =>
  Array.from(text.matchAll(marks)).flatMap(([char]) => {
    const literal = literals[char.charCodeAt(0) - FIRST]
    return literal === undefined ? [] : [literal]
  })

/** The one literal that a masked text consists of. */
export const onlyLiteral = (text: string, literals: Literals): Literal | undefined => {
  const trimmed = text.trim()
  return trimmed.length === 1 ? literals[trimmed.charCodeAt(0) - FIRST] : undefined
}

/** The text with `said` between its two parts as one more quotation; as it was where it holds as many as there are marks. */
export const quoting = (masked: Masked, before: string, said: string, after: string, value = said): Masked =>
  masked.literals.length > LAST - FIRST
    ? masked
    : {
        text: `${before}${String.fromCharCode(FIRST + masked.literals.length)}${after}`,
        literals: [...masked.literals, { kind: "quoted", raw: said, value }]
      }

/** Each place that the pattern finds as one more quotation of what `saidOf` makes of it; as it was where there are no marks left. */
export const quotingAll = (
  { literals, text }: Masked,
  pattern: RegExp,
  saidOf: (found: RegExpMatchArray, literals: Literals) => string
): Masked => {
  let all = literals
  let masked = ""
  let end = 0
  for (const found of text.matchAll(pattern)) {
    const quoted = quoting({ literals: all, text: "" }, "", saidOf(found, all), "")
    masked += text.slice(end, found.index) + (quoted.text === "" ? found[0] : quoted.text)
    all = quoted.literals
    end = found.index + found[0].length
  }
  return { literals: all, text: masked + text.slice(end) }
}

/** What a rewording put in straight quotation marks, as quotations of their own. */
export const quotedAgain = (masked: Masked): Masked =>
  quotingAll(masked, /"([^"]*)"/g, (found, literals) => raw(found[1] ?? "", literals))
