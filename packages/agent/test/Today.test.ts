import { expect, it } from "@effect/vitest"
import { DateTime } from "effect"
import { describe } from "vitest"
import { missingIn } from "../src/run/Templates.js"
import { withDays } from "../src/run/Today.js"

const now = DateTime.unsafeMakeZoned("2031-01-31T23:30:00+01:00", { timeZone: "Europe/Berlin" })

describe("a day told by today's", () => {
  it.each([
    ["{{today}}", "2031-01-31"],
    ["{{today+1d}}", "2031-02-01"],
    ["{{today-1d}}", "2031-01-30"],
    ["{{today+2w}}", "2031-02-14"],
    ["{{today+1m}}", "2031-02-28"],
    ["{{today-1y}}", "2030-01-31"],
    ["{{today|DD/MM/YYYY}}", "31/01/2031"],
    ["{{today+1d|D.M.YY}}", "1.2.31"],
    ["from {{today}} to {{today+3d}}", "from 2031-01-31 to 2031-02-03"],
    ["{{name}}", "{{name}}"]
  ])("%s is %s", (text, filled) => {
    expect(withDays(now, text)).toBe(filled)
  })

  it.each(["{{today}}", "{{today-1d}}", "{{today+3d}}"])("%s is no variable that is missing", (text) => {
    expect(missingIn({}, text)).toBeUndefined()
  })

  it("{{today-list}} is a variable as any other", () => {
    expect(missingIn({}, "{{today-list}}")?.detail).toBe("There is no variable “today-list”.")
  })
})
