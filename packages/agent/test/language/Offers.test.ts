import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const offered = (list: string, ...names: ReadonlyArray<string>) =>
  names.map((name) => `check that the option “${name}” in the ${list} is shown`)
const lacking = (list: string, ...names: ReadonlyArray<string>) =>
  names.map((name) => `check that the option “${name}” in the ${list} is not shown`)
const city = "list “City”"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["The menu has the options Edit, Duplicate and Delete", offered("menu", "Edit", "Duplicate", "Delete")],
  ["The menu shows Edit, Duplicate and Delete", offered("menu", "Edit", "Duplicate", "Delete")],
  ["I see the options Edit, Copy and Delete in the menu", offered("menu", "Edit", "Copy", "Delete")],
  [
    "The following options are shown in the menu: Edit, Duplicate, Delete",
    offered("menu", "Edit", "Duplicate", "Delete")
  ],
  [
    "Verify that the actions menu lists View, Edit and Delete.",
    offered("menu “actions”", "View", "Edit", "Delete")
  ],
  ["The City dropdown should include the options Paris and Rome", offered(city, "Paris", "Rome")],
  ["Oslo is an option in the City dropdown", offered(city, "Oslo")],
  ["Oslo is available as an option in the City dropdown", offered(city, "Oslo")],
  ["The City dropdown has Oslo as an option", offered(city, "Oslo")],
  ["The City dropdown does not have Narnia as an option", lacking(city, "Narnia")],
  ["Narnia is not one of the options of the City dropdown", lacking(city, "Narnia")],
  ["The City dropdown does not offer the option Rome", lacking(city, "Rome")],
  [
    "The options of the City dropdown are Paris, Rome and Oslo",
    [...offered(city, "Paris", "Rome", "Oslo"), `check that there are exactly 3 “options” in the ${city}`]
  ],
  [
    "The City dropdown has only the options Paris and Rome",
    [...offered(city, "Paris", "Rome"), `check that there are exactly 2 “options” in the ${city}`]
  ],
  [
    "Verify that the City dropdown contains three options: Paris, Rome and Oslo",
    [...offered(city, "Paris", "Rome", "Oslo"), `check that there are exactly 3 “options” in the ${city}`]
  ],
  ['The City dropdown should have "Rome" selected', [`check that “Rome” in the ${city} is selected`]],
  ['The City dropdown should not have "Rome" selected', [`check that “Rome” in the ${city} is not selected`]],
  // Of a list that holds records it tells what stands in it.
  ["The list contains Ada", ["check that the value of the list contains “Ada”"]]
]

describe("what a list offers", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
