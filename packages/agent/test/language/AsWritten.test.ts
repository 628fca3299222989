import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    "Above the list it reads Showing 3 of 6 orders",
    ["check that “Showing 3 of 6 orders” above the list is shown"]
  ],
  [
    "Under the ZIP code you can read ZIP code must have 5 digits",
    ["check that “ZIP code must have 5 digits” below “ZIP code” is shown"]
  ],
  [
    "Below the chart one can see No data for today",
    ["check that “No data for today” below “chart” is shown"]
  ],
  ["Next to the total it says Free delivery", ["check that “Free delivery” beside “total” is shown"]],
  [
    'Instead of the table there is the text "Nothing here yet"',
    ["check that “Nothing here yet” is shown", "check that the table is not shown"]
  ],
  [
    "The Undo button is shown instead of the Delete button",
    ["check that the button “Undo” is shown", "check that the button “Delete” is not shown"]
  ],
  [
    "On the Overview tab Level 2 shows 3 of 14 taken",
    ["check that the text of “Level 2” in the tab “Overview” contains “3 of 14 taken”"]
  ],
  [
    "In the dialog turn on Notify me, fill Name with Ada",
    ["check “Notify me” in the dialog", "fill “Name” in the dialog with “Ada”"]
  ],
  [
    "For Ada on the other hand the Edit button is enabled",
    ["check that the button “Edit” beside “Ada” is enabled"]
  ],
  ["Delete Red kite via its options menu", ["click the menu “options” beside “Red kite”", "choose “Delete”"]],
  [
    "Check out KX21 through its Actions menu",
    ["click the menu “Actions” beside “KX21”", "choose “Check out”"]
  ],
  [
    "In the options menu of Red kite choose Rename",
    ["choose “Rename” in the menu “options” beside “Red kite”"]
  ],
  ["Go back to Orders via the main menu", ["click “Orders” in the menu “main”"]],
  [
    'Go to the "Orders" tab, where you can see "8 orders"',
    ["go to the tab “Orders”", "check that “8 orders” is shown"]
  ],
  ["Cetirizine comes first", ["check that “Cetirizine” is the 1st"]],
  [
    "Birthday cake comes first, followed by City rain",
    ["check that “Birthday cake” is the 1st", "check that “City rain” is the 2nd"]
  ],
  ["Cetirizine should now be at the top of the list", ["check that “Cetirizine” in the list is the 1st"]],
  ["The list starts with Albuterol", ["check that “Albuterol” in the list is the 1st"]],
  ["The bottom entry should be Metformin", ["check that the text of the last item is “Metformin”"]],
  [
    "The first row of the table holds RX-1, Albuterol, 30 days, Main Street and Received",
    [
      "check that the text of the 1st row beside the table contains “RX-1”",
      "check that the text of the 1st row beside the table contains “Albuterol”",
      "check that the text of the 1st row beside the table contains “30 days”",
      "check that the text of the 1st row beside the table contains “Main Street”",
      "check that the text of the 1st row beside the table contains “Received”"
    ]
  ],
  [
    "First row is PO66 KLM with $0.00 due",
    [
      "check that the text of the 1st row contains “PO66 KLM”",
      "check that the text of “due” in the 1st row is “$0.00”"
    ]
  ],
  ["Amount due in the last row: $15.00", ["check that the text of “Amount due” in the last row is “$15.00”"]],
  [
    "Desert road is now the first photo, dated 15 May 2024",
    [
      "check that the text of the 1st image contains “Desert road”",
      "check that the text of “Desert road” contains “15 May 2024”"
    ]
  ],
  [
    "Frozen lake should be the first of 9 cards",
    ["check that the text of the 1st item contains “Frozen lake”", "check that there are exactly 9 “cards”"]
  ],
  [
    "Three cards are listed, among them Old lighthouse",
    ["check that there are exactly 3 “cards”", "check that “Old lighthouse” is shown"]
  ],
  [
    "There are 3 cards and Old lighthouse is one of them",
    ["check that there are exactly 3 “cards”", "check that “Old lighthouse” is shown"]
  ],
  [
    "The order becomes Ada, Bob, Cid",
    ["check that “Ada” is before “Bob”", "check that “Bob” is before “Cid”"]
  ],
  ["I continue to the next step", ["continue"]],
  ["Go to the next question", ["click “Next question”"]],
  ["Opt for home delivery", ["choose “home delivery”"]],
  ["Pick Expiry date under Sort by", ["choose “Expiry date” in “Sort by”"]],
  ["Ask for a refill of Amoxicillin", ["request “refill” beside “Amoxicillin”"]],
  ["Enter nothing in the name", ["clear “name”"]],
  ["Click the button a second time", ["click the button"]],
  ["Click sea again to release it", ["click “sea”"]],
  ['Click "Upload" right away', ["click “Upload”"]],
  ["Start the quiz without changing any settings", ["start “quiz”"]],
  ["Say I knew it", ["click “I knew it”"]],
  ["Click the heart (Favourite) of Old lighthouse", ["click the button “Favourite” beside “Old lighthouse”"]],
  [
    "I rename Pines: I open its More options, click Rename and empty the Title field",
    ["click the option “More” beside “Pines”", "click “Rename”", "clear the field “Title”"]
  ],
  ["I do nothing for 7 seconds", ["wait 7 s"]],
  ["Set Level to Level 3 and Type to EV", ["fill “Level” with “Level 3”", "fill “Type” with “EV”"]],
  [
    "Put Frozen lake in Title and nature, winter in Tags",
    ["fill “Title” with “Frozen lake”", "fill “Tags” with “nature, winter”"]
  ],
  [
    "Fill the Title with Frozen lake and the tags with nature, winter",
    ["fill “Title” with “Frozen lake”", "fill “tags” with “nature, winter”"]
  ],
  ["Enter nothing in the street and 123 in the ZIP code", ["clear “street”", "fill “ZIP code” with “123”"]],
  ["Toast: Photo renamed", ["check that the message “Photo renamed” is shown"]],
  ["Expect the message Profile saved", ["check that the message “Profile saved” is shown"]],
  ["Open alerts = 0", ["check that the text of “open alerts” is “0”"]],
  ["Verify 9 vehicles", ["check that there are exactly 9 “vehicles”"]],
  ['Nothing like "Rates saved" is displayed', ["check that “Rates saved” is not shown"]],
  [
    "Oral solution is still selected as the preferred form",
    ["check that the value of the form “preferred” is “Oral solution”"]
  ],
  ["30 days is the selected supply", ["check that the value of “supply” is “30 days”"]],
  [
    '"Moved" appears with an Undo button',
    ["check that “Moved” is shown", "check that the button “Undo” is shown"]
  ],
  ["A photo called Red kite is listed", ["check that “Red kite” is shown"]],
  ['You should read "No favourites yet"', ["check that “No favourites yet” is shown"]],
  [
    "The dialog has a Title field with the value Desert road",
    ["check that the value of the field “Title” in the dialog contains “Desert road”"]
  ],
  [
    "Old lighthouse is displayed in the dialog together with Photo 2 of 8",
    [
      "check that “Old lighthouse” in the dialog is shown",
      "check that the text of the dialog contains “Photo 2 of 8”"
    ]
  ],
  ["The address ends in #study", ["check that the URL ends with “#study”"]],
  [
    "Just one deck remains, Spanish basics",
    ["check that there are exactly 1 “deck”", "check that “Spanish basics” is shown"]
  ],
  [
    "The Orders card and the Orders badge both say 2",
    [
      "check that the text of the item “Orders” contains “2”",
      "check that the text of “Orders badge” contains “2”"
    ]
  ],
  [
    "It offers Remove flag instead of Flag vehicle",
    ["check that “Remove flag” is shown", "check that “Flag vehicle” is not shown"]
  ],
  ["Delete Red kite again, this time confirming it with Delete", ["delete “Red kite”", "click “Delete”"]],
  [
    "Ticket machine A is low on paper should disappear from the list",
    ["check that the text of the list does not contain “Ticket machine A is low on paper”"]
  ],
  ["Barrier 2 does not close should still be there", ["check that “Barrier 2 does not close” is shown"]],
  ["7 of 12 photos used should be displayed", ["check that “7 of 12 photos used” is shown"]],
  [
    "Press Acknowledge next to Ticket machine A is low on paper",
    ["click “Acknowledge” beside “Ticket machine A is low on paper”"]
  ],
  [
    "The error Both sides are required shows up and Front still contains Fe",
    [
      "check that the message “Both sides are required” is shown",
      "check that the text of “Front” contains “Fe”"
    ]
  ],
  [
    "The heading Step 2 of 3: Collection is still displayed",
    ["check that the heading “Step 2 of 3: Collection” is shown"]
  ],
  ["I am told Photo renamed", ["check that “Photo renamed” is shown"]],
  [
    "The dialog asks Delete photo? and mentions that it will be moved",
    [
      "check that the text of the dialog contains “Delete photo?”",
      "check that the dialog tells that “it will be moved”"
    ]
  ],
  ["The card is labelled Not tried yet", ["check that the text of the item contains “Not tried yet”"]],
  ["Confirm with Yes, cancel it", ["click “Yes, cancel it”"]],
  ["Choose No, keep it, and Basics is still there", ["choose “No, keep it”", "check that “Basics” is shown"]],
  [
    'When I click Save I get the error "Title is required"',
    ["click “Save”", "check that the message “Title is required” is shown"]
  ],
  ["Write No lids please in the note", ["fill “note” with “No lids please”"]],
  ["The page says Well done!", ["check that “Well done” is shown"]],
  ["Revenue today has risen to $418.50", ["check that the text of “Revenue today” is “$418.50”"]],
  ['The card carries the message "Sold out"', ["check that the text of the item contains “Sold out”"]],
  ["The score stays at 0", ["check that the text of “score” is “0”"]],
  ["Change the title to Road to nowhere and save", ["fill “title” with “Road to nowhere”", "save"]],
  ["Open the check in dialog with the button Check in vehicle", ["click the button “Check in vehicle”"]]
]

/** What is said of a value must not be taken for the value itself. */
const refused: ReadonlyArray<string> = [
  'Expected: a green message "Saved"',
  "Put a valid email in Email and the same email in Repeat email",
  "Fill the name with a random name and the email with a valid email",
  "The first row holds the right name, the right price and the right date"
]

describe("what people jot down is read as", () => {
  for (const [text, expected] of cases)
    it(text, () => {
      expect(lines(text)).toEqual(expected)
    })
})

describe("what cannot be told is not read", () => {
  for (const text of refused)
    it(text, () => {
      expect(lines(text)).toContain("?")
    })
})
