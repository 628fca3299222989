import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

/** How the parts of a sentence hang together: lead-ins, remarks, what a deed brings about, what is told by contrast. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["OK so I open Payments and click Export", ["click “Payments”", "click “Export”"]],
  ["Hi, could you click Save draft please", ["click “Save draft”"]],
  ["Hiya, Maria tells me refunds are acting up again, so click Refund", ["click “Refund”"]],
  [
    "Lamp is visible and is shown twice",
    ["check that “Lamp” is shown", "check that there are exactly 2 “Lamp”"]
  ],
  [
    "Lamp is visible and is shown below Rug",
    ["check that “Lamp” is shown", "check that “Lamp” below “Rug” is shown"]
  ],
  [
    "Lamp is marked as Sold and comes first",
    ["check that the text of “Lamp” contains “Sold”", "check that “Lamp” is the 1st"]
  ],
  [
    "Lamp is enabled and comes directly before Rug",
    ["check that “Lamp” is enabled", "check that “Lamp” is directly before “Rug”"]
  ],
  [
    "After I correct the email to a@b.example and send the form again, Theo is in the list",
    ["fill “email” with “a@b.example”", "send the form", "check that “Theo” in the list is shown"]
  ],
  [
    "Once I tick Terms and Privacy and click Continue, Save is enabled",
    ["check “Terms and Privacy”", "click “Continue”", "check that “Save” is enabled"]
  ],
  ["After I press Save and the dialog closes, Theo is in the list", ["?"]],
  ["Also tick the one for gift wrap", ["check the checkbox “gift wrap”"]],
  ["Untick the one about news", ["uncheck the checkbox “news”"]],
  ["First step: click New patient", ["click “New patient”"]],
  ["Precondition: the basket is empty", ["check that “basket” is empty"]],
  [
    "This has bitten me twice now, so: I open Transfers and click New payment",
    ["click “Transfers”", "click “New payment”"]
  ],
  ["My boss asked me about this yesterday, so: go to Invoices", ["go to “Invoices”"]],
  [
    "To test the discount codes, type SAVE10 into the Code field and click Apply",
    ["fill the field “Code” with “SAVE10”", "click “Apply”"]
  ],
  ["As a sanity check, open Reports", ["click “Reports”"]],
  ["As we know, the Pay button is disabled", ["check that the button “Pay” is disabled"]],
  ["At start the cart is empty", ["check that “cart” is empty"]],
  ["Let's look at Orders first.", ["go to “Orders”"]],
  ["I click Ward 7 (my usual guinea pig) and choose Transfer", ["click “Ward 7”", "choose “Transfer”"]],
  ["Open Maria Lopez, everybody knows her by now, and click Edit", ["click “Maria Lopez”", "click “Edit”"]],
  ["The name should still be Ada Byron, as entered", ["check that the text of “name” is “Ada Byron”"]],
  ["The status is Paid, which is what she asked for", ["check that the text of “status” is “Paid”"]],
  [
    "Hannah Wolf, who took the other half of the deal, should be listed",
    ["check that “Hannah Wolf” is shown"]
  ],
  ["The balance is now 80 (it started with 100)", ["check that the text of “balance” is “80”"]],
  ["The menu reads Inbox (4) to begin with", ["check that the text of the menu is “Inbox (4)”"]],
  ["Click Undo in the toast before it fades", ["click “Undo” in the message"]],
  ["I click the Amount heading to sort the queue.", ["click the heading “Amount”"]],
  [
    "There are 2 drafts according to the Drafts tab",
    ["check that the text of the tab “Drafts” contains “2”"]
  ],
  ["Go to Favourites and open Roast chicken from there", ["go to “Favourites”", "click “Roast chicken”"]],
  [
    "Open the actions menu for Ada; Archive is disabled there",
    ["click the menu “actions” beside “Ada”", "check that “Archive” in the menu is disabled"]
  ],
  ["I press Send but have not typed anything", ["click “Send”"]],
  [
    "When an agent opens Orders, chooses Cancel and confirms with Close case but has not picked a reason",
    ["click “Orders”", "choose “Cancel”", "click “Close case”"]
  ],
  [
    "The status reads Paid instead of Open",
    ["check that the text of “status” is “Paid”", "check that the text of “status” is not “Open”"]
  ],
  [
    "The status reads Paid and no longer Open",
    ["check that the text of “status” is “Paid”", "check that the text of “status” is not “Open”"]
  ],
  ["The cheapest one, Boston Fern, should be in first place", ["check that “Boston Fern” is the 1st"]],
  [
    "The first row, Ada Byron, is selected",
    ["check that “Ada Byron” is the 1st", "check that “Ada Byron” is selected"]
  ],
  [
    "The list has 3 bookings, the last of them being Tesla Model 3",
    ["check that there are exactly 3 “bookings” in the list", "check that “Tesla Model 3” is the last"]
  ],
  [
    'Under Exercise the error is "Too short", under Reps it is "Too few"',
    [
      "check that the text of the message below “Exercise” is “Too short”",
      "check that the text of the message below “Reps” is “Too few”"
    ]
  ],
  [
    "Under the dates it complains: Please choose a day, Please choose a time",
    [
      "check that “Please choose a day” below “dates” is shown",
      "check that “Please choose a time” below “dates” is shown"
    ]
  ],
  [
    "Overnight oats comes first, Roast chicken last",
    ["check that “Overnight oats” is the 1st", "check that “Roast chicken” is the last"]
  ],
  [
    "Allowed drops to £4,200.00 and To pay to £3,950.00",
    ["check that the text of “Allowed” is “£4,200.00”", "check that the text of “To pay” is “£3,950.00”"]
  ],
  [
    "Open invoice INV-104, which is Overdue",
    ["check that the text of “INV-104” is “Overdue”", "click “invoice INV-104”"]
  ],
  [
    "Select Cardiology in the Ward list, which leaves 4 patients.",
    ["choose “Cardiology” in the list “Ward”", "check that there are exactly 4 “patients”"]
  ],
  ["Click Sort, which puts Ada Byron on top", ["click “Sort”", "check that “Ada Byron” is the 1st"]],
  [
    "Untick Gift wrap, which takes the total down to 40.00",
    ["uncheck “Gift wrap”", "check that the text of “total” is “40.00”"]
  ],
  [
    "Click Add, which opens a dialog titled New patient",
    ["click “Add”", "check that the dialog “New patient” is shown"]
  ],
  [
    "Click Delete, which removes Ada Byron from the list",
    ["click “Delete”", "check that “Ada Byron” in the list is not shown"]
  ],
  ["Click Delete, which asks Are you sure?", ["click “Delete”", "check that “Are you sure” is shown"]],
  ["Tick Newsletter, which unticks No mail", ["check “Newsletter”", "check that “No mail” is unchecked"]],
  [
    "Open the Billing tab, which has 3 invoices",
    ["click the tab “Billing”", "check that there are exactly 3 “invoices” in the tab “Billing”"]
  ],
  [
    "Save is disabled. I enter 5 in Amount and the button becomes enabled.",
    ["check that “Save” is disabled", "fill “Amount” with “5”", "check that “Save” is enabled"]
  ],
  [
    "Enter 120 in Amount. The field is invalid. Correct the field to 100.",
    ["fill “Amount” with “120”", "check that “Amount” is invalid", "fill “Amount” with “100”"]
  ],
  ["The message Give it a name does not appear", ["check that the message “Give it a name” is not shown"]],
  ["In the dialog that asks for confirmation click Publish", ["click “Publish” in the dialog"]],
  [
    "Press Save on the Tea card. Do the same on the Rice card.",
    ["click “Save” in the item “Tea”", "click “Save” in the item “Rice”"]
  ],
  ["I sort the episodes by plays, one click on the Plays header", ["click the column “Plays”"]],
  [
    "Add the tag trade: type it in the tag box and hit Enter",
    ["fill the field “tag” with “trade”", "press the key Enter"]
  ],
  ["Attendance → open it", ["click “Attendance”"]],
  [
    "Search for lamp: exactly two products remain, Desk lamp and Floor lamp",
    [
      "search for “lamp”",
      "check that there are exactly 2 “products”",
      "check that “Desk lamp” is shown",
      "check that “Floor lamp” is shown"
    ]
  ]
]

describe("the parts of a sentence", () => {
  it.each(cases)("are read as such: %s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })

  /** Each has a word more that changes what is meant. */
  it.each([
    "Open Maria Lopez, who has 3 orders, and click Edit",
    "The status is Paid, which is red",
    "The status is Paid, which is not what she asked for",
    "The status is Paid (unless it is a refund)",
    "The count is 3 (it should be 4)",
    "The count is 3 (it was not 2)",
    "Nobody can see it, so the list is empty",
    "She asked for it only once, so the list is empty",
    "To delete the first row, click Delete",
    "To check the Newsletter box, click Apply",
    "To make sure that the total is 5, click Refresh",
    "To test it twice, click Refresh",
    "Undo it before it is saved",
    "Wait 3 seconds before it fades",
    "Click Save, which should not close the dialog",
    "Click Save, which only closes the dialog",
    "Click Save, which closes the dialog if it is valid",
    "Filter by A, which leaves more than 4 products",
    "Click Save, which leaves 4 products in the cart",
    "Choose Tomato soup, which lists 2 onions",
    "Ada is first and Bob 4",
    "Ada comes first, Bob never",
    "I press Send but have not typed only digits",
    "The total is 95 rather than 90 or 85",
    "The cheapest, not Ada, should come first",
    "It reads Cancel, not Book",
    "Do the same for Max Planck"
  ])("are not read where one would be dropped: %s", (text) => {
    expect(lines(text)).toEqual(["?"])
  })

  it.each([
    ["Click Save (the blue one)", "click “Save (the blue one)”"],
    ["Click Edit (the second one)", "click “Edit (the second one)”"],
    ["The total is 45 (excluding tax)", "check that the text of “total” is “45 (excluding tax)”"],
    ["Type Thanks, thank you in the Message field", "fill the field “Message” with “Thanks, thank you”"],
    ["The message says Sent, finally", "check that the text of the message is “Sent, finally”"]
  ])("stay where they may tell which thing is meant, or be said: %s", (text, expected) => {
    expect(lines(text)).toEqual([expected])
  })

  it("a list that begins with OK has OK in it", () => {
    expect(lines("OK, Cancel and Close are shown")).toEqual([
      "check that “OK” is shown",
      "check that “Cancel” is shown",
      "check that “Close” is shown"
    ])
  })

  it("the same is done where it is clear what was done, and on what", () => {
    expect(lines("Click Save. Do the same for Max.")).toEqual(["click “Save”", "?"])
    expect(lines("Open Orders, click Edit in the row of Ada. Do the same for Max.")).toEqual([
      "click “Orders”",
      "click “Edit” in the row “Ada”",
      "?"
    ])
  })

  it("the button by itself is the one that was disabled only as long as the screen is the same", () => {
    expect(lines("Save is disabled. Open Orders. The button is enabled.")).toEqual([
      "check that “Save” is disabled",
      "click “Orders”",
      "check that the button is enabled"
    ])
  })
})
