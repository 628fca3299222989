import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    "Check that step 1, Site, is the current step and the Back button is disabled.",
    ["check that “1 Site” is selected", "check that the button “Back” is disabled"]
  ],
  [
    "Her average has not changed, it is still 72.0",
    ["check that the text of “average” beside “it” is “72.0”"]
  ],
  [
    "The X9 permit is there, marked Active and valid until 14 March 2027",
    [
      "check that “X9 permit” is shown",
      "check that the text of “X9 permit” contains “Active”",
      "check that the text of “valid until” beside “X9 permit” is “14 March 2027”"
    ]
  ],
  [
    "Enter x in Name, which enables the button.",
    ["fill “Name” with “x”", "check that the button is enabled"]
  ],
  [
    "A question pops up asking whether Ada is ready; confirm the departure.",
    ["check that the dialog tells that “whether Ada is ready”", "confirm “departure”"]
  ],
  [
    "The review says that the floor area is 60 m² and the fee is £20",
    [
      "check that the text of the section “floor” in “review” is “60 m²”",
      "check that the text of “fee” in “review” is “£20”"
    ]
  ],
  [
    "The message says that the floor area is 60 m²",
    ["check that the message tells that “the floor area is 60 m²”"]
  ],
  [
    'The row of "Ada" has status Open, 3 plays and release date Nov 22, 2026',
    [
      "check that the text of “status” beside the row “Ada” is “Open”",
      "check that the text of “plays” beside the row “Ada” is “3”",
      "check that the text of “release date” beside the row “Ada” is “Nov 22, 2026”"
    ]
  ],
  [
    "Name, city and the alerts switch are as I left them: Ada, Rome and on.",
    [
      "check that the text of “name” is “Ada”",
      "check that the text of “city” is “Rome”",
      "check that the switch “alerts” is checked"
    ]
  ],
  ["Name, city and the alerts switch are as I left them: Ada and on.", ["?"]],
  [
    "The words Application received are nowhere to be seen.",
    ["check that “Application received” is not shown"]
  ],
  ["Go to the basket and click the x to remove Hand Trowel.", ["go to “basket”", "remove “Hand Trowel”"]],
  ["Check the boat in.", ["check in “boat”"]],
  [
    "The Address field still contains 9 Quay Street",
    ["check that the value of the field “Address” contains “9 Quay Street”"]
  ],
  ["The list contains 9 open orders", ["check that there are exactly 9 “open orders” in the list"]]
]

describe("what is told of a thing beside its name", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
