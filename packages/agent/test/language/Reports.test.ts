import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, string]> = [
  ["A toast confirms that the order was placed", "the message tells that “the order was placed”"],
  ["A toast says the order was placed", "the message tells that “the order was placed”"],
  [
    "An error message that the email is invalid is shown",
    "the message “error” tells that “the email is invalid”"
  ],
  ["I see an error that the email is invalid", "the message tells that “the email is invalid”"],
  ["I get a message that my changes were saved", "the message tells that “my changes were saved”"],
  ["A message appears saying that it failed", "the message tells that “it failed”"],
  ["A toast saying that the item was added appears", "the message tells that “the item was added”"],
  ["The user is informed that the email is taken", "the page tells that “the email is taken”"],
  ["I should be notified that the code has expired", "the page tells that “the code has expired”"],
  ["It says the password is too short", "the page tells that “the password is too short”"],
  ["An error about an invalid email is displayed", "the message tells that “an invalid email”"],
  [
    "An error under the email field tells me that the address is not valid",
    "the message below the field “email” tells that “the address is not valid”"
  ],
  [
    "I see a warning next to the amount saying that it must be positive",
    "the message beside “amount” tells that “it must be positive”"
  ],
  ["A message at the bottom says that the note was sent", "the message tells that “the note was sent”"],
  ["A dialog tells me $9 will go to Ada", "the dialog tells that “$9 will go to Ada”"],
  ["A notification confirms the deletion", "the message tells that “the deletion”"],
  ["The remark that approval is locked has disappeared", "the message “approval is locked” is not shown"],
  ["The hint that sending is paused is gone", "the message “sending is paused” is not shown"],
  [
    "A dialog asks whether I want to delete the note",
    "the dialog tells that “whether I want to delete the note”"
  ]
]

describe("Reported speech", () => {
  for (const [text, told] of cases)
    it(`reads: ${text}`, () => expect(lines(text)).toEqual([`check that ${told}`]))

  it("reads a quotation to the letter", () =>
    expect(lines('A toast says "Saved"')).toEqual(["check that the text of the message is “Saved”"]))

  for (const text of ["The page says the right thing", "A message says that something"])
    it(`leaves open what is left open: ${text}`, () => expect(lines(text).join()).not.toContain("tells that"))
})
