import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

/** A text, and what each of its intents is in a line. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['"Ada" comes before "Bob"', ["check that “Ada” is before “Bob”"]],
  ['"Ada" is first in the list', ["check that “Ada” in the list is the 1st"]],
  ['"Ada" should be the last row', ["check that “Ada” is the last"]],
  ['"Blue lamp" costs $12', ["check that the text of “Blue lamp” is “$12”"]],
  ['"Bob" is the third in the table', ["check that “Bob” in the table is the 3rd"]],
  ['"Draft" is no longer displayed', ["check that “Draft” is not shown"]],
  ['"Draft" is shown in the sidebar', ["check that the text of “sidebar” contains “Draft”"]],
  ['"Newsletter" is not checked', ["check that “Newsletter” is not checked"]],
  ['"Saved" should appear', ["check that “Saved” is shown"]],
  ['"Yes" is selected for "Gift wrap"', ["check that “Yes” beside “Gift wrap” is selected"]],
  ["Ada has $5", ["check that the text of “Ada” contains “$5”"]],
  ["Are there 3 links in the footer?", ["check that there are exactly 3 “links” in “footer”"]],
  ["Check that the Save button is shown", ["check that the button “Save” is shown"]],
  [
    "insurance.pdf should be listed with a size of 210 KB",
    [
      "check that “insurance.pdf” is shown",
      "check that the text of “size” beside “insurance.pdf” is “210 KB”"
    ]
  ],
  ["The basket counter is reset to 0", ["check that the text of “basket counter” is “0”"]],
  ["Grace's balance is $17", ["check that the text of “balance” beside “Grace” is “$17”"]],
  ["I am redirected to /login", ["check that the URL is “/login”"]],
  ["I cannot click Save", ["check that “Save” is not usable"]],
  ["I don't see any warnings", ["check that the message is not shown"]],
  ['I see "A" and "B"', ["check that “A” is shown", "check that “B” is shown"]],
  ["I see exactly 4 products", ["check that there are exactly 4 “products”"]],
  ["I should be on the profile page", ["check that one is on the page “profile”"]],
  ["I should be taken to the dashboard", ["check that one is on “dashboard”"]],
  ['I should not see "Error"', ["check that “Error” is not shown"]],
  ['I should see "A" and no "B"', ["check that “A” is shown", "check that “B” is not shown"]],
  ['I should see "A" but not "B"', ["check that “A” is shown", "check that “B” is not shown"]],
  ['I should see "New" next to "Blue lamp"', ["check that “New” beside “Blue lamp” is shown"]],
  ['I should see "New" under "Blue lamp"', ["check that “New” below “Blue lamp” is shown"]],
  ['I should see "Order placed"', ["check that “Order placed” is shown"]],
  ['I should see "Ready" within 5 seconds', ["check that “Ready” is shown within 5 s"]],
  ["I should see a success message", ["check that the message “success” is shown"]],
  [
    "I should see the cart and the total should be $4",
    ["check that “cart” is shown", "check that the text of “total” is “$4”"]
  ],
  [
    'I should see the product "Lamp" with price "$12"',
    [
      "check that the item “Lamp” is shown",
      "check that the text of “price” in the item “Lamp” contains “$12”"
    ]
  ],
  ['I should see the text "Fresh" in the banner', ["check that the text of the message contains “Fresh”"]],
  ["I stay on the same page", ["check that the page did not change"]],
  ["In the cart, the total is $40", ["check that the text of “total” in “cart” is “$40”"]],
  ['The page shows "Hello"', ["check that “Hello” is shown"]],
  ['The page shows "Hello, Ada"', ["check that “Hello, Ada” is shown"]],
  ['Verify "Ready" in the row of Ada', ["check that the text of the row “Ada” contains “Ready”"]],
  ['a file named "report.csv" is downloaded', ["check that “report.csv” was downloaded"]],
  ["all rows are selected", ["check that every row is selected"]],
  ["an alert box appears", ["check that a browser's dialog opened"]],
  ["click Save if it is enabled", ["if “Save” is enabled: click “Save”"]],
  ["clicking Details opens the order panel", ["click “Details”", "check that the section “order” is shown"]],
  ["ensure the login form is visible", ["check that the form “login” is shown"]],
  ["every checkbox is checked", ["check that every checkbox is checked"]],
  ["expect the dialog to be closed", ["check that the dialog is not shown"]],
  ['filter the orders by status "Open"', ["filter “status” in “orders” by “Open”"]],
  ["its price is $9.99", ["check that the text of “price” beside “it” is “$9.99”"]],
  ['make sure the "Delete" link is not displayed', ["check that the link “Delete” is not shown"]],
  ["no more than 5 cards are shown", ["check that there are at most 5 “cards”"]],
  ["no results are shown", ["check that any item is not shown"]],
  ["nothing happens", ["check that the screen did not change"]],
  ["set the due date to 3 days from now", ["fill “due date” with “{{today+3d}}”"]],
  ["set the due date to in 3 days", ["fill “due date” with “{{today+3d}}”"]],
  ["set the due date to tomorrow", ["fill “due date” with “{{today+1d}}”"]],
  ['the "Terms" checkbox should be checked', ["check that the checkbox “Terms” is checked"]],
  ["the Details section is expanded", ["check that the section “Details” is expanded"]],
  ["the Home tab is selected", ["check that the tab “Home” is selected"]],
  ["the Next button is clickable", ["check that the button “Next” is usable"]],
  [
    'the Price column shows "$4" in the row of Ada',
    ["check that the text of the cell in the row “Ada” in the column “Price” contains “$4”"]
  ],
  ["the Save button becomes enabled", ["check that the button “Save” is enabled"]],
  [
    "the Save button is visible and enabled",
    ["check that the button “Save” is shown", "check that the button “Save” is enabled"]
  ],
  ["the Save button should be disabled", ["check that the button “Save” is disabled"]],
  ["the Submit button is not enabled", ["check that the button “Submit” is not enabled"]],
  ["the Total cell of Ada is $30", ["check that the text of the cell “Total” beside “Ada” is “$30”"]],
  ['the URL ends with "/cart"', ["check that the URL ends with “/cart”"]],
  ["the URL is https://lamps.example/cart", ["check that the URL is “https://lamps.example/cart”"]],
  ['the address should not contain "debug"', ["check that the text of “address” does not contain “debug”"]],
  ['the badge says "3"', ["check that the text of “badge” is “3”"]],
  ["the cart contains 2 items", ["check that there are exactly 2 “items” in “cart”"]],
  ["the cart should be empty", ["check that “cart” is empty"]],
  [
    'the cell in the row Ada and the column Price shows "$4"',
    ["check that the text of the cell in the row “Ada” in the column “Price” contains “$4”"]
  ],
  ["the comment field is empty", ["check that the field “comment” is empty"]],
  ["the comment field should not be empty", ["check that the field “comment” is not empty"]],
  ["the counter shows 3", ["check that the text of “counter” contains “3”"]],
  ["the discount is at most 15", ["check that the number in “discount” is at most 15"]],
  ['the downloaded file contains "Ada"', ["check that a file was downloaded and contains “Ada”"]],
  ['the dropdown shows "Medium"', ["check that the value of the list is “Medium”"]],
  [
    'the email field is filled with "ada@lamps.example"',
    ["check that the value of the field “email” is “ada@lamps.example”"]
  ],
  ["the email field is required", ["check that the field “email” is required"]],
  [
    "the field is shown and not disabled",
    ["check that the field is shown", "check that the field is not disabled"]
  ],
  ['the first row contains "Ada"', ["check that the text of the 1st row contains “Ada”"]],
  ['the heading is exactly "Your cart"', ["check that the text of the heading is “Your cart”"]],
  ['the heading reads "Your cart"', ["check that the text of the heading is “Your cart”"]],
  ['the label starts with "Step"', ["check that the text of the text starts with “Step”"]],
  ['the last item in the list is "Zoe"', ["check that the text of the last item in the list is “Zoe”"]],
  [
    "The Terms link goes to https://example.org/terms",
    ["check that the link of the link “Terms” is “https://example.org/terms”"]
  ],
  ["The total goes to 5", ["check that the text of “total” is “5”"]],
  [
    "Email shows the placeholder you@example.org",
    ["check that the placeholder of “Email” is “you@example.org”"]
  ],
  [
    "The Search field has the placeholder Search products",
    ["check that the placeholder of the field “Search” is “Search products”"]
  ],
  [
    'A file called notes.txt containing "milk" is downloaded',
    ["check that “notes.txt” was downloaded and contains “milk”"]
  ],
  [
    'A file named report.csv was downloaded that contains "amount"',
    ["check that “report.csv” was downloaded and contains “amount”"]
  ],
  ['the link "Docs" points to "/docs"', ["check that the link of the link “Docs” is “/docs”"]],
  ["the list has 10 items", ["check that there are exactly 10 “items” in the list"]],
  ["the list is sorted by price, lowest first", ["check that the list is sorted by price ascending"]],
  [
    "the list should be visible but not empty",
    ["check that the list is shown", "check that the list is not empty"]
  ],
  ['the logo links to "/"', ["check that the link of “logo” is “/”"]],
  [
    'the message "Copied" disappears after 2 seconds',
    ["wait 2 s", "check that the message “Copied” is not shown"]
  ],
  ['the name field contains "Ada"', ["check that the value of the field “name” contains “Ada”"]],
  ["the number of messages is 7", ["check that there are exactly 7 “messages”"]],
  [
    'the placeholder of the search field is "Find a lamp"',
    ["check that the placeholder of the field “search” is “Find a lamp”"]
  ],
  [
    "the products are sorted by name in descending order",
    ["check that the item is sorted by name descending"]
  ],
  ['the quantity field should have the value "3"', ["check that the value of the field “quantity” is “3”"]],
  ["the row of Ada disappears", ["check that the row “Ada” is not shown"]],
  ["the search field is focused", ["check that the field “search” is focused"]],
  ["the second radio button is selected", ["check that the 2nd radio is selected"]],
  ["the spinner is gone", ["check that “spinner” is not shown"]],
  ["the status is Shipped", ["check that the text of “status” is “Shipped”"]],
  ["the status should be pending", ["check that the text of “status” is “pending”"]],
  ["the table has no rows", ["check that the row in the table is not shown"]],
  ['the title contains "Cart"', ["check that the title contains “Cart”"]],
  ["the title field is read-only", ["check that the field “title” is read-only"]],
  ["the total is $40.00", ["check that the text of “total” is “$40.00”"]],
  ["the total is more than $30", ["check that the number in “total” is more than 30"]],
  ["the total is not $40.00", ["check that the text of “total” is not “$40.00”"]],
  ['the value of the city field is "Rome"', ["check that the value of the field “city” is “Rome”"]],
  ["the welcome message is displayed", ["check that the message “welcome” is shown"]],
  ["there are 3 rows in the table", ["check that there are exactly 3 “rows” in the table"]],
  ["there are at least two comments", ["check that there are at least 2 “comments”"]],
  ["there are no console errors", ["check that the console has no errors"]],
  [
    "there are two rows and no errors",
    ["check that there are exactly 2 “rows”", "check that the message is not shown"]
  ],
  ['there is a "Help" link in the footer', ["check that the link “Help” in “footer” is shown"]],
  ["there is at least one row", ["check that there are at least 1 “row”"]],
  ["there should be no errors", ["check that the message is not shown"]],
  ['tick the box next to "Gift wrap"', ["check the checkbox beside “Gift wrap”"]],
  ['verify that "Total: $40" is visible', ["check that “Total: $40” is shown"]],
  [
    "verify that clicking the Annual tab selects it",
    ["click the tab “Annual”", "check that the tab “Annual” is selected"]
  ],
  ["I see Products", ["check that “Products” is shown"]],
  [
    "I see Home, Products and Contact",
    ["check that “Home” is shown", "check that “Products” is shown", "check that “Contact” is shown"]
  ],
  ["Products is shown", ["check that “Products” is shown"]],
  ["Products are shown", ["check that the item is shown"]],
  ["Table is empty", ["check that the table is empty"]],
  ["verify Dialog is closed", ["check that the dialog is not shown"]],
  ["The user stays on the same page", ["check that the page did not change"]],
  ["The user remains on the login page", ["check that one is on the page “login”"]]
]

describe("a check is read as", () => {
  for (const [text, expected] of cases)
    it(text, () => {
      expect(lines(text)).toEqual(expected)
    })
})
