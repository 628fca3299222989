import { hashOf, isWellFormed, keyOf, randomKey } from "@assay/server/ApiKeyText"
import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 })

describe("an API key", () => {
  it.prop("has one form whatever its bytes are", [bytes], ([bytes]) => {
    const key = keyOf(bytes)
    expect(key).toMatch(/^assay_[0-9A-Za-z]{49}$/)
    expect(isWellFormed(key)).toBe(true)
  })

  it.prop("differs when its bytes do", [bytes, bytes], ([one, other]) => {
    expect(keyOf(one) === keyOf(other)).toBe(Buffer.from(one).equals(Buffer.from(other)))
  })

  it.prop(
    "is told from one in which a character was mistyped",
    [bytes, fc.integer({ min: 6, max: 54 }), fc.constantFrom(..."0AZaz9")],
    ([bytes, at, typed]) => {
      const key = keyOf(bytes)
      const other = key.slice(0, at) + typed + key.slice(at + 1)
      expect(isWellFormed(other)).toBe(other === key)
    }
  )

  it.each(["", "assay_", "Bearer x", randomKey().slice(1), `${randomKey()}0`])("is not %j", (text) => {
    expect(isWellFormed(text)).toBe(false)
  })

  it("is kept as the SHA-256 of its whole text", () => {
    expect(Buffer.from(hashOf("abc")).toString("hex")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
  })
})
