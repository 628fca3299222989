import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["System should redirect the user to the dashboard", ["check that one is on “dashboard”"]],
  ["The app takes me back to the orders page", ["check that one is on the page “orders”"]],
  ["The issue gets the key PROJ-12", ["check that the text of “key” beside “issue” is “PROJ-12”"]],
  [
    'Campaign "Spring" was delivered 400 times',
    ["check that the text of “delivered” beside the Campaign “Spring” is “400”"]
  ],
  [
    'The audit log has a new entry "User deleted"',
    ["check that the text of “audit log” contains “User deleted”"]
  ],
  ["The invitation is listed as pending", ["check that “pending” in “invitation” is shown"]],
  [
    "Verify phone number is displayed as +49 30 1234567",
    ["check that the text of “phone number” is “+49 30 1234567”"]
  ],
  ["The text is shown as bold", ["?"]],
  ["No unread messages left", ["check that any message “unread” is not shown"]],
  ['Negative quantity is rejected with "Must be positive"', ["check that “Must be positive” is shown"]],
  ["Create a folder inside Documents called 2026", ["create the folder “2026” in “Documents”"]],
  ["Click Next - question 2 is displayed", ["click “Next”", "check that “question 2” is shown"]],
  ["Scroll up to load older messages", ["scroll up"]],
  ["Drag it back to Doing", ["drag “it” onto “Doing”"]],
  ["Tab to the next field", ["press the key Tab"]],
  [
    "Open Ada\nThe button in the same row reads Sent",
    ["click “Ada”", "check that the text of the button in the row is “Sent”"]
  ],
  ["Select the first and the third row", ["click the 1st row", "click the 3rd row"]],
  [
    "The meeting is scheduled for 10 March at 09:00",
    [
      "check that the text of “meeting” contains “10 March”",
      "check that the text of “meeting” contains “09:00”"
    ]
  ],
  [
    "Only employees of department Sales are listed",
    ["check that the text of “department” beside all “employees” is “Sales”"]
  ],
  ["An error asks me to choose an answer", ["check that the message tells that “I should choose an answer”"]],
  ["Open the item and note its stock", ["click the item", "read “stock” beside “it”"]],
  ["Search for the patient by ID 10023", ["search for “10023”"]],
  ["Enroll in the course", ["enroll “course”"]],
  ["Dashboard shows 4 KPI cards", ["check that there are exactly 4 “KPI cards” in “Dashboard”"]],
  [
    "The Publish button is replaced by Unpublish",
    ["check that “Unpublish” is shown", "check that the button “Publish” is not shown"]
  ],
  [
    "The cookie banner does not appear again after reload",
    ["reload the page", "check that the message “cookie” is not shown"]
  ]
]

describe("what testers write down", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
