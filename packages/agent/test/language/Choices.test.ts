import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Select size M and color Red", ["choose “M” in “size”", "choose “Red” in “color”"]],
  ['Choose size L and colour "Dark blue"', ["choose “L” in “size”", "choose “Dark blue” in “colour”"]],
  ["Select size M and select color Red", ["choose “M” in “size”", "choose “Red” in “color”"]],
  ['Choose size M and click "Add to cart"', ["choose “M” in “size”", "click “Add to cart”"]],
  ["Choose size M and click Continue", ["choose “M” in “size”", "click “Continue”"]],
  [
    "Set filter Brand = Acme, Color = Blue",
    ["choose “Acme” in the filter “Brand”", "choose “Blue” in the filter “Color”"]
  ],
  [
    "Set the filter Brand to Acme and the filter Color to Blue",
    ["choose “Acme” in the filter “Brand”", "choose “Blue” in the filter “Color”"]
  ],
  ["Tick Anna as absent", ["mark as absent “Anna”"]],
  ["Tick her as present again, then Save", ["mark as present “it”", "save"]],
  ["Tick Send as attachment", ["check “Send as attachment”"]]
]

describe("several choices in one step", () => {
  for (const [text, wanted] of cases)
    it(`are each of its own: ${text}`, () => {
      expect(lines(text)).toEqual(wanted)
    })
})
