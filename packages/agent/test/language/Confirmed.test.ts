import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["It is confirmed: Check of K-307 saved", ["check that “Check of K-307 saved” is shown"]],
  ["It is confirmed that the check was saved", ["check that the page tells that “the check was saved”"]],
  [
    'The page confirms with "Code A1 applied" and the total drops to "€16.20"',
    ["check that “Code A1 applied” is shown", "check that the text of “total” is “€16.20”"]
  ],
  [
    "I am told that I am number 1 in the queue",
    ["check that the page tells that “I am number 1 in the queue”"]
  ],
  ['The dialog shows "Points left" 5', ["check that the text of “Points left” in the dialog is “5”"]],
  ["K-307 is not to be seen", ["check that “K-307” is not shown"]]
]

describe("what is confirmed, and what is not to be seen", () => {
  for (const [step, read] of cases) it(step, () => expect(lines(step)).toEqual(read))

  it.each(["should be listed now", "should now be listed", "are listed now"])(
    "only the named ones %s, as without the word",
    (said) => expect(lines(`Only Ada and Bo ${said}`)).toEqual(lines("Only Ada and Bo should be listed"))
  )
})
