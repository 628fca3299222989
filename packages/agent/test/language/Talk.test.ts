import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    "I want to invite somebody, so on the Members tab I press Invite member",
    ["click the tab “Members”", "click “Invite member”"]
  ],
  [
    "In the panel on the right, could you choose Jo as the driver",
    ["choose “Jo” in “driver” in the section in “right”"]
  ],
  ['It has to warn us: "Too heavy"', ["check that “Too heavy” is shown"]],
  [
    "The log contains 4 harvests and the first one is dated 2026-06-14",
    [
      "check that there are exactly 4 “harvests” in “log”",
      "check that the text of “date” beside the 1st “harvest” is “2026-06-14”"
    ]
  ],
  ["8 lots listed at start", ["check that there are exactly 8 “lots”"]],
  [
    "Balance of Rainy day savings: $3,450.00",
    ["check that the text of “Rainy day savings balance” is “$3,450.00”"]
  ],
  [
    "Confirm the asking level: current bid £890, minimum next bid £940",
    ["check that the text of “current bid” is “£890”", "check that the text of “minimum next bid” is “£940”"]
  ],
  [
    'The panel shows the status "Delivered" and Marek as the driver',
    [
      "check that the status “Delivered” in the section is shown",
      "check that the text of “driver” in the section is “Marek”"
    ]
  ],
  ["Make sure the switch is labelled On", ["check that the text of the text beside the switch is “On”"]],
  [
    "label next to her toggle: On duty",
    ["check that the text of the text beside the switch in the row beside “it” is “On duty”"]
  ],
  [
    'The panel contains two links, "A b" and "C d"',
    [
      "check that there are exactly 2 “links” in the section",
      "check that the text of the section contains “A b”",
      "check that the text of the section contains “C d”"
    ]
  ],
  ['The panel contains three links, "A b" and "C d"', ["?"]],
  [
    "Marek Zielinski: large van, 1 parcel on board",
    [
      "check that the text of the row “Marek Zielinski” contains “large van”",
      "check that the text of the row “Marek Zielinski” contains “1 parcel on board”"
    ]
  ],
  ["The driver is Not assigned", ["check that the text of “driver” is “Not assigned”"]],
  ["The driver is not assigned", ["check that the text of “driver” is not “assigned”"]]
]

describe("what is said as one talks", () => {
  for (const [text, wanted] of cases)
    it(`is what it asks for: ${text}`, () => {
      expect(lines(text)).toEqual(wanted)
    })
})
