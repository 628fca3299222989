import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    'When I archive the contact a toast says "Archived"',
    ["archive “contact”", "check that the text of the message is “Archived”"]
  ],
  ["When I press the button the dialog closes", ["click the button", "check that the dialog is not shown"]],
  ["When I open the message an error is shown", ["click the message", "check that the message is shown"]],
  [
    "The lamp appears in the cart with quantity 3",
    [
      "check that “lamp” in “cart” is shown",
      "check that the text of “quantity” beside “lamp” in “cart” is “3”"
    ]
  ],
  ["I open the cart and there I see Desk lamp", ["click “cart”", "check that “Desk lamp” is shown"]],
  [
    "5 items are listed, all in category Cables",
    [
      "check that there are exactly 5 “items”",
      "check that the text of “category” beside every item is “Cables”"
    ]
  ],
  ["I get a reference starting with BK-", ["check that the text of “reference” starts with “BK-”"]],
  ["Exactly one of the rows is selected", ["check that there are exactly 1 “selected row”"]],
  ['Use voucher "WELCOME"', ["apply the voucher “WELCOME”"]],
  [
    "The navigation contains the links Home, Contact and Blog in this order",
    [
      "check that “Home” is before “Contact” in “navigation”",
      "check that “Contact” is before “Blog” in “navigation”"
    ]
  ],
  ["Resize the browser to a width of 1024 px", ["resize the window to 1024 x 800"]],
  ["Resize the window to 375 pixels wide", ["resize the window to 375 x 844"]],
  ["Resize the window to mobile size", ["resize the window to 390 x 844"]],
  // Of a field it is its value.
  ["Set the width to 1024", ["fill “width” with “1024”"]],
  ["Resize the image to 300 px", ["?"]]
]

describe("what is left out between what is done and what is so then", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
