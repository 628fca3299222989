import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    "Menu contains entries Home, Blog and Contact in this order",
    ["check that “Home” is before “Blog” in the menu", "check that “Blog” is before “Contact” in the menu"]
  ],
  [
    'The sidebar shows the links "A", "B" in exactly that order',
    ["check that “A” is before “B” in “sidebar”"]
  ],
  [
    "The steps Cart, Address and Payment are listed in this order",
    ["check that “Cart” is before “Address”", "check that “Address” is before “Payment”"]
  ],
  ["Contact is now the second menu item", ["check that “Contact” in the menu is the 2nd"]]
]

describe("several things in their order", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
