import { describe, expect, it } from "vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    "- Verify that the tags new, old and rare are shown",
    ["check that “tag new” is shown", "check that “tag old” is shown", "check that “tag rare” is shown"]
  ],
  ["The tags new and old are shown", ["check that “tag new” is shown", "check that “tag old” is shown"]],
  [
    'The new reply is shown in the conversation: "Sorry about that"',
    ["check that the text of “conversation” contains “Sorry about that”"]
  ],
  [
    'list is empty: "Nobody is here"',
    ["check that the list is empty", "check that “Nobody is here” is shown"]
  ],
  ["I am on the Pipeline page as a recruiter.", ["log in as recruiter", "go to the page “Pipeline”"]]
]

describe("things after the word for their kind", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
