import { readFileSync } from "node:fs"
import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const page = readFileSync(new URL("../../../../docs/how-to/write-tests.md", import.meta.url), "utf8")
const examples = [...page.matchAll(/```text\n([\s\S]*?)```/gu)].flatMap(([, block = ""]) =>
  block.split("\n").filter((line) => line !== "")
)

describe("what the documentation shows is understood", () => {
  it("shows examples", () => {
    expect(examples.length).toBeGreaterThan(50)
  })
  for (const text of examples)
    it(text, () => {
      expect(lines(text)).not.toContain("?")
    })
})
