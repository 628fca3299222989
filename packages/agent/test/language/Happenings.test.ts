import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

/** How people tell of what comes, goes and changes, of settings and answers, and what each of the intents is in a line. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["You have no open orders is displayed", ["check that “You have no open orders” is shown"]],
  ["You are not following anyone pops up", ["check that “You are not following anyone” is shown"]],
  ["No devices yet appears", ["check that “No devices yet” is shown"]],
  [
    "The list should be empty: You have no orders.",
    ["check that the list is empty", "check that “You have no orders” is shown"]
  ],
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
