import { describe, expect, it } from "@effect/vitest"
import { parseTest } from "../../src/language/Parse.js"

const leftOut = (text: string) =>
  parseTest(text).map(({ reading }) =>
    reading._tag === "NotUnderstood" ? /Nothing judges “(.+)”/u.exec(reading.why)?.[1] : undefined
  )

describe("a qualifier that no check judges", () => {
  it.each([
    'I see a disabled button "Send"',
    'I see a checked checkbox "Weekly"',
    'I see the City field with "Oslo"',
    'I see the product "Kettle" costing 30 euros',
    'I see "Kettle" listed before "Toaster"',
    'Nothing but "Oslo" is shown',
    "The sidebar can be collapsed",
    'Do not show "Kettle"'
  ])("is named in: %s", (text) => expect(leftOut(text)).not.toEqual([undefined]))

  it.each([
    '"Sent" should appear',
    'I see the payment method "Invoice"',
    'I see the search box "Find"',
    'The "Send" button is disabled',
    'I should not see "Error"',
    '"Sent" is shown for 3 seconds',
    "In the row of Oslo, the total should be $12.50",
    '"Ready for pick-up" is shown',
    "There are 3 rows in the table",
    'Press "Send"'
  ])("is not found in: %s", (text) => expect(leftOut(text)).toEqual([undefined]))
})
