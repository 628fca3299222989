import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const remarks = [
  "Hi, a nurse told us that her shifts don't stick, so please try this.",
  "One of our drivers emailed us about lost routes, so please follow these steps.",
  "This has bitten me twice now."
]

const nothingOfTheSort = [
  "The page told us that the shifts are saved, so please try this.",
  "A nurse told us that the total is 5, so please try this.",
  "A nurse told us that the total is wrong, so please check this.",
  "A nurse told us that the total is wrong."
]

describe("why a test is there", () => {
  for (const step of remarks) it(`asks for nothing: ${step}`, () => expect(lines(step)).toEqual([]))
  for (const step of nothingOfTheSort)
    it(`is not all of it: ${step}`, () => expect(lines(step)).not.toEqual([]))
})

describe("who does it", () => {
  it("is nobody in particular who forgets things", () =>
    expect(lines("As someone who forgets everything, I click Save")).toEqual(lines("I click Save")))
  it("may be somebody to whom it is shown otherwise", () =>
    expect(lines("As someone who has a discount, I click Save")).not.toEqual(lines("I click Save")))
})

describe("a place behind a comma", () => {
  it("is where it stands", () =>
    expect(lines('The note "Attic" is still there, in the Pinned section')).toEqual(
      lines('The note "Attic" is still there in the Pinned section')
    ))
  it("is kept", () =>
    expect(lines('The note "Attic" is still there, in the Pinned section')).not.toEqual(
      lines('The note "Attic" is still there')
    ))
})
