import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ['Clicking "Save" should show "Saved"', ["click “Save”", "check that “Saved” is shown"]],
  [
    "Verify that clicking on the Docs link opens the Settings page",
    ["click the link “Docs”", "check that the page “Settings” is shown"]
  ],
  [
    'Clicking "Docs" should open a new tab',
    ["click “Docs”", "check that a new tab was opened", "switch to the new tab"]
  ],
  [
    'Clicking "Export" should download a file named lamps.csv',
    ["click “Export”", "check that “lamps.csv” was downloaded"]
  ],
  ['Clicking "Cancel" should close the dialog', ["click “Cancel”", "check that the dialog is not shown"]],
  [
    "Clicking the logo should take me to the home page",
    ["click “logo”", "check that one is on the page “home”"]
  ],
  [
    'Selecting "Red" in the Colour filter should show 3 lamps',
    ["choose “Red” in “Colour filter”", "check that there are exactly 3 “lamps”"]
  ],
  [
    'Hovering over the help icon should show the tooltip "Help"',
    ["hover over the icon “help”", "check that the tooltip “Help” is shown"]
  ],
  [
    'Checking the "Terms" checkbox enables the Submit button',
    ["check the checkbox “Terms”", "check that the button “Submit” is enabled"]
  ],
  ['Clicking "Name" sorts the rows by name', ["click “Name”", "check that the row is sorted by name"]],
  // What it does not do is no effect, and nothing is called "Clicking".
  ["Clicking Next should not change the page", ["?"]],
  ['Typing "lamp" in the search box should filter the list', ["?"]],
  // No deeds: things that are called so.
  ["The remaining balance should show $5", ["check that the text of “remaining balance” contains “$5”"]],
  ["Remaining balance should show $5", ["check that the text of “Remaining balance” contains “$5”"]],
  ["Opening hours are shown in the footer", ["check that “Opening hours” in “footer” is shown"]],
  ['Shipping "Express" should be selected', ["check that the Shipping “Express” is selected"]]
]

describe("a deed and what it brings about", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
