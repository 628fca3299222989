import { expect, it } from "@effect/vitest"
import { describe } from "vitest"
import { daysIn } from "../src/screen/DaysWritten.js"

/** A Sunday. */
const today = "2026-11-22"

const told = (text: string): ReadonlyArray<string> =>
  daysIn(text, today).map(({ day, sure }) => (sure ? day : `${day}?`))

describe("the days that a text tells", () => {
  it.each([
    ["2026-11-22", ["2026-11-22"]],
    ["Due Nov 22, 2026, 10:30", ["2026-11-22"]],
    ["22.11.2026", ["2026-11-22"]],
    ["11/22/2026", ["2026-11-22"]],
    ["22/11/26", ["2026-11-22"]],
    ["11/11/2026", ["2026-11-11"]],
    ["today", ["2026-11-22"]],
    ["Tomorrow", ["2026-11-23"]],
    ["in 3 days", ["2026-11-25"]],
    ["10 days ago", ["2026-11-12"]],
    ["Sunday, November 22", ["2026-11-22"]],
    ["22 novembre 2026", ["2026-11-22"]]
  ])("%s is one day", (text, days) => {
    expect(told(text)).toEqual(days)
  })

  it("either day is meant where the month may stand first or second", () => {
    expect(told("12/11/2026")).toEqual(["2026-12-11?", "2026-11-12?"])
  })

  it("without a year the nearest day is meant, and that of another year may be", () => {
    expect(told("2 Jan")).toEqual(["2027-01-02", "2026-01-02?", "2025-01-02?"])
  })

  it("a weekday tells which", () => {
    expect(told("Mon, Nov 22, 2026")).toEqual([])
    expect(told("Mon, Nov 22")).toEqual(["2027-11-22"])
  })

  it.each([
    "20-22 Nov",
    "3 – 5 March 2026",
    "Room 22",
    "date 22",
    "1.22.11.2026",
    "Nov 22 '25",
    "31/31/2026"
  ])("%s is no day", (text) => {
    expect(told(text)).toEqual([])
  })
})
