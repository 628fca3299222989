/** "The result is 1 km = 0.621 mi" of a page that works something out: the one line that says so, and no thing of a list of results. */
import type { Target } from "@assay/domain/Intent"
import type { Candidate } from "@assay/domain/Step"
import { Fell } from "../../run/Fell.js"
import { isOnControl } from "../../screen/Kinds.js"
import { allPhrases, readableTextOf } from "../../screen/VisibleText.js"
import { loose } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { apartIn } from "../texts/Phrases.js"
import { type Case, holds, refuted, type Ruling, undecided, withTarget } from "../Ruling.js"

/** One result, which no number and no place tells from others. */
export const isResult = ({ name, ordinal, quantifier, quoted, role, scopes, words }: Target): boolean =>
  role === "item" &&
  name === "" &&
  !quoted &&
  ordinal === undefined &&
  quantifier === undefined &&
  scopes.length === 0 &&
  /^result$/iu.test(words)

/** The same with any number in place of its own, whatever its case and its marks. */
export const shapeOf = (text: string): string => loose(text).replace(/\d[\d.,]*/gu, "0")

/** "75%" of a page that is called "Results", and that has one share. */
const isShareOfResults = (text: string, { view }: Case): boolean =>
  /^\d[\d.,]* ?%$/u.test(text.trim()) &&
  allPhrases(view).filter((line) => /\d\s?%/u.test(line)).length === 1 &&
  (/\bresults?\b/iu.test(view.screen.title) ||
    view.all.some(
      (seen) =>
        seen.node.visible && seen.node.role === "heading" && /\bresults?\b/iu.test(readableTextOf(view, seen))
    ))

/** Two figures or a figure with its words: no other line of the page says the like by chance. */
export const isTelling = (text: string): boolean =>
  /\d/u.test(text) && (/[=:]/u.test(text) || /\p{L}{3}/u.test(text)) && /\s/u.test(text.trim())

const listed = /^(?:row|listitem|article|option|treeitem)$/u

const isRead = ({ expected }: TextCheck, { view }: Case): boolean =>
  allPhrases(view).some((text) => loose(text).includes(loose(expected)))

/** "Result:" is the label of what it comes to, or its makers call the place so, where the page says what it should be nowhere else. */
const isLabelled = (check: TextCheck, given: Case, { how, name }: Candidate): boolean =>
  (/^results?:?$/iu.test(name.trim()) || (check.bare !== true && /^test id\b/u.test(how))) &&
  !isRead(check, given)

/** What stands for a thing of a list, or under a label of that name, is judged as that; what only its kind tells says nothing of another line. */
const unlessListed = (ruling: Ruling, check: TextCheck, given: Case): Ruling => {
  const target = ruling._tag === "Refuted" ? ruling.target : undefined
  if (ruling._tag !== "Refuted" || listed.test(target?.role ?? "")) return ruling
  if (target !== undefined && isLabelled(check, given, target)) return ruling
  return undecided(
    Fell.of("target_not_found", `Nothing on the page is called “${check.subject?.words ?? ""}”.`)
  )
}

/** "The result is not ▯": of the line that is meant, and of no other. */
const denied = (ruling: Ruling, expected: string): Ruling => {
  if (ruling._tag === "Holds") return refuted(`no “${expected}” for “result”`, ruling.actual)
  return ruling._tag === "Refuted" ? holds(ruling.actual) : ruling
}

export const judgeResult = (
  check: TextCheck,
  given: Case,
  called: (check: TextCheck) => Ruling
): Ruling | undefined => {
  const { expected, negated } = check
  if (!negated) return saidResult(check, given, () => called(check))
  const positive = { ...check, negated: false }
  const ruling = saidResult(positive, given, () => called(positive))
  return ruling === undefined ? undefined : denied(ruling, expected)
}

const saidResult = (check: TextCheck, given: Case, called: () => Ruling): Ruling | undefined => {
  const { expected, from, match, subject } = check
  if (subject === undefined || from !== undefined || !isResult(subject)) return undefined
  if (!/^(?:is|equals|contains)$/u.test(match)) return undefined
  if (!isTelling(expected) && !isShareOfResults(expected, given)) return unlessListed(called(), check, given)
  const lines = apartIn(given.view).filter(
    ({ seen, text }) => shapeOf(text) === shapeOf(expected) && !isOnControl(seen)
  )
  const saying = lines.filter(({ text }) => loose(text) === loose(expected))
  const [only, another] = saying.length > 0 ? saying : lines
  if (only === undefined || another !== undefined) return unlessListed(called(), check, given)
  const ruling =
    saying.length > 0
      ? holds(`saw: ${only.text}`, only.seen)
      : refuted(`“${expected}” for “${subject.words}”`, `saw: ${only.text}`)
  return withTarget(ruling, given.view, only.seen, 0.8, "the line that says so")
}
