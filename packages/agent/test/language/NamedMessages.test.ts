import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, string]> = [
  ["No data available message is shown", "check that the message “No data available” is shown"],
  ["No results found message is displayed", "check that the message “No results found” is shown"],
  ["Verify that No matching orders found text appears", "check that “No matching orders found” is shown"],
  ["Your cart is empty message appears", "check that the message “Your cart is empty” is shown"],
  ["The Passwords do not match error is shown", "check that the message “Passwords do not match” is shown"],
  ["Please select a date warning should appear", "check that the message “Please select a date” is shown"],
  ["No results found message is not shown", "check that the message “No results found” is not shown"],
  // What is said of messages stays what it was.
  ["No error message is shown", "check that any message “error” is not shown"],
  ["No success message appears", "check that any message “success” is not shown"],
  ["No item added toast is shown", "check that any message “item added” is not shown"],
  ["The error message is shown", "check that the message “error” is shown"],
  ["The user is informed that the message is shown", "check that the page tells that “the message is shown”"]
]

describe("a message named by its words without quotation marks", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual([expected])
  })

  it("is told by the last digits that a card ends in", () => {
    expect(lines("Block the card ending in 4321")).toEqual(["block the item “4321”"])
  })
})
