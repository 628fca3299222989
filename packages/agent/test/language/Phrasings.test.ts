import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Click page 9 in the pagination", ["click “page 9” in “pagination”"]],
  ["The licence date hasn't changed", ["check that “licence date” has not changed"]],
  ["Make sure the name stays the same", ["check that “name” has not changed"]],
  ["I expect the counter to go from 4 to 3", ["check that the text of “counter” is “3” and was “4” before"]],
  [
    "Change the quantity to 3 and watch the total change to $36.00",
    ["fill “quantity” with “3”", "check that the text of “total” is “$36.00”"]
  ],
  ["We want the Save button to be disabled", ["check that the button “Save” is disabled"]],
  [
    "Verify the breadcrumb reads Home > Settings > Billing",
    ["check that the text of “breadcrumb” is “Home > Settings > Billing”"]
  ],
  ["Expand the section Delivery options", ["expand the section “Delivery options”"]],
  ["Pick London from what comes up", ["choose “London”"]],
  ["Sort by admission date, newest on top", ["sort by admission date descending"]],
  ["The counter increments by one", ["check that the number in “counter” has grown by exactly 1"]],
  ["I get redirected to /login", ["check that the URL is “/login”"]],
  ["It takes me to the profile page", ["check that one is on the page “profile”"]],
  ["The user ends up on the dashboard", ["check that one is on “dashboard”"]],
  ["The item moves to the Done column", ["check that the item in the column “Done” is shown"]],
  ["The cursor is in the search field", ["check that the field “search” is focused"]],
  ["Once saved, a toast appears", ["check that the message is shown"]],
  ["Two seats are selected", ["check that there are exactly 2 “selected seats”"]],
  ["Submit the empty form", ["submit the form"]],
  [
    "The price is between $5 and $10",
    ["check that the number in “price” is at least 5", "check that the number in “price” is at most 10"]
  ],
  ["I am expecting to see total as $200.00", ["check that the text of “total” is “$200.00”"]],
  ["total = $200.00", ["check that the text of “total” is “$200.00”"]],
  ["the total amounts to €48", ["check that the text of “total” is “€48”"]],
  [
    "The price has been reduced from $499 to $399",
    ["check that the text of “price” is “$399” and was “$499” before"]
  ],
  ["the number of likes remains unchanged", ["check that “likes” has not changed"]],
  [
    "the status is Published instead of Draft",
    ["check that the text of “status” is “Published”", "check that the text of “status” is not “Draft”"]
  ],
  [
    "The cart contains the lamp as well as the chair",
    ["check that “lamp” in “cart” is shown", "check that “chair” in “cart” is shown"]
  ],
  [
    "The prices of Lamp and Rug are $40 and $20 respectively",
    [
      "check that the text of “price” beside “Lamp” is “$40”",
      "check that the text of “price” beside “Rug” is “$20”"
    ]
  ],
  ["The prices of Lamp and Rug are $40, $30 and $20 respectively", ["?"]],
  [
    "The tabs are Home and Help",
    [
      "check that there are exactly 2 “tabs”",
      "check that the tab “Home” is shown",
      "check that the tab “Help” is shown"
    ]
  ],
  ["I can still find Brass sextant in the table.", ["check that “Brass sextant” in the table is shown"]],
  ['Just "Ada" is listed', ["check that “Ada” is shown", "check that there are exactly 1 “item”"]],
  ['I clicked Save and waited for "Done"', ["click “Save”", "wait until “Done” is shown"]],
  ["Menu > Accounts", ["click “Menu”", "click “Accounts”"]],
  ["It should now be possible to click Save settings.", ["check that “Save settings” is enabled"]],
  ["It should not be possible to press Save", ["check that “Save” is disabled"]],
  [
    "first row: PO-1045, £1,380.00",
    [
      "check that the text of the 1st row contains “PO-1045”",
      "check that the text of the 1st row contains “£1,380.00”"
    ]
  ],
  [
    "A window titled New purchase order opens, with the Create order button disabled.",
    [
      "check that the dialog “New purchase order” is shown",
      "check that the button “Create order” is disabled"
    ]
  ],
  ["Zero products", ["check that the item is not shown"]],
  ['Click the menu of the "Mobile app" card', ["click the menu in the item “Mobile app”"]],
  ["Two items are left", ["check that there are exactly 2 “items left”"]],
  ['"Buy milk" and "Call Bob" remain', ["check that “Buy milk” is shown", "check that “Call Bob” is shown"]],
  [
    "The hotels are listed in the order Alfama, Bairro, Casa",
    ["check that “Alfama” is before “Bairro”", "check that “Bairro” is before “Casa”"]
  ],
  [
    'There are two cards in "To do" and one in "Done"',
    ["check that there are exactly 2 “cards” in “To do”", "check that there are exactly 1 “card” in “Done”"]
  ],
  [
    "there is 1 item in Todo and 3 in Done",
    ["check that there are exactly 1 “item” in “Todo”", "check that there are exactly 3 “items” in “Done”"]
  ],
  ["The start date is today", ["check that the text of “start date” is “{{today}}”"]],
  ["the due date is 3 days from now", ["check that the text of “due date” is “{{today+3d}}”"]],
  ["The header shows today's date", ["check that the text of “header” contains “{{today}}”"]],
  ["I should see today's date in the header", ["check that the text of “header” contains “{{today}}”"]],
  ["Tomorrow's date is shown", ["check that “{{today+1d}}” is shown"]],
  ["I see Today", ["check that “Today” is shown"]],
  ["there are 10 items per page", ["?"]],
  ["10 items per page are shown", ["?"]],
  ["The file is uploaded", ["?"]],
  ["The file report.pdf is attached", ["?"]],
  ["When the file report.pdf is attached", ["upload “report.pdf”"]],
  ["The progress bar is at 50%", ["check that the text of “progress bar” contains “50%”"]],
  ["The volume slider is at 30", ["check that the value of the slider “volume” is “30”"]],
  ["The search returned 3 results", ["check that there are exactly 3 “results”"]],
  ["The search returns no results", ["check that the item is not shown"]],
  ['The dropdown shows "Medium" as selected', ["check that “Medium” in the list is selected"]],
  [
    "Medium is the default option in the Size dropdown",
    ["check that “Medium” in the list “Size” is selected"]
  ],
  ["Open the Contracts folder with a double click", ["double-click “Contracts folder”"]],
  ["I open Plan by double-clicking it", ["double-click “Plan”"]],
  ["the Email field has an error", ["check that the message beside the field “Email” is shown"]],
  ["both fields show an error", ["check that the message beside both field is shown"]],
  ["the Email field is invalid", ["check that the field “Email” is invalid"]],
  ["the Email field is not valid", ["check that the field “Email” is invalid"]],
  ["the Email field is valid", ["?"]],
  ["Press ?", ["press the key ?"]],
  ["Press Shift+?", ["press the key Shift+?"]],
  ["Press Save.", ["click “Save”"]],
  ["Click BAKER, SUE", ["click “BAKER, SUE”"]],
  ["Open Smith, John in the table", ["click “Smith, John” in the table"]],
  ["Click Save, Close", ["?"]],
  ["The start date is before the end date", ["check that “start date” is fewer than “end date”"]],
  ["The end time is not after the start time", ["check that “end time” is at most “start time”"]],
  ["The due date is in the future", ["?"]],
  ["The table shows 10 rows per page", ["?"]],
  ["The Submit button becomes active once both fields are filled", ["?"]],
  ["At least one checkbox is checked", ["check that any checkbox is checked"]],
  ["None of the checkboxes are checked", ["check that any checkbox is not checked"]],
  ['The profile name is updated to "Ada L."', ["check that the text of “profile name” is “Ada L.”"]],
  ["Click Login. The user lands on the dashboard.", ["click “Login”", "check that one is on “dashboard”"]],
  ["The dates are in chronological order", ["check that “dates” is sorted ascending"]],
  ["I see a list of 5 articles", ["check that there are exactly 5 “articles”"]],
  ["There are 3 or more results", ["check that there are at least 3 “results”"]],
  ["The quantity is 2 or more", ["check that the number in “quantity” is at least 2"]],
  ["The quantity is less than or equal to 9", ["check that the number in “quantity” is at most 9"]],
  ["The total is 10% less", ["?"]],
  ["A discount of 10% is applied", ["check that the text of “discount” contains “10%”"]],
  ["The Reviews tab is the active one", ["check that the tab “Reviews” is selected"]],
  ["Rug is the cheapest", ["check that “price” beside “Rug” is fewer than all the others"]],
  [
    "The footer contains links to Imprint and Privacy",
    [
      "check that the link “Imprint” in “footer” is shown",
      "check that the link “Privacy” in “footer” is shown"
    ]
  ],
  [
    "Username: ada, Password: secret, click Login",
    ["fill the field “Username” with “ada”", "fill the field “Password” with “secret”", "click “Login”"]
  ],
  ["Ada is 36 years old", ["check that the text of “age” beside “Ada” is “36”"]],
  [
    "Only order #2 is pending",
    ["check that the text of “order #2” is “pending”", "check that there are exactly 1 “pending order”"]
  ],
  ["Most orders are paid", ["?"]],
  ["Lamp costs less than Rug", ["check that “price” beside “Lamp” is fewer than “price” beside “Rug”"]],
  [
    "The total of order #1 is greater than the total of order #2",
    ["check that “total” beside “order #1” is more than “total” beside “order #2”"]
  ],
  ["I see -$4.50 in the row of Coffee", ["check that the text of the row “Coffee” contains “-$4.50”"]],
  ["The lamp is nicer than the rug", ["?"]],
  ["Question 2 out of 5 is displayed", ["?"]],
  ['The search field has the label "Search"', ["?"]],
  ["Transfer 200", ["?"]]
]

describe("a statement in other words", () => {
  for (const [text, wanted] of cases)
    it(`is read whole or not at all: ${text}`, () => {
      expect(lines(text)).toEqual(wanted)
    })
})
