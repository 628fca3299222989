/** A test's text as instructions: lines, lists, Gherkin, sentences of a paragraph. Linear in the length of the text. */
import { mask, raw } from "../words/Literals.js"
import { verbOf } from "../words/Verbs.js"

/** One instruction with the lines that belong to it: a table's or a block of text. */
export interface Line {
  readonly text: string
  readonly attached: ReadonlyArray<string>
}

const heading =
  /^(?:pre-?conditions?|prerequisites?|test data|set-?up|teardown|notes?)\s*:\s*(?:[-–—]|none|n\/?a|nothing|no)\.?\s*$|^(?:feature|scenario|scenario outline|scenario template|background|rule|examples?|scenarios|preconditions?|steps|test steps|expected results?|test case)\s*:?\s*$|^(?:feature|scenario|scenario outline|scenario template|background|rule|examples|scenarios|test case)\s*:/i
/** Who wants a feature and why, as Gherkin has it between the heading and the first scenario. */
const story =
  /^(?:as an? |in order (?:to|that) |so that |I (?:want|need|would like|wish) |I should be able to |I can )/i
const tells = /^(?:feature|rule|scenario|user story|story)\s*:/i
/** The same without a heading, as the first line of a test. */
const opening = /^as an? [^,.]{1,60},? I (?:want|would like|need|wish)\b/i
const comment = /^(?:#(?:\s|$|#)|\/\/)/
const tags = /^@[\w-]+(?:\s+@[\w-]+)*$/

/** A mark before an instruction: `3.`, `-`, `[ ]`, `Step 2:`. */
export const listMark =
  /^(?:(?:[-*•+–—]|\(?\d{1,3}[.)]|\(?[a-z]\)|step \d{1,3}(?:\s?[:.)–-]|(?!\s+(?:is|has|should|must|shows?|reads?|says|becomes|of)\b))|\[[ xX]?\])\s+)+/i

const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|mr|mrs|ms|dr|prof|approx|no|nr|st|[a-zß]*str|ave|blvd|apt|inc|ltd|co|fig|cf|incl|max|min|a\.m|p\.m|[a-z])\.$/i

/** After a stop inside a line, a capital, a mark or a verb begins a sentence; any other word goes on with it. */
const begins = (rest: string, stop: string) => {
  const word = /^[A-Za-z][\w-]*/.exec(rest)?.[0]
  if (word === undefined) return !/^[,;:)]/.test(rest)
  // "Close the menu. report.pdf is still there": files are seldom called by a capital.
  if (stop === "." && /^[a-z][\w-]*\.[a-z]{3,4} [a-z]/.test(rest)) return true
  return (
    /^[A-Z]/.test(word) ||
    // "Where is it? shows up": the question is the name of what does so.
    (stop === "." ? verbOf(word) !== undefined : verbOf(word)?.form === "base") ||
    /^(?:then|and|but|the|i|if|when|there|no)$/i.test(word)
  )
}

/** Sentences of one line, quotations kept whole. */
export const sentences = (line: string): ReadonlyArray<string> => {
  const { literals, text } = mask(line)
  const found: Array<string> = []
  let start = 0
  const stop = /[.!?]+|(?<=[\uE000-\uF8FF])(?=\s+[A-Z])/g
  for (const match of text.matchAll(stop)) {
    const end = match.index + match[0].length
    const last = match[0] === "" ? literals[text.charCodeAt(end - 1) - 0xe000]?.value : match[0]
    const rest = text.slice(end, end + 200)
    // "The dialog Sure? opens": the mark belongs to the name.
    if (/^[?!]$/.test(last ?? "") && /^ [a-z]/.test(rest) && /^\s*[A-Z]/.test(text.slice(start, end)))
      continue
    if (match[0] === "!" && isGreeting(text.slice(start, end), rest)) continue
    if (!(/^\s+\S/.test(rest) || isRunOn(match[0], rest)) || !ends(text, start, match.index, end, last ?? ""))
      continue
    found.push(raw(text.slice(start, end), literals).trim())
    start = end
  }
  found.push(raw(text.slice(start), literals).trim())
  return found.filter((sentence) => /[\p{L}\p{N}"'`]/u.test(sentence))
}

const greeting =
  /\b(?:reads?|sees?|says?|shows?|displays?|told|message|toast|states?):? (?:Thanks|Thank you|Success|Congratulations|Oops|Sorry|Well done|Great|Hooray|Welcome back|Welcome)!$/i

/** "It says Thanks! Your order is placed.": the message goes on; who reads the test is not spoken to. */
const isGreeting = (text: string, rest: string): boolean =>
  greeting.test(text) &&
  /^ (?:Your|We['’](?:ll|ve)|You (?!are|should|can|must|see|will|land|have|get|may|need|also|now|then)|Please try|Something went)/.test(
    rest
  )

/** "Click Save.Click Close": the space after the stop was forgotten. */
const isRunOn = (stop: string, rest: string): boolean => {
  const word = /^([A-Z][a-z]+) /.exec(rest)?.[1]
  return stop === "." && word !== undefined && verbOf(word.toLowerCase()) !== undefined
}

const ends = (text: string, start: number, from: number, end: number, closing: string) => {
  if (!/[.!?]$/.test(closing)) return false
  const piece = text.slice(Math.max(start, end - 12), end)
  if (from !== end && /^\s*(?:step )?\(?\d{1,3}\.$/i.test(text.slice(start, end))) return false
  // A greeting is no step.
  if (
    /^(?:hi|hello|hey)(?: (?:there|team|all|folks|everyone|guys))?[!.]$/iu.test(text.slice(start, end).trim())
  )
    return false
  return !abbreviation.test(piece) && begins(text.slice(end, end + 60).trimStart(), closing.slice(-1))
}

const isKeyword = /^(?:given|when|then|and|but|\*)\s/i

/** Where something is, and nothing else. */
const place =
  /^(?:in|on|of|from|to|with|for|at|by|under|below|above|inside|beside|next to) (?:the|an?|its|my) [^,;:]{2,50}$/

/** A wrapped line goes on with the one before: it begins small and with no verb, mark or keyword. */
const continues = (line: string, before: string | undefined) =>
  before !== undefined &&
  /^[a-z]/.test(line) &&
  // Where sentences begin small, a small letter is no sign that one goes on.
  !/^[a-z]/.test(before.replace(listMark, "")) &&
  !/[.!?:;]$/.test(before) &&
  !isKeyword.test(line) &&
  verbOf(/^[\w-]+/.exec(line)?.[0] ?? "") === undefined &&
  (before.length > 50 || place.test(line))

/** Where a line was taken for one that goes on with the line before: it may as well be an instruction of its own. */
export const wrap = "\u2028"

interface Reading {
  readonly lines: Array<{ text: string; attached: Array<string> }>
  fence: string | undefined
  examples: boolean
  /** Under a heading, before the first instruction. */
  told: boolean
}

const attach = (state: Reading, line: string) => {
  const last = state.lines.at(-1)
  if (last !== undefined) last.attached.push(line)
}

const take = (state: Reading, line: string): void => {
  const fence = /^(?:"""|```)/.exec(line)?.[0]
  if (state.fence !== undefined || fence !== undefined) {
    attach(state, line)
    state.fence = state.fence === undefined ? fence : line.trim() === state.fence ? undefined : state.fence
    return
  }
  const text = line.trim()
  if (text === "" || comment.test(text) || tags.test(text)) return
  if (text.startsWith("|")) return state.examples ? undefined : attach(state, text)
  state.examples = /^(?:examples?|scenarios)\s*:/i.test(text)
  if (tells.test(text)) state.told = true
  if (
    heading.test(text) ||
    (state.told && story.test(text)) ||
    (state.lines.length === 0 && opening.test(text))
  )
    return
  state.told = false
  const last = state.lines.at(-1)
  if (last !== undefined && last.attached.length === 0 && continues(text, last.text))
    last.text += `${wrap}${text}`
  else state.lines.push({ text, attached: [] })
}

/** The instructions of a test. Comments, headings and blank lines are none. */
export const splitSteps = (text: string): ReadonlyArray<Line> => {
  const state: Reading = { lines: [], fence: undefined, examples: false, told: false }
  for (const line of text.replace(/<br\s?\/?>/gi, "\n").split(/\r\n|\r|\n|\u2028|\u2029/)) {
    take(state, /^\s*(?:"""|```)/.test(line) ? line.trim() : state.fence === undefined ? line : line)
  }
  return state.lines.flatMap(({ text, attached }): ReadonlyArray<Line> => {
    const parts = sentences(text)
    return parts.map((part, n) => ({ text: part, attached: n === parts.length - 1 ? attached : [] }))
  })
}
