import { describe, expect, it } from "@effect/vitest"
import { describe as told } from "../../src/language/Describe.js"
import { readInSight, tellsForm } from "../../src/language/sight/InSight.js"
import { type Sight, sightOf, type Thing } from "../../src/language/sight/Sight.js"

const hotel: ReadonlyArray<Thing> = [
  { name: "Town", kind: "list", drawn: true, searchedBy: "Search rooms" },
  { name: "Arrival date", kind: "entry", field: "a", takes: "date", holds: "", searchedBy: "Search rooms" },
  { name: "Departure date", kind: "entry", field: "d", takes: "date", holds: "", searchedBy: "Search rooms" },
  { name: "Search rooms", kind: "press" }
]
const form: ReadonlyArray<Thing> = [
  { name: "Full name", kind: "entry", field: "n", holds: "" },
  { name: "Email address", kind: "entry", field: "e", holds: "" },
  { name: "Town", kind: "entry", field: "t", holds: "" },
  { name: "Delivery day", kind: "list", field: "l", holds: "Monday" },
  { name: "Monday", kind: "offers", of: "Delivery day", field: "l" },
  { name: "Friday", kind: "offers", of: "Delivery day", field: "l" }
]
const roster: ReadonlyArray<Thing> = [
  { name: "Ada Byron", kind: "begins" },
  { name: "Thu 26", kind: "heads" },
  { name: "Fri 27", kind: "heads" },
  { name: "Show", kind: "list", field: "s", holds: "Everyone" },
  { name: "Ada Byron", kind: "offers", of: "Show", field: "s" }
]
const shop: ReadonlyArray<Thing> = [
  { name: "Hand Trowel", kind: "press" },
  { name: "Oak bench", kind: "text" },
  { name: "About Oak bench", kind: "press" },
  { name: "In stock only", kind: "box" }
]

const reading = (sight: Sight) => (text: string) => {
  const part = readInSight(text, [], sight)
  return part === undefined || part.rest !== "" ? "?" : part.intents.map(told).join("; ")
}

describe("a search told by its values", () => {
  const read = reading(sightOf(hotel))
  const stay = (from: string, to: string) =>
    `choose “Bath Spa” in the list “Town”; fill the field “Arrival date” with “${from}”; fill the field “Departure date” with “${to}”`
  const search = `${stay("2 May 2027", "5 May 2027")}; click “Search rooms”`

  it.each([
    "Search for rooms in Bath Spa from 2 May 2027 to 5 May 2027.",
    "Find rooms for Bath Spa, 2 May 2027 until 5 May 2027",
    "search rooms: Bath Spa, 2 May 2027 to 5 May 2027",
    "Given I searched for a room in Bath Spa with arrival on 2 May 2027 and departure on 5 May 2027",
    "I look for a room in Bath Spa, arriving 2 May 2027, departure 5 May 2027".replace("arriving", "arrival"),
    "Set Bath Spa, 2 May 2027 and 5 May 2027 in the search form and run the search",
    "Choose Bath Spa as town, 2 May 2027 as arrival date and 5 May 2027 as departure date, then start the search."
  ])("is read: %s", (text) => {
    expect(read(text)).toBe(search)
  })

  it("days go where the words beside them say, in whatever order", () => {
    expect(read("Search for rooms with departure 5 May 2027 and arrival 2 May 2027 in Bath Spa")).toBe(
      "fill the field “Departure date” with “5 May 2027”; fill the field “Arrival date” with “2 May 2027”; " +
        "choose “Bath Spa” in the list “Town”; click “Search rooms”"
    )
  })

  it("an order of the figures that is told is kept", () => {
    expect(read("Search for rooms in Bath Spa from 05/04/2027 to 07/04/2027 (day/month/year)")).toContain(
      "fill the field “Arrival date” with “2027-04-05”"
    )
    expect(read("Search for rooms in Bath Spa from 05/13/2027 to 05/14/2027 (month/day/year)")).toContain(
      "fill the field “Arrival date” with “2027-05-13”"
    )
  })

  it.each([
    "Search for rooms in Bath Spa from 2 May 2027",
    "Search for rooms in Bath Spa from 2 May 2027 to 5 May 2027 or 6 May 2027",
    "Search for rooms in Bath Spa on 1 May 2027, 2 May 2027 and 3 May 2027",
    "Search for quiet rooms in Bath Spa from 2 May 2027 to 5 May 2027",
    "Search for rooms in Bath Spa to 5 May 2027 from 2 May 2027",
    "Search for rooms near Bath Spa without 2 May 2027 and 5 May 2027",
    "Search in Bath Spa with arrival 2 May 2027 and departure 5 May 2027 at noon"
  ])("is not guessed where a word or a day is left over: %s", (text) => {
    expect(read(text)).not.toContain("Search rooms")
  })
})

describe("fields with their values, one after the other", () => {
  const read = reading(sightOf(form))
  const three =
    "fill the field “Full name” with “Moira Kelly”; fill the field “Email address” with “mo@x.example”; choose “Friday” in the list “Delivery day”"

  it.each([
    "Fill in Full name: Moira Kelly, Email address: mo@x.example, Delivery day: Friday",
    "Full name = Moira Kelly; Email address = mo@x.example; Delivery day = Friday",
    "Fill it in: full name Moira Kelly, email address mo@x.example, and Friday as the delivery day.",
    "The customer enters Moira Kelly as the full name, mo@x.example as Email address and picks Friday as Delivery day",
    "Provide the customer details: Full name is Moira Kelly, Email address is mo@x.example, Delivery day is Friday"
  ])("are read: %s", (text) => {
    expect(read(text)).toBe(three)
  })

  it("a value goes on over a comma where a sign tells where it begins", () => {
    expect(read("Fill in Full name: Kelly, Moira Ann, Town: Leeds")).toBe(
      "fill the field “Full name” with “Kelly, Moira Ann”; fill the field “Town” with “Leeds”"
    )
  })

  it.each([
    "Fill in Full name: Moira Kelly, Street: Mill Lane",
    "Fill it in: full name Moira as town, delivery day Friday",
    "Fill it in: full name Moira, delivery day Sunday",
    "Fill in Full name: Moira Kelly, Full name: Ada Byron"
  ])("are not read where one of them is no such field, or does not take it: %s", (text) => {
    expect(read(text)).not.toContain("the field “Full name” with “Moira")
  })

  it("without a verb they are said of fields that hold something", () => {
    const filled = form.map((thing) => (thing.kind === "entry" ? { ...thing, holds: "x" } : thing))
    expect(tellsForm("Full name = Moira Kelly; Town = Leeds", [], sightOf(form))).toBe(true)
    expect(tellsForm("Full name = Moira Kelly; Town = Leeds", [], sightOf(filled))).toBe(false)
    expect(
      tellsForm(
        "Full name = Moira Kelly; Town = Leeds",
        [{ _tag: "Fill", value: "Moira Kelly" }],
        sightOf(form)
      )
    ).toBe(false)
  })
})

describe("what is pressed without its name", () => {
  it("is the one thing in the cell of a row and a column", () => {
    const says = (held: string) => reading({ ...sightOf(roster), cell: () => held })
    const cell = "click the button in the row “Ada Byron” in the column “Thu 26”"
    expect(says("Early")("In the week table, click the shift of Ada Byron on Thu 26")).toBe(cell)
    expect(says("+")("In the week table, click the shift of Ada Byron on Thu 26")).not.toBe(cell)
    expect(says("Early")("click the late shift of Ada Byron on Thu 26")).not.toBe(cell)
    expect(says("+")("Click the + for Ada Byron on Thu 26.")).toBe(
      "click “+” in the row “Ada Byron” in the column “Thu 26”"
    )
  })

  it("is a choice of the one list that has it", () => {
    expect(reading(sightOf(roster))("Show only Ada Byron in the week table")).toBe(
      "choose “Ada Byron” in the list “Show”"
    )
    const another: Thing = { name: "Ada Byron", kind: "offers", of: "Order by", field: "o" }
    expect(reading(sightOf([...roster, another]))("Show only Ada Byron")).not.toContain("choose")
  })

  it("is what adds each of several things", () => {
    const read = reading(sightOf(shop))
    expect(read("Put a Hand Trowel and an Oak bench in the basket.")).toBe(
      "add “Hand Trowel” to “basket”; add “Oak bench” to “basket”"
    )
    expect(read("I add one Hand Trowel and one Oak bench")).toBe("add “Hand Trowel”; add “Oak bench”")
    expect(read("Put two Hand Trowel and an Oak bench in the basket.")).toBe("?")
    expect(read("Put a Hand Trowel or an Oak bench in the basket.")).toBe("?")
    expect(read("I add one Hand Trowel")).not.toContain("click")
  })

  it("is what is named beside it in parentheses", () => {
    const read = reading(sightOf(shop))
    expect(read("Open the info icon of Oak bench (About Oak bench)")).toBe("click “About Oak bench”")
    expect(read("Open the info icon of Oak bench (Hand Trowel)")).not.toBe("click “Hand Trowel”")
    expect(read("Filter the shop by the In stock only box")).toBe("check the checkbox “In stock only”")
  })
})
