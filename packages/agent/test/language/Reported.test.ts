import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['The score is 80%, with the words "Well done"', ["check that the text of “score” is “80%”", "check that “Well done” is shown"]], // prettier-ignore
  ["My total is £45.00, with the message Paid in full", ["check that the text of “total” is “£45.00”", "check that “Paid in full” is shown"]], // prettier-ignore
  ['There is one fault listed: for the rear axle it shows "Found: cracked"', ["check that there are exactly 1 “fault”", "check that the text of “rear axle” contains “Found: cracked”"]], // prettier-ignore
  ["There is a new claim K-307", ["check that “claim K-307” is newly shown"]],
  ["There is a new claim K-307 for Ada Moss, £66.00, Due", ["check that “claim K-307” is newly shown", "check that the text of “K-307” contains “Ada Moss”", "check that the text of “K-307” contains “£66.00”", "check that the text of “K-307” contains “Due”"]], // prettier-ignore
  ['"Faults (2)" is listed with "Found: bent" for the front axle', ["check that “Faults (2)” is shown", "check that the text of “front axle” contains “Found: bent”"]], // prettier-ignore
  ["Nails should be 40 fine brass nails", ["check that the text of “Nails” is “40 fine brass nails”"]],
  ["I answer Mars and Moon, checking each answer and moving on, until I see the results", ["choose “Mars”", "click the button “Check”", "continue", "choose “Moon”", "click the button “Check”", "click the item"]], // prettier-ignore
  ["There are two faults listed", ["check that there are exactly 2 “faults”"]]
]

describe("what is reported of a page", () => {
  for (const [step, read] of cases) it(step, () => expect(lines(step)).toEqual(read))
})
