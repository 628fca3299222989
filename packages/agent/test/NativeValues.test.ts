import { expect, it } from "@effect/vitest"
import { describe } from "vitest"
import { nativeValue } from "../src/act/NativeValues.js"

describe("a field of the browser takes", () => {
  it.each([
    ["date", "2026-03-05", "2026-03-05"],
    ["date", "March 5, 2026", "2026-03-05"],
    ["date", "Thursday, March 5, 2026", "2026-03-05"],
    ["date", "Thu, 5 Mar 2026", "2026-03-05"],
    ["date", "March 5th, 2026", "2026-03-05"],
    ["date", "5.3.2026", "2026-03-05"],
    ["date", "3/5/2026", "2026-03-05"],
    ["date", "25/12/2026", "2026-12-25"],
    ["date", "", ""],
    ["time", "14:30", "14:30"],
    ["time", "9:05", "09:05"],
    ["time", "2:30 pm", "14:30"],
    ["time", "12 am", "00:00"],
    ["time", "12:15 p.m.", "12:15"],
    ["datetime-local", "2026-03-05 14:30", "2026-03-05T14:30"],
    ["datetime-local", "2026-03-05T14:30", "2026-03-05T14:30"],
    ["datetime-local", "March 5, 2026 at 2:30 pm", "2026-03-05T14:30"],
    ["month", "March 2026", "2026-03"],
    ["month", "03/2026", "2026-03"],
    ["text", "March 5, 2026", "March 5, 2026"]
  ])("in one of type %s “%s” as %s", (type, given, value) => {
    expect(nativeValue(type, given)).toEqual({ value })
  })

  it.each([
    ["date", "next Tuesday"],
    ["date", "13/13/2026"],
    ["date", "March"],
    ["time", "24:00"],
    ["time", "13 pm"],
    ["time", "14"],
    ["time", "10:60"],
    ["datetime-local", "2026-03-05"],
    ["month", "13/2026"]
  ])("nothing in one of type %s like “%s”", (type, given) => {
    expect(nativeValue(type, given)).toHaveProperty("like")
  })
})
