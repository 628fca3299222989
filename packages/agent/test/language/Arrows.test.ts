import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    'Click Login -> error "Password is required"',
    ["click “Login”", "check that the message “Password is required” is shown"]
  ],
  [
    "Click Publish => Status: Published",
    ["click “Publish”", "check that the text of “Status” is “Published”"]
  ],
  ['Click Save → "Saved" appears', ["click “Save”", "check that “Saved” is shown"]],
  ["Click Save -> it all works out", ["?"]],
  ["Rename Plan to Budget", ["rename “Plan” to “Budget”"]],
  ["Rename the plan to something else", ["?"]]
]

describe("a result after an arrow", () => {
  for (const [text, wanted] of cases)
    it(`is a check and no name: ${text}`, () => {
      expect(lines(text)).toEqual(wanted)
    })
})
