import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

describe("what is told of one thing of a list", () => {
  it.each([
    [
      "Two parcels turn up, #71 and #90",
      "check that there are exactly 2 “parcels”; check that “#71” is shown; check that “#90” is shown"
    ],
    ["only 1 line, room B12", "check that there are exactly 1 “line”; check that “B12” is shown"],
    ["The heading Products is shown", "check that the heading “Products” is shown"],
    ["The link Messages is shown", "check that the link “Messages” is shown"],
    ["The tab Items is selected", "check that the tab “Items” is selected"],
    ["Click the tab Entries", "click the tab “Entries”"],
    ["still room B12", "check that “B12” is shown"],
    ["still the Winter Gala", "check that “Winter Gala” is shown"],
    [
      "Only one course is left and it is Pottery",
      "check that there are exactly 1 “course left”; check that “Pottery” is shown"
    ],
    [
      "the hits are Alder Lane and Birch Hollow",
      "check that there are exactly 2 “items”; check that “Alder Lane” is shown; check that “Birch Hollow” is shown"
    ],
    ["toast “Seat kept” visible", "check that the message “Seat kept” is shown"],
    ["The Alarms button now has a 7 on it", "check that the text of the button “Alarms” contains “7”"],
    [
      "Harvest Loft with 40 votes is now on top",
      "check that “Harvest Loft” is the 1st; check that there are exactly 40 “votes” in “Harvest Loft”"
    ],
    [
      "Harvest Loft comes last with €90",
      "check that “Harvest Loft” is the last; check that the text of “Harvest Loft” contains “€90”"
    ],
    [
      "The course list opens on page 2 of 7, with the Pottery course first",
      "check that the page tells that “page 2 of 7”; check that “Pottery course” is the 1st"
    ],
    ["we are on page 3 of 4 now", "check that the page tells that “page 3 of 4”"],
    [
      "Ada Lind comes first. The one right below her is Bo Rask.",
      "check that “Ada Lind” is the 1st; check that “it” is directly before “Bo Rask”"
    ],
    ["Bo Rask comes after Ada Lind", "check that “Ada Lind” is before “Bo Rask”"],
    ["Bo Rask is directly after Ada Lind", "check that “Ada Lind” is directly before “Bo Rask”"],
    [
      "It belongs to Ada Lind, comes to $40 and is unpaid",
      "check that the text of “It” contains “Ada Lind”; check that the text of “It” is “$40”; check that the text of “it” contains “Unpaid”"
    ],
    ["the Book button is missing for Pottery", "check that the button “Book” beside “Pottery” is not shown"]
  ])("%s", (text, expected) => {
    expect(lines(text).join("; ")).toBe(expected)
  })
})

describe("what a page says when it refuses, and what it shows as what", () => {
  it.each([
    [
      'That should be refused: below the mobile field it says "Too short".',
      "check that “Too short” below the field “mobile” is shown"
    ],
    [
      "The hint below the mileage is that it must be above zero",
      "check that “hint” below “mileage” tells that “it must be above zero”"
    ],
    [
      "It also wants a mileage above zero and tells us to choose a slot",
      "check that the page tells that “a mileage above zero”; check that the page tells that “choose a slot”"
    ],
    ["the seat is taken is what the error says", "check that the message tells that “the seat is taken”"],
    ['it says "Pick one" next to the slot', "check that “Pick one” beside “slot” is shown"],
    [
      'A notice reading "Closed on Monday" shows at the top of the page.',
      "check that the message “Closed on Monday” is shown"
    ],
    ["We see €40.00 as the deposit", "check that the text of “deposit” contains “€40.00”"],
    ["The fee is €20, because a child pays half", "check that the text of “fee” is “€20”"],
    ["The fee is €20 because of the weekend", "check that the text of “fee” is “€20”"],
    [
      "The schedule shows Room 5 as booked by Ada Lind",
      "check that the text of “Room 5” is “booked”; check that the text of “Room 5” contains “Ada Lind”"
    ],
    ["Room 5 is In repair", "check that the text of “Room 5” is “In repair”"],
    [
      "The window says 12 guests from Oslo",
      "check that the text of the dialog contains “12 guests from Oslo”"
    ]
  ])("%s", (text, expected) => {
    expect(lines(text).join("; ")).toBe(expected)
  })
})
