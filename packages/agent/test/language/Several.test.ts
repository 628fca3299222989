import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    "The first two rows both have 1 day",
    [
      "check that there are exactly 1 “day” in the 1st row",
      "check that there are exactly 1 “day” in the 2nd row"
    ]
  ],
  [
    "Given the orders list, the first row is PO-7",
    ["check that the text of the 1st row in the list “orders” is “PO-7”"]
  ],
  ["The dialog must stay open and complain that the name is too short, and also ask you to pick a day", ["check that the dialog is shown", "check that the dialog tells that “the name is too short”", "check that the page tells that “pick a day”"]], // prettier-ignore
  [
    'Open the room dropdown that shows "All rooms" and choose "Terrace"',
    ["click the list “All rooms”", "choose “Terrace”"]
  ],
  [
    'I should see "Delivered" on the Ada card and not on the Ben card',
    [
      "check that the text of the item “Ada” contains “Delivered”",
      "check that the text of the item “Ben” does not contain “Delivered”"
    ]
  ],
  [
    "The list contains Sesame but not Milk",
    [
      "check that the value of the list contains “Sesame”",
      "check that the value of the list does not contain “Milk”"
    ]
  ],
  ['The cart now shows "Tea" and not "Milk"', ["check that the text of “cart” contains “Tea”", "check that the text of “cart” does not contain “Milk”"]], // prettier-ignore
  ["The fruit cups cost £0.90", ["check that the text of “fruit cups” is “£0.90”"]],
  ["The Summary should still count 90 guests", ["check that the text of “Summary” contains “90 guests”"]],
  [
    "All three switches should be on",
    ["check that every switch is checked", "check that there are exactly 3 “switches”"]
  ],
  [
    "I should see 5 requests, and none of them has the status 500",
    [
      "check that there are exactly 5 “requests”",
      "check that the text of “status” beside any “requests” does not contain “500”"
    ]
  ],
  [
    "Growth should cost $490 / year and Scale $1,990 / year",
    ["check that the text of “Growth” is “$490 / year”", "check that the text of “Scale” is “$1,990 / year”"]
  ],
  [
    'Ada is Active and was last seen on "3 June"',
    ["check that the text of “Ada” is “Active”", "check that the text of “last seen” beside “it” is “3 June”"]
  ],
  ["Ada was last seen on 3 June", ["check that the text of “last seen” beside “Ada” is “3 June”"]],
  [
    "Active keys should have increased by 1 to 6",
    ["check that the text of “Active keys” is “6” and was “5” before"]
  ],
  ["The total has gone up from $5 to $15", ["check that the text of “total” is “$15” and was “$5” before"]],
  [
    "The total dropped by $2.50 to $4.00",
    ["check that the text of “total” is “$4.00” and was “$6.50” before"]
  ],
  ["Plated Classic is the only selected menu", ["check that only “Plated Classic” is selected"]],
  [
    "Only one dog is left and its name is Rocky",
    ["check that there are exactly 1 “dog”", "check that “Rocky” is shown"]
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
      "check that the text of the 1st item in the list contains “£129.00”"
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
  ],
  [
    'The first row is SK 216 with "174 / 450" booked',
    [
      "check that the text of the 1st row is “SK 216”",
      "check that the text of “booked” in the row is “174 / 450”"
    ]
  ],
  [
    "The fare summary should show €18.75 for Children",
    ["check that the text of “Children” in “fare summary” is “€18.75”"]
  ],
  [
    'The table lists 2 orders, and each of them has the status "Packed"',
    [
      "check that there are exactly 2 “orders” in the table",
      "check that the text of “status” beside every row is “Packed”"
    ]
  ],
  [
    'The "Orto Verde" card should now show "Paused" and a "Resume" button',
    [
      "check that the text of the item “Orto Verde” contains “Paused”",
      "check that the button “Resume” in the item “Orto Verde” is shown"
    ]
  ],
  [
    'Both FB-7001 and FB-7008 have the status "Checked in"',
    [
      "check that the status “Checked in” in “FB-7001” is shown",
      "check that the status “Checked in” in “FB-7008” is shown"
    ]
  ],
  [
    "Tick the checkboxes in the rows FB-7001 and FB-7008",
    ["check the checkbox in the row “FB-7001”", "check the checkbox in the row “FB-7008”"]
  ],
  ["Only order #2048 should be listed", ["check that the only order is “#2048”"]],
  ["Only #2048 is listed", ["check that the only item is “#2048”"]],
  [
    "Only the sailings SK 330 and SK 332 should be listed",
    ["check that only the sailings that say “SK 330” or “SK 332” are listed"]
  ],
  [
    "The table should show only FB-7006 for Anna Reidy",
    ["check that the only item is “FB-7006”", "check that “Anna Reidy” in the row “FB-7006” is shown"]
  ],
  [
    "The order lines should contain only Basil Genovese",
    ["check that only the items in “order lines” that say “Basil Genovese” are listed"]
  ],
  [
    'Exactly one row is listed, with the price £2.15 and the status "In stock"',
    [
      "check that there are exactly 1 “row”",
      "check that the text of “price” in the row is “£2.15”",
      "check that the text of “status” in the row is “In stock”"
    ]
  ],
  ['Select the Route "A" and the Sailing "B"', ["choose “A” in “Route”", "choose “B” in “Sailing”"]],
  [
    'The "Save" switch on the Ada Lovelace card is off',
    ["check that the switch “Save” in the item “Ada Lovelace” is unchecked"]
  ],
  [
    "The page buttons 1, 2 and 3 are shown",
    [
      "check that the button “page 1” is shown",
      "check that the button “page 2” is shown",
      "check that the button “page 3” is shown"
    ]
  ],
  [
    "I should see only the samples W-1049 and W-1050",
    ["check that only the samples that say “W-1049” or “W-1050” are listed"]
  ],
  [
    'I should see only the project "Safety data sheet"',
    ["check that the only project is “Safety data sheet”"]
  ],
  ["Click Alpha, then Beta, then Gamma", ["click “Alpha”", "click “Beta”", "click “Gamma”"]],
  [
    "Add W-1033, then W-1075, and then W-1068 to the train",
    ["add “W-1033” to “train”", "add “W-1075” to “train”", "add “W-1068” to “train”"]
  ],
  ["Open Settings, then Billing", ["go to “Settings”", "click “Billing”"]],
  ["Select Ada, then Bob is shown", ["choose “Ada”", "check that “Bob” is shown"]],
  [
    "W-1068 is now in second position and W-1075 in third position",
    ["check that “W-1068” is the 2nd", "check that “W-1075” is the 3rd"]
  ],
  [
    "Open the Activity tab, which should say that nothing has happened yet, and return to Inventory",
    [
      "click the tab “Activity”",
      "check that the page tells that “nothing has happened yet”",
      "go to “Inventory”"
    ]
  ],
  [
    'Read the confirmation, which should ask "Delete it?"',
    ["check that the text of the dialog “confirmation” contains “Delete it?”"]
  ],
  [
    "Searching for glue finds exactly one row: Wood glue, quantity 60",
    [
      "search for “glue”",
      "check that there are exactly 1 “row”",
      "check that “Wood glue” is shown",
      "check that the text of “quantity” beside “Wood glue” is “60”"
    ]
  ],
  [
    "Searching for glue finds exactly two rows",
    ["search for “glue”", "check that there are exactly 2 “rows”"]
  ],
  ['Verify that "Terms" is unchecked.\nCheck it.', ["check that “Terms” is unchecked", "check “Terms”"]],
  [
    'I see the errors "A" and "B".\nBoth errors are gone.',
    [
      "check that the message “A” is shown",
      "check that the message “B” is shown",
      "check that the message “A” is not shown",
      "check that the message “B” is not shown"
    ]
  ],
  [
    'tick "Compare" for "Linden Row" and "Oak Lane", then click "Next"',
    ["check “Compare” beside “Linden Row”", "check “Compare” beside “Oak Lane”", "click “Next”"]
  ],
  [
    "Tick Compare on Oak Lane as well and click Compare now",
    ["check “Compare” in “Oak Lane”", "click “Compare now”"]
  ],
  [
    'Ana and Cleo remain and the counter says "2 names"',
    ["check that “Ana and Cleo” is shown", "check that the text of “counter” is “2 names”"]
  ],
  [
    "Tom Okafor and Luis Prado still have a Follow button",
    [
      "check that the button “Follow” in “Tom Okafor” is shown",
      "check that the button “Follow” in “Luis Prado” is shown"
    ]
  ],
  ["It says that I follow 212 people", ["check that there are exactly 212 “Following”"]],
  [
    "Exactly one post is listed, it's Lena's",
    ["check that there are exactly 1 “post”", "check that “post” beside “Lena” is shown"]
  ],
  [
    "Team 2 and Team 3 have 2 members each",
    [
      "check that there are exactly 2 “members” in “Team 2”",
      "check that there are exactly 2 “members” in “Team 3”"
    ]
  ],
  ["Healthy is the highlighted category", ["check that “Healthy” is selected"]],
  [
    "clock shows 05:00, the button below says Start",
    ["check that the text of “clock” contains “05:00”", "check that the button “Start” below “it” is shown"]
  ],
  ['The gallery is at "1 / 4"', ["check that the text of “gallery” is “1 / 4”"]],
  ["The summary bar names Maple Close", ["check that the text of “summary bar” contains “Maple Close”"]],
  [
    'Clear the name and save: the error "Name can\'t be empty" shows in the dialog',
    ["clear “name”", "save", "check that the message “Name can't be empty” in the dialog is shown"]
  ],
  ["the clock is not at 05:00 any more", ["check that the text of “clock” does not contain “05:00”"]],
  [
    "Five invoices are listed and three of them are marked Overdue",
    ["check that there are exactly 5 “invoices”", "check that there are exactly 3 “invoices marked Overdue”"]
  ],
  [
    'I should see "9/160" next to the Post button, and the button cannot be clicked',
    ["check that “9/160” beside the button “Post” is shown", "check that the button “Post” is not usable"]
  ],
  [
    "The Save button is shown next to the Cancel button. The button is disabled",
    ["check that the button “Save” beside the button “Cancel” is shown", "check that the button is disabled"]
  ],
  [
    "The Delete button is not shown. The button is disabled",
    ["check that the button “Delete” is not shown", "check that the button is disabled"]
  ],
  [
    'There are 10 products and none of them is marked "Sold out"',
    [
      "check that there are exactly 10 “products”",
      "check that the text of any item does not contain “Sold out”"
    ]
  ],
  [
    "You land on the list with 5 recipes and the dialog is gone",
    ["check that there are exactly 5 “recipes”", "check that the dialog is not shown"]
  ],
  ['"Ada" drops out of the list', ["check that the text of the list does not contain “Ada”"]],
  ["Choose Deutsch in the menu at the top right", ["choose “Deutsch” in the menu beside “top right”"]],
  ["Choose Deutsch in the menu at the top", ["choose “Deutsch” in the menu “top”"]],
  ["Given I have opened Receiving from the sidebar", ["click “Receiving” in “sidebar”"]],
  ["Open Receiving from the top bar", ["click “Receiving” in “top bar”"]],
  ["The listed hotels are sorted by price", ["check that “hotels” is sorted by price"]],
  [
    "Open the Garden folder: Seeds is in it, still with the label Idea",
    [
      "click “Garden folder”",
      "check that “Seeds” in “it” is shown",
      "check that the text of “Seeds” contains “Idea”"
    ]
  ]
]

describe("what is said of several in one breath, and of one of several", () => {
  it.each(cases)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})
