import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { endpoints, publishedValidator } from "./endpoints.js"
import { nearlyRight } from "./mutation.js"

describe.each(endpoints)("a body of $path", ({ path, accepts, good }) => {
  const publishes = publishedValidator(path)

  it("is accepted where it is generated from the schema, by the service and by the document", () => {
    fc.assert(
      fc.property(good, (body) => {
        expect([accepts(body), publishes(body)]).toEqual([true, true])
      }),
      { numRuns: 300 }
    )
  })

  it("is accepted by the service where the document accepts it, and nowhere else", () => {
    let taken = 0
    let all = 0
    fc.assert(
      fc.property(nearlyRight(good), (body) => {
        all++
        if (accepts(body)) taken++
        expect(accepts(body)).toBe(publishes(body))
      }),
      { numRuns: 2000 }
    )
    expect(taken * 3).toBeGreaterThanOrEqual(all)
  })
})
