import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    'Open the room dropdown that shows "All rooms" and choose "Terrace"',
    ["click the list “All rooms”", "choose “Terrace”"]
  ],
  [
    "Exactly two invoices are listed, both with the status Overdue",
    [
      "check that there are exactly 2 “invoices”",
      "check that the text of “status” beside every row is “Overdue”"
    ]
  ],
  [
    "Every booking in the table should be in the Garden Room",
    ["check that the text of every row contains “Garden Room”"]
  ],
  [
    'Verify that the text changes to "3 of 8 guests have arrived"',
    ["check that “3 of 8 guests have arrived” is shown"]
  ],
  ['Click "Remove" in that question', ["click “Remove” in the dialog"]],
  [
    "The counters at the top show 7 for Confirmed and 4 for Tentative",
    ["check that the text of “Confirmed counter” is “7”", "check that the text of “Tentative counter” is “4”"]
  ],
  [
    'The first product should be "Gloves" and the second one "Trowel"',
    ["check that the text of the 1st item is “Gloves”", "check that the text of the 2nd item is “Trowel”"]
  ],
  [
    'The first product in the list should be "Mower" for £129.00',
    [
      "check that the text of the 1st item in the list is “Mower”",
      "check that the text of the row contains “£129.00”"
    ]
  ],
  [
    'The first row should now be "Wine Tasting" with 30 guests',
    [
      "check that the text of the 1st row is “Wine Tasting”",
      "check that the text of “guests” in the row is “30”"
    ]
  ],
  ['I click "Apply" with an empty coupon field', ["clear the field “coupon”", "click “Apply”"]],
  [
    'Order FF-7 has the status Shipped and no "Cancel order" button',
    [
      "check that the text of “status” beside “Order FF-7” contains “Shipped”",
      "check that the button “Cancel order” in “Order FF-7” is not shown"
    ]
  ],
  [
    'The Jazz Night row should now have the status Confirmed and no "Confirm" button any more',
    [
      "check that the text of “status” beside the row “Jazz Night” contains “Confirmed”",
      "check that the button “Confirm” in the row “Jazz Night” is not shown"
    ]
  ],
  ['Open "My addresses" from the Rosa Hartley menu', ["click “My addresses” in the menu “Rosa Hartley”"]],
  [
    'Only the "Garden Hose" should be shown',
    ["check that “Garden Hose” is shown", "check that there are exactly 1 “item”"]
  ],
  ["Only G-BBBB is Grounded", ["check that the text of only “G-BBBB” is “Grounded”"]],
  [
    'Only "Ada" has the status Paid',
    ["check that the text of “status” beside “Ada” is “Paid”", "check that the text of only “Ada” is “Paid”"]
  ],
  [
    "The payslip of Grace Hall should show a gross pay of $4,300.00 and a net pay of $3,225.00",
    [
      "check that the text of “gross pay” in “payslip of Grace Hall” is “$4,300.00”",
      "check that the text of “net pay” in “payslip of Grace Hall” is “$3,225.00”"
    ]
  ],
  [
    'The dialog "Edit employee" should open with "Account Manager" in the Job title field',
    [
      "check that the dialog “Edit employee” is shown",
      "check that the value of the field “Job title” contains “Account Manager”"
    ]
  ],
  [
    "Three requests should be left on the Pending tab",
    ["check that there are exactly 3 “requests” in the tab “Pending”"]
  ],
  ["Check that page 2 is the active page", ["check that “page 2” is selected"]],
  ['The amount under "Overdue" is €5,400.00', ["check that the text of “Overdue” is “€5,400.00”"]],
  [
    "I go to the Invoices page and then come back to Settings",
    ["go to the page “Invoices”", "go to “Settings”"]
  ],
  ["Go to page 3 of the table", ["go to “page 3”"]],
  ['Click "Cancel" in the same row again', ["click “Cancel” in the row"]],
  [
    "Only INV-306 and INV-303 are listed, in this order",
    ["check that the items are, in this order, “INV-306”, “INV-303”"]
  ],
  [
    'The "Bright Motors" card shows 70 spots and the rate "£2.00"',
    [
      "check that the text of the item “Bright Motors” contains “70 spots”",
      "check that the rate “£2.00” in the item “Bright Motors” is shown"
    ]
  ],
  [
    "Every listed row has the status Overdue",
    ["check that the text of “status” beside every row contains “Overdue”"]
  ]
]

describe("what is said of several in one breath, and of one of several", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
