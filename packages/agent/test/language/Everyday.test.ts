import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Press Esc to clear the search", ["press the key Escape"]],
  ["Click the back button of the browser", ["go back"]],
  ["Delete rows 2 and 3", ["delete the 2nd row", "delete the 3rd row"]],
  ["Choose Tom\nPick the second", ["choose “Tom”", "click “one”"]],
  ["The fare increases by 30 EUR", ["check that the number in “fare” has grown by exactly 30"]],
  ["The price drops by 10 EUR", ["check that the number in “price” has grown by exactly -10"]],
  ["The connect button comes back", ["check that the button “connect” is shown"]],
  ["No tags are left", ["check that any “tags” is not shown"]],
  [
    "Eggs and Bread are left",
    ["check that “Eggs and Bread” is shown", "check that there are exactly 2 “items”"]
  ],
  ["Filter responses by country = Austria", ["filter “country” by “Austria”"]],
  [
    "The queue is sorted by waiting time, longest first",
    ["check that “queue” is sorted by waiting time descending"]
  ],
  ["The invoice total matches the order total", ["check that “invoice total” is the same as “order total”"]],
  ["The password matches the pattern", ["?"]],
  ['Booking fails with "Room is taken"', ["check that “Room is taken” is shown"]],
  [
    "Open My account: there it is listed under Bookings",
    ["click “My account”", "check that “it” below “Bookings” is shown"]
  ],
  [
    "In the row Editor the Delete checkbox is not ticked",
    ["check that the checkbox “Delete” in the row “Editor” is not checked"]
  ],
  ["The basket shows quantity 2 for it", ["check that the text of “quantity” beside “it” is “2”"]],
  ["Go to Items: still 50 items", ["go to “Items”", "check that there are exactly 50 “items”"]],
  ["Undo that", ["undo"]],
  ["Given that I'm logged in as a teacher", ["log in as teacher"]],
  ["Launch the campaign", ["launch “campaign”"]],
  ["Launch the application", ["go to “application”"]],
  ["I click it and choose Cancel appointment", ["click “it”", "choose “Cancel appointment”"]],
  ["Choose the 10:30 appointment", ["choose “10:30”"]],
  ["Under Reports choose Sales by region", ["choose “Sales by region” in “Reports”"]],
  ["File payslip-10.pdf is downloaded", ["check that “payslip-10.pdf” was downloaded"]],
  ["Evening Yoga still has the Book button", ["check that the button “Book” in “Evening Yoga” is shown"]],
  [
    "It was opened 220 times and clicked 60 times",
    [
      "check that the text of “opened” beside “It” is “220”",
      "check that the text of “clicked” beside “It” is “60”"
    ]
  ],
  // What only looks alike stays what it was.
  ['The message "Too long" should be shown as well', ["check that the message “Too long” is shown"]],
  ['User gets the error "Taken"', ["check that the message “Taken” is shown"]],
  ["Select the 14th", ["choose “14th”"]],
  ["The sea filter is shown as pressed", ["check that “sea filter” is pressed"]],
  [
    "No error is left, the lamp says Out of stock",
    ["check that any message is not shown", "check that the text of “lamp” is “Out of stock”"]
  ],
  // What is no deed and no count.
  ["Login button is inactive until both fields are filled", ["?"]],
  ["You can vote only once", ["?"]],
  ["Open the link in a private window", ["?"]],
  ["The tile now shows one less", ["?"]],
  ["Show 24 per page", ["?"]]
]

describe("what is said every day", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
