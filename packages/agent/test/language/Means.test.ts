import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Close the dialog with Escape", ["press the key Escape"]],
  ["Close the menu by pressing the Esc key", ["press the key Escape"]],
  ["Submit the form with Enter", ["press the key Enter"]],
  // One of the things there, and no option.
  ["Choose Emma from the books and open it", ["click “Emma” in “books”"]],
  // A button that is called so is clicked.
  ["Close the dialog with the Enter button", ["click the button “Enter”"]],
  ['Open the link "Docs" in a new tab', ["click the link “Docs” holding Control"]],
  [
    'A new tab should open with the title "Docs"',
    ["check that a new tab was opened", "switch to the new tab", "check that the title is “Docs”"]
  ],
  ["Given I have opened the chat with the Chat with us button", ["click the button “Chat with us”"]],
  ["Move the selection to Aisle 7 with the Move to menu", ["click the menu “Move to”", "choose “Aisle 7”"]],
  [
    "Put 25 next to Stretch wrap under Receiving now, and press Post receipt",
    ["fill “Receiving now” in the row “Stretch wrap” with “25”", "click “Post receipt”"]
  ],
  [
    "In the row Support, type 8 under Fri",
    ["fill the cell in the column “Fri” in the row “Support” with “8”"]
  ],
  [
    "Type 8 under Fri in the Support row",
    ["fill the cell in the column “Fri” in the row “Support” with “8”"]
  ],
  ["Enter 25 next to Ada", ["fill the field beside “Ada” with “25”"]],
  ["Given the user has opened PO-1049 and is on its Notes tab", ["click “PO-1049”", "go to the tab “Notes”"]],
  [
    "Reload the page, open PO-1049 again and go to its Notes tab",
    ["reload the page", "click “PO-1049”", "go to the tab “Notes”"]
  ],
  ["Open PO-1047 by clicking its number in the grid", ["click “PO-1047” in the table"]],
  ["Show 25 rows per page", ["fill “rows per page” with “25”"]],
  [
    'Append " (new)" to the Title field',
    ["click the field “Title”", "press the key Control+End", "type “ (new)”"]
  ],
  [
    'Add "x" at the end of the Title field',
    ["click the field “Title”", "press the key Control+End", "type “x”"]
  ],
  ['Reply with "Thanks"', ["click “Reply”", "fill the field with “Thanks”", "click “Send”"]],
  // What was put in before, by the name of its field.
  [
    'Enter "a@example.org" in Email, "Ada" in Name and the same email in Backup',
    ["fill “Email” with “a@example.org”", "fill “Name” with “Ada”", "fill “Backup” with “a@example.org”"]
  ],
  [
    'Fill in Password with "abc". Type the same password again in the Repeat field',
    ["fill “Password” with “abc”", "fill the field “Repeat” with “abc”"]
  ],
  ['Fill in Name with "Ada". Type the same email in the Backup field', ["fill “Name” with “Ada”", "?"]]
]

describe("by what a deed is done", () => {
  for (const [text, expected] of cases) it(text, () => expect(lines(text)).toEqual(expected))
})

const compared: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    "The first product's price should be lower than the last product's price",
    ["check that “price” beside the 1st item is fewer than “price” beside the last item"]
  ],
  [
    "The first product should be cheaper than the second",
    ["check that “price” beside the 1st item is fewer than “price” beside the 2nd item"]
  ],
  [
    "The cheapest product should be first",
    ["check that “price” beside the 1st item is at most all the others"]
  ],
  [
    "The most expensive product should be last",
    ["check that “price” beside the last item is at least all the others"]
  ],
  [
    "The second user's email should be ada@example.org",
    ["check that the text of “email” beside the 2nd “user” is “ada@example.org”"]
  ],
  ["No price should exceed $50", ["check that the number in all “prices” is at most 50"]],
  ['The article list should start with "Hello"', ["check that “Hello” in the list “article” is the 1st"]],
  ['A toast with the text "Saved" should appear at the bottom', ["check that the message “Saved” is shown"]],
  ['The active tab should be "Details"', ["check that the tab “Details” is selected"]],
  // What nobody can see in names and values, and what no thing says.
  ['A green message "Saved" should be shown', ["?"]],
  ["The page should have a dark background", ["?"]],
  ["The tax should be 10% of the subtotal", ["?"]],
  ["The status of Ada should be In progress and Done", ["?"]]
]

describe("what is compared, and what cannot be", () => {
  for (const [text, expected] of compared) it(text, () => expect(lines(text)).toEqual(expected))
})

const tables: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    "Then I should not see the following files\n| a.txt |\n| b.txt |",
    ["check that the file “a.txt” is not shown", "check that the file “b.txt” is not shown"]
  ],
  [
    "But following resources should not be listed in the menu\n| resource |\n| Alpha |",
    ["check that the resource “Alpha” in the menu is not shown"]
  ],
  [
    "Then the following buttons should be disabled:\n| Save |\n| Send |",
    ["check that the button “Save” is disabled", "check that the button “Send” is disabled"]
  ],
  ["When I delete the following files\n| a.txt |", ["delete the file “a.txt”"]],
  // Neither may be read as its opposite, nor one by one what is said of all.
  ["Then the page does not show\n| Alpha |", ["?"]],
  ["Then none of these buttons are enabled:\n| Save |", ["?"]],
  ["Then I should see only the following files\n| a.txt |", ["?"]],
  ["The following options must not be available", ["?"]]
]

describe("what hangs on an instruction as a table", () => {
  for (const [text, expected] of tables) it(text, () => expect(lines(text)).toEqual(expected))
})

const others: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Right click on the node to open context menu", ["right-click “node”"]],
  ['And "Ada" selects "Red" from the Colour list', ["choose “Red” in the list “Colour”"]],
  ["The Close button closes the dialog", ["click the button “Close”", "check that the dialog is not shown"]],
  ["Then the user should be at URL orders/7", ["check that the URL contains “orders/7”"]],
  ['I should get a download with the filename "a.csv"', ["check that “a.csv” was downloaded"]],
  ["Fill in Name with Ada in the edit form", ["fill “Name” in the form “edit” with “Ada”"]],
  ['Fill in "Name" with ""', ["clear “Name”"]],
  ['And I enter a case number of "A1"', ["fill “case number” with “A1”"]],
  [
    "The table has 6 rows (one more than the 5 before)",
    ["check that there are exactly 6 “rows” in the table"]
  ],
  ["The current page should be 3", ["check that “page 3” is selected"]],
  ["The current step should be Payment", ["check that “Payment” is selected"]],
  [
    "The row of Ada has its Delete button disabled",
    ["check that the button “Delete” beside the row “Ada” is disabled"]
  ],
  [
    "Fill in Name: Ada Lovelace, City: Rome",
    ["fill the field “Name” with “Ada Lovelace”", "fill the field “City” with “Rome”"]
  ],
  [
    "Ensure Pottery is at the top of the table with status Open",
    [
      "check that “Pottery” in the table is the 1st",
      "check that the text of “status” beside “Pottery” is “Open”"
    ]
  ],
  ['The menu only contains "Edit"', ["?"]],
  ["Choose a colour", ["?"]],
  ["I see their status has changed", ["?"]],
  ["Fill Name with Ada and City with Rome in the dialog", ["?"]]
]

describe("what testers write of others, and leave open", () => {
  for (const [text, expected] of others) it(text, () => expect(lines(text)).toEqual(expected))
})
