import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Current plan: Business", ["check that the text of “Current plan” is “Business”"]],
  ["Enter VAT ID ATU12345678", ["fill “VAT ID” with “ATU12345678”"]],
  ["Enter code 1234", ["fill “code” with “1234”"]],
  ["Undo the last change with Ctrl+Z", ["press the key Control+Z"]],
  ["Save the file with Ctrl+S", ["press the key Control+S"]],
  ["Set the new address as default", ["click “Set as default” beside “new address”"]],
  ['Open "Ada"\nDelete that row', ["click “Ada”", "delete the row"]],
  ['No more "foo" in the footer', ["check that the text of “footer” does not contain “foo”"]],
  ["The owner shown there is Eva", ["check that the text of “owner” is “Eva”"]],
  ['Go back to Leads - "Orbit" is gone from there', ["go to “Leads”", "check that “Orbit” is not shown"]],
  ['In the dialog keep the name and pick "Eva" as owner', ["choose “Eva” in “owner” in the dialog"]],
  [
    'The user "Anna" is listed with role "Editor"',
    [
      "check that the user “Anna” is shown",
      "check that the text of “role” beside the user “Anna” is “Editor”"
    ]
  ],
  [
    "anna@corp.io is displayed with the role Editor and status Invited",
    [
      "check that “anna@corp.io” is shown",
      "check that the text of “role” beside “anna@corp.io” is “Editor”",
      "check that the text of “status” beside “anna@corp.io” is “Invited”"
    ]
  ],
  [
    "Session expired message is displayed on the login page",
    ["check that the message “Session expired” in the page “login” is shown"]
  ],
  ["The displayed message is shown", ["check that the message “displayed” is shown"]],
  // Whether somebody came is no name on the page.
  [
    "Anna is still absent and Ben is present",
    ["check that the text of “Anna” contains “Absent”", "check that “Present” in “Ben” is shown"]
  ],
  ["The logo is absent", ["check that “logo” is not shown"]],
  // What a page does not show, and what is no deed.
  ["Customer gets an e-mail", ["?"]],
  ["The user gets an error", ["check that the message is shown"]],
  ["Empty trash asks for confirmation", ["?"]],
  ["Delete asks for confirmation", ["?"]]
]

describe("what is told shortly", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
