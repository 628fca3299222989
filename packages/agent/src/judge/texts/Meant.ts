/** Which of the subjects of a text is meant: figures where a figure is said, no foot of a table, no bar on a card, no word for a button. */
import type { Target } from "@assay/domain/Intent"
import { columnOf } from "../../ground/Names.js"
import { standsInKind } from "../../ground/PartKinds.js"
import { recordOf, regionOf } from "../../ground/Regions.js"
import { isCalledYours } from "../../ground/Windows.js"
import { verbOf } from "../../language/words/Verbs.js"
import { Fell } from "../../run/Fell.js"
import { isCell, isControl, isField, isGauge, isOnControl, standsIn } from "../../screen/Kinds.js"
import { contains, type Seen, upward, type View } from "../../screen/View.js"
import { readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { finder, isFigure, loose, plain, stems } from "../../screen/Wording.js"
import type { TextCheck } from "./PageTexts.js"
import { runsIn } from "./Phrases.js"
import type { Case } from "../Ruling.js"
import { fits, seenIn } from "./Saying.js"
import type { Subject } from "./Surroundings.js"

/** Under its words stands a number and nothing else, as on a tile. */
const readsAsTile = (given: Case, { regions, scored: { seen } }: Subject): boolean => {
  const texts = regions.flatMap((region) => runsIn(given.view, region))
  const title = loose(readableTextOf(given.view, seen))
  const others = texts.filter((run) => loose(run.text) !== title)
  return (
    /\p{L}/u.test(title) &&
    new Set(others.map((run) => run.seen)).size === 1 &&
    others.every((run) => isFigure(run.text.trim()))
  )
}

/** A figure is read where figures are: the title "Open alerts" beside no number is not what is 0, nor is a line that is open the number of them. */
export const withFigures = (
  check: TextCheck,
  given: Case,
  all: ReadonlyArray<Subject>
): ReadonlyArray<Subject> => {
  if (!isFigure(check.expected)) return all
  const [tile, another] = all.filter((subject) => readsAsTile(given, subject))
  if (tile !== undefined && another === undefined) return [tile]
  // In a table it is the line and the column that tell.
  if (all.some(({ scored: { seen } }) => standsIn(seen, /^(?:row|table|grid|cell|listitem)$/u))) return all
  const figured = all.filter((subject) => /\d/u.test(seenIn(check, given, subject)))
  return figured.length === 1 ? figured : all
}

/** "The last row is for Ada" over the foot of the table: what the rows come to is a row that few would speak of. */
export const withoutFoot = (
  check: TextCheck,
  given: Case,
  all: ReadonlyArray<Subject>
): ReadonlyArray<Subject> => {
  const { ordinal, role } = check.subject ?? {}
  if (role !== "row" || ordinal === undefined || check.negated) return all
  const body = all.filter(({ scored }) => !standsInKind(scored.seen, "foot"))
  const feet = all.filter((each) => !body.includes(each))
  return feet.length > 0 && body.length === 1 && !feet.some((each) => fits(check, given, each)) ? body : all
}

/** The bar on a card may be called as the card is: nothing but a share is said of it. */
export const withoutGauges = (
  { expected }: TextCheck,
  { view }: Case,
  all: ReadonlyArray<Subject>
): ReadonlyArray<Subject> => {
  const others = all.filter(({ scored }) => !isGauge(scored.seen))
  const records = others.map(({ scored }) => recordOf(view, scored.seen))
  return /\d\s?%$/u.test(expected.trim())
    ? all
    : all.filter(({ scored: { seen } }) => {
        const record = isGauge(seen) ? recordOf(view, seen) : undefined
        return record === undefined || !records.includes(record)
      })
}

/** The child of the record in which it stands, counted from the first. */
const placeIn = (record: Seen, seen: Seen): number =>
  record.children.findIndex((each) => contains(each, seen))

/** "Reference" over "BC-2014", "No." over "#7": what each row is called by. */
const isCodeHead = /^(?:no|nr|number|id|code|ref|reference)$/u

/** "The first object is Flintlock pistol", where the title of each row is what opens it: what is done to them would be called alike. */
const isTitleButton = (view: View, subject: Target | undefined, seen: Seen): boolean => {
  const record = recordOf(view, seen)
  const at = record === undefined ? -1 : placeIn(record, seen)
  const titles = (record?.parent?.children ?? []).flatMap((each) => {
    const place = each.node.visible && each.node.role === record?.node.role ? each.children[at] : undefined
    return place === undefined || place.node.role === "columnheader" ? [] : [place]
  })
  const texts = titles.map((each) => loose(readableTextOf(view, each)))
  const areButtons = titles.every((each) =>
    runsOf(view, each).every((run) => standsIn(run.seen, /^button$/u))
  )
  const cell = [...upward(seen)].find(isCell)
  const column = cell === undefined ? undefined : columnOf(view, cell)
  const head = column === undefined ? "" : stems(readableTextOf(view, column)).join(" ")
  const areCodes = isCodeHead.test(head) && texts.every((text) => /\d/u.test(text))
  const areNames =
    /^(?:title|name|full name)$/u.test(head) || head === stems(subject?.name ?? "").join(" ") || areCodes
  return (
    at !== -1 &&
    head !== "" &&
    areNames &&
    titles.length > 2 &&
    areButtons &&
    new Set(texts).size === texts.length &&
    texts.every((text) => text !== "" && verbOf(text.split(" ")[0] ?? "")?.form !== "base")
  )
}

/** "The kiln is Service", where Service is what one presses on it: no word for how it stands. */
export const onlyPressed = (check: TextCheck, given: Case, all: ReadonlyArray<Subject>): boolean => {
  if (check.match !== "is" || check.negated) return false
  const says = finder(check.expected, "equals")
  const found = all.flatMap(({ regions, scored }) =>
    isOnControl(scored.seen)
      ? []
      : regions.flatMap((region) => runsIn(given.view, region).filter(({ text }) => says(plain(text))))
  )
  return (
    found.length > 0 &&
    found.every(({ seen }) => standsIn(seen, /^button$/u) && !isTitleButton(given.view, check.subject, seen))
  )
}

/** "The applicant is Ada", beside a table with a column of applicants: the one label that has a value of its own. */
export const besideColumn = (
  { negated, subject }: TextCheck,
  subjects: ReadonlyArray<Subject>
): ReadonlyArray<Subject> | undefined => {
  const isColumn = ({ scored: { seen } }: Subject) => seen.node.role === "columnheader"
  const bare = subject?.role === undefined && subject?.ordinal === undefined && !negated
  const plain = bare && subject?.quantifier === undefined && subject?.scopes.length === 0
  const others = subjects.filter((each) => !isColumn(each))
  const cells = subjects.length - others.length
  return plain && others.length === 1 && cells > 1 ? others : undefined
}

export const asThing = (seen: Seen): Subject => ({
  scored: { seen, score: 0.8, fit: 0.8, how: "one of the list" },
  regions: [regionOf(seen, "")]
})

/** "The email error", where only the field is called so: what it says is the message at the field, and not what stands in it. */
export const ofField = (subject: Target, named: ReadonlyArray<Subject>): Target | undefined => {
  const { name, role, scopes } = subject
  const isOnly = named.length > 0 && named.every(({ scored }) => isField(scored.seen))
  if (role !== "message" || name === "" || scopes.length > 0 || !isOnly) return undefined
  const field: Target = { words: `${name} field`, name, quoted: subject.quoted, role: "field", scopes: [] }
  return { ...subject, name: "", quoted: false, scopes: [{ relation: "near", target: field }] }
}

/** "The cart contains a tin" of the cart that is open, and not of the sign that opens it, on which no word is read. */
export const withoutSigns = (
  { expected, match, subject }: TextCheck,
  { view }: Case,
  subjects: ReadonlyArray<Subject>
): ReadonlyArray<Subject> | Fell => {
  const isSign = ({ scored: { seen } }: Subject) =>
    /^(?:button|link)$/u.test(seen.node.role) &&
    !/\p{L}/u.test(readableTextOf(view, seen)) &&
    // "#1048" is what a line of a table is called by.
    !standsIn(seen, /^row$/u)
  const others = subjects.filter((each) => !isSign(each))
  const isNamed = subject !== undefined && subject.pronoun !== true && subject.name !== ""
  if (others.length > 0 || !isNamed || match !== "contains" || !/\p{L}/u.test(expected))
    return others.length > 0 && /\p{L}/u.test(expected) ? others : subjects
  const [panel, another] = view.all.filter(
    (seen) =>
      seen.node.visible &&
      /^(?:dialog|region|complementary)$/u.test(seen.node.role) &&
      isCalledYours(seen, subject?.name ?? "")
  )
  return panel === undefined || another !== undefined
    ? Fell.of(
        "target_not_found",
        `Only the sign for “${subject?.words ?? ""}” is shown, and it says no words.`
      )
    : [asThing(panel)]
}

/** "The cart icon shows 3": what stands on the button that bears the picture, and not in the picture. */
export const onBearers = ({ role }: Target, all: ReadonlyArray<Subject>): ReadonlyArray<Subject> =>
  role !== "icon"
    ? all
    : all.map((subject) => {
        const { seen } = subject.scored
        const bearer =
          seen.node.role === "img" ? [...upward(seen)].find((outer) => isControl(outer)) : undefined
        return bearer === undefined
          ? subject
          : { scored: { ...subject.scored, seen: bearer }, regions: [regionOf(bearer, "")] }
      })
