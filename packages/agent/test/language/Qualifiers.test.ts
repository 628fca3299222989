import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

/** A text, and what each of its intents is in a line. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['"A" is shown but "B" is not', ["check that “A” is shown", "check that “B” is not shown"]],
  ["The total is not less than $5", ["check that the number in “total” is at least 5"]],
  ["The total should never be $5", ["check that the text of “total” is not “$5”"]],
  ["the list does not contain more than 3 items", ["check that there are at most 3 “items” in the list"]],
  ["the list should contain no more than 3 items", ["check that there are at most 3 “items” in the list"]],
  ["there are not 3 rows", ["check that there are not 3 “rows”"]],
  ["there aren't any rows", ["check that the row is not shown"]],
  ['I can\'t see "A"', ["check that “A” is not shown"]],
  ["the Save button should not be clickable", ["check that the button “Save” is not usable"]],
  ['No "A" button is shown', ["check that any button “A” is not shown"]],
  ['No row contains "Ada"', ["check that the text of any row does not contain “Ada”"]],
  ["no button is disabled", ["check that any button is not disabled"]],
  ["Only one row is shown", ["check that there are exactly 1 “row”"]],
  [
    "the first and second rows are selected",
    ["check that the 1st row is selected", "check that the 2nd row is selected"]
  ],
  ["the field must not be empty", ["check that the field is not empty"]],
  ["the button is no longer disabled", ["check that the button is not disabled"]],
  ["no item is selected", ["check that any item is not selected"]],
  ['I see no "A"', ["check that “A” is not shown"]],
  ['"A" is shown if "B" is checked', ["if “B” is checked: check that “A” is shown"]],
  ['expect "A" not to be visible', ["check that “A” is not shown"]],
  ['ensure no "A" is visible', ["check that any “A” is not shown"]],
  [
    "ensure that there are no errors and the total is $4",
    ["check that the message is not shown", "check that the text of “total” is “$4”"]
  ],
  ['check that "A" isn\'t disabled', ["check that “A” is not disabled"]],
  ['verify "A" and "B" are not shown', ["check that “A” is not shown", "check that “B” is not shown"]],
  [
    '"A", "B" and "C" are shown',
    ["check that “A” is shown", "check that “B” is shown", "check that “C” is shown"]
  ],
  ['both "A" and "B" are shown', ["check that “A” is shown", "check that “B” is shown"]],
  [
    'the buttons "A" and "B" are disabled',
    ["check that the button “A” is disabled", "check that the button “B” is disabled"]
  ],
  [
    'the "A" and "B" buttons are disabled',
    ["check that the button “A” is disabled", "check that the button “B” is disabled"]
  ],
  [
    "the name, email and city fields are empty",
    [
      "check that the field “name” is empty",
      "check that the field “email” is empty",
      "check that the field “city” is empty"
    ]
  ],
  ['do not click "A" if "B" is shown', []],
  ['don\'t click "A", click "B"', ["click “B”"]],
  ['"A" should appear before "B"', ["check that “A” is before “B”"]]
]

describe("a qualifier is kept in", () => {
  for (const [text, expected] of cases)
    it(text, () => {
      expect(lines(text)).toEqual(expected)
    })
})
