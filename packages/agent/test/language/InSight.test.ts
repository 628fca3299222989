import { describe, expect, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { describe as told } from "../../src/language/Describe.js"
import { readInSight } from "../../src/language/sight/InSight.js"
import { mask, raw } from "../../src/language/words/Literals.js"
import { parseStep } from "../../src/language/Parse.js"
import { inSight, mayNameThings, sightOf, type Thing } from "../../src/language/sight/Sight.js"

const market: ReadonlyArray<Thing> = [
  { name: "Sort by", kind: "list" },
  { name: "Price: high to low", kind: "offers", of: "Sort by" },
  { name: "Most bids", kind: "offers", of: "Sort by" },
  { name: "Brass sextant", kind: "text" },
  { name: "Oak rocking chair", kind: "text" },
  { name: "Watch", kind: "press" },
  { name: "Place bid", kind: "press" },
  { name: "Your bid (£)", kind: "entry" },
  { name: "I accept the terms", kind: "box" },
  { name: "Current bid", kind: "text" },
  { name: "Minimum next bid", kind: "text" },
  { name: "Ada Byron", kind: "begins" },
  { name: "Quiz 2", kind: "heads" },
  { name: "Save", kind: "press" },
  { name: "You have no bids yet.", kind: "text" }
]
const sight = sightOf(market)

const read = (text: string): string => {
  const part = readInSight(text, [], sight)
  return part === undefined
    ? "?"
    : [...part.intents.map(told), ...(part.rest === "" ? [] : [`… ${part.rest}`])].join("; ")
}

describe("in sight of the page", () => {
  it.each([
    [
      "On the lots page I pick Price: high to low in the Sort by dropdown.",
      "choose “Price: high to low” in the list “Sort by”"
    ],
    ["sort by -> Most bids", "choose “Most bids” in the list “Sort by”"],
    [
      "Please press Watch on the Brass sextant and also on the Oak rocking chair.",
      "click “Watch” in the row “Brass sextant”; click “Watch” in the row “Oak rocking chair”"
    ],
    ["put in a bid of 1300 and hit Place bid", "fill the field “Your bid” with “1300”; click “Place bid”"],
    ["I gave Ada Byron 100 in Quiz 2.", "fill the field “Quiz 2” in the row “Ada Byron” with “100”"],
    [
      "in the row of Ada Byron overwrite Quiz 2 with 60",
      "fill the field “Quiz 2” in the row “Ada Byron” with “60”"
    ],
    [
      "Tick the box that says I accept the terms and press Place bid",
      "check the checkbox “I accept the terms”; click “Place bid”"
    ],
    [
      "Confirm the asking level: current bid £890, minimum next bid £940.",
      "check that the text of “Current bid” is “£890”; check that the text of “Minimum next bid” is “£940”"
    ],
    ["start the Brass sextant watch", "click “Watch” in the row “Brass sextant”"],
    ["open Brass sextant for watching", "click “Watch” in the row “Brass sextant”"],
    ["place the bid", "click “Place bid”"],
    [
      "Next is disabled, Brass sextant is enabled",
      "check that “Next” is disabled; check that “Brass sextant” is enabled"
    ],
    ["The page should tell the user You have no bids yet.", "check that “You have no bids yet.” is shown"]
  ])("is read: %s", (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    "Nothing but Brass sextant is shown",
    "I see Brass sextant twice.",
    "There I see Oak rocking chair.",
    "Current bid is less than £890 or so",
    "press Watch on the Brass sextant rather than on the Oak rocking chair",
    "The Brass sextant frobnicates the Oak rocking chair",
    "Shut the drawer with the ✕, reload the page, press Watch again"
  ])("is left as it is where a word of it would be dropped: %s", (text) => {
    expect(read(text)).toBe("?")
  })

  it("a longer name than the page has is not taken for the shorter one", () => {
    expect(inSight(mask("open Save draft"), sight, true).text).toBe("open Save draft")
    expect(inSight(mask("open Quick Save"), sight, true).text).toBe("open Quick Save")
    expect(inSight(mask("open Save"), sight, true).text).not.toBe("open Save")
  })

  it("a beginning is read where the rest is not yet", () => {
    expect(read("press Watch on the Brass sextant, then frobnicate the gadget")).toBe(
      "click “Watch” in the row “Brass sextant”; … frobnicate the gadget"
    )
    expect(read("if it is open press Watch on the Brass sextant, then frobnicate the gadget")).toBe("?")
  })

  it("what can be read alone is read the same", () => {
    const alone = parseStep("Click Save")
    const seen = readInSight("Click Save", [], sight)
    expect(alone._tag === "Understood" && alone.intents.map(told)).toEqual(["click “Save”"])
    expect(seen?.intents.map(told)).toEqual(["click “Save”"])
  })

  it("no character of a text is lost", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            "Save",
            "Brass sextant",
            "the",
            "quiz 2",
            "QUIZ 2",
            ",",
            "draft",
            "'s",
            '"x y"',
            "é"
          ),
          { maxLength: 12 }
        ),
        (words) => {
          const masked = mask(words.join(" "))
          const seen = inSight(masked, sight, true)
          expect(raw(seen.text, seen.literals)).toBe(raw(masked.text, masked.literals))
        }
      )
    )
  })
})

describe("a step that no page could make clear", () => {
  it("names nothing and does nothing that is known", () => {
    expect(mayNameThings("Frobnicate the gadget.")).toBe(false)
    expect(mayNameThings("Frobnicate the Gadget.")).toBe(true)
    expect(mayNameThings("press whatever comes")).toBe(true)
    // What it does may be what a control is called.
    expect(mayNameThings("Call the storm off.")).toBe(true)
  })
})

describe("what runs on", () => {
  it.each([
    "And the message Give the recipe a name does not appear",
    "Normal tickets come first and the Urgent one, VPN drops every ten minutes, is in the last row.",
    "Return to the list via the Reports link at the top; the heading there is Reports"
  ])("is no name: %s", (text) => {
    const reading = parseStep(text)
    const names = reading._tag === "Understood" ? reading.intents.map(told).join("; ") : ""
    expect(names).not.toMatch(/does not appear|Urgent one, VPN|; the heading there/u)
  })
})
