import { describe, expect, it } from "@effect/vitest"
import { parseStep, parseTest } from "../../src/language/Parse.js"

const intents = (text: string) => {
  const reading = parseStep(text)
  return reading._tag === "Understood" ? reading.intents : undefined
}

describe("an intent keeps what grounding needs", () => {
  it("tells a quoted name from a bare one", () => {
    expect(intents('click the "Save" button')).toMatchObject([
      { target: { name: "Save", quoted: true, role: "button" } }
    ])
    expect(intents("click the Save button")).toMatchObject([
      { target: { name: "Save", quoted: false, words: "Save button" } }
    ])
  })

  it("keeps what a text calls a thing beside its quoted name", () => {
    expect(intents('remove the payment method "Cash"')).toMatchObject([
      {
        _tag: "Perform",
        verb: "remove",
        target: { name: "Cash", quoted: true, descriptor: "payment method" }
      }
    ])
  })

  it("lists scopes from the narrowest", () => {
    expect(intents("click Delete in the row of Ada in the Users table")).toMatchObject([
      {
        target: {
          name: "Delete",
          scopes: [
            { relation: "in", target: { role: "row", name: "Ada" } },
            { relation: "in", target: { role: "table", name: "Users" } }
          ]
        }
      }
    ])
  })

  it("counts the last as -1", () => {
    expect(intents("click the last link")).toMatchObject([
      { target: { ordinal: -1, role: "link", name: "" } }
    ])
  })

  it("marks pronouns", () => {
    expect(intents("its price is $5")).toMatchObject([
      { subject: { name: "price", scopes: [{ target: { pronoun: true } }] } }
    ])
    expect(intents("archive it")).toMatchObject([{ _tag: "Perform", target: { pronoun: true, name: "" } }])
  })

  it("does not take a first name for an ordinal", () => {
    expect(intents('type "Ada" into the first name field')).toMatchObject([
      { target: { name: "first name", role: "field" } }
    ])
  })

  it("writes placeholders as templates", () => {
    for (const written of ["{{code}}", "{code}", "<code>", "%code%", "${code}"])
      expect(intents(`type ${written} into the code field`)).toMatchObject([{ value: "{{code}}" }])
  })

  it("leaves a placeholder in quotes as it is", () => {
    expect(intents('type "<code>" into the code field')).toMatchObject([{ value: "<code>" }])
  })

  it("says where a thing goes apart from where it is", () => {
    expect(intents("add the Blue lamp to the cart")).toMatchObject([
      { _tag: "Perform", verb: "add", target: { name: "Blue lamp", scopes: [] }, to: { name: "cart" } }
    ])
  })

  it("keeps the time that the text gives", () => {
    expect(intents('"Done" should appear within 10 seconds')).toMatchObject([
      { _tag: "CheckText", within: 10_000 }
    ])
    expect(intents("wait up to 5 seconds for the dialog")).toMatchObject([
      { _tag: "WaitUntil", within: 5_000 }
    ])
  })

  it("tells equality from containment by the text's own word", () => {
    expect(intents('the heading reads "Cart"')).toMatchObject([{ match: "equals" }])
    expect(intents('the heading contains "Cart"')).toMatchObject([{ match: "contains" }])
    expect(intents('the heading starts with "Cart"')).toMatchObject([{ match: "starts_with" }])
  })

  it("keeps how far to scroll", () => {
    expect(intents("scroll down by 300 px")).toMatchObject([{ direction: "down", amount: "by 300 px" }])
  })
})

describe("what was done before decides", () => {
  it("whether one goes to a page or checks to be there", () => {
    expect(parseStep("I am on the cart page")).toMatchObject({ intents: [{ _tag: "Navigate" }] })
    expect(parseTest("click Buy\nI am on the cart page")[1]?.reading).toMatchObject({
      intents: [{ _tag: "CheckPage" }]
    })
    expect(parseStep("Then I am on the cart page")).toMatchObject({ intents: [{ _tag: "CheckPage" }] })
    expect(parseTest("Given I am logged in\nAnd I am on the cart page")[1]?.reading).toMatchObject({
      intents: [{ _tag: "Navigate" }]
    })
  })

  it("whether to log out, or to see that it was done", () => {
    expect(parseStep("The user is logged out")).toMatchObject({ intents: [{ _tag: "LogOut" }] })
    const after = (text: string) => parseTest(`click Log out\n${text}`)[1]?.reading
    expect(after("The user is logged out")).toMatchObject({
      intents: [{ _tag: "CheckLoggedIn", negated: true }]
    })
    expect(after("The user is logged in as Ada")).toMatchObject({
      intents: [
        { _tag: "CheckLoggedIn", negated: false },
        { _tag: "CheckText", expected: "Ada" }
      ]
    })
  })

  it("what Gherkin's And stands for", () => {
    const steps = parseTest("When I click Buy\nThen I should see a dialog\nAnd I am on the cart page")
    expect(steps[2]?.reading).toMatchObject({ intents: [{ _tag: "CheckPage" }] })
  })
})

describe("tables and blocks below a step", () => {
  it("are seen one by one", () => {
    expect(intents("I should see:\n| text |\n| Ada |\n| Bob |")).toMatchObject([
      { _tag: "CheckText", expected: "Ada" },
      { _tag: "CheckText", expected: "Bob" }
    ])
  })

  it("are filled in one by one", () => {
    expect(intents("I fill in the form with:\n| Name | Ada |\n| City | Rome |")).toMatchObject([
      { _tag: "Fill", target: { name: "Name" }, value: "Ada" },
      { _tag: "Fill", target: { name: "City" }, value: "Rome" }
    ])
  })

  it("are a value", () => {
    expect(intents('the notice should contain\n"""\nAll "good"\n"""')).toMatchObject([
      { expected: 'All "good"' }
    ])
  })
})
