import { describe, expect, it } from "@effect/vitest"
import { isInstruction } from "../../src/language/sentences/Instructions.js"
import { lines } from "./readings.js"

describe("what exercises tell in one breath", () => {
  it.each([
    ["Select nothing and click Submit.", ["click “Submit”"]],
    ["Select DW, 3HK and click Submit.", ["choose “DW”", "choose “3HK”", "click “Submit”"]],
    [
      'Enter the password "Q3h" into both text fields and press submit.',
      ["fill both field with “Q3h”", "click “submit”"]
    ],
    ["Enter the value of Gender into the text field", ["fill the field with what it says in “Gender”"]],
    [
      "Set the sliders to the combination [5,11]",
      ["fill the 1st slider with “5”", "fill the 2nd slider with “11”"]
    ],
    ["Find the email by Ada and click the trash icon to delete it.", ["click the icon “trash” beside “Ada”"]],
    ['Type "ada" in all upper case letters into the Code field', ["fill the field “Code” with “ADA”"]],
    ["Select Jinny>Lynett", ["choose “Jinny”", "choose “Lynett”"]]
  ])("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})

describe("a message that is passed on or answered", () => {
  const forwarded = ["click “Ada”", "click “Forward”", "fill the field “To” with “Ben”", "click “Send”"]
  it.each([
    "Find Ada's email, forward to Ben",
    "Navigate to the message from Ada and send it to Ben.",
    "Forward the email that Ada wrote to Ben",
    "Please send Ben the message you got from Ada."
  ])("is passed on: %s", (text) => {
    expect(lines(text)).toEqual(forwarded)
  })

  it.each([
    "Send an email from Ada to Ben",
    "Forward the last email from Ada to Ben",
    "Find the email address of Ada and send it to Ben",
    "Forward Ada's email to Ada"
  ])("is not: %s", (text) => {
    expect(lines(text)).not.toContain("click “Forward”")
  })

  it("is answered", () => {
    expect(lines('Reply to the email from Ada with "Fine"')).toEqual([
      "click “Ada”",
      "click “Reply”",
      "fill the field with “Fine”",
      "click “Send”"
    ])
  })

  const answered = ["click “Reply”", "fill the field with “Fine, thank you”", "click “Send”"]
  it.each([
    "Reply with Fine, thank you",
    "Reply to her with Fine, thank you",
    "Reply with Fine, thank you and click Send",
    'Reply with "Fine, thank you", then press Send'
  ])("is answered, and sent once: %s", (text) => {
    expect(lines(text)).toEqual(answered)
  })

  it("is sent again where it says so", () => {
    expect(lines('Reply with "Fine, thank you", then press Send again')).toEqual([
      ...answered,
      "click “Send”"
    ])
  })

  it.each(["Reply All", "Reply to Ada"])("is not answered: %s", (text) => {
    expect(lines(text)).not.toContain("click “Send”")
  })
})

describe("what was done", () => {
  it.each(["Invite sent to Ada", "Invite sent again to ada@guild.test"])("is nothing to do: %s", (text) => {
    expect(lines(text).filter((line) => line.startsWith("invite"))).toEqual([])
  })

  it("is nothing that a check goes on from as a name", () => {
    expect(
      lines("Frob zoe@guild.test as a viewer and check that she appears in the table with the status Invited")
    ).not.toContain(
      "check that the text of the table contains “Frob zoe@guild.test as a viewer and check that she”"
    )
  })
})

describe("an instruction", () => {
  it.each([
    "Buy the ticket with the shortest duration.",
    "Select -5 with the spinner and hit Submit.",
    "Then buy the voyage that is cheapest and your seat is kept",
    "Foward the email by Ada to Ben",
    "The next one to Ben, please."
  ])("is: %s", (text) => {
    expect(isInstruction(text)).toBe(true)
  })

  it.each([
    "Your order is confirmed",
    "Order 5 is confirmed",
    "Search results are shown",
    "Check the pool is closed for cleaning",
    "12 of 40 seats are taken",
    "Inside the box",
    "Only the first row"
  ])("is none: %s", (text) => {
    expect(isInstruction(text)).toBe(false)
  })
})
