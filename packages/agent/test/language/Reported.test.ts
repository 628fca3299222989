import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['The score is 80%, with the words "Well done"', ["check that the text of “score” is “80%”", "check that “Well done” is shown"]], // prettier-ignore
  ["My total is £45.00, with the note Paid in full", ["check that the text of “total” is “£45.00”", "check that “Paid in full” is shown"]], // prettier-ignore
  ['There is one fault listed: for the rear axle it shows "Found: cracked"', ["check that there are exactly 1 “fault”", "check that the text of “rear axle” contains “Found: cracked”"]], // prettier-ignore
  ["There are two faults listed", ["check that there are exactly 2 “faults”"]]
]

describe("what is reported of a page", () => {
  for (const [step, read] of cases) it(step, () => expect(lines(step)).toEqual(read))
})
