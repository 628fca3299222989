import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { frameScreenOf } from "../src/session/FrameAnswers.js"

const leaf = {
  ref: "n2",
  role: "text",
  name: "Ada",
  otherNames: [{ kind: "title", value: "Who" }],
  state: {},
  box: { x: 0, y: 0, width: 10, height: 10 },
  visible: true,
  kinds: ["card"],
  marks: [{ kind: "error", how: "its class “error”", text: "Ada" }],
  children: []
}
const root = { ...leaf, ref: "n1", role: "document", otherNames: [], children: [leaf] }
const frame = {
  mark: "m",
  url: "https://shop.example/",
  title: "Shop",
  viewport: { width: 1, height: 1 },
  root
}

/** All places in a value, as ways to it. */
const ways = (value: unknown, way: ReadonlyArray<string> = []): ReadonlyArray<ReadonlyArray<string>> =>
  typeof value === "object" && value !== null
    ? [way, ...Object.entries(value).flatMap(([key, each]) => ways(each, [...way, key]))]
    : [way]

const changed = (value: unknown, [key, ...rest]: ReadonlyArray<string>, put: unknown): unknown => {
  if (key === undefined) return put
  if (Array.isArray(value))
    return value.map((each: unknown, at) => (String(at) === key ? changed(each, rest, put) : each))
  return typeof value === "object" && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, name === key ? changed(each, rest, put) : each])
      )
    : value
}

const changedBack = "its own scripts changed what it tells of itself"

describe("what a page tells of its screen", () => {
  it("is believed in its whole shape", () => {
    expect(frameScreenOf(JSON.stringify(frame))).toEqual(frame)
    const plans = { idleFor: 12, answersFor: 0 }
    expect(frameScreenOf(JSON.stringify({ ...frame, ...plans }))).toEqual({ ...frame, ...plans })
  })
  it.prop(
    "is not believed where anything in it is of another kind",
    [
      fc.constantFrom(...ways(frame).filter((way) => way.join() !== "idleFor")),
      fc.constantFrom(5, null, [7])
    ],
    ([way, put]) => {
      const number = /^(?:x|y|width|height)$/.test(way.at(-1) ?? "")
      fc.pre(!(number && put === 5))
      fc.pre(!(way.at(-1) === "children" && Array.isArray(put) && put.length === 0))
      expect(() => frameScreenOf(JSON.stringify(changed(frame, way, put)))).toThrow(changedBack)
    }
  )
  it("is not believed where a part is missing", () => {
    for (const way of ways(frame).filter((each) =>
      /^(?:ref|role|name|state|visible)$/.test(each.at(-1) ?? "")
    ))
      expect(() => frameScreenOf(JSON.stringify(changed(frame, way, undefined)))).toThrow(changedBack)
  })
  it.prop("is refused, and never breaks what reads it", [fc.jsonValue()], ([value]) => {
    expect(() => frameScreenOf(JSON.stringify(value))).toThrow(changedBack)
  })
})
