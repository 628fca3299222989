import { describe, expect, it } from "@effect/vitest"
import { actFailure, inTheMiddle, wasSent } from "../src/session/ActFailures.js"

const click = (...log: ReadonlyArray<string>) =>
  actFailure(
    [
      "elementHandle.click: Timeout 1500ms exceeded.",
      "Call log:",
      "  - attempting click action",
      ...log.map((line) => `    - ${line}`)
    ].join("\n"),
    "http://shop.test/"
  )

const waiting = "waiting for element to be visible, enabled and stable"
const ready = ["element is visible, enabled and stable", "scrolling into view if needed"]
const intercepted = `<div id="veil"></div> intercepts pointer events`

describe("why an element did not take an action", () => {
  it.each([
    ["it was not seen", [waiting, "element is not visible", "retrying click action"], "not_visible"],
    ["it moved", [waiting, "element is not stable", "retrying click action", waiting], "moving"],
    ["something lies over it", [waiting, ...ready, "done scrolling", intercepted], "covered"],
    [
      "something lies over it, and the next try came to no end",
      [waiting, ...ready, "done scrolling", intercepted, "retrying click action", waiting, ...ready],
      "covered"
    ],
    [
      "it lies outside of what is shown",
      [waiting, ...ready, "done scrolling", "element is outside of the viewport"],
      "not_visible"
    ]
  ])("says that %s", (_, log, why) => {
    expect(click(...log)).toMatchObject({ _tag: "TargetNotActionable", why })
  })

  it.each([
    ["nothing", []],
    ["waiting for it", [waiting]],
    ["scrolling to it", [waiting, ...ready]],
    ["clicking it", [waiting, ...ready, "done scrolling", "performing click action"]],
    ["clicking what was hidden before", [waiting, "element is not visible", waiting, ...ready]]
  ])("says nothing of the element when the time was up after %s", (_, log) => {
    expect(click(...log)).toMatchObject({ _tag: "TargetNotActionable", why: "unanswered" })
  })

  it.each([
    ["a click that was on its way", ["performing click action"], true],
    ["a click that something took", ["performing click action", intercepted, "retrying click action"], false],
    ["a click that waited", [waiting], false]
  ])("knows %s", (_, log, sent) => {
    const lines = [...log, "operation was aborted: Timeout 1500ms exceeded."]
    expect(wasSent(["elementHandle.click: Timeout 1500ms exceeded.", ...lines].join("\n    - "))).toBe(sent)
  })

  it("does not ask again for what may have taken effect", () => {
    expect(actFailure(`The action ${inTheMiddle}`, "")._tag).toBe("ActionUnsupported")
  })

  it.each([
    "elementHandle.setChecked: Clicking the checkbox did not change its state",
    "Not every choice was taken"
  ])("finds fault with the element after: %s", (message) => {
    expect(actFailure(message, "")).toMatchObject({ _tag: "TargetNotActionable", why: "other" })
  })

  it("finds no fault with the element for what it does not know", () => {
    expect(actFailure("x is not a function", "")).toMatchObject({ why: "unanswered" })
  })

  it("says that no chooser of files was opened", () => {
    const message = `page.waitForEvent: Timeout 1500ms exceeded while waiting for event "filechooser"`
    expect(actFailure(message, "")).toMatchObject({ _tag: "TargetNotActionable", why: "other" })
  })
})
