/** What a record of the name does not say in these words, and the page may say all the same. */
import { recordOf } from "../../ground/Regions.js"
import { Fell } from "../../run/Fell.js"
import { isOnControl } from "../../screen/Kinds.js"
import { runsOf } from "../../screen/VisibleText.js"
import { loose, money, plain } from "../../screen/Wording.js"
import type { TextCheck } from "../texts/PageTexts.js"
import { runsIn } from "../texts/Phrases.js"
import { type Case, holds, type Ruling, undecided } from "../Ruling.js"
import { notOf } from "../messages/SaidBy.js"
import type { Subject } from "../texts/Surroundings.js"

/** "Jane is a Designer" read as said in her line, where no line of hers says it and what else is called Jane may. */
export const outsideRows = (
  check: TextCheck,
  { step = "" }: Case,
  judge: (other: TextCheck) => Ruling
): Ruling | undefined => {
  const { negated, subject } = check
  if (negated || subject?.role !== "row" || subject.name === "" || /\b(?:rows?|lines?)\b/iu.test(step))
    return undefined
  const { role: _, ...thing } = subject
  return judge({ ...check, subject: thing })._tag === "Refuted" ? undefined : undecided(notOf(check))
}

const amount = new RegExp(money, "gu")

/** "Free" is what another of the list is said to be, in the place where this one is said to be something else. */
const isState = ({ view }: Case, { scored: { seen } }: Subject): boolean => {
  const record = recordOf(view, seen)
  const others = runsOf(view, view.root).flatMap(({ seen: said, text }) =>
    loose(text) === "free" && !isOnControl(said) ? [recordOf(view, said)] : []
  )
  return (
    record?.parent !== undefined &&
    others.some((other) => other !== record && other?.parent === record.parent)
  )
}

/** "The Starter plan is free" of what costs $0; where no price stands, it cannot be told. */
export const asFree = (
  check: TextCheck,
  given: Case,
  [meant, another]: ReadonlyArray<Subject>
): Ruling | undefined => {
  if (check.negated || !/^free$/iu.test(check.expected) || meant === undefined || another !== undefined)
    return undefined
  const amounts = meant.regions.flatMap((region) =>
    runsIn(given.view, region).flatMap(({ text }) => plain(text).match(amount) ?? [])
  )
  if (amounts.length === 0 && isState(given, meant)) return undefined
  if (amounts.length === 0)
    return undecided(
      Fell.of("target_not_found", `No price tells whether “${check.subject?.words ?? ""}” is free.`)
    )
  return amounts.every((each) => Number(each.replace(/[^\d.]/gu, "")) === 0)
    ? holds(`saw: ${amounts[0] ?? ""}`, meant.scored.seen)
    : undefined
}
