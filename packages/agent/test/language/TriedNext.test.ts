import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const last = (...steps: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines(steps.join("\n")).slice(lines(steps.slice(0, -1).join("\n")).length)

describe("another value for what was tried before", () => {
  it("goes into the same field and is sent off in the same way", () =>
    expect(
      last("Type AB12 as promo code and press Apply", 'The error "No such code" appears', "Now try CD34")
    ).toEqual(["fill “promo code” with “CD34”", "click “Apply”"]))
  it("is searched for, when the last one was", () =>
    expect(last("Search for lamp", 'Try it with "desk lamp" instead')).toEqual(["search for “desk lamp”"]))
  it("is none after two fields were filled", () =>
    expect(last('Enter "a" in Name and "b" in Mail', "Press Save", 'Now try "c"')).toEqual(["?"]))
  it("is none where nothing was put in", () => expect(last("Press Save", "Now try CD34")).toEqual(["?"]))
  it("is none where it is a name", () =>
    expect(last("Type AB12 as promo code and press Apply", "Now try Settings")).toEqual(["?"]))
})

describe("a switch that is turned again", () => {
  it("is the one that was turned before, told by its last word", () =>
    expect(last("Switch the night alarm on", "Switch the alarm off again")).toEqual([
      "uncheck “night alarm”"
    ]))
  it("is none of two", () =>
    expect(
      last("Switch the night alarm on", "Switch the smoke alarm on", "Switch the alarm off again")
    ).toEqual(["uncheck “alarm”"]))
  it("is called as it is where it is not turned back", () =>
    expect(last("Switch the night alarm on", "Switch the alarm off")).toEqual(["uncheck “alarm”"]))
})
