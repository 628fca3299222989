/** Plain English to intents. Pure and total: any text gets an answer, in time linear in its length. */
import type { Intent } from "@assay/domain/Intent"
import { readAttachment, withAttachment } from "./sentences/Attachments.js"
import type { Keyword } from "./sentences/Clause.js"
import { type Outline, outlineOf } from "./sentences/Outlines.js"
import type { ParsedStep } from "./ParsedStep.js"
import { sentOnce } from "./deeds/PressedOnce.js"
import { spoken } from "./sentences/Speakers.js"
import { unlessLeftOut } from "./words/Qualifiers.js"
import type { Seen } from "./words/Quoting.js"
import { type Line, listMark, splitSteps, wrap } from "./sentences/Steps.js"
import { type Context, notUnderstood, type Reading, readInstruction } from "./ReadInstruction.js"

const keywordOf = /^(?:(given|when|then|and|but|\*)\s+)/i

/** `Expected result: the list is empty`, `=> the list is empty`. */
const expectation =
  /^(?:expected(?: (?:results?|outcomes?|behaviou?rs?))?|results?|outcomes?|expectations?|assertions?|ER)\s?(?::|-|–|—|=>)\s+|^(?:verify|verification|assert|ensure|confirm|expect):\s+|^(?:=>|->|→|⇒)\s*/i

/** `Precondition: the list is empty`. */
const assumption =
  /^(?:pre-?conditions?(?: checks?)?|pre-?requisites?|set-?up|starting point|initial state|assumptions?)\s?(?::|–|—)\s+/i

interface Stripped {
  readonly rest: string
  readonly keyword?: Keyword | "and"
  /** It stood after `Expected result:`, where a thing alone says that it is seen. */
  readonly expected?: boolean
}

const stripped = (text: string): Stripped => {
  const marked = text.trim().replace(listMark, "").trim()
  const expected = expectation.exec(marked)
  if (expected !== null) return { rest: marked.slice(expected[0].length), keyword: "then", expected: true }
  const assumed = assumption.exec(marked)
  if (assumed !== null) return { rest: marked.slice(assumed[0].length), keyword: "given" }
  const found = keywordOf.exec(marked)
  const word = found?.[1]?.toLowerCase()
  if (word === undefined) return { rest: marked }
  if (
    word === "when" &&
    /^when\s[^,]+,\s/i.test(marked) &&
    !/^when\s+(?:in|I|you|we|they|he|she|(?:the |an? )?user)\s/i.test(marked) &&
    !spoken(marked.replace(/^when\s+/i, "")).person
  )
    return { rest: marked }
  const rest = marked.slice(found?.[0].length ?? 0).trim()
  // "Given that I am logged in" is given.
  if (word === "given")
    return { rest: rest.replace(/^that (?=(?:I|we|(?:the |an? )?(?:[a-z]+ )?user)\b)/iu, ""), keyword: word }
  return word === "when" || word === "then" ? { rest, keyword: word } : { rest, keyword: "and" }
}

const readLines = (texts: ReadonlyArray<string>, context: Context): Reading => {
  const intents: Array<Intent> = []
  for (const text of texts) {
    const reading = readInstruction(text, { ...context, before: [...context.before, ...intents] })
    if (reading._tag === "NotUnderstood") return reading
    intents.push(...reading.intents)
  }
  return { _tag: "Understood", intents }
}

/** A wrapped line is one instruction, unless its parts are read each by itself, or only so. */
const unwrapped = (
  line: Line,
  before: ReadonlyArray<Intent>,
  last: Keyword | undefined
): ReadonlyArray<Line> => {
  const parts = line.text.split(wrap)
  if (parts.length === 1) return [line]
  const whole = { ...line, text: parts.join(" ") }
  const lines = parts.map((text, n) => ({ text, attached: n === parts.length - 1 ? line.attached : [] }))
  const intents: Array<Intent> = []
  let keyword = last
  for (const part of lines) {
    const said = stripped(part.text)
    keyword = said.keyword === "and" ? keyword : said.keyword
    const reading = readLine(said, part.attached, { before: [...before, ...intents], keyword })
    if (reading._tag === "NotUnderstood") return [whole]
    intents.push(...reading.intents)
  }
  return lines
}

const thing =
  /^(?:(?:the|an?|one|two|three|four|five|\d{1,3}) |["'“‘«]|(?:error|success|warning|confirmation|validation) )/i

const readExpected = (text: string, context: Context): Reading => {
  const reading = readInstruction(text, context)
  if (reading._tag === "Understood" || !thing.test(text)) return reading
  const seen = readInstruction(`I should see ${text}`, context)
  return seen._tag === "Understood" ? seen : reading
}

/** `"Showing 16 of 21"` and nothing else: no control is called by such figures, so that it is what the page says. */
const figures = /^["“][^"“”]*\d+ ?(?:of|\/) ?\d+[^"“”]*["”]\.?$/u

/** `Page 2 of 3` and nothing else. */
const pageOf = /^((?:Page|Step|Question|Slide|Photo) \d+ (?:of|\/) \d+)\.?$/u

const readLine = (
  { expected, rest: text }: Stripped,
  attached: ReadonlyArray<string>,
  context: Context
): Reading => {
  if (attached.length === 0 && figures.test(text)) return readInstruction(`I see ${text}`, context)
  const page = attached.length === 0 ? pageOf.exec(text)?.[1] : undefined
  if (page !== undefined) return readInstruction(`I see "${page}"`, context)
  if (attached.length === 0) {
    const reading = (expected === true ? readExpected : readInstruction)(text, context)
    return reading._tag === "Understood" ? { ...reading, intents: sentOnce(reading.intents, text) } : reading
  }
  const texts = withAttachment(text, readAttachment(attached))
  return texts === undefined
    ? notUnderstood("The table or text below the step does not fit it", text)
    : readLines(texts, context)
}

/** Reads one instruction. `before` is what the steps before it meant: `I am on the cart page` goes there only when nothing was done yet. */
export const parseStep = (text: string, before: ReadonlyArray<Intent> = [], seen?: Seen): Reading => {
  const lines = splitSteps(text)
  if (lines.length === 0) return notUnderstood("The step is empty", "")
  const intents: Array<Intent> = []
  let last: Keyword | undefined
  for (const line of lines.map((each) => ({ ...each, text: each.text.replaceAll(wrap, " ") }))) {
    const said = stripped(line.text)
    last = said.keyword === "and" ? last : said.keyword
    const reading = readLine(said, line.attached, { before: [...before, ...intents], keyword: last, seen })
    if (reading._tag === "NotUnderstood") return reading
    intents.push(...reading.intents)
  }
  return { _tag: "Understood", intents }
}

/** A step of an outline means something else for each row: none of them would be the whole test. */
const readForAll = (whole: string, { placeholders, rows }: Outline): Reading | undefined =>
  placeholders.some((mark) => whole.includes(mark))
    ? {
        _tag: "NotUnderstood",
        why: `It stands for ${rows} rows of examples, and a run is one of them`,
        nearest: "the same test once for each row, its values in place of <NAME>"
      }
    : undefined

/** Reads a whole test: one step for each instruction, in order. */
export const parseTest = (text: string): ReadonlyArray<ParsedStep> => {
  const before: Array<Intent> = []
  let last: Keyword | undefined
  const outline = outlineOf(text)
  const steps: Array<ParsedStep> = []
  for (const lines of splitSteps(outline.text))
    for (const line of unwrapped(lines, before, last)) {
      const said = stripped(line.text)
      last = said.keyword === "and" ? last : said.keyword
      const whole = [line.text, ...line.attached].join("\n")
      const reading = readForAll(whole, outline) ?? readLine(said, line.attached, { before, keyword: last })
      if (reading._tag === "Understood") before.push(...reading.intents)
      steps.push({ index: steps.length, text: whole, reading: unlessLeftOut(whole, reading) })
    }
  return steps
}
