import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

describe("names with letters that English does not have", () => {
  it.each([
    ["Paul Grün's order is paid", "check that the text of “order” beside “Paul Grün” is “paid”"],
    ["Zoë's role is Admin", "check that the text of “role” beside “Zoë” is “Admin”"],
    ["Иван's role is Admin", "check that the text of “role” beside “Иван” is “Admin”"],
    ["Click the edit button of Łukasz", "click the button “edit” beside “Łukasz”"],
    ['Type "Zoë" into the Name field', "fill the field “Name” with “Zoë”"],
    ["Grün is shown and Grun is not shown", "check that “Grün” is shown; check that “Grun” is not shown"],
    ["Öl is in the cart", "check that “Öl” in “cart” is shown"]
  ])("%s", (text, expected) => expect(lines(text).join("; ")).toBe(expected))
})
