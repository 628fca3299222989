import { describe, expect, it } from "@effect/vitest"
import { nearestForm } from "../../src/language/Nearest.js"
import { parseStep } from "../../src/language/Parse.js"

/** A qualifier that was dropped would be a false pass, so these have no reading at all. */
const refused: ReadonlyArray<readonly [why: string, text: string]> = [
  ["a question, without its answer", "How many letters are there?"],
  ["a question about one of several", "Which row is selected?"],
  ["a remark after a value", "Enter 31/02/2025 as the date - that day doesn't exist"],
  ["a value and when it is so", "The total equals $120.50 after the discount"],
  ["what may not be done, which no page says", "Saving twice isn't allowed"],
  ["a place where it is not, without what", 'The "New" label is next to A but not next to B'],
  ["something without a name", "Search for something that doesn't exist, like qwerty"],
  ["another tab of the browser", "Open the report in a new tab"],
  ["how long it takes, which is no number of things", "Open the playlist: 13 songs, 52 min"],
  ["a deed within a check", "Reply to the second message and see that the quoted text is above the reply"],
  ["a check in the place of a name", "Open the menu; Categories should be the brightest entry in it"],
  ["a time clause in the place of a name", "Once the parcel scans, click Done"],
  [
    "two checks in the place of one text",
    "At the bottom it should say A gone, and only 5 rows should remain"
  ],
  ["no verb of applications", "Frobnicate the gadget"],
  ["an action of keys", "use the arrow keys to select the second option"],
  ["vague", "make sure everything works"],
  ["vague", "check that the page looks good"],
  ["vague", "the order was processed correctly"],
  ["vague", "the page loads fast"],
  ["vague", "verify the search works as expected"],
  ["vague", "I should see the correct results"],
  ["looks", "the save button is blue"],
  ["looks", "the title is bold"],
  ["looks", '"Saved" is shown in red'],
  ["looks", 'Expected: a green message "Saved"'],
  ["chat", "hello, can you test my shop?"],
  ["chat", "let me know if anything is off"],
  ["a state that no kind explains", "the cart is open"],
  ["a state that no kind explains", "the issue should not be open"],
  ["both ends of a range", "set the price range from 10 to 50"],
  ["only", "I should only see my own orders"],
  ["part of several", "3 of the rows are selected"],
  ["part of several", "exactly one row is disabled"],
  ["part of several", "most of the links are shown"],
  ["no value", "fill the email field"],
  ["no value", "type my password into the password field"],
  ["no value", "enter valid credentials"],
  ["no value", "enter a random number in the code field"],
  ["what comes to no more when done again", "tick the Terms box until the list is empty"],
  ["an unread second clause", "click Save and hope for the best"],
  ["an unread condition", "if the weather is nice, click Save"],
  ["an unread time", "once the upload finishes, click Next"],
  ["an alternative", 'I should see "Paid" or "Open"'],
  ["no screen shows it", 'the cookie "session" is set'],
  ["no screen shows it", "the database contains the order"],
  ["an empty text", 'I should see ""'],
  ["comparison with a measure, and no place", "the June usage is above the limit"],
  ["comparison with a measure, and no place", "Rent is below its monthly budget"],
  ["superlative", "choose the cheapest flight"],
  ["a number of unnamed things", "add 3 of them to the cart"],
  ["an exception", "All rows except the first are selected"],
  ["an exception", 'I should see everything except "B"'],
  ["either", 'Either "A" or "B" is shown'],
  ["not all", "Not all rows are selected"],
  ["not every", "not every checkbox is checked"],
  ["only", 'the dialog contains only "A"'],
  ["only", "Only the first row is selected"],
  ["nothing else", 'the dialog contains "A" and nothing else'],
  ["some of them", "the first two rows are selected"],
  ["some of them", "every other row is selected"],
  ["a deed not to do", 'click "A" but not "B"'],
  ["an alternative deed", 'click "A" or "B"'],
  ["instead", 'click "A" instead of "B"'],
  ["about", "the price is about $5"],
  ["between", "the table has between 2 and 5 rows"],
  ["before and after", "the price is $5 more than before"],
  ["a change", "the text of the button changes from time to time"],
  ["two ways to say it", "No results message is displayed"],
  ["empty", ""],
  ["punctuation alone", "..."],
  ["a heading alone", "Scenario: buying a lamp"],
  ["a table that the step does not use", "click Save\n| a | b |\n| 1 | 2 |"],
  ["an order that is denied", "I should not see the rows in this order:\n| a |\n| b |"]
]

describe("a step has no reading when it is", () => {
  it.each(refused)("%s: %s", (_why, text) => {
    expect(parseStep(text)).toEqual({
      _tag: "NotUnderstood",
      why: expect.stringMatching(/\S/),
      nearest: expect.stringMatching(/\S/)
    })
  })

  it("the nearest form that is offered can be understood", () => {
    const offered = refused.map(([, text]) => nearestForm(text))
    for (const form of offered.flatMap((text) => text.split(", or: ")))
      expect(parseStep(form)._tag).toBe("Understood")
  })

  it("says of two moments that they are two", () => {
    expect(parseStep("The Save button is disabled until the form is valid")).toMatchObject({
      why: "“The Save button is disabled until the form is valid” tells of two moments: say what is so now, do what changes it, and say what is so then"
    })
  })

  it("says what it could not read", () => {
    expect(parseStep("Frobnicate the gadget")).toEqual({
      _tag: "NotUnderstood",
      why: "No form fits “Frobnicate the gadget”",
      nearest: 'click "NAME"'
    })
  })
})
