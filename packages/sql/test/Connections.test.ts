import { types } from "@assay/sql/Connections"
import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"

const timestamptz = 1184
const parse = types.getTypeParser(timestamptz, "text")

/** Zones as Postgres writes them, and their offsets in minutes. */
const zones = [
  ["+00", 0],
  ["-08", -480],
  ["+05:30", 330]
] as const

describe("a moment from the database", () => {
  const moments = fc.date({
    min: new Date("0001-01-02T00:00:00Z"),
    max: new Date("9999-12-30T00:00:00Z"),
    noInvalidDate: true
  })

  it("is its ISO 8601 text in UTC, however fine and in whatever zone", () => {
    fc.assert(
      fc.property(
        moments,
        fc.stringMatching(/^\d{0,6}$/),
        fc.constantFrom(...zones),
        (moment, fraction, [zone, offset]) => {
          const seconds = moment.toISOString().slice(0, 19)
          const text = `${seconds.replace("T", " ")}${fraction === "" ? "" : `.${fraction}`}${zone}`
          const local = Date.parse(`${seconds}.${fraction.slice(0, 3).padEnd(3, "0")}Z`)
          expect([text, parse(text)]).toEqual([text, new Date(local - offset * 60_000).toISOString()])
        }
      ),
      { numRuns: 2000 }
    )
  })

  it("stays what it is where it is no moment", () => {
    expect(parse("infinity")).toBe(Infinity)
  })
})
