/** Who did it, and to whom: "assigned to Wes" is read under "Assignee", and not under "Reporter" in the same line. */
import { RegExp as Pattern } from "effect"
import { columnOf } from "../../ground/Names.js"
import { recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isCell, isOnControl, standsIn, tableOf } from "../../screen/Kinds.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View, within } from "../../screen/View.js"
import { finder, loose, plain } from "../../screen/Wording.js"
import type { Held, TextCheck } from "../texts/PageTexts.js"
import type { Case } from "../Ruling.js"

/** The verb and the preposition before the name, or the preposition alone. */
const relationIn = (
  told: string,
  expected: string
): { readonly verb: string; readonly word: string } | undefined => {
  const found = new RegExp(
    `(?:\\b(?:is|are|was|were|been|be) (?:\\p{Ll}+ly )?(\\p{Ll}{3,}) |\\b(?:is|are|was|were|comes|goes|runs|leads|flies) (?:\\p{L}+ )*?)\\b(to|by|from)(?: the)? ["“]?${Pattern.escape(expected)}\\b`,
    "iu"
  ).exec(told)
  const [, verb = "", word = ""] = found ?? []
  return word === "" ? undefined : { verb: verb.toLowerCase(), word: word.toLowerCase() }
}

const others: Readonly<Record<string, RegExp>> = {
  from: /^(?:from|sender|sent by|origin|departure|author|source|start)\b/iu,
  to: /^(?:to|recipients?|receiver|destination|arrival|target|sent to|end)\b/iu
}

/** "Assignee", "Assigned to", "Reporter" and "Reported by" begin as the verb does. */
export const isCalled = (
  head: string,
  { verb, word }: { readonly verb: string; readonly word: string }
): boolean => {
  const root = verb.replace(/(?:ed|en|t)$/u, "").slice(0, 6)
  if (root.length > 2 && loose(head).startsWith(root)) return true
  return (
    (verb === "" || /^(?:sent|received|addressed|delivered)$/u.test(verb)) &&
    (others[word]?.test(head.trim()) ?? false)
  )
}

const proper = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}$/u

const doubted = (expected: string, why: string): Fell =>
  Fell.of("target_ambiguous", `“${expected}” stands in its line, and ${why}.`)

/** The cells of its line in a table. */
export const lineOf = (view: View, seen: Seen): ReadonlyArray<Seen> | undefined => {
  const record = seen.node.role === "row" ? seen : recordOf(view, seen)
  const cells =
    record?.node.role === "row" ? record.children.filter((each) => isCell(each) && each.node.visible) : []
  return cells.length > 2 && cells.every((cell) => tableOf(cell) !== undefined) ? cells : undefined
}

/** What stands at the head of its column. */
export const headText = (view: View, cell: Seen): string => {
  const head = columnOf(view, cell)
  return head === undefined ? "" : readableTextOf(view, head)
}

/** "Karl received it" of him who stands under "To". */
const partOf = (step: string): RegExp | undefined =>
  /\b(?:received?|receives|got|gets)\b/iu.test(step)
    ? others["to"]
    : /\b(?:sent|sends)\b(?! (?:to|by)\b)/iu.test(step)
      ? others["from"]
      : undefined

/** Who does it stands under another head than the one who does. */
const isOtherParty = (view: View, step: string, seen: Seen, headOf: (cell: Seen) => string): boolean => {
  const part = partOf(step)
  const cells = lineOf(view, seen) ?? []
  return (
    part !== undefined &&
    isCell(seen) &&
    cells.some((cell) => part.test(headOf(cell).trim())) &&
    !part.test(headOf(seen).trim())
  )
}

/** What holds in a line of a table holds by the column that the relation names. */
export const byRelation = ({ check, seen, subject }: Held, { step, view }: Case): Fell | undefined => {
  const { expected } = check
  const relation = relationIn(step ?? "", expected)
  const headOf = (cell: Seen): string => headText(view, cell)
  if (isOtherParty(view, step ?? "", seen, headOf))
    return doubted(expected, `“${subject.words}” stands under “${headOf(seen)}”`)
  const cells = relation === undefined ? undefined : lineOf(view, seen)
  if (cells === undefined || relation === undefined) return undefined
  const says = finder(expected, "contains")
  const saying = cells.filter((cell) => says(plain(readableTextOf(view, cell))))
  const called = cells.filter((cell) => isCalled(headOf(cell), relation))
  const [head] = called
  if (head !== undefined) {
    const isWhole = (cell: Seen) => loose(readableTextOf(view, cell)) === loose(expected)
    const right = called.some(
      (cell) => saying.includes(cell) && (isWhole(cell) || !/\(|\bwas\b/iu.test(readableTextOf(view, cell)))
    )
    const all = subject.quantifier === "all"
    return right && !all
      ? undefined
      : doubted(expected, `under “${headOf(head)}” stands “${readableTextOf(view, head)}”`)
  }
  const names = cells.filter((cell) => proper.test(readableTextOf(view, cell).trim()) && headOf(cell) !== "")
  const first = cells[0]
  return relation.verb !== "" &&
    saying.some((cell) => cell !== first) &&
    names.filter((cell) => cell !== first).length > 1
    ? doubted(expected, "no column tells that it is this")
    : undefined
}

/** "Was reported by Xia", where "Reported by" is the head of a column: no line says so itself. */
export const byHead = ({ expected, subject }: TextCheck, { step, view }: Case): Fell | undefined => {
  if (subject?.role !== "row") return undefined
  const isTold = !new RegExp(`["“']${Pattern.escape(expected)}["”']`, "iu").test(step ?? "")
  const isHead = view.all.some(
    (seen) =>
      seen.node.role === "columnheader" &&
      seen.node.visible &&
      loose(readableTextOf(view, seen)) === loose(expected)
  )
  return isTold && isHead
    ? Fell.of("target_ambiguous", `“${expected}” is the head of a column, and no text of a line.`)
    : undefined
}

/** The name of a person at the head of what she wrote, and when that was. */
const beginsWithName = /^\p{Lu}\p{Ll}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,2}(?= |$)(?!.*[.!?]$)/u

const depthOf = (seen: Seen): number => [...upward(seen)].length

/** "The first answer is by Ola", whose name stands only at a reply to it, deeper in it than another's before. */
export const byOthersInIt = ({ check: { expected }, seen }: Held, { step, view }: Case): Fell | undefined => {
  const record = recordOf(view, seen) ?? seen
  if (relationIn(step ?? "", expected)?.word !== "by" || record.node.role === "row") return undefined
  const says = finder(expected, "contains")
  const all = within(view, record).filter(isLeaf)
  const saying = all.filter(({ node }) => says(plain(node.name)))
  const [first] = saying
  const isOtherBefore = (each: Seen): boolean =>
    first !== undefined &&
    each.at < first.at &&
    beginsWithName.test(each.node.name.trim()) &&
    !standsIn(each, /^(?:heading|link|button)$/u) &&
    saying.every((one) => depthOf(one) > depthOf(each))
  return all.some(isOtherBefore)
    ? doubted(expected, "only of what stands in it by itself, such as a reply")
    : undefined
}

const isCovered = /\b(?:covered|staffed|manned) by ["“]?\p{Lu}/u
const fullName = /(?<![\p{L}\d])\p{Lu}\p{Ll}[\p{L}'’.-]* \p{Lu}\p{L}/u

/** Whether it names anybody but those. */
const namesOthers = (text: string, known: ReadonlyArray<string>): boolean =>
  fullName.test(known.reduce((rest, each) => rest.replaceAll(each, " | "), text))

/** "Fire is covered by Home Plus", where no other one stands in its line: that may be told elsewhere. */
export const byNobody = (
  { expected, subject }: TextCheck,
  { step }: Case,
  actual: string
): Fell | undefined =>
  subject === undefined || !isCovered.test(step ?? "") || namesOthers(actual, [subject.name])
    ? undefined
    : Fell.of("target_ambiguous", `Beside “${subject.words}” stands nobody, be it “${expected}” or another.`)

/** "Monday is covered by Ada Byron", in whose line Bo Larsen stands as well, and no head tells which of them does it. */
export const byOthersBeside = (
  { check: { expected }, seen, subject }: Held,
  { step, view }: Case
): Fell | undefined => {
  const record = recordOf(view, seen)
  if (record === undefined || lineOf(view, seen) !== undefined || !isCovered.test(step ?? ""))
    return undefined
  const other = within(view, record).find(
    (each) => isLeaf(each) && !isOnControl(each) && namesOthers(each.node.name, [expected, subject.name])
  )
  return other === undefined ? undefined : doubted(expected, `so does “${other.node.name}”`)
}

const isLeaf = ({ children, node }: Seen): boolean =>
  node.role === "text" && node.visible && children.length === 0

const said = /\b(?:wrote|written|posted|said|says|replied|commented|answered)\b/iu

/** "Ola wrote ▯": who stands at the head of what is read around it, as long as only one does. */
export const byAuthor = ({ check, seen, subject }: Held, { step, view }: Case): Fell | undefined => {
  const { expected } = check
  if (!subject.quoted || subject.role !== "row" || !said.test(step ?? "")) return undefined
  const says = finder(subject.name, "contains")
  const text = within(view, recordOf(view, seen) ?? seen).find(
    (each) => isLeaf(each) && says(plain(each.node.name))
  )
  // The smallest box around what was written in which a name is read before it, or else at all.
  const boxes = [...upward(text ?? seen)].map((outer) =>
    within(view, outer).filter((each) => isLeaf(each) && !says(plain(each.node.name)))
  )
  const named = (texts: ReadonlyArray<Seen>) => texts.some(({ node }) => /\p{Lu}\p{Ll}/u.test(node.name))
  const before = boxes.map((texts) => texts.filter(({ at }) => at < (text ?? seen).at))
  const own = before.find(named) ?? boxes.find(named)
  const wanted = finder(expected, "contains")
  if (own === undefined)
    return doubted(expected, "nothing tells where what one wrote ends and another begins")
  return own.some(({ node }) => wanted(plain(node.name)))
    ? undefined
    : doubted(expected, "only what was written names it")
}
