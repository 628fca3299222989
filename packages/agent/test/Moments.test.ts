import { describe, expect, it } from "@effect/vitest"
import { isMoment, laterOf } from "../src/screen/Moments.js"

describe("when something came in", () => {
  it.each([
    ["Today 09:12", "Today 08:59"],
    ["Today 1:05 pm", "Today 11:40 am"],
    ["09:12", "Yesterday"],
    ["Just now", "2 minutes ago"],
    ["5 min ago", "an hour ago"],
    ["3 hours ago", "2 days ago"],
    ["Yesterday", "Nov 20"],
    ["Nov 21", "20 Nov"]
  ])("%s is later than %s", (later, earlier) => {
    expect(laterOf(later, earlier)).toBe(1)
    expect(laterOf(earlier, later)).toBe(-1)
  })

  it.each([
    ["Dec 30", "Jan 2"],
    ["Today", "Today 09:12"],
    ["3 weeks ago", "Nov 2"],
    ["Yesterday", "yesterday"],
    ["Today 09:12", "soon"]
  ])("which of %s and %s was later is not told", (one, other) => {
    expect(laterOf(one, other)).toBeUndefined()
  })

  it("is no length, no price and no other figure", () => {
    expect(["3 m", "12 h", "$9.12", "9.12", "Today's specials", "May"].filter(isMoment)).toEqual([])
  })
})
