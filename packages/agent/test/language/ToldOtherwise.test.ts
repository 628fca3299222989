import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    "The list contains North and South only",
    ["check that only the items in the list that say “North” or “South” are listed"]
  ],
  ["The list contains North only", lines("The list contains North only")],
  [
    "In the ticket list this ticket should have the label Urgent",
    ["check that the text of “it” in the list “ticket” contains “Urgent”"]
  ],
  ["In the same row, the city is Bern", ["check that the text of “city” in the row is “Bern”"]],
  ["Everest is available again", lines("Everest is available")],
  ["Patient's age is calculated as 46", lines("Patient's age is 46")],
  ["Country is preselected with Austria", ["check that the text of “Country” is “Austria”"]],
  [
    'The first hit is "Dune" by Frank Herbert',
    [
      "check that the text of the 1st “hit” contains “Dune”",
      "check that the text of the 1st “hit” contains “Frank Herbert”"
    ]
  ],
  [
    'The row "Weight" says 1.2 kg and 1.4 kg',
    [
      "check that the text of the row “Weight” contains “1.2 kg”",
      "check that the text of the row “Weight” contains “1.4 kg”"
    ]
  ],
  [
    "The ticket shows priority High and status Open",
    [
      "check that the text of “priority” beside “ticket” contains “High”",
      "check that the text of “status” beside “ticket” contains “Open”"
    ]
  ],
  ["The total is updated", ["?"]],
  ["The chart is updated", ["?"]]
]

/** What the page says to its user needs no quotation marks. */
const said: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Thank you for your feedback is shown", ["check that “Thank you for your feedback” is shown"]],
  ["We sent you an email is displayed", ["check that “We sent you an email” is shown"]],
  ["Please enter a name is shown", ["check that “Please enter a name” is shown"]],
  ["Your cart is empty message appears", ["check that the message “Your cart is empty” is shown"]],
  ["Your cart is shown", ["check that “Your cart” is shown"]],
  [
    "The last message contains Could you please send us a screenshot?",
    ["check that the text of the last message contains “Could you please send us a screenshot?”"]
  ],
  ["The message says How can I help you?", ["check that the text of the message is “How can I help you?”"]]
]

describe("what is told in other words", () => {
  for (const [text, wanted] of [...cases, ...said])
    it(`is what it says: ${text}`, () => {
      expect(lines(text)).toEqual(wanted)
    })
})
