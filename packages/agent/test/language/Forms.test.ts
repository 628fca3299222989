import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['Type One into "Name"', ["fill “Name” with “One”"]],
  ["Check the box in the row for Ada Lovelace", ["check the checkbox in the row “Ada Lovelace”"]],
  ["Check the box in the first row", ["check the checkbox in the 1st row"]],
  ['Select the checkbox next to "Old task"', ["check the checkbox beside “Old task”"]],
  ['Select the radio button next to "Old task"', ["click the radio beside “Old task”"]],
  ["fill Name with An Peeters", ["fill “Name” with “An Peeters”"]],
  ['Click "Priority" in the header of the table', ["click the column “Priority”"]],
  ["Click Priority in the table header", ["click the column “Priority”"]],
  ["Open Contact from the menu", ["click “Contact” in the menu"]],
  [
    "Fill in Full name with Ada Lovelace, Street with 5 Long Road, Postcode with 10100 and City with Rome",
    [
      "fill “Full name” with “Ada Lovelace”",
      "fill “Street” with “5 Long Road”",
      "fill “Postcode” with “10100”",
      "fill “City” with “Rome”"
    ]
  ]
]

describe("what goes into a form", () => {
  for (const [text, read] of cases) it(`is read from: ${text}`, () => expect(lines(text)).toEqual(read))

  it("is sent off by controls that are named one after the other", () => {
    expect(lines("Click Add to cart and then Proceed to checkout")).toEqual([
      "click “Add to cart”",
      "click “Proceed to checkout”"
    ])
    expect(lines("Click Next and then enter Ada in Name")).toEqual(["click “Next”", "fill “Name” with “Ada”"])
  })

  it("is one value where only one field is told with it", () =>
    expect(lines("Fill in Name with Smith and Sons")).toEqual(["fill “Name” with “Smith and Sons”"]))
})
