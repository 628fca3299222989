import { describe, expect, it } from "@effect/vitest"
import { parseTest } from "../../src/language/Parse.js"
import { lines } from "./readings.js"

const outline = (...rows: ReadonlyArray<string>) => `Scenario Outline: a greeting
  Given I open "/hello"
  When I type "<name>" into Name
  Then I see "<said>"

  Examples:
    | name | said |
    ${rows.join("\n    ")}`

describe("a scenario outline", () => {
  it("is read with the values of its one example", () => {
    expect(lines(outline("| Ada | Hello, Ada |"))).toEqual([
      "go to /hello",
      "fill “Name” with “Ada”",
      "check that “Hello, Ada” is shown"
    ])
  })

  it("is no one test when it has several examples", () => {
    const steps = parseTest(outline("| Ada | Hello, Ada |", "| Bob | Hello, Bob |"))
    expect(steps.map(({ reading }) => reading._tag)).toEqual(["Understood", "NotUnderstood", "NotUnderstood"])
    expect(steps[1]?.reading).toMatchObject({
      why: "It stands for 2 rows of examples, and a run is one of them"
    })
  })

  it("keeps dollar signs and angles of its values", () => {
    expect(lines(outline("| $& | <b> |"))).toEqual([
      "go to /hello",
      "fill “Name” with “$&”",
      "check that “<b>” is shown"
    ])
  })
})

describe("the story of a feature", () => {
  it("is no instruction", () => {
    const story = "Feature: Cart\n  As a buyer\n  I want to buy things\n  So that I have them\n"
    expect(lines(`${story}\nScenario: One\n  When I click Buy\n  Then I see "Thanks"`)).toEqual([
      "click “Buy”",
      "check that “Thanks” is shown"
    ])
  })
})
