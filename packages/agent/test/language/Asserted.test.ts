import { describe, expect, it } from "@effect/vitest"
import { asserted } from "../../src/language/sight/Asserted.js"
import { lines } from "./readings.js"

const said = (text: string): string => {
  const check = asserted(text)
  return check?._tag === "CheckTold" ? check.said : "?"
}

describe("statements that no form reads", () => {
  it.each([
    ["Then 12 of 40 seats are taken", "12 of 40 seats are taken"],
    ["3. Check that the pool is closed for cleaning.", "the pool is closed for cleaning"],
    ["And I have two vouchers", "I have two vouchers"],
    ["The deposit should be paid on arrival", "The deposit is paid on arrival"],
    ["the deposit must be a whole amount", "the deposit must be a whole amount"],
    ["no courses match my filters", "no courses match my filters"]
  ])("%s", (text, expected) => {
    expect(said(text)).toBe(expected)
  })

  it.each([
    "Book the room that is free",
    "It is closed for cleaning",
    "Add three towels",
    "the pool is closed if it rains",
    "is the pool closed?",
    "I open the report that is new",
    'the pool says "Closed" and is dark',
    "everything is as expected",
    "three towels"
  ])("is none: %s", (text) => {
    expect(said(text)).toBe("?")
  })
})

describe("being available or open says more than being there", () => {
  it.each([
    ["4 cabins are available", "check that there are exactly 4 “available cabins”"],
    ["only two claims are still open", "check that there are exactly 2 “open claims”"],
    ["no desks are available", "check that there are exactly 0 “available desks”"],
    ["Harvest Loft is available", "check that the text of “Harvest Loft” is “available”"],
    ["the Export button is available", "check that the button “Export” is shown"]
  ])("%s", (text, expected) => {
    expect(lines(text).join("; ")).toBe(expected)
  })
})
