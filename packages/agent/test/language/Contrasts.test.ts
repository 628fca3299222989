import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Groceries must be flagged Over budget while Transport must not", ["check that the text of “Groceries” contains “Over budget”", "check that the text of “Transport” does not contain “Over budget”"]], // prettier-ignore
  ["On the Overview, Groceries is marked Over budget and Transport isn't", ["check that the text of “Groceries” in “Overview” contains “Over budget”", "check that the text of “Transport” in “Overview” does not contain “Over budget”"]], // prettier-ignore
  ["3 rows on this page, PO-1044 being the last", ["check that there are exactly 3 “rows”", "check that “PO-1044” is the last"]], // prettier-ignore
  ["The overview should list 4 decks, World rivers being the last one", ["check that there are exactly 4 “decks” in “overview”", "check that the text of the last “deck” contains “World rivers”"]], // prettier-ignore
  ['Instead of the form I see "Message sent" and a note that Hannah Moss will call me', ["check that “Message sent” is shown", "check that the form is not shown", "check that “note” tells that “Hannah Moss will call me”"]], // prettier-ignore
  ['Instead of the form I see "Message sent"', ["check that “Message sent” is shown", "check that the form is not shown"]], // prettier-ignore
  ["The dialog must stay open and complain that the title needs at least 10 characters, and also ask you to describe your problem", ["check that the dialog is shown", "check that the dialog tells that “the title needs at least 10 characters”", "check that the page tells that “describe your problem”"]], // prettier-ignore
  ["it says 1 question, and that one is How long do refunds take?", ["check that the text of “it” is “1 question”", "check that “How long do refunds take?” is shown"]], // prettier-ignore
  ["The feedback tells them that the answer is apple, and the score stays at 0", ["check that “feedback” tells that “the answer is apple”", "check that the text of “score” is “0”"]], // prettier-ignore
  ["At the bottom it should say Noodle House deleted, and only 5 transactions should remain", ["check that the text of the message beside “bottom” is “Noodle House deleted”", "check that there are exactly 5 “transactions left”"]] // prettier-ignore
]

describe("two things told against each other", () => {
  for (const [step, read] of cases) it(step, () => expect(lines(step)).toEqual(read))
})

describe("what is told of one is not told of the other", () => {
  it("keeps which of them is not so", () =>
    expect(lines("Groceries is flagged Over budget while Transport is not")).not.toEqual(
      lines("Transport is flagged Over budget while Groceries is not")
    ))
  it("keeps which end of the list it stands at", () =>
    expect(lines("3 rows on this page, PO-1044 being the last")).not.toEqual(
      lines("3 rows on this page, PO-1044 being the first")
    ))
})
