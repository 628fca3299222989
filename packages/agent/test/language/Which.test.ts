import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Delete the user whose email is ada@lamps.example", ["delete the user “ada@lamps.example”"]],
  ['Click Edit for the user whose name is "Ben"', ["click “Edit” beside the user “Ben”"]],
  ["Click Details in the row where the name is Ada", ["click “Details” in the row “Ada”"]],
  ['Click "Open" on the card where the title is "Rome"', ["click “Open” in the item “Rome”"]],
  [
    'In the row where Name is "Ben", the Status should be "Active"',
    ["check that the text of “Status” in the row “Ben” is “Active”"]
  ],
  [
    'The cell in row 2, column "Status" should be "Paid"',
    ["check that the text of the cell in the column “Status” in the 2nd row is “Paid”"]
  ],
  [
    "The value in the Status column of the second row should be Paid",
    ["check that the text of the cell in the column “Status” in the 2nd row is “Paid”"]
  ],
  [
    'The dialog asking "Delete this lamp?" should appear',
    ["check that the dialog “Delete this lamp?” is shown"]
  ],
  ['The uploaded file name "lamp.png" should be displayed', ["check that the file name “lamp.png” is shown"]],
  ["Drag the first item below the third one", ["drag the 1st item after the 3rd item"]],
  ['I should see "Lamp" in position 2', ["check that “Lamp” is the 2nd"]],
  ["Ada Moss should be ranked 7", ["check that the text of “rank” beside “Ada Moss” is “7”"]],
  ["Open the one incident that is found", ["check that there are exactly 1 “result”", "click the 1st item"]],
  // What has no detail of that name is no condition.
  ["Check where the cart is", ["?"]]
]

describe("which one is meant", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
