import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

/** By how many there are more than before, what is listed in a place, and what one of them costs. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["There is one more row than before", ["check that there are 1 “row” more than before"]],
  ["There are two more rows", ["check that there are 2 “rows” more than before"]],
  ["The table has one more row", ["check that there are 1 “row” more than before in the table"]],
  ["One more entry is shown in the Log", ["check that there are 1 “entry” more than before in “Log”"]],
  ["There is one row fewer", ["check that there are 1 “row” fewer than before"]],
  [
    "The table has two rows less than before",
    ["check that there are 2 “rows” fewer than before in the table"]
  ],
  ["The list is one row longer", ["check that there are 1 “row” more than before in the list"]],
  ["The Log gains an entry", ["check that there are 1 “entry” more than before in “Log”"]],
  ["Quark is the last item under Dairy", ["check that “Quark” below “Dairy” is the last"]],
  ["Nothing is listed under Bread", ["check that the item below “Bread” is not shown"]],
  [
    "Under Fruit only Apple is listed",
    ["check that “Apple” below “Fruit” is shown", "check that there are exactly 1 “item” below “Fruit”"]
  ],
  ["Nothing is in the Search field", ["?"]],
  ["Design costs €80 each", ["check that the text of “price” beside “Design” is “€80”"]],
  ["The header shows who is signed in: Mira", ["check that the text of “header” contains “Mira”"]]
]

describe("what has changed and what is in a place", () => {
  it.each(cases)("is read as %s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
