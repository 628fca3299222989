import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { runOn, TestDrivers } from "./support/Pages.js"

const doors = (state: string) =>
  `<table><tr><th>Door</th><th>State</th></tr><tr><td>North</td><td>${state}</td></tr></table>`
const tours = (claim: string, ...names: ReadonlyArray<string>) =>
  `<p>${claim}</p><ul>${names.map((name) => `<li>${name}</li>`).join("")}</ul>`
const titled = (title: string) =>
  `<table><caption>${title}</caption><tr><th>Name</th></tr><tr><td>Alpha</td></tr><tr><td>Beta</td></tr></table>`

/** What is said, a page on which it is so, one on which it is not, and how that one ends. */
const cases: ReadonlyArray<readonly [string, string, string, string]> = [
  ["The state of North is locked", doors("Locked"), doors("Not locked"), "FAILED"],
  ["The refund should be €8.00", "<p>Refund: €8.00</p>", "<p>Refund: (€8.00)</p>", "FAILED"],
  ["There are 2 entries", tours("2 entries", "Rome", "Oslo"), tours("2 entries", "Rome"), "BLOCKED"],
  ["There are 2 planets in the table", titled("Planets"), titled("Moons"), "BLOCKED"]
]

layer(TestDrivers, { excludeTestServices: true })("a statement", (it) => {
  for (const [text, right, broken, end] of cases) {
    it.effect(`holds: ${text}`, () =>
      Effect.gen(function* () {
        expect(yield* runOn(right, text)).toMatchObject({ verdict: "PASSED" })
      })
    )
    it.effect(`does not hold where the page says otherwise: ${text}`, () =>
      Effect.gen(function* () {
        expect(yield* runOn(broken, text, { stepTimeout: "1 second" })).toMatchObject({ verdict: end })
      })
    )
  }
})
