import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    'Type Ada into the name field and press Order. "Thanks, Ada" should appear.',
    ["fill the field “name” with “Ada”", "click “Order”", "check that “Thanks, Ada” is shown"]
  ],
  ["press Enter", ["press the key Enter"]],
  ['press "Enter"', ["click “Enter”"]],
  ["press the Enter button", ["click the button “Enter”"]],
  ["Remove Bob from the table", ["remove “Bob” beside the table"]],
  ["Ada owes $12.50.", ["check that the text of “Ada” contains “$12.50”"]],
  ["there are 3 rows", ["check that there are exactly 3 of the row"]],
  ["Wait until the Save button is enabled", ["wait until the button “Save” is enabled"]],
  ["wait for 2 seconds", ["wait 2 s"]],
  ['the URL contains "/orders"', ["check that the URL contains “/orders”"]],
  ['the page title is "Shop"', ["check that the title is “Shop”"]],
  ["click Delete in the row of Ada", ["click “Delete” in the row “Ada”"]],
  ["uncheck Newsletter", ["uncheck “Newsletter”"]],
  ["the spinner disappears", ["check that “spinner” is not shown"]],
  ["Frobnicate the gadget", ["?"]],
  ["make sure everything works", ["?"]],
  ["check that the page looks good", ["?"]]
]

describe("a text is understood as", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
