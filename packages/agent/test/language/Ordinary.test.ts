import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['Increase the quantity of "Lamp" to 3.', ["fill “quantity” beside “Lamp” with “3”"]],
  ["Decrease the number of guests to 2", ["fill “guests” with “2”"]],
  ["Verify that the current page is 2.", ["check that “page 2” is selected"]],
  [
    "Verify that the total is higher than before.",
    ["check that the number in “total” has grown by more than 0"]
  ],
  [
    'The message "Saved" is displayed for a few seconds and then disappears.',
    ["check that the message “Saved” is shown", "check that the message “Saved” is not shown"]
  ],
  ['The list shows the message "No entries"', ["check that the message “No entries” in the list is shown"]],
  ["Verify that the first booking is Ada's.", ["check that the text of the 1st “booking” contains “Ada”"]],
  [
    'The label of the button changes from "Pause" to "Resume".',
    ["check that the text of the button is “Resume” and was “Pause” before"]
  ],
  [
    'Verify that after clicking "Save" the message "Saved" appears.',
    ["click “Save”", "check that the message “Saved” is shown"]
  ],
  ['The name is changed to "Robin" and Save is clicked.', ["fill “name” with “Robin”", "click “Save”"]],
  ['The name is changed to "Robin"', ["check that the text of “name” is “Robin”"]],
  [
    "Write Salt first then pepper into the Note field.",
    ["fill the field “Note” with “Salt first then pepper”"]
  ],
  [
    "Type Salt then press Enter in the field.",
    ["fill the field with “Salt”", "press the key Enter in the field"]
  ],
  ["When I load more products", ["click “Load more”"]],
  [
    "All the entries in the list are from Germany",
    ["check that only the items in the list that say “Germany” are listed"]
  ],
  ['A new task called "Milk" has been created', ["check that “Milk” is shown"]],
  ['A new entry for "Ada" is added to the list', ["check that the text of the list contains “Ada”"]],
  ["Verify that the total is recalculated to $40.50", ["check that the text of “total” is “$40.50”"]],
  ["The Email field is highlighted in red", ["check that the field “Email” is invalid"]],
  [
    'Verify that the "Edit user" dialog is prefilled with "Ada" as the name',
    ["check that the dialog “Edit user” is shown", "check that the value of the field “name” contains “Ada”"]
  ],
  ["Go to page 3 using the pagination", ["go to “page 3”"]],
  ["Select all rows using the checkbox in the header", ["check the checkbox in the row “header”"]],
  [
    "Enter a start date of 1 March 2026 and an end date of 5 March 2026",
    ["fill “start date” with “1 March 2026”", "fill “end date” with “5 March 2026”"]
  ],
  ['Increase the quantity of the "Blue mug" by 2', ["click the button “plus” beside “Blue mug” 2 times"]],
  [
    "Verify that the user is logged in as Ada",
    ["check that somebody is logged in", "check that “Ada” is shown"]
  ],
  [
    'Filter by the role "Admin" and the status "Active"',
    ["filter “role” by “Admin”", "filter “status” by “Active”"]
  ],
  ["Write tests appears in the list", ["check that “Write tests” in the list is shown"]],
  [
    "Enter the password Secret12!, the email a@b.co.",
    ["fill “password” with “Secret12!”", "fill “email” with “a@b.co”"]
  ],
  ["Sign in as ada / Passw0rd! and click Orders.", ["log in as “ada” with a password", "click “Orders”"]],
  ["To do contains Write docs", ["check that the text of “To do” contains “Write docs”"]],
  ["Complete Call Otto", ["complete “Call Otto”"]],
  ["Complete it", ["complete “it”"]],
  [
    'The password field shows the hint "At least 8"',
    ["check that the hint “At least 8” beside the field “password” is shown"]
  ],
  ['A message "Saved" appears at the top', ["check that the message “Saved” is shown"]]
]

describe("what people ordinarily write", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
