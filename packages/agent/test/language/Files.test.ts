import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["A PDF file gets downloaded", ["check that “*.pdf” was downloaded"]],
  ["The CSV is downloaded", ["check that “*.csv” was downloaded"]],
  ["An Excel report has been downloaded", ["check that “*.xls*” was downloaded"]],
  [
    'Click Export\nA file is downloaded\nIts content should include "Smith"',
    [
      "click “Export”",
      "check that a file was downloaded",
      "check that a file was downloaded and contains “Smith”"
    ]
  ],
  [
    'Download the report\nThe file contains the header "Name"',
    ["download “report”", "check that a file was downloaded and contains “Name”"]
  ],
  // Those on the page are not counted in its place.
  ["A file is downloaded\nIt contains 2 rows", ["check that a file was downloaded", "?"]],
  ["Download the CSV via Export CSV", ["download “Export CSV”"]],
  ["Download the report using the Export button", ["download the button “Export”"]],
  [
    'Click "Imprint"\nThe page opens in a new tab',
    ["click “Imprint”", "check that a new tab was opened", "switch to the new tab"]
  ],
  ["Click Preview\nNo link opens in a new tab", ["click “Preview”", "?"]]
]

describe("files and tabs that a deed brings", () => {
  it.each(cases)("are told apart from the page: %s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
