import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

/** What is told of a thing besides where it stands. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    'Verify that "Rice" is listed under "Dry goods" with 520 g.',
    [
      "check that “Rice” below “Dry goods” is shown",
      "check that the text of “Rice” below “Dry goods” contains “520 g”"
    ]
  ],
  [
    "The row for Beet should still be there with a price of £2.10.",
    ["check that the row “Beet” is shown", "check that the text of “price” in the row “Beet” is “£2.10”"]
  ],
  [
    "Ada is in the table with status Pending",
    [
      "check that “Ada” in the table is shown",
      "check that the text of “status” beside “Ada” in the table is “Pending”"
    ]
  ],
  [
    "The last row on this page should be INV-2 with an amount of $8.00.",
    [
      "check that the text of the last row in the page contains “INV-2”",
      "check that the text of “amount” in the last row in the page is “$8.00”"
    ]
  ],
  ["There must be 7 recipes altogether.", ["check that there are exactly 7 “recipes”"]],
  [
    "I can press Create order, since it's enabled.",
    ["check that the button “Create order” is enabled", "click “Create order”"]
  ],
  [
    "The players are sorted by rating from highest to lowest.",
    ["check that “players” is sorted by rating descending"]
  ],
  ["The posts are sorted from newest to oldest.", ["check that “posts” is sorted by date descending"]],
  [
    "The best streak of Ada should be higher than the best streak of Read 20 pages.",
    ["check that “best streak” beside “Ada” is more than “best streak” beside “Read 20 pages”"]
  ]
]

describe("What is told of a thing besides where it stands", () => {
  it.each(cases)("%s", (text, read) => expect(lines(text)).toEqual(read))
})
