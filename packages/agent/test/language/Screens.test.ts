import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

/** What is told of what is on a screen, and how one comes to it. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Navigate to the fines page via the menu", ["click “fines” in the menu"]],
  ["Go to the Patients page via the top navigation", ["click “Patients” in “top navigation”"]],
  [
    "Verify that the values in the Hours column are in ascending order",
    ["check that the column “Hours” is sorted ascending"]
  ],
  ["The box closes", ["check that the dialog is not shown"]],
  ["The search box is empty", ["check that the field “search” is empty"]],
  [
    "I should be on card 2 of 4 with 25% complete, Known: 1 and Missed: 0",
    [
      "check that “card 2 of 4” is shown",
      "check that “25% complete” is shown",
      "check that “Known: 1” is shown",
      "check that “Missed: 0” is shown"
    ]
  ],
  [
    "Time is up! is displayed and I got 0 out of 4, which is 0%",
    ["check that “Time is up!” is shown", "check that “0 out of 4” is shown", "check that “0%” is shown"]
  ],
  [
    "After clicking the CPU header a second time the order is reversed, so web-02 comes first",
    ["click the column “CPU”", "check that “web-02” is the 1st"]
  ],
  [
    'Verify that the first visit is "Foundations at 4 Mill Lane" on 3 Apr 2025',
    [
      "check that the text of the 1st “visit” contains “Foundations at 4 Mill Lane”",
      "check that the text of the 1st “visit” contains “3 Apr 2025”"
    ]
  ],
  [
    "Only Ada Byron is there, with 6 pieces for $104.50",
    [
      "check that “Ada Byron” is shown",
      "check that there are exactly 1 “item”",
      "check that the text of “Ada Byron” contains “6 pieces”",
      "check that the text of “Ada Byron” contains “$104.50”"
    ]
  ],
  [
    "Expect validation message Please enter a valid postcode",
    ["check that the message “Please enter a valid postcode” is shown"]
  ],
  ['Select the type of works "Demolition"', ["choose “Demolition” in “type” beside “works”"]],
  ["Sort by amount (a single click on the Amount heading)", lines("Sort by amount")],
  ["Hi! Please click Save", ["click “Save”"]],
  ["Open the deck for editing, where it says No cards", ["edit “it”", "check that “No cards” is shown"]],
  [
    "Visitor hours left shows 10 and it says No sessions yet",
    ["check that the text of “Visitor hours left” contains “10”", "check that “No sessions yet” is shown"]
  ],
  ["Correct the phone number to 555-0188 and try again", ["?"]],
  // What was pressed before is pressed once more; where nothing was, nothing is guessed.
  [
    "Click Create deck\nName it spanish basics and try again",
    ["click “Create deck”", "fill “name” with “spanish basics”", "click “Create deck”"]
  ]
]

describe("what is on a screen", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
