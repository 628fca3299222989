/** `in this order: £25, £35, £50`: what was expected is the whole series, not the pair of it that is the wrong way round. */
import type { Intent } from "@assay/domain/Intent"
import { Fell } from "./Fell.js"

type Order = Extract<Intent, { _tag: "CheckOrder" }>

const isPair = (intent: Intent): intent is Order =>
  intent._tag === "CheckOrder" && intent.before !== undefined && !intent.negated

/** The words of the series, in its order; empty where each pair does not go on from the one before it. */
const seriesOf = (intents: ReadonlyArray<Intent>): ReadonlyArray<string> => {
  const pairs = intents.filter(isPair)
  const goesOn = pairs.every(({ target }, at) => at === 0 || pairs[at - 1]?.before?.words === target.words)
  const [first] = pairs
  if (first === undefined || !goesOn) return []
  return [first.target.words, ...pairs.map(({ before }) => before?.words ?? "")]
}

/** Only for a pair of the series that was looked at and found to be false. */
export const withSeries = (fell: Fell, intents: ReadonlyArray<Intent>): Fell => {
  const series = seriesOf(intents)
  const pair = fell.expected
  const isOfIt = series.some((words, at) => pair === `“${words}” to come before “${series[at + 1] ?? ""}”`)
  if (fell.reason !== "check_false" || fell.actual === undefined || series.length < 3 || !isOfIt) return fell
  const expected = `${series.map((words) => `“${words}”`).join(", ")} in this order`
  return new Fell({ ...fell, expected, detail: `Expected ${expected}, and so ${pair}; ${fell.actual}.` })
}
