/** What is told otherwise than it is written: a cell with the head of its column, a slider with its unit, stars by their number. */
import { ground } from "../../ground/Ground.js"
import { stepperOf } from "../../ground/Steppers.js"
import { columnOf } from "../../ground/Names.js"
import { figureUnder } from "../../ground/Tabled.js"
import { isCell, isOnControl } from "../../screen/Kinds.js"
import { allPhrases, readableTextOf, runsOf } from "../../screen/VisibleText.js"
import { type Seen, upward, type View } from "../../screen/View.js"
import { finder, loose, plain, sameWords } from "../../screen/Wording.js"
import { Fell } from "../../run/Fell.js"
import { asExpected } from "../Matching.js"
import type { TextCheck } from "./PageTexts.js"
import { type Case, refuted, rule, type Ruling, undecided, withTarget } from "../Ruling.js"

/** What the words begin with that names the column of the cell, and what is left of them. */
const columnIn = (view: View, row: Seen, expected: string) =>
  row.children
    .flatMap((cell) => {
      const head = isCell(cell) ? columnOf(view, cell) : undefined
      const name = head === undefined ? "" : loose(readableTextOf(view, head))
      const rest = plain(expected).slice(name.length)
      return name !== "" && loose(expected).startsWith(`${name} `) && /^\s+(?:is |of )?\S/iu.test(rest)
        ? [{ cell, name, rest: rest.trim().replace(/^(?:is|of) /iu, "") }]
        : []
    })
    .sort((a, b) => b.name.length - a.name.length)[0]

/** "15 lessons", of a line that has 15 under "Lessons per week": how many, and of what. */
const countedIn = (view: View, row: Seen, expected: string) => {
  const [, number = "", noun = ""] = /^(\d[\d.,]*) (\p{Ll}{3,}(?: \p{Ll}+){0,2})$/u.exec(expected) ?? []
  const cell = noun === "" ? undefined : figureUnder(view, row, noun)
  return cell === undefined ? undefined : { cell, name: noun, rest: number }
}

/** "Oak tray has the SKU TR-3", of its row under the head "SKU". */
const underItsHead = (check: TextCheck, { antecedent, step = "", view }: Case): Ruling | undefined => {
  const { bare, expected, match, negated, subject } = check
  if (subject === undefined || subject.quantifier !== undefined) return undefined
  if (!/^(?:is|contains)$/u.test(match) || !expected.includes(" ")) return undefined
  const found = ground(view, subject, "look", antecedent)
  const row =
    found._tag === "Found" ? [...upward(found.seen)].find(({ node }) => node.role === "row") : undefined
  if (found._tag !== "Found" || row === undefined) return undefined
  // Read in sight of the page, a number and its noun are spelt as a quotation, which they are not.
  const isSaid = bare === true || step.includes(` ${expected}`)
  const column =
    (bare === true ? columnIn(view, row, expected) : undefined) ??
    (isSaid ? countedIn(view, row, expected) : undefined)
  if (column === undefined || finder(expected, "contains")(plain(readableTextOf(view, row)))) return undefined
  const said = readableTextOf(view, column.cell)
  const ruling = rule(
    finder(column.rest, "is")(plain(said)),
    negated,
    `${asExpected("is", column.rest)} for “${column.name}” of “${subject.words}”`,
    `saw: ${said}`,
    column.cell
  )
  return withTarget(ruling, view, found.seen, found.score, found.how)
}

const told = /^(\d[\d.,]*) (\p{L}+(?: \p{L}+)*?)(?: in (?:total|all))?$/u

/** "The total is 21 servings", of a page on which "21 servings in total" stands, and nothing that is called the total. */
const inTotal = (check: TextCheck, { view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const [, number = "", noun = ""] = told.exec(expected) ?? []
  if (noun === "" || subject === undefined || !/^(?:is|equals|contains)$/u.test(match)) return undefined
  if (!/^(?:grand |overall )?total$/iu.test(subject.name) || subject.scopes.length > 0) return undefined
  const runs = runsOf(view, view.root)
  if (runs.some(({ text }) => /^(?:grand |overall )?totals?:?$/iu.test(text.trim()))) return undefined
  const [only, another] = runs.filter(({ text }) => {
    const [, , other = ""] = / in (?:total|all)$/u.test(text) ? (told.exec(text.trim()) ?? []) : []
    return other !== "" && sameWords(other, noun)
  })
  if (only === undefined || another !== undefined) return undefined
  const isSo = told.exec(only.text.trim())?.[1] === number
  return rule(isSo, negated, `${asExpected("is", expected)} in total`, `saw: ${only.text}`, only.seen)
}

/** "The volume is 70 %", of a slider that is at 70, where the page says 70 % as well. */
const withUnit = (check: TextCheck, { antecedent, view }: Case): Ruling | undefined => {
  const { expected, negated, subject } = check
  const [, number = "", unit = ""] = /^(-?\d+(?:[.,]\d+)?)\s?([^\d\s]{1,10})$/u.exec(expected) ?? []
  if (unit === "" || subject === undefined) return undefined
  const found = ground(view, subject, "fill", antecedent)
  if (found._tag !== "Found" || found.seen.node.role !== "slider") return undefined
  const { value = "" } = found.seen.node
  if (!/^-?\d+(?:\.\d+)?$/u.test(value)) return undefined
  const same = Number(number.replace(",", ".")) === Number(value)
  if (same && !allPhrases(view).some((text) => finder(expected, "contains")(plain(text))))
    return undecided(
      Fell.of(
        "target_ambiguous",
        `“${subject.words}” is at ${value}, and nothing says whether these are ${unit}.`
      )
    )
  // As the page writes it.
  const inUnit = `${value}${unit}`
  const reading = allPhrases(view).some((text) => finder(inUnit, "contains")(plain(text))) ? inUnit : value
  const ruling = rule(
    same,
    negated,
    `“${expected}” for “${subject.words}”`,
    `it is at ${reading}`,
    found.seen
  )
  return withTarget(ruling, view, found.seen, found.score, found.how)
}

const marks = ["", "/", ">", "›", "»", "→", "·", "|"]

/** "Home > Orders", of a path that is written "Home / Orders". */
const asPath = (check: TextCheck, judged: (check: TextCheck) => Ruling): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const isPath = /\bbreadcrumbs?\b|\bpath\b/iu.test(subject?.words ?? "") && / [>/›»→] /u.test(expected)
  if (!isPath || (match !== "contains" && match !== "is" && match !== "equals")) return undefined
  const parts = expected.split(/ [>/›»→] /u)
  const found = marks
    .map((mark) =>
      judged({ ...check, expected: parts.join(mark === "" ? " " : ` ${mark} `), negated: false })
    )
    .find(({ _tag }) => _tag === "Holds")
  if (found?._tag !== "Holds") return undefined
  return negated ? refuted(`no “${expected}”`, found.actual) : found
}

const stars = /^(\d)(?: (?:of|out of) \d)? stars?$/iu

/** "The rating is 3 stars", of stars one of which is chosen. */
const asRating = ({ expected, negated, subject }: TextCheck, { view }: Case): Ruling | undefined => {
  const wanted = stars.exec(expected)?.[1]
  if (wanted === undefined || !/\b(?:rating|stars)\b/iu.test(subject?.words ?? "")) return undefined
  if (subject?.scopes.length !== 0 || subject.quantifier !== undefined) return undefined
  if (!/^(?:(?:star|the|current|my|your) )*(?:rating|stars)$/iu.test(subject.words)) return undefined
  const all = view.all.filter(
    ({ node }) =>
      node.visible && node.role === "radio" && stars.test(node.name) && node.state.checked === true
  )
  const [only, another] = all
  return only === undefined || another !== undefined
    ? undefined
    : rule(
        stars.exec(only.node.name)?.[1] === wanted,
        negated,
        `a rating of ${wanted}`,
        `it is ${only.node.name}`,
        only
      )
}

/** "The quantity of the tea tin is 2": the number between the button for more of it and the one for less. */
const asQuantity = ({ expected, negated, subject }: TextCheck, { view }: Case): Ruling | undefined => {
  const [scope, ...places] = subject?.scopes ?? []
  const isPlaced = places.every(({ relation }) => relation === "in")
  const asks =
    /^(?:quantity|qty|amount|number|count)$/iu.test(subject?.name ?? "") && /^\d{1,6}$/u.test(expected)
  if (!asks || scope?.relation !== "near" || !isPlaced) return undefined
  const stepper = subject === undefined ? undefined : stepperOf(view, subject)
  return stepper === undefined
    ? undefined
    : rule(
        stepper.value === Number(expected),
        negated,
        `${expected} for “${subject?.words ?? ""}” of “${scope.target.words}”`,
        `it is ${stepper.value}`,
        stepper.more
      )
}

/** "The current step is Address", of steps in a list of which one is marked as the current one. */
const asStep = ({ expected, match, negated, subject }: TextCheck, { view }: Case): Ruling | undefined => {
  if (!/^(?:current|active|selected) step$/iu.test(subject?.words ?? "") || subject?.scopes.length !== 0)
    return undefined
  const [only, another] = view.all.filter(
    ({ node }) => node.visible && node.role === "listitem" && node.state.selected === true
  )
  if (only === undefined || another !== undefined) return undefined
  const said = readableTextOf(view, only)
  // Its number stands before its name.
  const named = plain(said).replace(/^\d+\W*\s+/u, "")
  const at = (only.parent?.children ?? []).filter(({ node }) => node.role === "listitem").indexOf(only) + 1
  const number = /^\d+/u.exec(plain(said))?.[0] ?? String(at)
  const says = finder(expected, match === "equals" ? "is" : match)
  return rule(
    /^\d+$/u.test(expected) ? number === expected : [plain(said), named].some((text) => says(text)),
    negated,
    `${asExpected(match, expected)} for “${subject.words}”`,
    `saw: ${said}`,
    only
  )
}

const counter =
  /^\d+ ?(?:\/|of|out of) ?\d+(?: characters?\b.*)?$|^\d+ characters?(?: (?:left|remaining))?$/iu

/** "The character counter shows 5 / 100": the one line that counts so, where nothing is called so. */
const asCounter = (check: TextCheck, { antecedent, view }: Case): Ruling | undefined => {
  const { expected, match, negated, subject } = check
  const asked = /^(?:character|letter|word|text)s? (?:counter|count|limit)$/iu.test(subject?.words ?? "")
  if (
    !asked ||
    subject === undefined ||
    subject.scopes.length > 0 ||
    ground(view, subject, "look", antecedent)._tag === "Found"
  )
    return undefined
  // What counts characters counts no words.
  const isOther = (text: string): boolean => /^words? /iu.test(subject.words) && /characters?/iu.test(text)
  const [only, another] = runsOf(view, view.root).filter(
    ({ seen, text }) => counter.test(text.trim()) && !isOther(text) && !isOnControl(seen)
  )
  return only === undefined || another !== undefined
    ? undefined
    : rule(
        finder(expected, match === "is" ? "contains" : match)(plain(only.text)),
        negated,
        `${asExpected(match, expected)} for “${subject.words}”`,
        `saw: ${only.text}`,
        only.seen
      )
}

export const judgeWrittenOtherwise = (
  check: TextCheck,
  given: Case,
  judged: (check: TextCheck) => Ruling
): Ruling | undefined =>
  underItsHead(check, given) ??
  inTotal(check, given) ??
  withUnit(check, given) ??
  asRating(check, given) ??
  asStep(check, given) ??
  asQuantity(check, given) ??
  asCounter(check, given) ??
  asPath(check, judged)
