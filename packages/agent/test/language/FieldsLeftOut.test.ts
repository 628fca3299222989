import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["confirm without a name -> A name is needed", ["clear “name”", "confirm", "check that the page tells that “A name is needed”"]], // prettier-ignore
  ["The user saves it without a title", ["clear “title”", "save “it”"]],
  ["Save without a hitch", ["?"]],
  ["Go and Postgres are listed as skills", ["check that “Go” below “skills” is shown", "check that “Postgres” below “skills” is shown"]], // prettier-ignore
  ["Ann, Bob and Cid are listed as members", ["?"]],
  ["Click Returned and open the only parcel in the list", ["click “Returned”", "check that there are exactly 1 “parcel” in the list", "click the 1st “parcel” in the list"]], // prettier-ignore
  ["It is the one for Rosa Iglesias in Bradford", ["check that the text of “it” contains “Rosa Iglesias”", "check that the text of “it” contains “Bradford”"]], // prettier-ignore
  ["I choose Regional, a weight of 2 kg, an insured value of £150 and express", ["choose “Regional”", "fill “weight” with “2 kg”", "fill “insured value” with “£150”", "check “express”"]], // prettier-ignore
  ["Pick Red and a size of XL", ["choose “Red”", "fill “size” with “XL”"]],
  ["Choose a pizza of 30 cm", ["choose “30 cm” in “pizza”"]],
  ["The total must be 5 instead of 6", ["check that the text of “total” is “5”", "check that the text of “total” is not “6”"]], // prettier-ignore
  ["The count should be 3, not 4", ["check that the text of “count” is “3”", "check that the text of “count” is not “4”"]], // prettier-ignore
  ["The status should be Open rather than Closed", ["check that the text of “status” is “Open”", "check that the text of “status” is not “Closed”"]] // prettier-ignore
]

describe("what goes into fields, and what is left out", () => {
  for (const [step, read] of cases) it(step, () => expect(lines(step)).toEqual(read))
})
