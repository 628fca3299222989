import { describe, expect, it } from "@effect/vitest"
import { Schema } from "effect"
import { slugOf } from "@assay/domain/Environment"
import { isTerminal, mayBecome, RunStatus } from "@assay/domain/Run"
import { text } from "@assay/domain/Text"

describe("text(min, max)", () => {
  const accepts = Schema.is(text(2, 3))

  it.each([
    ["a", false],
    ["ab", true],
    ["abc", true],
    ["abcd", false],
    // Three code points of two code units each, and one too many.
    ["😀😀😀", true],
    ["😀😀😀😀", false],
    ["😀", false]
  ])("takes %j: %s", (value, expected) => expect(accepts(value)).toBe(expected))
})

describe("slugOf", () => {
  it.each([
    ["Production", "production"],
    ["  Pre production (EU) ", "pre-production-eu"],
    ["Café", "cafe"],
    ["!!!", "environment"]
  ])("%j becomes %j", (name, slug) => expect(slugOf(name)).toBe(slug))
})

describe("the states of a run", () => {
  it.prop("lead nowhere from a terminal state", [RunStatus, RunStatus], ([from, to]) => {
    if (isTerminal(from)) expect(mayBecome(from, to)).toBe(false)
  })
  it.prop("never lead from a state to itself", [RunStatus], ([status]) => {
    expect(mayBecome(status, status)).toBe(false)
  })
})
