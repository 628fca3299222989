import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Margherita still in the cart", ["check that “Margherita” in “cart” is shown"]],
  ["Cart not empty, subtotal $12.00", ["check that “Cart” is not empty", "check that the text of “subtotal” is “$12.00”"]], // prettier-ignore
  ["8 notes again, search field empty", ["check that there are exactly 8 “notes”", "check that the field “search” is empty"]], // prettier-ignore
  ["Two items are left in the cart", ["check that there are exactly 2 “items” in “cart”"]],
  ["I quick-add the Ragu with its plus button", ["click the button “plus” beside “Ragu”"]],
  ["Add Leek Soup and Garlic Bread via their plus buttons", ["click the button “plus” beside “Leek Soup”", "click the button “plus” beside “Garlic Bread”"]], // prettier-ignore
  ["Raise the quantity to 3 with the + button", ["fill “quantity” with “3”"]],
  ["I drag the minimum salary up to 100", ["fill “minimum salary” with “100”"]],
  ["A suggestion Berlin drops down under the location field", ["check that the suggestion “Berlin” below the field “location” is shown"]], // prettier-ignore
  ["Milk and Eggs are ticked off, Lemons and Bread are not", ["check that “Milk” is checked", "check that “Eggs” is checked", "check that “Lemons” is not checked", "check that “Bread” is not checked"]], // prettier-ignore
  ["Milk is not ticked off yet", ["check that “Milk” is not checked"]],
  ['I enter Jo Winter as my name, a notice period of 2 weeks and "I love it" as the reason', ["fill “name” with “Jo Winter”", "fill “notice period” with “2 weeks”", "fill “reason” with “I love it”"]], // prettier-ignore
  ["The panel shows a salary of $85k, Full-time as the job type and Senior as experience", ["check that the text of “salary” in the section is “$85k”", "check that the text of “job type” in the section is “Full-time”", "check that the text of “experience” in the section is “Senior”"]], // prettier-ignore
  ['It complains under the fields: "Enter a name", "Enter an email"', ["check that the message “Enter a name” is shown", "check that the message “Enter an email” is shown"]], // prettier-ignore
  ["Oslo gone from the list, Upcoming (1), Past events (2)", ["check that “Oslo” in the list is not shown", "check that “Upcoming (1)” is shown", "check that “Past events (2)” is shown"]], // prettier-ignore
  ['The form says "Name is required" and "Choose a day"', ["check that the text of the form contains “Name is required”", "check that the text of the form contains “Choose a day”"]], // prettier-ignore
  ["The form complains: Name is required, and Choose a day.", ["check that the text of the form contains “Name is required”", "check that the text of the form contains “Choose a day”"]], // prettier-ignore
  ["status of Shepherd's pie: Cancelled", ["check that the text of “status” beside “Shepherd's pie” is “Cancelled”"]], // prettier-ignore
  ["first row = Mochi", ["check that the text of the 1st row is “Mochi”"]],
  ["the last entry = £40", ["check that the text of the last item is “£40”"]],
  ["No Load more button anymore", ["check that the button “Load more” is not shown"]],
  ['"No jobs found" is displayed, with no job cards', ["check that “No jobs found” is shown", "check that the item “job” is not shown"]], // prettier-ignore
  ["I bookmark the Frontend Engineer and the Data Analyst", ["bookmark “Frontend Engineer”", "bookmark “Data Analyst”"]] // prettier-ignore
]

describe("notes without a verb, and several values in a sentence", () => {
  for (const [step, read] of cases) it(step, () => expect(lines(step)).toEqual(read))
})

describe("what is no such list", () => {
  for (const step of [
    "I enter Jo and Ada as my name",
    "Select Oslo, Members (3)",
    "Only Oslo, Members (3)",
    "The panel shows Full-time and Senior as experience"
  ])
    it(step, () => expect(lines(step).length).toBeLessThan(2))
})
