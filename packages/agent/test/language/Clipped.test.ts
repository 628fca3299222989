import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

/** What is told in passing, behind or within something else. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["All four policy sections are collapsed", ["check that every section “policy” is collapsed"]],
  [
    "Shipping should be Free, and the total equal to the subtotal",
    ["check that the text of “Shipping” is “Free”", "check that “total” is the same as “subtotal”"]
  ],
  [
    "The page says 4 waiting and 12 days in total",
    ["check that “4 waiting” is shown", "check that “12 days in total” is shown"]
  ],
  ["The page still says that I have 2 lists", ["check that there are exactly 2 “lists”"]],
  [
    'Click "New list" and press Create without a name',
    ["click “New list”", "clear “name”", "click “Create”"]
  ],
  [
    'In the dialog that opens, press "Decline" with the reason left empty',
    ["clear “reason” in the dialog", "click “Decline” in the dialog"]
  ],
  [
    'I should see 5 rows in the table, and "1 of 9" under it',
    [
      "check that there are exactly 5 “rows” in the table",
      "check that the text of the text below the table is “1 of 9”"
    ]
  ],
  [
    'A dialog "New address" is shown and all four of its fields are empty',
    [
      "check that the dialog “New address” is shown",
      "check that there are exactly 4 “fields” in the dialog “New address”",
      "check that every field in the dialog “New address” is empty"
    ]
  ],
  [
    "The counter next to Timeline has increased by one, to 3 entries",
    ["check that the text of “counter” beside “Timeline” is “3 entries” and was “2” before"]
  ],
  [
    'Given I am on the Extras tab and it is labelled "Extras (2)"',
    ["go to the tab “Extras”", "check that the text of the tab “Extras” contains “Extras (2)”"]
  ],
  [
    "I should see 5 rows, from INC-407 at the top to INC-403 at the bottom",
    [
      "check that there are exactly 5 “rows”",
      "check that the text of the 1st row is “INC-407”",
      "check that the text of the last row is “INC-403”"
    ]
  ],
  [
    "Only Ada is left in the cart, for a total of $56.00",
    [
      "check that “Ada” in “cart” is shown",
      "check that there are exactly 1 “item” in “cart”",
      "check that the text of “total” is “$56.00”"
    ]
  ],
  [
    "The 2026 challenge has increased by one to 4 of 12 books",
    ["check that the text of “2026 challenge” is “4 of 12 books” and was “3 of 12 books” before"]
  ],
  ["Summer train reads has 0 books", ["check that there are exactly 0 “books” in “Summer train reads”"]],
  ["The second row should take 1,204 ms", ["check that there are exactly 1204 “ms” in the 2nd row"]],
  ["The total is the same as the subtotal", ["check that “total” is the same as “subtotal”"]],
  ["Home is the only one marked Default", ["check that the text of only “Home” contains “Default”"]]
]

describe("what is told in passing", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
