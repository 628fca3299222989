import { describe, expect, it } from "@effect/vitest"
import { splitSteps } from "../../src/language/sentences/Steps.js"

const texts = (text: string) => splitSteps(text).map((line) => line.text)

describe("a test's text is split", () => {
  it("at lines", () => {
    expect(texts("click A\nclick B\r\nclick C")).toEqual(["click A", "click B", "click C"])
  })

  it("at the marks of lists, which stay with the step", () => {
    expect(
      texts("1. Open the cart\n2) click Pay\n- wait 2 seconds\n* log out\n[ ] click X\nStep 3: go back")
    ).toEqual([
      "1. Open the cart",
      "2) click Pay",
      "- wait 2 seconds",
      "* log out",
      "[ ] click X",
      "Step 3: go back"
    ])
  })

  it("but not behind what a message begins with", () => {
    expect(texts("It says Thanks! You gave us 4 out of 5. Click Close.")).toEqual([
      "It says Thanks! You gave us 4 out of 5.",
      "Click Close."
    ])
    expect(texts("The toast says Welcome! You are on the dashboard.")).toEqual([
      "The toast says Welcome!",
      "You are on the dashboard."
    ])
    expect(texts("It says Thanks! The list is empty.")).toEqual(["It says Thanks!", "The list is empty."])
  })

  it("at the sentences of a paragraph", () => {
    expect(texts('Type Ada into the name field and press Order. "Thanks, Ada" should appear.')).toEqual([
      "Type Ada into the name field and press Order.",
      '"Thanks, Ada" should appear.'
    ])
  })

  it("where the space after a stop was forgotten and a verb follows", () => {
    expect(texts('Click "Add" on the Lamp card.Click Remove. Open docs.Js and example.com')).toEqual([
      'Click "Add" on the Lamp card.',
      "Click Remove.",
      "Open docs.Js and example.com"
    ])
  })

  it("after a quotation that ends in a full stop", () => {
    expect(texts('The page shows "All done." Then click Close.')).toEqual([
      'The page shows "All done."',
      "Then click Close."
    ])
  })

  it.each([
    'click "Save. Then close" in the menu',
    "the total is $12.50",
    "the footer shows v1.2 of the app",
    "open https://lamps.example/a.html?x=1.5",
    "pick a colour, e.g. Red",
    "ask Mr. Brown for the key",
    "wait until 5 p.m. is shown",
    "click the 'Next. Step' button",
    "type “One. Two.” into the note field"
  ])("but not inside: %s", (text) => {
    expect(texts(text)).toEqual([text])
  })

  it("leaving out comments, headings, tags and blank lines", () => {
    expect(
      texts(
        "# first\n\nFeature: Lamps\n@smoke @slow\n  Background:\n Scenario: buying\n   Given I am on the shop page\n\n  # end"
      )
    ).toEqual(["Given I am on the shop page"])
  })

  it("with tables and text blocks kept at their step", () => {
    expect(splitSteps('I see options\n| a |\n| b |\nclick Save\n"""\nhello\n"""')).toEqual([
      { text: "I see options", attached: ["| a |", "| b |"] },
      { text: "click Save", attached: ['"""', "hello", '"""'] }
    ])
  })

  it("without the rows of an outline's examples", () => {
    expect(texts("click <name>\nExamples:\n| name |\n| A |")).toEqual(["click <name>"])
  })

  it("at line breaks of HTML", () => {
    expect(texts("click A <br /> click B")).toEqual(["click A", "click B"])
  })
})
