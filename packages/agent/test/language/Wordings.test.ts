import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

/** A text, and what each of its intents is in a line. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Drag the budget slider down to 60", ["fill the slider “budget” with “60”"]],
  ["Pick the suggestion Hamburg", ["choose “Hamburg”"]],
  ["Choose Hamburg for Von and Wien for Nach", ["choose “Hamburg” in “Von”", "choose “Wien” in “Nach”"]],
  [
    "I enter my date of birth (day 14, month 6, year 1979) and press Continue.",
    ["fill “day” with “14”", "fill “month” with “6”", "fill “year” with “1979”", "click “Continue”"]
  ],
  [
    "Use the currency menu in the header to switch from EUR to US dollar",
    ["choose “US dollar” in “EUR” in “header”"]
  ],
  [
    "I increase Children by one and Adults by one with the + buttons",
    ["click the button “plus” beside “Children”", "click the button “plus” beside “Adults”"]
  ],
  ["When Save is clicked, the dialog closes", ["click “Save”", "check that the dialog is not shown"]],
  [
    "Click Play -> the Pause button replaces it",
    ["click “Play”", "check that the button “Pause” is shown", "check that “Play” is not shown"]
  ],
  ['Expected result: the heading "Lessons"', ["check that the heading “Lessons” is shown"]],
  [
    "the dialog contains two buttons, Yes and No",
    [
      "check that there are exactly 2 “buttons” in the dialog",
      "check that “Yes” in the dialog is shown",
      "check that “No” in the dialog is shown"
    ]
  ],
  ['"Bye all" is the last message', ["check that the text of the last message contains “Bye all”"]],
  ['"Delete" "link" should exist', ["check that the link “Delete” is shown"]],
  [
    '"Lamp" is on the board, and "Chair" is not.',
    [
      "check that the text of “board” contains “Lamp”",
      "check that the text of “board” does not contain “Chair”"
    ]
  ],
  ['"Required" should be displayed under "Email"', ["check that “Required” below “Email” is shown"]],
  ['"Sale" is not shown any more', ["check that “Sale” is not shown"]],
  ['"Save" "button" should not be visible', ["check that the button “Save” is not shown"]],
  [
    'A new tab opens with the title "Print view".',
    ["switch to the new tab", "check that the title is “Print view”"]
  ],
  ["Accept all cookies", ["accept all “cookies”"]],
  [
    'Add Blue lamp to the cart by clicking its "Add to cart" button.',
    ["click the button “Add to cart” beside “Blue lamp”"]
  ],
  ['Assert that the heading contains "Home"', ["check that the text of the heading contains “Home”"]],
  ["Cancel the dialog", ["dismiss the browser's dialog"]],
  ["Check Soup", ["check “Soup”"]],
  ['Check if "Save" button is visible', ["check that the button “Save” is shown"]],
  ["Check the Organic only checkbox", ["check the checkbox “Organic only”"]],
  [
    'Choose "Size: small to large" in the Sort by list',
    ["choose “Size: small to large” in the list “Sort by”"]
  ],
  ["Choose 4 stars.", ["choose “4 stars”"]],
  ["Choose seat B4 and seat C4.", ["choose “seat B4”", "choose “seat C4”"]],
  ["I click Confirm visit and then Yes, book it", ["click “Confirm visit”", "click “Yes, book it”"]],
  ["Click All recipes", ["click “All recipes”"]],
  ["Click File > Export", ["click “File”", "click “Export”"]],
  [
    'Click Save. Verify that "Saved" appears. Reload the page. Verify that "Ada" is still there.',
    ["click “Save”", "check that “Saved” is shown", "reload the page", "check that “Ada” is shown"]
  ],
  ["Click Seat E1 and then Seat E2", ["click “Seat E1”", "click “Seat E2”"]],
  ["Click the Send button without typing anything.", ["click the button “Send”"]],
  ["Click the seat with the number 4.", ["click the seat “4”"]],
  ["Click the °F button.", ["click the button “°F”"]],
  ["Confirm the dialog", ["accept the browser's dialog"]],
  ["Confirm the order", ["confirm “order”"]],
  [
    'Enter "Ann" as the first name, "Lee" as the last name and "ann@lee.example" as the e-mail.',
    ["fill “first name” with “Ann”", "fill “last name” with “Lee”", "fill “e-mail” with “ann@lee.example”"]
  ],
  [
    'Enter "admin" as username and "secret" as password',
    ["fill “username” with “admin”", "fill “password” with “secret”"]
  ],
  ['Enter "b.txt" in the prompt and confirm it.', ["accept the browser's dialog with “b.txt”"]],
  [
    "Enter Ann Lee as the owner and 12.50 as the amount.",
    ["fill “owner” with “Ann Lee”", "fill “amount” with “12.50”"]
  ],
  ["Enter the one-time code 4711 23.", ["fill “one-time code” with “4711 23”"]],
  ["Enter username: admin", ["fill “username” with “admin”"]],
  ["Given I have opened the settings page", ["go to the page “settings”"]],
  [
    'Hover over "Menu", click "Logout" and wait until "Bye" is shown',
    ["hover over “Menu”", "click “Logout”", "wait until “Bye” is shown"]
  ],
  ["I accept cookies", ["accept “cookies”"]],
  ['I additionally select "Blue" from "Colors"', ["choose “Blue” in “Colors”"]],
  ['I am on "Course 1" course homepage', ["go to the course homepage “Course 1”"]],
  ["I check I have read the rules", ["check “I have read the rules”"]],
  ["I choose the date 12/05/2031", ["fill “date” with “12/05/2031”"]],
  ['I click on "Edit" "link" in the "Quiz 1" "table_row"', ["click the link “Edit” in the row “Quiz 1”"]],
  ['I click on "Save changes" "button"', ["click the button “Save changes”"]],
  ["I click on the first item in the list", ["click the 1st item in the list"]],
  ['I click the "Delete" button for "Blue lamp"', ["click the button “Delete” beside “Blue lamp”"]],
  ['I click the "Delete" button of the second row', ["click the button “Delete” beside the 2nd row"]],
  ["I close the popup", ["close the dialog"]],
  ['I confirm with "Delete lamp"', ["click “Delete lamp”"]],
  ["I dismiss the cookie banner", ["dismiss the message “cookie”"]],
  [
    'I enter "lamp" in the search box and hit enter',
    ["fill the field “search” with “lamp”", "press the key Enter"]
  ],
  ['I fill in "Ada" for "Name"', ["fill “Name” with “Ada”"]],
  ['I hover on the "Menu" item and click "Logout"', ["hover over the item “Menu”", "click “Logout”"]],
  ["I move backward one page", ["go back"]],
  [
    'I navigate to "Users > Accounts" in site administration',
    ["go to “Users > Accounts” in “site administration”"]
  ],
  ["I pick tomorrow as the start date", ["fill “start date” with “{{today+1d}}”"]],
  ['I scroll down until I see "Contact"', ["scroll to “Contact”"]],
  ['I select "2 adults" in the travellers dropdown', ["choose “2 adults” in the list “travellers”"]],
  ['I select duration option "Long" in the wizard', ["choose “Long” in “duration” in “wizard”"]],
  ["I select seats A3, A4 and A6", ["choose “seat A3”", "choose “seat A4”", "choose “seat A6”"]],
  ['I select the option "Blue"', ["choose “Blue”"]],
  ['I set the field "Course full name" to "Course 1"', ["fill the field “Course full name” with “Course 1”"]],
  ['I should be able to see the "Edit" button', ["check that the button “Edit” is shown"]],
  ['I should not be able to click "Save"', ["check that “Save” is not usable"]],
  [
    'I should see "Active" in the status column for "Ada"',
    ["check that the text of the column “status” beside “Ada” contains “Active”"]
  ],
  [
    'I should see "Hidden" in the "Section 2" "region"',
    ["check that the text of the section “Section 2” contains “Hidden”"]
  ],
  [
    'I should see "Required" for the email field',
    ["check that the text of the field “email” contains “Required”"]
  ],
  ['I should see 3 "li" elements', ["check that there are exactly 3 “li elements”"]],
  ['I should see an "h1" element', ["check that the element “h1” is shown"]],
  ['I should see an alert with message "Deleted"', ["check that the message “Deleted” is shown"]],
  ['I should see my name "Ada"', ["check that “Ada” is shown"]],
  ['I should see text matching "Order \\d+"', ["check that “Order \\d+” is shown (matches)"]],
  ['I should see the heading "Home"', ["check that the heading “Home” is shown"]],
  ['I type "hello" and press Enter', ["fill the field with “hello”", "press the key Enter"]],
  ['I type "hello" followed by Enter', ["fill the field with “hello”", "press the key Enter"]],
  ['I upload the file "a.png" using the "Photo" field', ["upload “a.png” to the field “Photo”"]],
  ['I wait for "Done" to be visible', ["wait until “Done” is shown"]],
  ["I wait for 2 seconds", ["wait 2 s"]],
  ["I wait until the page is loaded", ["wait until the page is shown"]],
  ["In the Food row choose Good", ["choose “Good” in the row “Food”"]],
  [
    "In the row of Ada, the Copies column should show 2.",
    ["check that the text of the cell in the column “Copies” in the row “Ada” contains “2”"]
  ],
  ['In the row of Grace click the "More" button', ["click the button “More” in the row “Grace”"]],
  [
    "In the row of Rent the amount is -£95.00.",
    ["check that the text of “amount” in the row “Rent” is “-£95.00”"]
  ],
  ["Leave the password field blank", ["clear the field “password”"]],
  ["Log in as admin and go to the users page", ["log in as admin", "go to the page “users”"]],
  ["Navigate to Settings > Users", ["go to “Settings”", "click “Users”"]],
  ["Open My loans", ["click “My loans”"]],
  [
    "Open the menu, then choose Settings and click Profile",
    ["click the menu", "choose “Settings”", "click “Profile”"]
  ],
  [
    "Open the recipe of Fish pie by clicking its Open button.",
    ["click the button “Open” beside “recipe” beside “Fish pie”"]
  ],
  ["Press Archive message", ["click “Archive message”"]],
  [
    'Replace the story title with "New title" and press Enter.',
    ["fill “story title” with “New title”", "press the key Enter"]
  ],
  ['Search for "lamp" and press Enter', ["search for “lamp”", "press the key Enter"]],
  ["Search is disabled", ["check that “Search” is disabled"]],
  ["Search results are shown", ["check that the item “Search” is shown"]],
  [
    "The Dark radio button is selected, the Light one is not.",
    ["check that the radio “Dark” is selected", "check that the radio “Light” is not selected"]
  ],
  ["The Status of T-10 should be Closed", ["check that the text of “Status” beside “T-10” is “Closed”"]],
  ['The application should display "Welcome"', ["check that “Welcome” is shown"]],
  [
    'The first payment in the table should be "Ada Low" with the amount "-£40.00".',
    [
      "check that the text of the 1st “payment” in the table is “Ada Low”",
      "check that the text of “amount” in the 1st “payment” in the table contains “-£40.00”"
    ]
  ],
  ["Tick I do not want letters, then click Done.", ["check “I do not want letters”", "click “Done”"]],
  ['Type "tulip" into both password fields', ["fill both field “password” with “tulip”"]],
  ["Type the code 4711 in the code boxes.", ["fill the field “code” with “4711”"]],
  ["Uncheck Organic only", ["uncheck “Organic only”"]],
  ['Under Published I see "Lamps".', ["check that the text of “Published” contains “Lamps”"]],
  ['Verify "Save" is present', ["check that “Save” is shown"]],
  [
    "Verify error message 'Invalid login' is displayed",
    ["check that the error message “Invalid login” is shown"]
  ],
  ['Verify that "Save" button is disabled', ["check that the button “Save” is disabled"]],
  ['Verify the presence of the "Save" button', ["check that the button “Save” is shown"]],
  ['a toast "Saved" pops up', ["check that the message “Saved” is shown"]],
  ["accept all", ["accept all"]],
  [
    'an error "Required" is shown below the email field',
    ["check that the message “Required” below the field “email” is shown"]
  ],
  ["an error is shown below the email field", ["check that the message below the field “email” is shown"]],
  ['at least one result contains "lamp"', ["check that the text of any item contains “lamp”"]],
  ["at least one row is shown", ["check that there are at least 1 “row”"]],
  ["cart count should be 2", ["check that the text of “cart count” is “2”"]],
  [
    'click "Edit", change Name to "Bob" and click "Save"',
    ["click “Edit”", "fill “Name” with “Bob”", "click “Save”"]
  ],
  ['click Save to verify that "Saved" appears', ["click “Save”", "check that “Saved” is shown"]],
  ["click on Ada in the sidebar", ["click “Ada” in “sidebar”"]],
  ['click the "X" in the top right corner', ["click “X” in “top right corner”"]],
  ["click the browser back button", ["go back"]],
  ["click the icon at the top right", ["click the icon beside “top right”"]],
  ["click the link in the email", ["click the link in “email”"]],
  ['confirm that the dialog shows "Sure?"', ["check that the text of the dialog contains “Sure?”"]],
  ['each result should contain "lamp"', ["check that the text of every item contains “lamp”"]],
  ["each row shows a price", ["check that “price” in every row is shown"]],
  ["enter today's date in the date field", ["fill the field “date” with “{{today}}”"]],
  ["every price is more than $5", ["check that the number in all “price” is more than 5"]],
  ['filter the orders by "Open" status', ["filter “status” in “orders” by “Open”"]],
  ["leave the password blank", ["clear “password”"]],
  ['my name "Ada" is displayed in the header', ["check that “Ada” in “header” is shown"]],
  ['one of the rows contains "Ada"', ["check that the text of any row contains “Ada”"]],
  ['page title should be "Home"', ["check that the title is “Home”"]],
  ["pick 12/05/2031 in the date picker", ["fill the field “date” with “12/05/2031”"]],
  ["press the back button", ["click the button “back”"]],
  ["select Dark and check Compact lists", ["choose “Dark”", "check “Compact lists”"]],
  ["select all items", ["click every item"]],
  ['select the "Express" shipping method', ["choose “Express” in “shipping method”"]],
  ['select the checkbox "Terms"', ["check the checkbox “Terms”"]],
  ["set the volume slider to 70", ["fill the slider “volume” with “70”"]],
  ['the ".total" element should contain "$5"', ["check that the text of the element “.total” contains “$5”"]],
  ['the "Agree" checkbox should not be checked', ["check that the checkbox “Agree” is not checked"]],
  [
    'the "Country" dropdown contains "Italy"',
    ["check that the value of the list “Country” contains “Italy”"]
  ],
  ['the "Home" heading is visible', ["check that the heading “Home” is shown"]],
  ['the "Save" button should be greyed out', ["check that the button “Save” is disabled"]],
  ['the "name" field should contain "Ada"', ["check that the value of the field “name” contains “Ada”"]],
  ["the Blue lamp is shown again", ["check that “Blue lamp” is shown"]],
  [
    'the Price column shows "$4" in the row of Ada',
    ["check that the text of the cell in the row “Ada” in the column “Price” contains “$4”"]
  ],
  ["the cart badge should show 3", ["check that the text of “cart badge” contains “3”"]],
  [
    "the checkbox is disabled and unchecked",
    ["check that the checkbox is disabled", "check that the checkbox is unchecked"]
  ],
  ['the dialog\'s text is "Sure?"', ["check that the text of the dialog is “Sure?”"]],
  [
    'the dropdown should have options "A", "B" and "C"',
    [
      "check that the option “A” in the list is shown",
      "check that the option “B” in the list is shown",
      "check that the option “C” in the list is shown"
    ]
  ],
  ['the field "Name" matches value "Ada"', ["check that the value of the field “Name” is “Ada”"]],
  ['the first product\'s name is "Lamp"', ["check that the text of “name” beside the 1st item is “Lamp”"]],
  ['the first result should be "Blue lamp"', ["check that the text of the 1st item is “Blue lamp”"]],
  ["the modal should close", ["check that the dialog is not shown"]],
  ["the number of items in the cart should be 2", ["check that there are exactly 2 “items” in “cart”"]],
  ["the page URL should contain '/dashboard'", ["check that the URL contains “/dashboard”"]],
  ['the page has the heading "Home"', ["check that the heading “Home” is shown"]],
  ['the page heading is "Home"', ["check that the text of the heading is “Home”"]],
  ['the page should contain a "Save" button', ["check that the button “Save” is shown"]],
  ["the Save button cannot be clicked", ["check that the button “Save” is not usable"]],
  ['Expected result: "Saved" is shown', ["check that “Saved” is shown"]],
  ['"Rome" is not among the suggestions', ["check that the text of the list does not contain “Rome”"]],
  [
    "I can see Buy milk and Renew passport",
    ["check that “Buy milk” is shown", "check that “Renew passport” is shown"]
  ],
  [
    'the "Time" dropdown has the options 09:00 and 12:00',
    [
      "check that the option “09:00” in the list “Time” is shown",
      "check that the option “12:00” in the list “Time” is shown"
    ]
  ],
  [
    'tick the box "All" -> "5 selected" appears',
    ["check the checkbox “All”", "check that “5 selected” is shown"]
  ],
  ["the page shows 3 results", ["check that there are exactly 3 “results”"]],
  ["the password is hidden", ["check that “password” is masked"]],
  ["the password is visible", ["check that “password” is not masked"]],
  ["the password field is hidden", ["check that the field “password” is not shown"]],
  ["the Email field is cleared", ["check that the field “Email” is empty"]],
  ["the form should be cleared", ["check that every field in the form is empty"]],
  ["the error message is cleared", ["check that the message “error” is not shown"]],
  ["no new tab opens", ["check that no new tab was opened"]],
  ["the link opens in the same tab", ["check that no new tab was opened"]],
  ["the rows are sorted alphabetically by name", ["check that the row is sorted by name ascending"]],
  ["country defaults to Germany", ["check that the text of “country” is “Germany”"]],
  ["the total updates to $30", ["check that the text of “total” is “$30”"]],
  [
    "every hotel has a rating of at least 4",
    ["check that the number in “rating” in all “hotel” is at least 4"]
  ],
  ['click the three dots next to "Budget"', ["click “three dots” beside “Budget”"]],
  ['answer "No" to "Are you a student?"', ["choose “No” in “Are you a student?”"]],
  ["the price should be greater than 10", ["check that the number in “price” is more than 10"]],
  ["the product's price is $5", ["check that the text of “price” beside the item is “$5”"]],
  ['the row "Ada" should have status "Active"', ["check that the status “Active” in the row “Ada” is shown"]],
  ['the search results should contain "lamp"', ["check that the text of the item “search” contains “lamp”"]],
  ['the status of "Ada" should be "Active"', ["check that the text of “status” beside “Ada” is “Active”"]],
  ["the switch is on", ["check that the switch is checked"]],
  [
    'the system displays the error message "Invalid login"',
    ["check that the error message “Invalid login” is shown"]
  ],
  [
    'the table should contain "Ada" in row 2',
    ["check that the text of the 2nd row in the table contains “Ada”"]
  ],
  [
    "the table should have 3 rows and 2 columns",
    [
      "check that there are exactly 3 “rows” in the table",
      "check that there are exactly 2 “columns” in the table"
    ]
  ],
  [
    "the Orders tab shows the badge 3",
    ["check that the text of “badge” beside the tab “Orders” contains “3”"]
  ],
  [
    "the Orders tab should have a badge 3",
    ["check that the text of “badge” beside the tab “Orders” contains “3”"]
  ],
  ["the Switch on button is disabled", ["check that the button “Switch on” is disabled"]],
  [
    'the Visible switch in the row of "Desk" should be on',
    ["check that the switch “Visible” in the row “Desk” is checked"]
  ],
  ['the switch in the row of "Desk" should be off', ["check that the switch in the row “Desk” is unchecked"]],
  ['the toggle "Dark" is off', ["check that the switch “Dark” is unchecked"]],
  ['the tooltip shows "Copy"', ["check that the text of “tooltip” contains “Copy”"]],
  ["the total equals $40", ["check that the text of “total” is “$40”"]],
  ["The total equals the subtotal", ["check that “total” is the same as “subtotal”"]],
  ["The total is not higher than the subtotal", ["check that “total” is at most “subtotal”"]],
  ['the url should match "/orders/\\d+"', ["check that the URL matches “/orders/\\d+”"]],
  ["the user clicks the 'Login' button", ["click the button “Login”"]],
  ["there should be 2 items in the cart", ["check that there are exactly 2 “items” in “cart”"]],
  ["type $ADMIN_PASSWORD into the password field", ["fill the field “password” with “{{ADMIN_PASSWORD}}”"]],
  [
    "type the secret ADMIN_PASSWORD into the password field",
    ["fill the field “password” with “{{ADMIN_PASSWORD}}”"]
  ],
  ['verify button text is "Save"', ["check that the text of the button is “Save”"]],
  ['verify the text of the button is "Save"', ["check that the text of the button is “Save”"]],
  [
    "wait for the results to appear, then click the first one",
    ["wait until the item is shown", "click “one”"]
  ]
]

describe("a wording of known step libraries and manual tests is read as", () => {
  for (const [text, expected] of cases)
    it(text, () => {
      expect(lines(text)).toEqual(expected)
    })
})
