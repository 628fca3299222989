import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  // What a thing does to another is no name to look for.
  ["All-day checkbox hides the time fields", ["?"]],
  ["The last page thanks the user", ["?"]],
  ["The button Save stores the form", ["?"]],
  ["The search button", ["find the button “search”"]],
  // What is not done is no part of what is closed, and of what is shown.
  ["Ensure clicking Cancel closes the dialog without saving", ["?"]],
  ["State dropdown is only visible when country is USA", ["?"]],
  ["A badge is shown next to lesson 1", ["check that “badge” beside “lesson 1” is shown"]],
  ["A green mark is shown next to lesson 1", ["?"]],
  ["Click Next without answering", ["click “Next”"]],
  ["Close the form without saving", ["close the form"]],
  // What is turned on is no message.
  ["Email alerts is still off", ["check that “Email alerts” is unchecked"]],
  ["Push notifications are enabled", ["check that the message “Push” is enabled"]],
  ["Turn off Email alerts", ["uncheck “Email alerts”"]],
  // From one day to another.
  ['Change the date range to "Last 7 days"', ["fill “date range” with “Last 7 days”"]]
]

describe("words that name nothing", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
