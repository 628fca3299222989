import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['Use the textbox to enter "lamp" and press "Go"', ["fill the field with “lamp”", "click “Go”"]],
  ["Using the dropdown, select Red", ["choose “Red” in the list"]],
  ['Find and click on the link "More"', ["click the link “More”"]],
  ["Click the star icon to mark it as important", ["click the icon “star”"]],
  ["Select 52 with the slider and hit Submit", ["fill the slider with “52”", "click “Submit”"]],
  [
    'Enter the username "ada" and the password "x1" into the text fields',
    ["fill “username” with “ada”", "fill “password” with “x1”"]
  ],
  ['Tick the boxes "apples", "pears"', ["check “apples”", "check “pears”"]],
  ['Select "apples", "pears" and click Submit', ["choose “apples”", "choose “pears”", "click “Submit”"]],
  ["Put the cursor in the Name field", ["click the field “Name”"]],
  ["Focus into the 3rd input textbox", ["click the 3rd field"]],
  ['Press the key "a"', ["press the key a"]],
  ["Open the 3rd search result", ["click the 3rd item"]],
  ["Drag Tea to the 3rd position", ["drag “Tea” onto the 3rd item"]],
  ["Drag Tea to position 5", ["drag “Tea” onto the 5th item"]],
  ["Drag Tea to the bottom of the list", ["drag “Tea” after the last item in the list"]],
  ["Move Design to Done", ["move “Design” to “Done”"]],
  ["Move Design from To do to Done", ["move “Design” to “Done”"]],
  ["Move the slider to 50", ["fill the slider with “50”"]],
  ["Load more results", ["click “Load more”"]],
  ['Scroll down until "Terms" is visible', ["scroll to “Terms”"]],
  ["Drag the slider to the top", ["press the key End in the slider"]]
]

describe("a deed told by a detour is read as", () => {
  for (const [text, expected] of cases)
    it(text, () => {
      expect(lines(text)).toEqual(expected)
    })
})
