import { describe, expect, it } from "@effect/vitest"
import { describe as told } from "../../src/language/Describe.js"
import { readInSight, tellsDeed } from "../../src/language/sight/InSight.js"
import { type Sight, sightOf, type Thing } from "../../src/language/sight/Sight.js"

const ferries: ReadonlyArray<Thing> = [
  { name: "Crossings", kind: "press" },
  { name: "Notices", kind: "press" },
  { name: "Ferry", kind: "heads" },
  { name: "Ferry", kind: "press" },
  { name: "Solent Rose", kind: "begins" },
  { name: "Black Swan", kind: "begins" },
  { name: "Otto Lund", kind: "text" },
  { name: "Depart", kind: "press" },
  { name: "Mark ready", kind: "press" },
  { name: "Hand over…", kind: "press" },
  { name: "Check in", kind: "press" },
  { name: "Take in parcel", kind: "press" },
  { name: "#2046", kind: "text" },
  { name: "Restart", kind: "press" },
  { name: "Bicycle", kind: "text" },
  { name: "Estate car", kind: "text" },
  { name: "+", kind: "press" },
  { name: "−", kind: "press" },
  { name: "All", kind: "press" },
  { name: "Delayed", kind: "press" },
  { name: "Drafts 2", kind: "press" },
  { name: "Storm only", kind: "press" },
  { name: "Deck", kind: "list", field: "k", holds: "Upper" },
  { name: "Upper", kind: "offers", of: "Deck", field: "k" },
  { name: "Lower (covered)", kind: "offers", of: "Deck", field: "k" },
  { name: "Delivery day", kind: "list", field: "d", holds: "" },
  { name: "Friday 27 November", kind: "offers", of: "Delivery day", field: "d" },
  { name: "Nights", kind: "entry", field: "n", holds: "1", sentBy: "Book cabin" },
  { name: "Passenger", kind: "entry", field: "p", holds: "", sentBy: "Book cabin" },
  { name: "Book cabin", kind: "press" },
  { name: "Shore power (€6)", kind: "box" },
  { name: "Solent Rose available", kind: "box" },
  { name: "Black Swan available", kind: "box" },
  { name: "Fragile contents", kind: "box" },
  { name: "Search notices", kind: "entry", field: "s", holds: "" },
  { name: "Lamp brightness", kind: "entry", field: "l", holds: "" },
  { name: "Sails from", kind: "entry", field: "sf", holds: "", takes: "date" },
  { name: "Sails to", kind: "entry", field: "st", holds: "", takes: "date" }
]
const beside = (thing: string, control: string): boolean =>
  ["Bicycle", "Estate car"].includes(thing) ? /^[+−]$/u.test(control) : !/^[+−]$/u.test(control)
const sight: Sight = { ...sightOf(ferries), beside }

const read = (text: string): string => {
  const part = readInSight(text, [], sight)
  return part === undefined
    ? "?"
    : [...part.intents.map(told), ...(part.rest === "" ? [] : [`… ${part.rest}`])].join("; ")
}

describe("a deed in words of one's own", () => {
  it.each([
    ["Please let Solent Rose depart.", "click “Depart” in the row “Solent Rose”"],
    ["I try to let the Black Swan depart", "click “Depart” in the row “Black Swan”"],
    ["Have Black Swan restarted", "click “Restart” in the row “Black Swan”"],
    ["hand over parcel #2046", "click “Hand over” in the row “#2046”"],
    ["Hand over the one from Otto Lund", "click “Hand over” in the row “Otto Lund”"],
    ["And I take in the parcel", "click “Take in parcel”"],
    ["Check the boat in.", "click “Check in”"],
    ["Mark the one from Otto Lund as ready", "mark as ready “Otto Lund”"]
  ])("presses the control that is called so: %s", (text, meant) => {
    expect(read(text)).toBe(meant)
  })

  it.each([
    [
      "Add two bicycles and an estate car",
      "click “+” in the row “Bicycle” 2 times; click “+” in the row “Estate car”"
    ],
    ["take one bicycle off again", "click “−” in the row “Bicycle”"],
    ["Press plus for the bicycle twice", "click “+” in the row “Bicycle” 2 times"],
    ["put 3 bicycles in the booking", "click “+” in the row “Bicycle” 3 times"]
  ])("counts up and down beside each thing: %s", (text, meant) => {
    expect(read(text)).toBe(meant)
  })

  it.each([
    ["Show me only what is delayed", "click “Delayed”"],
    ["pick the Delayed filter", "click “Delayed”"],
    ["Show drafts only", "click “Drafts 2”"],
    ["Only look at storm notices", "click “Storm only”"],
    ["Limit the list to Upper", "choose “Upper” in the list “Deck”"]
  ])("narrows what is listed: %s", (text, meant) => {
    expect(read(text)).toBe(meant)
  })

  it.each([
    [
      "I stay 3 nights with shore power",
      "fill the field “Nights” with “3”; check the checkbox “Shore power”"
    ],
    ["Take deck Lower for 7 nights.", "choose “Lower” in the list “Deck”; fill the field “Nights” with “7”"],
    ["Have it delivered on Friday 27 November", "choose “Friday 27 November” in the list “Delivery day”"],
    ["Dim the lamp to 20", "fill the field “Lamp brightness” with “20”"],
    [
      "Book a cabin for 2 nights for Mara Quill",
      "fill the field “Nights” with “2”; fill the field “Passenger” with “Mara Quill”; click “Book cabin”"
    ],
    ["I set Black Swan to unavailable", "uncheck the checkbox “Black Swan available”"],
    ["Switch Solent Rose to available", "check the checkbox “Solent Rose available”"],
    ["Mark it as fragile", "check the checkbox “Fragile contents”"],
    ["Look up Otto Lund with the search box", "search for “Otto Lund” in the field “Search notices”"],
    ["Search for the skipper Otto", "search for “Otto” in the field “Search notices”"]
  ])("fills in and chooses what its words belong to: %s", (text, meant) => {
    expect(read(text)).toBe(meant)
  })

  it.each([
    "Set the date range from 2031-03-05 to 2031-03-15",
    "Select the date range 2031-03-05 - 2031-03-15",
    "Choose the dates from 2031-03-05 to 2031-03-15 in the date range picker"
  ])("puts the two days of a range into the two fields for it: %s", (text) => {
    expect(read(text)).toBe(
      "fill the field “Sails from” with “2031-03-05”; fill the field “Sails to” with “2031-03-15”"
    )
  })

  it.each(["Set the price range from 5 to 15", "Set the delivery range from 2031-03-05 to 2031-03-15"])(
    "takes no field for a range of something else: %s",
    (text) => {
      expect(read(text)).not.toContain("Sails")
    }
  )

  it("goes first to where it is done, and does nothing of that kind elsewhere", () => {
    expect(read("On the Notices tab, let Solent Rose depart")).toBe(
      "click the tab “Notices”; click “Depart” in the row “Solent Rose”"
    )
    expect(read("In the crossings list, show just the delayed ones")).toBe(
      "click “Delayed” in the list “crossings”"
    )
    expect(read("I set Black Swan to unavailable on the Notices page")).toBe(
      "go to “Notices”; … I set Black Swan to unavailable"
    )
  })
})

describe("no deed is guessed", () => {
  it.each([
    // Something is said of it.
    "still ferry Black Swan",
    "exactly two crossings",
    "the Black Swan has departed",
    "the bicycle is ready",
    // A word is left over.
    "Let Black Swan depart tomorrow evening at high tide",
    "Add two bicycles and a canoe",
    "Take 7 nights with breakfast",
    "Show only what is delayed by more than an hour",
    // Where it stands, and what it is called besides.
    "Click the Depart button in the footer",
    "Click Depart at the top",
    "Click the ferry name",
    "Click the trash icon in the row of Black Swan",
    // A part of a name, and a text that is chosen where it is not offered yet.
    "Check in the rose",
    'Choose "Otto Lund" in the Depart filter',
    // What is not to be done.
    "Let Black Swan depart unless it is delayed",
    "Never hand over #2046",
    "Take 3 nights without shore power",
    // One of two.
    "Restart Black Swan or Solent Rose",
    // It is no box that is ticked by such a word.
    "Mute the shore power"
  ])("%s", (text) => {
    expect(tellsDeed(text, sight)).toBe(false)
  })

  it("where the control stands beside something else", () => {
    const apart: Sight = { ...sight, beside: () => false }
    expect(tellsDeed("Let Black Swan depart", apart)).toBe(false)
    expect(tellsDeed("Add two bicycles", apart)).toBe(false)
  })
})
