import { describe, expect, it } from "@effect/vitest"
import { nthOf } from "../src/ground/Ordinals.js"

describe("nthOf", () => {
  const all = ["Ada", "Bob", "Eve"]

  it.each([
    [1, "Ada"],
    [3, "Eve"],
    [-1, "Eve"],
    [-3, "Ada"],
    // Not so many: neither the nearest nor one from the other end.
    [0, undefined],
    [4, undefined],
    [-4, undefined]
  ])("number %d is %s", (ordinal, expected) => expect(nthOf(all, ordinal)).toBe(expected))
})
