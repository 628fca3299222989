import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

/** How people tell of what comes, goes and changes, of settings and answers, and what each of the intents is in a line. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["You have no open orders is displayed", ["check that “You have no open orders” is shown"]],
  ["You are not following anyone pops up", ["check that “You are not following anyone” is shown"]],
  ["All 9 orders should be counted", ["check that there are exactly 9 “orders”"]],
  ["9 orders are counted as late", ["?"]],
  ["No devices yet appears", ["check that “No devices yet” is shown"]],
  [
    "The list should be empty: You have no orders.",
    ["check that the list is empty", "check that “You have no orders” is shown"]
  ],
  [
    "Open the menu and choose Reports, then the address should end in #reports and the tab title should start with Reports",
    [
      "click the menu",
      "choose “Reports”",
      "check that the URL ends with “#reports”",
      "check that the title starts with “Reports”"
    ]
  ],
  [
    "I should find 4 orders there, with Blue mug at the very bottom",
    ["check that there are exactly 4 “orders”", "check that “Blue mug” is the last"]
  ],
  ["The order flips, with Zoe on top", ["?"]],
  [
    "I filter by tea and get 3 rows: Assam first, then Earl Grey, and Sencha last",
    [
      "filter by “tea”",
      "check that there are exactly 3 “rows”",
      "check that “Assam” is the 1st",
      "check that “Earl Grey” is the 2nd",
      "check that “Sencha” is the last"
    ]
  ],
  [
    "I only see one booking, Yoga on Tue 3 Mar at 10:15",
    [
      "check that there are exactly 1 “booking”",
      "check that “Yoga” is shown",
      "check that the text of “Yoga” contains “Tue 3 Mar”",
      "check that the text of “Yoga” contains “10:15”"
    ]
  ],
  [
    "In the Rent row the Limit column is $900 and the Spent column $450",
    [
      "check that the text of the cell in the column “Limit” in the row “Rent” is “$900”",
      "check that the text of the cell in the column “Spent” in the row “Rent” is “$450”"
    ]
  ],
  [
    "The Desk row reads £90 under Price and Sold under State",
    [
      "check that the text of the cell in the column “Price” in the row “Desk” contains “£90”",
      "check that the text of the cell in the column “State” in the row “Desk” contains “Sold”"
    ]
  ],
  [
    "The score is the same as before, 12",
    ["check that “score” has not changed", "check that the text of “score” is “12”"]
  ],
  ["What is left over is $20.50", ["check that the text of “left over” is “$20.50”"]],
  ["Ada is the only row still ticked", ["check that only “Ada” is checked"]],
  ["Power Hour now tells me “You are in”", ["check that the text of “Power Hour” contains “You are in”"]],
  [
    "The only error is: Date must be after today",
    ["check that the message “Date must be after today” is shown", "check that there are exactly 1 “error”"]
  ],
  [
    "The Email field complains that it is taken; no other field has an error",
    [
      "check that the message “error” beside the field “Email” tells that “it is taken”",
      "check that there are exactly 1 “error”"
    ]
  ],
  ["Swap it for BLUE10", ["fill the field with “BLUE10”"]],
  ["I correct the city to Oslo and press Save", ["fill “city” with “Oslo”", "click “Save”"]],
  ["Untick Parking too", ["uncheck “Parking”"]],
  ["Press the bin next to Ada to delete it", ["click “bin” beside “Ada”"]],
  ["Click Save with nothing filled in", ["click “Save”"]],
  [
    "Open the options of Old mill and choose Copy",
    ["click the menu “options” beside “Old mill”", "choose “Copy”"]
  ],
  ["Go back to the list via the All orders link", ["click the link “All orders”"]],
  ["I get all 4 rows again", ["check that there are exactly 4 “rows”"]],
  ["Colour is back on All colours", ["check that the value of “Colour” is “All colours”"]],
  ["After a moment the badge shows 2", ["check that the text of “badge” contains “2”"]],
  ["Does the list show 3 items?", ["check that there are exactly 3 “items” in the list"]],
  [
    "The note reads Sent on 3 May, and both Edit note and Delete note are disabled",
    [
      "check that the text of “note” is “Sent on 3 May”",
      "check that “Edit note” is disabled",
      "check that “Delete note” is disabled"
    ]
  ],
  [
    "Fill in the subject Tea with Ada and the price 12.50",
    ["fill “subject” with “Tea with Ada”", "fill “price” with “12.50”"]
  ],
  [
    "The heading changes to May 2025, costs to $1,327.15",
    ["check that the text of the heading is “May 2025”", "check that the text of “costs” is “$1,327.15”"]
  ],
  [
    "The recipe for scones is at the top of the list, and the one for pie at the very bottom",
    [
      "check that “recipe for scones” in the list is the 1st",
      "check that “recipe for pie” in the list is the last"
    ]
  ],
  [
    "Only the orders of Ada and Ben are listed",
    ["check that only the orders that say “Ada” or “Ben” are listed"]
  ],
  ["Reports should be the current entry in the menu", ["check that “Reports” is selected"]],
  ["The total price goes up", ["check that the number in “total price” has grown by more than 0"]],
  ["Click + twice for the adult tickets", ["click the button “+” beside “adult tickets” 2 times"]],
  ["Leave the Country on Norway", ["check that the value of “Country” is “Norway”"]],
  ["Prices run from low to high", ["check that the list is sorted by price ascending"]],
  ["The counter dropped to 3", ["check that the text of “counter” is “3”"]],
  ["The number of rows went up to 4", ["check that there are exactly 4 “rows”"]],
  ["Ada comes right after Bob", ["check that “Bob” is directly before “Ada”"]],
  ["Bob stands directly below Ada", ["check that “Ada” is directly before “Bob”"]],
  [
    "Only web-01 and db-2 are listed",
    ["check that there are exactly 2 “items”", "check that “web-01” is shown", "check that “db-2” is shown"]
  ],
  [
    "Two results remain: Alpha and Beta",
    ["check that there are exactly 2 “results”", "check that “Alpha” is shown", "check that “Beta” is shown"]
  ],
  ["I am left with 3 items", ["check that there are exactly 3 “items”"]],
  ["The list is down to 2 rows", ["check that there are exactly 2 “rows” in the list"]],
  [
    "The list consists of Ada followed by Bob and nothing else",
    [
      "check that “Ada” in the list is the 1st",
      "check that “Bob” in the list is the 2nd",
      "check that there are exactly 2 “items” in the list"
    ]
  ],
  ["Ada sits at the top of the list", ["check that “Ada” in the list is the 1st"]],
  ["Nothing about Errors is shown", ["check that “Errors” is not shown"]],
  [
    "I see Nothing here in place of the rows",
    ["check that “Nothing here” is shown", "check that the row is not shown"]
  ],
  ["The lamp stands at 20%", ["check that the text of “lamp” contains “20%”"]],
  ["The heater starts at 20.5 °C", ["check that the text of “heater” contains “20.5 °C”"]],
  ["Turn the TV off", ["uncheck “TV”"]],
  ["Slide the Volume to 30", ["fill “Volume” with “30”"]],
  ["Drag the Brightness up to 25%", ["fill “Brightness” with “25%”"]],
  ["Leave the Limit at 90", ["check that the value of “Limit” is “90”"]],
  ['From the Bulk menu I pick "Archive"', ["choose “Archive” in the menu “Bulk”"]],
  ["Pick the date 20 June 2031", ["choose “20 June 2031” in “date”"]],
  ["Take the 18:30 slot", ["choose “18:30”"]],
  ["Add two more seats with the More seats button", ["click “More seats” 2 times"]],
  [
    "Full name: Ada Byron, email: ada@example.org",
    ["fill the field “Full name” with “Ada Byron”", "fill the field “email” with “ada@example.org”"]
  ],
  ["The order is marked Paid", ["check that the text of “order” contains “Paid”"]],
  ["It has the tags coffee and tea", ["check that “tag coffee” is shown", "check that “tag tea” is shown"]],
  ["Agree to the privacy policy", ["check “privacy policy”"]],
  ["Submit the form with Send it", ["click “Send it”"]],
  ["Dismiss it with Cancel", ["click “Cancel”"]],
  ["Click Delete, confirming with Yes, delete", ["click “Delete”", "click “Yes, delete”"]],
  ["Answer Yes, cancel", ["click “Yes, cancel”"]],
  ["Delete Ada from its actions menu", ["click the menu “actions” beside “Ada”", "choose “Delete”"]],
  ["Return to Articles using the link at the top", ["click the link “Articles”"]],
  ["Without touching anything, press Save", ["click “Save”"]],
  ["Click Save and, leaving the note empty, press OK", ["click “Save”", "clear “note”", "click “OK”"]],
  ["Click Publish without filling in anything", ["click “Publish”"]],
  ["I expect the lamp to have kept 20%", ["check that the text of “lamp” contains “20%”"]],
  ["Go ahead with Restart now", ["click “Restart now”"]],
  ['I get the confirmation "2 archived"', ["check that the confirmation “2 archived” is shown"]],
  ['I should be told to "Pick a day"', ["check that “Pick a day” is shown"]],
  [
    "It must ask you to choose a reason, and to explain it in 10 characters",
    [
      "check that the page tells that “choose a reason”",
      "check that the page tells that “explain it in 10 characters”"
    ]
  ],
  ["The error should go away", ["check that the message is not shown"]],
  ["I am asked to enter a phone number", ["check that the page tells that “enter a phone number”"]],
  ["The table then has 2 rows", ["check that there are exactly 2 “rows” in the table"]],
  ["Back on Home, the total is $5", ["go to “Home”", "check that the text of “total” is “$5”"]],
  ["In the settings I lower the Limit to 40", ["go to “settings”", "fill “Limit” with “40”"]]
]

describe("what happens and what is set", () => {
  it.each(cases)("is read as %s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
