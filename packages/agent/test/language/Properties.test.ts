import { Intent } from "@assay/domain/Intent"
import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc, Schema } from "effect"
import { describe as describeIntent } from "../../src/language/Describe.js"
import { parseStep, parseTest } from "../../src/language/Parse.js"

const words = [
  "click", "type", "into", "the", "field", "button", '"Save"', "'x'", "“a b”", "and", "then", ",", ";", ". ", "should", "not",
  "see", "is", "are", "shown", "3", "rows", "in", "of", "Ada", "table", "if", "when", "until", "within", "10 seconds", "to",
  "with", "select", "from", "check", "that", "url", "contains", "I", "user", "no", "there", "at least", "{{name}}", "<x>", "$5",
  "go", "wait", "for", "enabled", "first", "last", "sorted by", "name", "press", "Enter", "/path", "\n", "| a |", "Given", "as"
] // prettier-ignore

const sentence = fc.array(fc.constantFrom(...words), { maxLength: 25 }).map((parts) => parts.join(" "))
const anything = fc.oneof(sentence, fc.string({ maxLength: 200 }), fc.fullUnicodeString({ maxLength: 200 }))

const inside = (mark: RegExp) =>
  fc
    .fullUnicodeString({ minLength: 1, maxLength: 60 })
    .filter((value) => !mark.test(value) && !/[\s\\]/u.test(value[0] ?? "\\"))

const isIntent = Schema.is(Intent)

describe("the language", () => {
  it.prop("reads any text into steps whose intents are of the contract", [anything], ([text]) => {
    for (const step of parseTest(text)) {
      if (step.reading._tag === "NotUnderstood") {
        expect(step.reading.nearest).not.toBe("")
        continue
      }
      for (const intent of step.reading.intents) {
        expect(isIntent(intent)).toBe(true)
        expect(describeIntent(intent)).not.toBe("")
      }
    }
  })

  it.prop("numbers steps from 0 and keeps their words", [anything], ([text]) => {
    const steps = parseTest(text)
    expect(steps.map((step) => step.index)).toEqual(steps.map((_, n) => n))
    for (const step of steps)
      for (const line of step.text.split("\n")) expect(text).toContain(line.trim().split(" ")[0])
  })

  it.prop(
    "loses no word between sentences",
    [fc.array(fc.constantFrom("click A", 'type "b. c"', "wait 2 seconds", "I see $1.50"))],
    ([parts]) => {
      const text = parts.map((part) => `${part[0]?.toUpperCase()}${part.slice(1)}.`).join(" ")
      expect(
        parseTest(text)
          .map((step) => step.text)
          .join(" ")
      ).toBe(text)
    }
  )

  it.prop("gives back quoted values to the letter", [inside(/["\\\n\r\u2028\u2029]/)], ([value]) => {
    expect(parseStep(`type "${value}" into the name field`)).toMatchObject({
      _tag: "Understood",
      intents: [{ _tag: "Fill", value }]
    })
  })

  it.prop(
    "keeps a quoted value out of the grammar",
    [sentence.filter((text) => !/["\n]/.test(text) && text.trim() !== "")],
    ([value]) => {
      expect(parseStep(`I should see "${value}"`)).toMatchObject({
        intents: [{ _tag: "CheckText", expected: value, negated: false }]
      })
    }
  )

  it.prop("turns a check round with not", [fc.constantFrom("Saved", "a b", "x")], ([value]) => {
    expect(parseStep(`I should not see "${value}"`)).toMatchObject({
      intents: [{ expected: value, negated: true }]
    })
  })

  it.each([
    '"',
    "'",
    "“",
    ".",
    "and ",
    "is not ",
    '"a" and ',
    "of the ",
    "{{",
    "[a](",
    "|",
    "1. ",
    "e.g. ",
    "\uE000",
    "if a, "
  ])("answers for a hundred thousand characters of %j", (seed) => {
    const text = seed.repeat(Math.ceil(100_000 / seed.length)).slice(0, 100_000)
    expect(parseTest(text).every((step) => step.text !== "")).toBe(true)
  })
})
