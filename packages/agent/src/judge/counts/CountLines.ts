/** "The count reads 9 orders", "the counter says 3 / 4": the one line of the page that counts so, where nothing on it is called a count. */
import type { Scope, Target } from "@assay/domain/Intent"
import type { Box } from "@assay/domain/Screen"
import { onlyRegionOf } from "../../ground/Enclosures.js"
import { ground } from "../../ground/Ground.js"
import { inRegion, recordOf } from "../../ground/Regions.js"
import { gap } from "../../screen/Geometry.js"
import { isEntry, isOnControl, isTitle, standsIn } from "../../screen/Kinds.js"
import { type Seen, type View, within } from "../../screen/View.js"
import { readableTextOf } from "../../screen/VisibleText.js"
import { stem, tokens } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { apartIn } from "../texts/Phrases.js"
import { type Case, holds, refuted, type Ruling, withTarget } from "../Ruling.js"

/** What is counted, where the words say it: "the product count". */
const counting = /^(?:(\p{Ll}+) )?(?:count|counter|tally)$/iu

/** "The total is 6 questions": of what there are so many. */
const total = /^total(?: (?:number|count))?$/iu

const ofThings = /^(\d{1,6}) (\p{L}+)(?: \p{L}+)*$/u
const ofTotal = /^(\d{1,6}) ?(?:\/|of|out of) ?(\d{1,6})$/iu

/** The lines that count, with nothing else in them: "9 orders", "Showing 7 lots", "12 products found". */
const line = /^(?:showing )?(\d{1,6}) (\p{L}+)(?: (?:found|shown|listed|available|left|in total))?\.?$/iu

interface Line {
  readonly seen: Seen
  readonly text: string
  readonly said: ReadonlyArray<string>
}

/** "4 words" below the field that they are written in: what counts them stands in the box of the field. */
const standsWithField = (view: View, record: Seen): boolean =>
  within(view, record).some((seen) => seen.node.visible && isEntry(seen))

/** What it says of a list is none of the list's things, nor what is pressed. */
const linesOf = ({ view }: Case, form: RegExp, isPlaced: boolean): ReadonlyArray<Line> =>
  apartIn(view).flatMap(({ seen, text }) => {
    const found = form.exec(text.trim())
    if (found === null || isOnControl(seen)) return []
    // Beside what is told, in a record as well.
    const record = isPlaced ? undefined : recordOf(view, seen)
    if (record !== undefined && !standsWithField(view, record)) return []
    if (standsIn(seen, /^(?:row|definition)$/u)) return []
    return [{ seen, text: found[0], said: found.slice(1).map((part) => part.toLowerCase()) }]
  })

/** "The counter below it": wholly below, and neither beside it nor in it. */
const isOnSide = (relation: Scope["relation"], of: Box, box: Box): boolean =>
  relation === "below"
    ? box.y >= of.y + of.height - 2
    : relation === "above"
      ? box.y + box.height <= of.y + 2
      : true

/** Whether a line stands where the scope says; undefined where that cannot be told. */
const standing = (scope: Scope, { antecedent, view }: Case): ((seen: Seen) => boolean) | undefined => {
  if (scope.relation === "in") {
    const region = onlyRegionOf(view, [scope], antecedent)
    return region === undefined ? undefined : (seen) => inRegion(region, seen)
  }
  const side = /^(?:near|below|above)$/u.test(scope.relation)
  const anchor = side ? ground(view, scope.target, "look", antecedent) : undefined
  const box = anchor?._tag === "Found" ? anchor.seen.node.box : undefined
  return box === undefined
    ? undefined
    : ({ node }) =>
        node.box !== undefined &&
        isOnSide(scope.relation, box, node.box) &&
        gap(box, node.box) <= 2 * box.height
}

const isPlain = ({ ordinal, quantifier, quoted, role }: Target): boolean =>
  !quoted && ordinal === undefined && quantifier === undefined && role === undefined

const stemOf = (word: string): string => stem(word.toLowerCase())

/** "Comments (1)": the title of a part, with how many stand in it. */
const title = /^(?:\p{L}+ )*(\p{L}+) \((\d{1,6})\)$/u

const titlesOf = ({ view }: Case): ReadonlyArray<Line> =>
  view.all.flatMap((seen) => {
    const found = isTitle(seen) && seen.node.visible ? title.exec(readableTextOf(view, seen)) : null
    return found === null || isOnControl(seen)
      ? []
      : [{ seen, text: found[0], said: [found[2] ?? "", (found[1] ?? "").toLowerCase()] }]
  })

/** The lines that may be meant: those that count the things that the text names, or all of a total. */
const meantBy = (check: TextCheck, noun: string | undefined, given: Case): ReadonlyArray<Line> => {
  const whole = ofTotal.exec(check.expected)?.[2]
  const isPlaced = check.subject?.scopes.some(({ relation }) => relation !== "in") ?? false
  if (whole !== undefined) return linesOf(given, ofTotal, isPlaced).filter(({ said: [, of] }) => of === whole)
  const named = ofThings.exec(check.expected)?.[2] ?? noun
  const all = [...linesOf(given, line, isPlaced), ...(noun === undefined ? [] : titlesOf(given))]
  return named === undefined ? all : all.filter(({ said: [, of = ""] }) => stemOf(of) === stemOf(named))
}

export const byCountLine = (check: TextCheck, given: Case): Ruling | undefined => {
  const { expected, negated, subject } = check
  const name = subject === undefined || !isPlain(subject) ? "" : subject.name
  const named = counting.exec(name) ?? (total.test(name) && ofThings.test(expected) ? [name] : null)
  const wanted = /^\d{1,6}/u.exec(expected)?.[0]
  const isCount = /^\d{1,6}$/u.test(expected) || ofThings.test(expected) || ofTotal.test(expected)
  if (subject === undefined || named === null || wanted === undefined || !isCount || negated) return undefined
  const places = subject.scopes.map((scope) => standing(scope, given))
  if (places.includes(undefined)) return undefined
  const all = meantBy(check, named[1], given).filter(({ seen }) => places.every((isThere) => isThere?.(seen)))
  const [first] = all
  if (first === undefined || all.some(({ said: [number] }) => number !== first.said[0])) return undefined
  const words = tokens(expected).map(stem)
  const have = tokens(first.text).map(stem)
  const same = first.said[0] === wanted && words.every((word) => have.includes(word))
  const ruling = same
    ? holds(`saw: ${first.text}`, first.seen)
    : refuted(`“${expected}” for “${subject.words}”`, `saw: ${first.text}`)
  return withTarget(ruling, given.view, first.seen, 0.82, "the line that counts")
}

/** "The count is 7" of what reads "Showing 7 lots": the one number in it is the count. */
export const isCountOf = ({ expected, negated, subject }: TextCheck, read: string): boolean =>
  !negated &&
  subject !== undefined &&
  !subject.quoted &&
  counting.test(subject.name) &&
  /^\d{1,6}$/u.test(expected) &&
  line.test(read.replace(/^saw: /u, ""))
