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
