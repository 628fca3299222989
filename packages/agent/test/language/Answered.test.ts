import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Click Book and then Not now in the dialog", ["click “Book”", "click “Not now” in the dialog"]],
  ['Click "Delete", then "Cancel" in the popup', ["click “Delete”", "click “Cancel” in the dialog"]],
  [
    "Press Remove and then Yes in the confirmation dialog",
    ["click “Remove”", "click “Yes” in the dialog “confirmation”"]
  ],
  ["Click Delete and confirm in the dialog", ["click “Delete”", "accept the browser's dialog"]],
  ["Tap Discard and cancel in the popup", ["click “Discard”", "dismiss the browser's dialog"]],
  // Without "then" both stand there.
  ['Click "A" and "B" in the dialog', ["click “A” in the dialog", "click “B” in the dialog"]],
  ["Click Bold and then Italic in the toolbar", ["click “Bold” in “toolbar”", "click “Italic” in “toolbar”"]]
]

describe("what opens a dialog", () => {
  it.each(cases)("does not stand in it: %s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
