import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

/** What a place holds and nothing else, and what it says of each of several. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    "Enter Joe in the Name field of the Shipping section, then click Save there",
    [
      "fill the field “Name” beside the section “Shipping” with “Joe”",
      "click “Save” in the section “Shipping”"
    ]
  ],
  ["Click Save there", ["click “Save there”"]],
  ["Click Edit next to Ada, then click Save there", ["click “Edit” beside “Ada”", "click “Save there”"]],
  [
    "Recipes shows only Overnight oats now, and the Trash counter went from 2 to 3",
    [
      "check that “Overnight oats” in “Recipes” is shown",
      "check that there are exactly 1 “item” in “Recipes”",
      "check that the text of “Trash counter” is “3” and was “2” before"
    ]
  ],
  [
    "The Pinned section shows only Ada",
    [
      "check that “Ada” in the section “Pinned” is shown",
      "check that there are exactly 1 “item” in the section “Pinned”"
    ]
  ],
  [
    "The sidebar shows 2 for Recipes and 3 for Trash",
    [
      "check that the text of “Recipes” in “sidebar” contains “2”",
      "check that the text of “Trash” in “sidebar” contains “3”"
    ]
  ],
  [
    "Ada has 78 followers and her button says Unfollow",
    [
      "check that there are exactly 78 “followers” in “Ada”",
      "check that the text of the button beside “it” is “Unfollow”"
    ]
  ],
  [
    "Verify that it shows June 2026 and 7 people",
    ["check that “June 2026” is shown", "check that there are exactly 7 “people”"]
  ],
  ["The heading is #meeting", ["check that the text of the heading is “#meeting”"]],
  ["Both cards carry the Idea label", ["check that the text of both item contains “Idea”"]],
  ["The rows do not carry the Idea label", ["check that the text of the row does not contain “Idea”"]],
  [
    "We are still on apply.html and the words Application received are nowhere to be seen",
    ["check that the URL contains “apply.html”", "check that “Application received” is not shown"]
  ],
  ['The browser tab is called "Study - Cards"', ["check that the title is “Study - Cards”"]],
  [
    "The feedback tells them that the answer is apple, and the score stays at 0",
    ["check that “feedback” tells that “the answer is apple”", "check that the text of “score” is “0”"]
  ],
  ["Set the down payment to 50", ["fill “down payment” with “50”"]],
  // A word for a kind of thing behind "and" is no kind of what stands before it.
  ["I see Milk and Toast", ["check that “Milk and Toast” is shown"]],
  ["The Name field shows only Ada", ["?"]]
]

describe("places told with what they hold", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
