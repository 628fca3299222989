import { describe, expect, it } from "@effect/vitest"
import { describe as told } from "../../src/language/Describe.js"
import { readInSight } from "../../src/language/sight/InSight.js"
import { sightOf, type Thing, type ThingKind } from "../../src/language/sight/Sight.js"

const things = (kind: ThingKind, ...names: ReadonlyArray<string>): ReadonlyArray<Thing> =>
  names.map((name) => ({ name, kind }))

const sight = sightOf([
  ...things("begins", "Boston Fern", "Peace Lily", "Hand Trowel", "Terracotta Pot", "Draft", "Ada Byron"),
  ...things("heads", "Status", "Category", "Unit price"),
  ...things("text", "Streak", "Total volume", "Total if you win", "Showing 7 of 7 plants", "Past orders"),
  ...things("press", "Watch", "Close ticket")
])

const read = (text: string): string => {
  const part = readInSight(text, [], sight)
  return part === undefined || part.rest !== "" ? "?" : part.intents.map(told).join("; ")
}

describe("statements in sight of the page", () => {
  it.each([
    [
      "Boston Fern is the first card and Peace Lily the last one.",
      "check that “Boston Fern” is the 1st; check that “Peace Lily” is the last"
    ],
    [
      "Hand Trowel is at the bottom of the table as a Draft, and below the table it says Showing 7 of 7 plants.",
      "check that “Hand Trowel” is the last; check that the text of the row “Hand Trowel” contains “Draft”; check that “Showing 7 of 7 plants” below the table is shown"
    ],
    [
      "The very first plant in the list ought to be Boston Fern, with Peace Lily right behind it.",
      "check that “Boston Fern” is the 1st; check that “Boston Fern” is directly before “Peace Lily”"
    ],
    [
      "The plant on top must be Boston Fern, followed by Peace Lily and then Hand Trowel.",
      "check that “Boston Fern” is the 1st; check that “Boston Fern” is directly before “Peace Lily”; check that “Peace Lily” is directly before “Hand Trowel”"
    ],
    [
      "Hand Trowel is listed as Sold for Nov 25, 2026, 07:30.",
      "check that the text of the row “Hand Trowel” contains “Sold”; check that the text of the row “Hand Trowel” contains “Nov 25, 2026”; check that the text of the row “Hand Trowel” contains “07:30”"
    ],
    [
      "Hand Trowel is there, category Tools, unit price $3.25.",
      "check that the text of “Category” beside “Hand Trowel” is “Tools”; check that the text of “Unit price” beside “Hand Trowel” is “$3.25”"
    ],
    [
      "Ada Byron is listed with ada@home.example.",
      "check that the text of the row “Ada Byron” contains “ada@home.example”"
    ],
    ["The cheapest one, Boston Fern, should now be in first place.", "check that “Boston Fern” is the 1st"],
    [
      "The streak should be 3 days and the total volume 4,920 kg.",
      "check that the text of “Streak” is “3 days”; check that the text of “Total volume” is “4,920 kg”"
    ],
    ["And the total if I win is £460", "check that the text of “Total if you win” is “£460”"],
    [
      "Two plants come up: Boston Fern and Peace Lily",
      "check that there are exactly 2 “plants”; check that “Boston Fern” is shown; check that “Peace Lily” is shown"
    ],
    [
      "Three plants remain, from top to bottom: Boston Fern, Peace Lily, Hand Trowel.",
      "check that there are exactly 3 “plants”; check that “Boston Fern” is shown; check that “Peace Lily” is shown; check that “Boston Fern” is directly before “Peace Lily”; check that “Hand Trowel” is shown; check that “Peace Lily” is directly before “Hand Trowel”"
    ],
    [
      "You get 3 plants: Boston Fern first, then Peace Lily, and Hand Trowel last.",
      "check that there are exactly 3 “plants”; check that “Boston Fern” is shown; check that “Boston Fern” is the 1st; check that “Peace Lily” is shown; check that “Peace Lily” is the 2nd; check that “Hand Trowel” is shown; check that “Hand Trowel” is the last"
    ]
  ])("%s", (text, meaning) => {
    expect(read(text)).toBe(meaning)
  })

  it.each([
    "Hand Trowel is almost Draft",
    "Hand Trowel is not listed as Draft",
    "Hand Trowel is listed as Draft or Sold",
    "Hand Trowel is only there as a Draft",
    "Boston Fern is no longer the first card and Peace Lily the last one",
    "Two plants come up: Boston Fern or Peace Lily",
    "Two plants come up: Boston Fern, Peace Lily and Hand Trowel",
    "Past orders: Boston Fern",
    "Hand Trowel replaced Peace Lily",
    "The Hand Trowel frobnicates the Peace Lily",
    "The streak should be nearly 3 days"
  ])("refuses what says more than it can tell: %s", (text) => {
    expect(read(text)).toBe("?")
  })
})
