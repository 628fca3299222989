import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

/** A text that is put in other words first, and what each of its intents is in a line. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Verify the Done column shows a count of 2", ["check that the number in the column “Done” is exactly 2"]],
  ["The checklist should be 50% complete.", ["check that the text of “checklist” contains “50%”"]],
  [
    'Only the card "Record demo video" should be visible',
    ["check that the item “Record demo video” is shown", "check that there are exactly 1 “card”"]
  ],
  [
    'Only "A" and "B" are shown',
    ["check that “A” is shown", "check that “B” is shown", "check that there are exactly 2 “items”"]
  ],
  ['Only courses containing "React" are listed', ["check that the text of all “courses” contains “React”"]],
  [
    'Only courses containing "React" in their title are listed',
    ["check that the text of the heading in all “courses” contains “React”"]
  ],
  [
    'Only uncompleted tasks are shown: "Buy oat milk" and "Renew passport"',
    [
      "check that “Buy oat milk” is shown",
      "check that “Renew passport” is shown",
      "check that there are exactly 2 “tasks”"
    ]
  ],
  [
    'Exactly one todo is displayed, "Call the plumber"',
    ["check that there are exactly 1 “todo”", "check that “Call the plumber” is shown"]
  ],
  ["The night shift is covered by Ada Byron", ["check that the text of “night shift” contains “Ada Byron”"]],
  [
    "Friday 6 Jun is still covered by Bo Larsen",
    ["check that the text of “Friday 6 Jun” contains “Bo Larsen”"]
  ],
  ["Check that Tom Jansen is assigned to it", ["check that the text of “it” contains “Tom Jansen”"]],
  [
    "Check that Tom Jansen is assigned to the urgent task",
    ["check that the text of “urgent task” contains “Tom Jansen”"]
  ],
  [
    'There are exactly 3 rows in the table, all with the role "Editor"',
    [
      "check that there are exactly 3 “rows” in the table",
      "check that only the rows in the table whose role is “Editor” are listed"
    ]
  ],
  [
    'first row: "Ada", "80 €"',
    [
      "check that the text of the 1st row contains “Ada”",
      "check that the text of the 1st row contains “80 €”"
    ]
  ],
  ["Select the cheapest flight (MW 218).", ["choose “MW 218”"]],
  ['Make sure that "Buy" is now active', ["check that “Buy” is active"]],
  ["Submit the form without filling in anything", ["submit the form"]],
  ["The Sesame bagel is sold out", ["check that the text of “Sesame bagel” contains “Sold out”"]],
  ["the total changes from $10 to $20", ["check that the text of “total” is “$20” and was “$10” before"]],
  [
    'the button changes its label from "Follow" to "Following"',
    ["check that the text of the button is “Following” and was “Follow” before"]
  ],
  [
    "The favorites count increases by 1",
    ["check that the number in “favorites count” has grown by exactly 1"]
  ],
  [
    "The cart icon has a badge with 2",
    ["check that the text of “badge” beside the icon “cart” contains “2”"]
  ],
  [
    'Enter "x". After a refresh the todo is still there',
    ["fill the field with “x”", "reload the page", "check that “todo” is shown"]
  ],
  ["The focus is on the Full name field", ["check that the field “Full name” is focused"]],
  ["Verify that Option 1 is the selected option", ["check that “Option 1” is selected"]],
  ["3 rows are selected", ["check that there are exactly 3 “selected rows”"]],
  ["Right click inside the box", ["right-click the field"]],
  ["Check Sports and Music under Hobbies", ["check “Sports” in “Hobbies”", "check “Music” in “Hobbies”"]],
  ["Select the hobbies Sports and Reading", ["choose “Sports”, “Reading” in “hobbies”"]],
  ['Select state "NCR" and city "Delhi"', ["choose “NCR” in “state”", "choose “Delhi” in “city”"]],
  ["Select Male as gender", ["choose “Male” in “gender”"]],
  [
    "Enter 12, 5 and 1990 in Day, Month and Year",
    ["fill “Day” with “12”", "fill “Month” with “5”", "fill “Year” with “1990”"]
  ],
  [
    "Enter day 12, month 5, year 1990",
    ["fill “day” with “12”", "fill “month” with “5”", "fill “year” with “1990”"]
  ],
  [
    "Fill in the form with first name John, last name Doe and zip 12345",
    ["fill “first name” with “John”", "fill “last name” with “Doe”", "fill “zip” with “12345”"]
  ],
  [
    "Fill the checkout form: First Name = John, Last Name = Doe, Postal Code = 12345",
    ["fill “First Name” with “John”", "fill “Last Name” with “Doe”", "fill “Postal Code” with “12345”"]
  ],
  ["Item total: $29.99", ["check that the text of “Item total” is “$29.99”"]],
  ["All results cost less than €150", ["check that the number in “price” in every item is fewer than 150"]],
  [
    "The items are in the order Setup, Intro, Summary",
    ["check that “Setup” is before “Intro”", "check that “Intro” is before “Summary”"]
  ],
  [
    'There is a row with "Ada" in the Name column and "Admin" in the Role column',
    [
      "check that the row “Ada” is shown",
      "check that the text of the cell in the column “Name” in the row “Ada” is “Ada”",
      "check that the text of the cell in the column “Role” in the row “Ada” is “Admin”"
    ]
  ],
  [
    "Verify that the record with the last name Collings is shown in the table",
    [
      "check that the row “Collings” is shown",
      "check that the text of the cell in the column “last name” in the row “Collings” is “Collings”"
    ]
  ],
  [
    'A row with "Tara" and "Finance" should be visible in the table',
    ["check that the row “Tara” is shown", "check that the text of the row “Tara” contains “Finance”"]
  ],
  [
    'The comment "Great" is listed with the author reader',
    ["check that the comment “Great” is shown", "check that “reader” in the comment “Great” is shown"]
  ],
  [
    'The article page with the heading "News" should be displayed',
    ["check that the heading “News” is shown"]
  ],
  [
    'Verify that the number of likes of "News" has changed from 3 to 4',
    ["check that the text of “likes” beside “News” is “4” and was “3” before"]
  ],
  ["Wait until the progress bar has stopped", ["wait until nothing changes any more"]],
  ["Delete the employee with Id 0004", ["delete the employee “0004”"]],
  ["When the PIM menu is opened", ["click the menu “PIM”"]],
  ["When the form is submitted", ["submit the form"]],
  ['When "tara" is typed into the search box', ["fill the field “search” with “tara”"]],
  ["Then the Bold button is pressed", ["check that the button “Bold” is pressed"]],
  ['The field is filled with "Ada"', ["check that the value of the field is “Ada”"]],
  ["Click on the gear in the toolbar > Logout", ["click “gear” in “toolbar”", "click “Logout”"]],
  ["Accept cookies if asked", ["if “cookies” is shown: accept “cookies”"]],
  ["Close the promo pop-up if it appears", ["if the dialog “promo” is shown: close the dialog “promo”"]],
  [
    'As a user I open the settings and change my name to "Bob"',
    ["go to “settings”", "fill “name” with “Bob”"]
  ],
  ["Verify that the user is logged in successfully", ["check that somebody is logged in"]],
  ["The user should be logged out", ["check that nobody is logged in"]],
  ["Turn on notifications", ["check “notifications”"]],
  ["The page loads without errors", ["check that the console has no errors"]],
  ["The task is crossed out", ["check that “task” is struck"]],
  ["The password is masked", ["check that “password” is masked"]],
  ["Pause the video", ["pause “video”"]]
]

describe("what people also say is read as", () => {
  for (const [text, expected] of cases)
    it(text, () => {
      expect(lines(text)).toEqual(expected)
    })
})
