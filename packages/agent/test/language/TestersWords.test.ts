import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["The loan amount should be populated with '0.00'", ["check that the value of “loan amount” is “0.00”"]],
  ['"Ada" shows in the username field', ["check that the value of the field “username” is “Ada”"]],
  [
    "Rome is displayed by default in the City dropdown",
    ["check that the value of the list “City” is “Rome”"]
  ],
  ["The total is shown in the summary box", ["check that “total” in the field “summary” is shown"]],
  ["The loader is disappeared", ["check that “loader” is not shown"]],
  ["The SEARCH button - disabled by default", ["check that the button “SEARCH” is disabled"]],
  ["**Terms** checkbox - not set by default", ["check that the checkbox “Terms” is not checked"]],
  ['I should be on a page showing "Complaints"', ["check that “Complaints” is shown"]],
  ['Is the contents of the header equal to "Hello"?', ["check that the text of “header” is “Hello”"]],
  ['The "Volume" label text equals to "Loud"', ["check that the text of “Volume” is “Loud”"]],
  ["Organization switcher visible in header", ["check that “Organization switcher” in “header” is shown"]],
  ["Verify the **Chat** entry is **not** shown", ["check that the item “Chat” is not shown"]],
  ["Click the **_Disk (Gb)_** tab", ["click the tab “Disk (Gb)”"]],
  ["The page should not have any console errors", ["check that the console has no errors"]],
  ['The "Created" column should be sorted from newest to oldest', ["check that the column “Created” is sorted descending"]], // prettier-ignore
  ["Sort the list from Z to A", ["sort the list descending"]],
  ["Press Cmd+L to focus address bar", ["press the key Meta+L"]],
  ["Enter abc within the username field", ["fill the field “username” with “abc”"]],
  ['Mark the "Terms" checkbox', ["check the checkbox “Terms”"]],
  [
    'Fill in the following: First name "Ada"; Last name "Byron"',
    ["fill “First name” with “Ada”", "fill “Last name” with “Byron”"]
  ],
  ["Log in as an admin with \"ada\" and \"s3cret\"", ["log in as “ada” with a password"]], // prettier-ignore
  ["Click the link to reset the password and confirm", ["click the link “reset the password”", "confirm"]],
  ["Log out from the user menu", ["click the menu “user”", "log out"]],
  ["Log into Ada's account", ["log in as Ada"]],
  ["Click the button to accept all cookies", ["click the button “accept all cookies”"]],
  ["Navigate to settings and enable notifications", ["go to “settings”", "check “notifications”"]], // prettier-ignore
  ["Ensure the user is able to see the dashboard", ["check that “dashboard” is shown"]],
  ["Verify the presence of the Search box", ["check that the field “Search” is shown"]],
  ["Verify the absence of the Delete button", ["check that the button “Delete” is not shown"]],
  ["The price is displayed correctly as $10.00", ["check that the text of “price” is “$10.00”"]],
  ["Filter the list by status Active", ["filter “status” by “Active”"]],
  ["Set quantity = 5", ["fill “quantity” with “5”"]],
  ["Click anywhere outside the dropdown", ["click where nothing is, outside of the list"]],
  ["Press the down arrow twice and then Enter", ["press the key ArrowDown 2 times", "press the key Enter"]],
  ["Select all text in the field and delete it", ["clear the field"]],
  ['The input labelled "Name" is empty', ["check that the field “Name” is empty"]],
  [
    "Choose a start date of 10 June 2026 and an end date of 12 June 2026",
    ["choose “10 June 2026” in “start date”", "choose “12 June 2026” in “end date”"]
  ],
  ["Enter expiry date 12/30 and CVC 123", ["fill “expiry date” with “12/30”", "fill “CVC” with “123”"]],
  // What cannot be read off a page is no text of it.
  ["The name should be truncated", ["?"]],
  ["The total should be recalculated", ["?"]],
  ["The Save button appears once the name is entered", ["?"]],
  ['"Welcome" appears after loading completes', ["check that “Welcome” is shown"]],
  ['Call context menu for "Alpha" project', ["right-click the project “Alpha”"]],
  [
    'Check that only products in the "Shoes" category are visible',
    ["check that the text of “category” beside every item is “Shoes”"]
  ],
  ["filter the orders list down to the lamp", ["filter the list “orders” by “lamp”"]],
  ["use 'Ctrl + K' to open the search", ["press the key Control+K"]],
  ['Press "Tab"', ["press the key Tab"]],
  ['I press "ArrowDown"', ["press the key ArrowDown"]],
  ["press the key Tab", ["press the key Tab"]],
  ['Press "Archive"', ["click “Archive”"]],
  ["Locate and delete the row of Ada", ["delete the row “Ada”"]],
  ['I want you to delete the note "Milk".', ["delete the note “Milk”"]],
  ['Click on the "Lamp" "ADD TO CART" button.', ["click the button “ADD TO CART” beside “Lamp”"]],
  ['Assert checkbox "News" checked', ["check that the checkbox “News” is checked"]],
  ['Verify button "Save" disabled', ["check that the button “Save” is disabled"]],
  [
    "I should see the files in this order:\n| a.txt |\n| b.txt |",
    ["check that the files are, in this order, “a.txt”, “b.txt”"]
  ],
  [
    "I see the rows in the following order:\n| Ada |\n| Bob |",
    ["check that the rows are, in this order, “Ada”, “Bob”"]
  ],
  [
    "I should see a form with:\n| Field |\n| Title |\n| Name |",
    ["check that the field “Title” in the form is shown", "check that the field “Name” in the form is shown"]
  ],
  [
    "I should see the following fields:\n| Title |\n| Name |",
    ["check that the field “Title” is shown", "check that the field “Name” is shown"]
  ],
  [
    'I should see "a.txt", "b.txt" and "c.txt" in this order',
    ["check that “a.txt” is before “b.txt”", "check that “b.txt” is before “c.txt”"]
  ],
  [
    'I see the files "a.txt", "b.txt" in order',
    ["check that the files are, in this order, “a.txt”, “b.txt”"]
  ],
  ['I should see a row with "Ada" and "a@b.c"', ["check that the text of the row “Ada” contains “a@b.c”"]],
  ["Given I am a logged in editor", ["log in as editor"]],
  ["sign in with the given credentials", ["log in"]],
  [
    'I am logged in as user with name "Thomas", email "t@example.com", with password "12345678"',
    ["log in as “t@example.com” with a password"]
  ],
  ["verify the switch is in the on position", ["check that the switch is checked"]],
  ['user "opens" the display menu', ["click the menu “display”"]],
  ['the user "sees" the "Ada" row', ["check that the row “Ada” is shown"]],
  ['user clicks the "Columns" button with test id "manage-columns"', ["click the button “Columns”"]],
  ["Verify that clicking the box makes it selected.", ["click the field", "check that “it” is selected"]],
  ['I should see "Ada" selected in the member list', ["check that “Ada” in the list “member” is selected"]],
  [
    'fill the profile with the name "Ada" and the team "Platform", then save',
    ["fill “name” with “Ada”", "fill “team” with “Platform”", "save"]
  ],
  ["search on the site for the lamp", ["search for “lamp” in the page"]],
  [
    'the user can see the "gateway" config and badge "new"',
    ["check that the config “gateway” is shown", "check that the badge “new” is shown"]
  ],
  [
    'the field "Name" contains the same text as the field "Title"',
    ["check that the field text “Name” is the same as the field text “Title”"]
  ],
  ["I switch the way products are sorted to descending by price", ["sort the item by price descending"]],
  ["wait a second", ["wait 1 s"]],
  [
    "Period and Unit are displayed as selected by default",
    ["check that “Period” is selected", "check that “Unit” is selected"]
  ],
  [
    "the list should display rows ordered descendingly by date",
    ["check that the list is sorted by date descending"]
  ],
  ['you can see in the header the following "Ada"', ["check that the text of “header” contains “Ada”"]],
  ['The footer displayed status is "false"', ["check that “footer” is not shown"]],
  ['the shipping method "Express" is shown', ["check that the shipping method “Express” is shown"]],
  ['the pending order "7" is shown', ["?"]],
  ["Set the discount to 20% for Ada", ["fill “discount” beside “Ada” with “20%”"]],
  ["Find the email from Anna and delete it.", ["delete “email” beside “Anna”"]],
  ["Find the mail of Ada to delete it.", ["delete “mail” beside “Ada”"]],
  ['Perform a Google search for "lamps"', ["search for “lamps”"]],
  ["click 'phone' as the contact method", ["choose “phone” in “contact method”"]],
  ['I wait and expect to see element "#title"', ["wait until the element “#title” is shown"]],
  ["click apply to perform the search", ["click “apply”"]],
  [
    'The text "abc" should appear in the search input field',
    ["check that the value of the field “search” is “abc”"]
  ],
  ['Click the first "Close"\nin the toolbar.', ["click the 1st “Close” in “toolbar”"]],
  ['modify the tax class "Food"', ["edit the tax class “Food”"]],
  // A thing alone is looked for, and no check.
  ["the search button", ["find the button “search”"]],
  ['checkbox next to "I agree"', ["find the checkbox beside “I agree”"]],
  ["Inside the box", ["?"]],
  ["Save button not displayed", ["?"]]
]

describe("words of testers", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
