import { describe, expect, it } from "@effect/vitest"
import { isDoubtfulNumber, numbersIn } from "../src/judge/figures/Numbers.js"

describe("numbers as people write them", () => {
  it.each([
    "1.5k",
    "$2M",
    "3 bn",
    "($500)",
    "(12)",
    "1.500 €",
    "50,00 €",
    "12 500 kr",
    "1'500",
    "5e3",
    "$5–$25",
    "2024-01-05"
  ])("in “%s” are not guessed at", (text) => expect(isDoubtfulNumber(text)).toBe(true))

  it.each([
    ["$1,234.50", 1234.5],
    ["-$3", -3],
    ["12 items", 12],
    ["Total: $9.25", 9.25],
    ["12,500 kr", 12_500],
    ["15%", 15],
    ["3 members", 3],
    ["0.5", 0.5]
  ])("in “%s” are %d", (text, value) => {
    expect(isDoubtfulNumber(text)).toBe(false)
    expect(numbersIn(text)).toEqual([value])
  })
})
