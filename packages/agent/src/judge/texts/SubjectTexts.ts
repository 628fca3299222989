/** What is said of the things that a subject may be: each is read, and they may differ. */
import { beginsWithVerb } from "../../language/words/Verbs.js"
import { recordOf, regionOf } from "../../ground/Regions.js"
import { tallyOf } from "../../ground/Tallies.js"
import { readingsOf } from "../../ground/Units.js"
import { Fell } from "../../run/Fell.js"
import { edgeOf } from "../../ground/Scopes.js"
import { isControl, isField } from "../../screen/Kinds.js"
import { contains, type Seen, shownIn, type View, within } from "../../screen/View.js"
import { phrasesOf, readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { brief, finder, loose, plain, stems } from "../../screen/Wording.js"
import { hiddenInDrawing } from "../absence/Absence.js"
import { type Avatar, avatarOf } from "../owners/Avatars.js"
import { heldAnywhere, heldInField, readInField } from "./ReadFields.js"
import { isCountOf } from "../counts/CountLines.js"
import { isOfKind, kindred } from "../lists/Kindred.js"
import { asExpected } from "../Matching.js"
import { onPage, type TextCheck } from "./PageTexts.js"
import { onlyPressed, withFigures, withoutFoot } from "./Meant.js"
import { noneCharged } from "../absence/NoneCharged.js"
import { isKindOfOthers, isNameAlone, isNounOfLines } from "./NameAlone.js"
import { lessThanSaid } from "./LessThanSaid.js"
import { notOf } from "../messages/SaidBy.js"
import { saidInPart } from "./SaidInPart.js"
import { saidInAnotherColumn } from "./OtherColumns.js"
import { runsIn } from "./Phrases.js"
import { type Case, holds, refuted, type Ruling, undecided } from "../Ruling.js"
import { fits, isLaterFigure, isOneOfSeveral, isOnlyAmount, seenIn } from "./Saying.js"
import { inRowToldOf } from "../absence/RowsGoneOn.js"
import { inRecords, reportOf } from "./Subjects.js"
import { nextToLabel, type Subject } from "./Surroundings.js"
import { byTileFigure } from "../counts/TileFigures.js"
import { isItsAverage } from "../figures/Averages.js"
import { isItsTrend } from "../figures/Trends.js"

const disagreement = (check: TextCheck, given: Case, subjects: ReadonlyArray<Subject>): Fell =>
  Fell.of(
    "target_ambiguous",
    `“${check.subject?.words ?? ""}” may mean ${subjects.length} things, and they differ in this.`,
    subjects.slice(0, 5).map((subject) => reportOf(given.view, subject))
  )

/** What stands right below its words may be the first of several things under them. */
const isTitle = ({ regions, scored }: Subject): boolean => {
  const region = regions.at(-1)
  const [title, next] = [
    scored.seen.node.box,
    region?.seen?.children.find(({ at }) => at > scored.seen.end)?.node.box
  ]
  return (
    region?.how === nextToLabel &&
    title !== undefined &&
    next !== undefined &&
    next.y >= title.y + title.height / 2
  )
}

/** "In the dialog the button says $14.50", "the button at the bottom reads ▯": of several the one that does. */
const isOneOfButtons = ({ expected, match, negated, subject }: TextCheck): boolean =>
  !negated &&
  subject?.name === "" &&
  subject.role === "button" &&
  subject.ordinal === undefined &&
  subject.quantifier === undefined &&
  subject.scopes.some(
    (scope) =>
      (scope.relation === "in" && /^\p{Sc}\s?\d[\d.,]*$/u.test(expected)) ||
      (match === "equals" && edgeOf(scope) !== undefined)
  )

/** Whether it holds for what the subject may be; undefined when that differs from one to the other. */
const truthOf = (check: TextCheck, given: Case, subjects: ReadonlyArray<Subject>): boolean | undefined => {
  const truths = subjects.map((subject) => fits(check, given, subject))
  const { quantifier } = check.subject ?? {}
  const bare =
    check.subject?.name === "" && check.subject.ordinal === undefined && check.subject.scopes.length === 0
  // "No row holds it", "a row holds it": said of any of them.
  if (quantifier === "any" || quantifier === "none" || (check.negated && bare && quantifier !== "all"))
    return truths.includes(true)
  if (bare && check.subject?.role === "heading" && !check.negated) return truths.includes(true)
  if (isOneOfButtons(check)) return truths.includes(true)
  if (quantifier === "all") {
    // The line of a total is none of the rows that something is said of.
    const seen = subjects.map(({ scored }) => scored.seen)
    const isRow = bare && (check.subject?.role === "row" || check.subject?.role === "item")
    const things = isRow ? tallyOf(given.view, seen).things : seen
    return seen.every((each, at) => truths[at] === true || !things.includes(each))
  }
  return truths.every((truth) => truth === truths[0]) ? truths[0] : undefined
}

/** The switch that bears the name of its row reads nothing itself: what the row says is said where the name is read. */
const withoutMute = (view: View, all: ReadonlyArray<Subject>): ReadonlyArray<Subject> => {
  const mute = all.filter(
    ({ scored: { seen } }) => isControl(seen) && !isField(seen) && runsOf(view, seen).length === 0
  )
  if (mute.length === 0 || mute.length === all.length) return all
  const speaking = all.filter((each) => !mute.includes(each))
  const records = new Set(speaking.map(({ scored }) => recordOf(view, scored.seen)))
  const areBeside = mute.every(({ scored }) => records.has(recordOf(view, scored.seen)))
  return areBeside && !records.has(undefined) ? speaking : all
}

/** "The first campaign is ▯", which is what its line or card says first, behind its rank, whatever else it says. */
const isCalledSo = (
  { expected, subject }: TextCheck,
  { view }: Case,
  { scored: { seen } }: Subject
): boolean => {
  const isKind = subject?.quoted === false && /^\p{Ll}{3,}$/u.test(subject.name)
  if (!isKind || subject.ordinal === undefined || !/^\p{L}/u.test(expected)) return false
  const said = runsOf(view, recordOf(view, seen) ?? seen).filter(({ text }) => /\p{L}/u.test(text))
  const [first, second] = said.map(({ text }) => text.trim())
  if (first === undefined) return false
  return (
    loose(first) === loose(expected) ||
    (isInitialOf(first, second) && loose(second ?? "") === loose(expected))
  )
}

/** "S" on the cover of "The Salt Road", in place of a picture of it. */
const isInitialOf = (sign: string, title = ""): boolean =>
  /^\p{Lu}$/u.test(sign) && title.replace(/^(?:The|An?) /u, "").startsWith(sign) && title.length > 2

/** "The status is Active" of what reads "Active (suspended)": it may be meant so, and it may not. */
export const ofSubject = (check: TextCheck, given: Case, found: ReadonlyArray<Subject>): Ruling => {
  const all = withoutMute(given.view, found)
  const column = saidInAnotherColumn(check, given, all)
  if (column !== undefined) return undecided(column)
  const whole = ofSubjects(check, given, all)
  if (whole._tag === "Holds" && onlyPressed(check, given, all))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${check.expected}” is a button of “${check.subject?.words ?? ""}”, and may be more.`
      )
    )
  const less = whole._tag === "Holds" ? lessThanSaid(check, given, all) : undefined
  if (less !== undefined) return undecided(less)
  const inPart = whole._tag === "Holds" && !check.negated ? undefined : saidInPart(check, given, all)
  if (inPart !== undefined) return inPart
  if (check.match !== "is" || (whole._tag === "Holds") === !check.negated || whole._tag === "Undecided")
    return whole
  const part = ofSubjects({ ...check, match: "contains" }, given, all)
  if (part._tag === whole._tag) return whole
  const isTold = (isIts: typeof isItsTrend) => all.every((each) => isIts(check, given, each))
  if (part._tag === "Holds" && !check.negated && [isOnlyAmount, isItsTrend, isItsAverage].some(isTold))
    return part
  if (part._tag === "Holds" && isCountOf(check, part.actual)) return part
  if (part._tag === "Holds" && !check.negated && all.every((each) => isCalledSo(check, given, each)))
    return part
  const figure = byTileFigure(check, given, all)
  if (figure !== undefined) return figure
  const read = part._tag === "Undecided" ? "" : ` (${part.actual})`
  return undecided(
    Fell.of("target_ambiguous", `“${check.subject?.words ?? ""}” says more than “${check.expected}”${read}.`)
  )
}

/** Of several that say otherwise, the one that comes nearest: "Comments (1)", where Comments (2) is expected. */
const likest = (
  { expected }: TextCheck,
  { view }: Case,
  subjects: ReadonlyArray<Subject>
): Subject | undefined => {
  const wanted = new Set(stems(expected))
  const shared = ({ scored: { seen } }: Subject) =>
    stems(readableTextOf(view, seen)).filter((word) => wanted.has(word)).length
  return [...subjects].sort((a, b) => shared(b) - shared(a))[0]
}

const figure = /^\p{Sc}?\s?\d[\d.,]*\s?(?:\p{Sc}|%)?$/u

/** "The revenue is €60,000" of a line of targets, where a tile called Revenue shows another figure. */
const isFiguredElsewhere = (
  check: TextCheck,
  given: Case,
  told: ReadonlyArray<Subject>,
  picked: ReadonlyArray<Subject>
): boolean =>
  figure.test(check.expected) &&
  told.some(
    (each) =>
      !picked.includes(each) &&
      !fits(check, given, each) &&
      each.regions.some((region) => runsIn(given.view, region).some(({ text }) => figure.test(text.trim())))
  )

const ofSubjects = (check: TextCheck, given: Case, all: ReadonlyArray<Subject>): Ruling => {
  const whole = truthOf(check, given, all)
  // A text that only its place tells stands no more likely in a list than elsewhere.
  const doubted = check.subject?.name === "" || readingsOf(all.map(({ scored }) => scored)).length > 1
  const told = whole === undefined ? withFigures(check, given, withoutFoot(check, given, all)) : all
  const there = whole === undefined ? inRowToldOf(check, given, told) : undefined
  const subjects = there ?? (whole === undefined && !doubted ? inRecords(given.view, told) : told)
  const negated = check.negated !== (check.subject?.quantifier === "none")
  const truth = whole ?? truthOf(check, given, subjects)
  const telling = subjects.filter((each) => truth === undefined || fits(check, given, each) === truth)
  const first = truth === false ? likest(check, given, telling) : (telling[0] ?? subjects[0])
  if (first === undefined || truth === undefined) return undecided(disagreement(check, given, subjects))
  if (truth && there === undefined && isFiguredElsewhere(check, given, told, subjects))
    return undecided(disagreement(check, given, told))
  // "Jane is a designer", said under her name at the top, and in no line of hers.
  const isSaidElsewhere = told.some((each) => !subjects.includes(each) && fits(check, given, each))
  if (!truth && !negated && there === undefined && isSaidElsewhere)
    return undecided(disagreement(check, given, told))
  const name = check.subject?.words ?? ""
  if (truth && (isOneOfSeveral(check, given, first) || isLaterFigure(check, given, first)))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `Several numbers stand with “${name}”, and it is not said which: ${seenIn(check, given, first)}.`
      )
    )
  const expected = `${asExpected(check.match, check.expected)} for “${name}”`
  const actual = seenIn(check, given, first)
  // What stands above or below something is seldom told to the pixel.
  const { name: called, role, scopes = [] } = check.subject ?? {}
  const onlyPlaced = called === "" && role === "text" && scopes.some(({ relation }) => relation !== "in")
  const elsewhere = () => onPage({ ...check, match: "contains", negated: false }, given)._tag === "Holds"
  if (onlyPlaced && truth === negated && elsewhere()) return undecided(disagreement(check, given, subjects))
  // What people call a heading is often drawn as one and is none by its role.
  const isHeading = check.subject?.role === "heading" && called === "" && scopes.length === 0
  if (isHeading && !truth && !negated && elsewhere()) return undecided(notOf(check))
  const avatar = truth ? undefined : avatarOf(given.view, first.regions, check.expected)
  if (avatar !== undefined) return byAvatar(check, given, avatar)
  if (isTitle(first) && !truth && elsewhere()) return underTitle(check, given, first)
  // Only a part of what is there is called so: it may be said of something else.
  if (
    truth === negated &&
    !negated &&
    subjects.every((each) => isNameAlone(check, given, each)) &&
    elsewhere()
  )
    return undecided(notOf(check))
  if (
    truth === false &&
    (subjects.every((each) => isKindOfOthers(check, given, each)) || isNounOfLines(check, given))
  )
    return undecided(notOf(check))
  const isOther = negated ? isDeedOn(first) : isPartOf(check, given, first)
  if (isOther && !truth && (elsewhere() || (!negated && heldAnywhere(check, given))))
    return undecided(notOf(check))
  const ruling =
    truth === negated
      ? ((negated ? undefined : readInField(check, given, subjects)) ??
        refuted(negated ? `no ${expected}` : expected, actual))
      : ((negated
          ? (hiddenInDrawing(given.view, first.regions, check.subject) ?? heldInField(check, given, subjects))
          : undefined) ?? holds(actual, first.scored.seen))
  if (ruling._tag === "Holds" && negated) {
    const another = kindredSaying(check, given, subjects) ?? noneCharged(check, given, subjects)
    if (another !== undefined) return undecided(another)
  }
  return ruling._tag === "Undecided" ? ruling : { ...ruling, target: reportOf(given.view, first) }
}

/** Called by a part of its name; the one "Report total" is the total all the same. */
const isPartOf = ({ subject }: TextCheck, { view }: Case, { scored: { fit, seen } }: Subject): boolean => {
  const words = stems(readableTextOf(view, seen) || seen.node.name)
  // "Apply for a permit" is what is done, and no permit.
  const isDeed = isControl(seen) && beginsWithVerb(seen.node.name) && words.length > 2
  const isKind = !isDeed && subject?.scopes.length === 0 && words.at(-1) === stems(subject.name).at(-1)
  return fit < 0.8 && !isKind
}

/** "The list" is not what says "Empty the list", and holds more than that does. */
const isDeedOn = ({ scored: { fit, seen } }: Subject): boolean => fit < 0.8 && isControl(seen)

/** Initials are read as the name that they stand for; whether a picture is taken for a text is not said. */
const byAvatar = (check: TextCheck, given: Case, { read, seen }: Avatar): Ruling => {
  const text = readableTextOf(given.view, seen)
  // "The button is called Unmute", of one with a picture on it: so it is told to whoever asks for its name.
  const isCalled = /\b(?:is|be|gets?|becomes?) (?:now )?(?:called|named)\b/iu.test(given.step ?? "")
  if (isCalled && isControl(seen) && !check.negated && loose(seen.node.name) === loose(check.expected))
    return holds(`it is called “${seen.node.name}”`, seen)
  if (read && !check.negated) return holds(`saw: ${text}, which stands for “${check.expected}”`, seen)
  const what = text === "" ? `a ${seen.node.role}` : `“${text}”`
  return undecided(
    Fell.of("target_ambiguous", `“${check.expected}” is not read there, and ${what} is called so.`)
  )
}

const labelled = /^(\p{L}[^:]{0,30}): \S/u

/** "The capital of Norway shows Answer: Oslo": a box of one title, below it nothing but lines that each have a label of its own, so that all of them are said of it. */
const labelledUnder = ({ view }: Case, { seen }: Subject["scored"]): Seen | undefined => {
  const box = seen.parent
  if (box === undefined || box.node.role !== "generic") return undefined
  if (within(view, box).some((each) => each !== box && (isControl(each) || isField(each)))) return undefined
  const [title, ...lines] = phrasesOf(view, box)
  const labels = lines.map(({ text }) => labelled.exec(text)?.[1])
  const isTitled = title !== undefined && title.runs.every((run) => contains(seen, run.seen))
  const areOwn = labels.every((label) => label !== undefined) && new Set(labels).size === labels.length
  return isTitled && areOwn && lines.length > 0 && lines.length < 7 ? box : undefined
}

/** "The activity contains Ada joined": a box of nothing but a title and lines of text, all of them smaller than it, so that no other title is among them. */
const linesUnder = ({ scored: { seen } }: Subject): Seen | undefined => {
  const box = seen.parent
  const [title, ...lines] = box?.node.role === "generic" ? shownIn(box) : []
  const height = title?.node.box?.height ?? 0
  const areSmaller = lines.every(
    ({ node }) => /^(?:text|paragraph)$/u.test(node.role) && (node.box?.height ?? height) < height
  )
  return title === seen && lines.length > 1 && areSmaller ? box : undefined
}

/** "The checklist is 50% complete": under its title stands the one share that the page has. What else stands there may be of anything. */
const underTitle = (check: TextCheck, given: Case, subject: Subject): Ruling => {
  const { scored } = subject
  const share = /^\d[\d.,]*\s?%$/u.test(check.expected.trim())
  const [only, another] = share
    ? runsOf(given.view, given.view.root).filter(({ text }) => /\d\s?%/u.test(text))
    : []
  const box = check.negated ? undefined : (labelledUnder(given, scored) ?? linesUnder(subject))
  const said = finder(check.expected, check.match)
  const line =
    box === undefined ? undefined : phrasesOf(given.view, box).find(({ text }) => said(plain(text)))
  if (line !== undefined) return holds(`saw: ${line.text}`, box)
  const below =
    only !== undefined && only.seen.at > scored.seen.end && only.seen.parent === scored.seen.parent
  return below && another === undefined && !check.negated
    ? holds(`saw: ${only.text}`, only.seen)
    : undecided(notOf(check))
}

/** "No card shows it", and something shows it that may be a card. */
const kindredSaying = (check: TextCheck, given: Case, subjects: ReadonlyArray<Subject>): Fell | undefined => {
  const { subject } = check
  if (subject === undefined || subject.quantifier === "all" || !isOfKind(subject)) return undefined
  const judged = subjects.map(({ scored }) => scored.seen)
  const saying = kindred(given.view, subject, judged, given.antecedent).find((seen) =>
    fits(check, given, { scored: { seen, score: 1, fit: 1, how: "" }, regions: [regionOf(seen, "")] })
  )
  return saying === undefined
    ? undefined
    : Fell.of(
        "target_ambiguous",
        `“${brief(readableTextOf(given.view, saying))}” may be meant by “${subject.words}” as well.`
      )
}
