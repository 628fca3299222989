import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["- same row is still there with £12", ["check that the text of the row contains “£12”"]],
  ["The same row now reads Paid", ["check that the text of the row contains “Paid”"]],
  [
    "Verify that the fares are $4.00, $5.50 and $9.00, in this order.",
    ["check that the fares are, in this order, “$4.00”, “$5.50”, “$9.00”"]
  ],
  [
    "The nitrate values on this page are 61, 55 and 23, in that order",
    ["check that “nitrate values” are, in this order, “61”, “55”, “23”"]
  ],
  [
    'Only the walks of "Olsen family" and "Hannah Price" are listed.',
    ["check that only the walks that say “Olsen family” or “Hannah Price” are listed"]
  ],
  [
    "I should see only the bookings for Monday",
    ["check that only the bookings that say “Monday” are listed"]
  ],
  [
    'Only jobs with the status "Quoted" are shown',
    ["check that only the jobs whose status is “Quoted” are listed"]
  ],
  [
    "There are 2 samples, both from Mill Creek",
    [
      "check that there are exactly 2 “samples”",
      "check that only the samples that say “Mill Creek” are listed"
    ]
  ],
  [
    "The table shows Old Fair and Winter Lights and nothing else.",
    ["check that only the items in the table that say “Old Fair” or “Winter Lights” are listed"]
  ],
  [
    '"Gown", "Jacket" and "Coat" are listed in this order.',
    ["check that “Gown” is before “Jacket”", "check that “Jacket” is before “Coat”"]
  ],
  [
    "Only sample W-7 from Oak Farm is shown",
    ["check that the only sample is “W-7”", "check that “Oak Farm” in the row “W-7” is shown"]
  ],
  [
    'I should see only bells with the status "Tuning".',
    ["check that only the bells whose status is “Tuning” are listed"]
  ],
  [
    "Ada should be listed after Ben and before Cid.",
    ["check that “Ben” is before “Ada”", "check that “Ada” is before “Cid”"]
  ],
  [
    'I should see "Second Wind" in the first row with an ABV of "3.9%"',
    [
      "check that the text of the 1st row contains “Second Wind”",
      "check that the text of “ABV” in the 1st row is “3.9%”"
    ]
  ],
  [
    "The first row shows Aurora with a weight of 40 kg",
    [
      "check that the text of the 1st row contains “Aurora”",
      "check that the text of “weight” in the 1st row is “40 kg”"
    ]
  ],
  [
    "The Cancel button in the row for Ada is disabled and the one in the row for Ben is enabled.",
    [
      "check that the button “Cancel” in the row “Ada” is disabled",
      "check that the button “Cancel” in the row “Ben” is enabled"
    ]
  ],
  ["The second row is for Memorial Bell", ["check that the text of the 2nd row contains “Memorial Bell”"]],
  ['I should see "£115,000" in the same row', ["check that the text of the row contains “£115,000”"]],
  ["Verify that 9 batches are listed in total", ["check that there are exactly 9 “batches”"]],
  ["I should see 4,250 kg as the total weight", ["check that the text of “total weight” is “4,250 kg”"]],
  ["The only guest in the list is Ivo Petrov", ["check that the only guest is “Ivo Petrov”"]],
  ["Golden Sheaf is the only beer in the table", ["check that the only beer is “Golden Sheaf”"]],
  [
    "There are 5 tasks, and 2 of them are done.",
    ["check that there are exactly 5 “tasks”", "check that there are exactly 2 “done tasks”"]
  ],
  [
    'The row of Tom now has a "Check out" button instead of "Check in"',
    [
      "check that the button “Check out” in the row “Tom” is shown",
      "check that the button “Check in” in the row “Tom” is not shown"
    ]
  ],
  [
    "The row for W-7 shows a nitrate value of 14",
    ["check that the text of “nitrate value” in the row “W-7” contains “14”"]
  ],
  [
    "The row for Lena shows the departure 18/07/2025, the price €249.00 and the status Expected",
    [
      "check that the text of “departure” beside the row “Lena” contains “18/07/2025”",
      "check that the text of “price” beside the row “Lena” contains “€249.00”",
      "check that the text of “status” beside the row “Lena” contains “Expected”"
    ]
  ],
  [
    'The dialog contains the text "Do you want to cancel "Data sheet" for Hydra?"',
    ['check that the text of the dialog contains “Do you want to cancel "Data sheet" for Hydra?”']
  ],
  [
    "There are no results: No trips match your search",
    ["check that the item is not shown", "check that the text “No trips match your search” is shown"]
  ],
  [
    "Verify that No trips match your search is displayed",
    ["check that “No trips match your search” is shown"]
  ],
  [
    "The error Enter a number between 1 and 60. is displayed",
    ["check that the message “Enter a number between 1 and 60.” is shown"]
  ],
  [
    "Check that the nights are listed from the lowest to the highest, starting with 2 and ending with 10.",
    [
      "check that “nights” is sorted ascending",
      "check that the text of “nights” in the 1st row is “2”",
      "check that the text of “nights” in the last row is “10”"
    ]
  ],
  [
    "The summary lists the tank as Tank 2 and the volume as 1,200 L.",
    [
      "check that the text of “tank” in “summary” is “Tank 2”",
      "check that the text of “volume” in “summary” is “1,200 L”"
    ]
  ],
  [
    "Verify that the loan of Porcelain shepherd has the status Overdue",
    ["check that the text of “status” beside the loan “Porcelain shepherd” contains “Overdue”"]
  ],
  [
    "I should see a job for Green Lane Bakery with the status Waiting.",
    ["check that the text of “status” beside “Green Lane Bakery” is “Waiting”"]
  ],
  [
    "Make sure that every row of the table has the status On display",
    ["check that the status “On display” in every row in the table is shown"]
  ],
  ["I give a rating of 2 stars", ["give 2 stars"]],
  ["Sort the list by price by clicking the Price header.", ["click the column “Price”"]],
  [
    'Click the "Nitrate (mg/l)" column header twice to sort by the highest value first.',
    ["click the column “Nitrate (mg/l)” 2 times"]
  ],
  ['Choose "West" as the show region', ["choose “West” in “show region”"]],
  ['There are no errors: "Name is required"', ["check that the errors: “Name is required” is not shown"]]
]

describe("what a list holds and nothing else", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })

  it.each([
    "The only open task is Ada",
    "The only option is Standard",
    "Only 3 of the jobs of Ada are listed"
  ])("is not read: %s", (text) => {
    expect(lines(text).join()).not.toContain("only “")
    expect(lines(text).join()).not.toContain("the only")
  })
})
