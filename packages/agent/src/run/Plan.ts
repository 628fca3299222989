/** A test is read whole before anything is touched: what cannot end in a verdict is not begun. */
import type { Intent } from "@assay/domain/Intent"
import { checksOf, isCheck } from "@assay/domain/Intent"
import type { NotUnderstood, ParsedStep } from "../language/ParsedStep.js"
import { mayNameThings } from "../language/sight/Sight.js"
import { Fell } from "./Fell.js"
import type { RunOptions } from "./RunOptions.js"
import { blankIn, missingIn } from "./Templates.js"

/** Why a test is not begun, and the step that is to blame; none when it is the test as a whole. */
export interface Refusal {
  readonly index: number | undefined
  readonly fell: Fell
}

export const intentsOf = (step: ParsedStep): ReadonlyArray<Intent> =>
  step.reading._tag === "Understood" ? step.reading.intents : []

interface Unread {
  readonly step: ParsedStep
  readonly reading: NotUnderstood
}

const unreadOf = (steps: ReadonlyArray<ParsedStep>): ReadonlyArray<Unread> =>
  steps.flatMap((step) => (step.reading._tag === "NotUnderstood" ? [{ step, reading: step.reading }] : []))

/** `others` are the texts of more such steps. */
export const notUnderstood = ({ reading, step }: Unread, others: ReadonlyArray<string>): Fell => {
  const more = others.length === 0 ? "" : ` Nor are: ${others.map((text) => `“${text}”`).join(", ")}.`
  return Fell.of(
    "step_not_understood",
    `“${step.text}” is not understood: ${reading.why}. The nearest form is: ${reading.nearest}.${more}`
  )
}

/** Texts of steps that only the page may make clear. */
export const unreadIn = (steps: ReadonlyArray<ParsedStep>): ReadonlyArray<string> =>
  unreadOf(steps).map(({ step }) => step.text)

/** So many steps are looked at ahead. */
const most = 3

/** Deeds of the next steps, up to the first check. */
export const aheadIn = (steps: ReadonlyArray<ParsedStep>): ReadonlyArray<Intent> => {
  const intents = steps.slice(0, most).flatMap(intentsOf)
  const check = intents.findIndex(isCheck)
  return check === -1 ? intents : intents.slice(0, check)
}

/** A step that nothing on a page could make clear. */
const unread = (steps: ReadonlyArray<ParsedStep>): Refusal | undefined => {
  const all = unreadOf(steps)
  const hopeless = all.find(({ step }) => !mayNameThings(step.text))
  if (hopeless === undefined) return undefined
  const others = all.filter((each) => each !== hopeless).map(({ step }) => step.text)
  return { index: hopeless.step.index, fell: notUnderstood(hopeless, others) }
}

const unset = (options: RunOptions, steps: ReadonlyArray<ParsedStep>): Refusal | undefined => {
  for (const step of steps) {
    const fell = missingIn(options, intentsOf(step)) ?? blankIn(options, intentsOf(step))
    if (fell !== undefined) return { index: step.index, fell }
  }
  return undefined
}

export const refusalOf = (options: RunOptions, steps: ReadonlyArray<ParsedStep>): Refusal | undefined => {
  if (steps.length === 0) return { index: undefined, fell: Fell.of("no_check", "The test is empty.") }
  const first = unread(steps)
  if (first !== undefined) return first
  if (unreadOf(steps).length === 0 && steps.flatMap(intentsOf).flatMap(checksOf).length === 0)
    return {
      index: undefined,
      fell: Fell.of("no_check", "The test checks nothing, so that it could never fail.")
    }
  return unset(options, steps)
}

/** Whether nothing but one step checks anything, and every step is read: where that one's case does not come about, nothing was checked at all. */
export const checksOnce = (steps: ReadonlyArray<ParsedStep>): boolean =>
  unreadOf(steps).length === 0 &&
  steps.flatMap(intentsOf).filter((intent) => checksOf(intent).length > 0).length === 1

/** Whether the test deals with logging in: then a log-in form is part of it and no wall. */
export const logsIn = (steps: ReadonlyArray<ParsedStep>): boolean =>
  steps.some(({ text }) =>
    /\b(?:log(?:s|ged)?[ -]?(?:in|on)|sign(?:s|ed)?[ -]?(?:in|on)|password|log-?in)\b/iu.test(text)
  )
