import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

/** Positions, details, announcements, what things turn to, asides, and names without quotes. */
const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["Click Next until the list is empty", ["click “Next”, again and again until the list is empty"]],
  ['I press the "Enter" key in the "Search" field', ["press the key Enter in the field “Search”"]],
  [
    "the user enters Name: Ada, City: Rome",
    ["fill the field “Name” with “Ada”", "fill the field “City” with “Rome”"]
  ],
  ["Cetirizine comes first", ["check that “Cetirizine” is the 1st"]],
  ["Switch to Plasma and save", ["go to “Plasma”", "save"]],
  ["Could you please press Save?", ["click “Save”"]],
  ["In the header, could you click Save", ["click “Save” in “header”"]],
  ["I try clicking Save", ["click “Save”"]],
  ["Verify that Ada is still On call", ["check that the text of “Ada” is “On call”"]],
  [
    "Last row of the table: Ada, Leeds",
    [
      "check that the text of the last row contains “Ada”",
      "check that the text of the last row contains “Leeds”"
    ]
  ],
  [
    "B- row = 12 units, Low",
    [
      "check that the text of the row “B-” contains “12 units”",
      "check that the text of the row “B-” contains “Low”"
    ]
  ],
  ["toast shown: Saved for Ada", ["check that the message “Saved for Ada” is shown"]],
  [
    "Two errors: Town is required, Street is too short",
    [
      "check that the message “Town is required” is shown",
      "check that the message “Street is too short” is shown"
    ]
  ],
  ["Below the table it says 3 of 20 orders", ["check that “3 of 20 orders” below the table is shown"]],
  ["Ada comes first, Bob second", ["check that “Ada” is the 1st", "check that “Bob” is the 2nd"]],
  ["Berlin sales trip is at the very end", ["check that “Berlin sales trip” is the last"]],
  ["The ticket at the top is Tea", ["check that the text of the 1st “ticket” contains “Tea”"]],
  ["Slow pump drops out of the list", ["check that “Slow pump” in the list is not shown"]],
  [
    "Packing tape is still listed, with quantity 9",
    ["check that “Packing tape” is shown", "check that the text of “quantity” beside “Packing tape” is “9”"]
  ],
  [
    "There should be two rows: Ada and Bob",
    ["check that there are exactly 2 “rows”", "check that “Ada” is shown", "check that “Bob” is shown"]
  ],
  [
    "Only one report is listed, Berlin sales trip",
    ["check that there are exactly 1 “report”", "check that “Berlin sales trip” is shown"]
  ],
  [
    "Home office, at $0.00, comes first",
    ["check that “Home office” is the 1st", "check that the text of “Home office” contains “$0.00”"]
  ],
  [
    'A snackbar confirms "1 item imported"',
    ["check that the text of the message contains “1 item imported”"]
  ],
  ['I am told "2 items deleted"', ["check that “2 items deleted” is shown"]],
  ['Mira answers "Sent"', ["check that “Sent” is shown"]],
  ['Expect the message "Profile saved"', ["check that the message “Profile saved” is shown"]],
  ['toast: "Photo renamed"', ["check that the text of the message contains “Photo renamed”"]],
  ['The chat window is headed "Mira"', ["check that the heading “Mira” in the dialog “chat” is shown"]],
  [
    'A dialog called "Delete" opens, mentioning "2 items"',
    ["check that the dialog “Delete” is shown", "check that “2 items” is shown"]
  ],
  ["The total has gone down from 12 to 10", ["check that the text of “total” is “10” and was “12” before"]],
  ["The footer should go back to 1–5 of 12", ["check that the text of “footer” is “1–5 of 12”"]],
  ["The Save button turns into Undo", ["check that the text of the button “Save” is “Undo”"]],
  ["The Next page button can no longer be clicked", ["check that the button “Next page” is not usable"]],
  [
    "Neither Submit for approval nor Add expense may be offered",
    ["check that “Submit for approval” is not shown", "check that “Add expense” is not shown"]
  ],
  ["I can no longer find an Add expense button", ["check that the button “Add expense” is not shown"]],
  ["The password error remains", ["check that the message “password” is shown"]],
  ["All five questions return", ["check that there are exactly 5 “questions”"]],
  ["The cart button carries a 3", ["check that the text of the button “cart” contains “3”"]],
  ["Set the topic back to All topics", ["fill “topic” with “All topics”"]],
  ["Start editing the quantity of Tape", ["edit “quantity” beside “Tape”"]],
  ["Go one page further", ["go to the page “next”"]],
  ['From the actions menu choose "Duplicate"', ["choose “Duplicate” in the menu “actions”"]],
  [
    "The Time zone field still has Tokyo selected",
    ["check that “Tokyo” in the field “Time zone” is selected"]
  ],
  // Whoever did the one thing does the next.
  ["Given I have opened Settings and switched on Dark mode", ["go to “Settings”", "check “Dark mode”"]],
  ["The user opens Basket and goes to Checkout", ["click “Basket”", "go to “Checkout”"]],
  ["She selects notice 4711 and clicks Pay", ["choose “notice 4711”", "click “Pay”"]],
  // A message that is called so, and nothing to be noted, denied or done.
  ["Note saved pops up", ["check that “Note saved” is shown"]],
  ["No results found has gone away", ["check that “No results found” is not shown"]],
  ["No results is not shown any more", ["check that “No results” is not shown"]],
  ["Clear the search; No rooms found is shown", ["clear “search”", "check that “No rooms found” is shown"]],
  ["No results are shown", ["check that any item is not shown"]],
  // What is verified after a colon.
  ['Verify: "Tea" is not on the list', ["check that the text of the list does not contain “Tea”"]],
  ["Verify: the total is 5", ["check that the text of “total” is “5”"]],
  // With a capital it is a name.
  ["Press This week", ["click “This week”"]],
  ["This week is selected", ["check that “week” is selected"]],
  ["Check off Buy milk", ["check “Buy milk”"]],
  ["The badge is showing 3", ["check that the text of “badge” contains “3”"]],
  ["The table is headed Week of 3 May", ["check that the heading “Week of 3 May” in the table is shown"]],
  [
    "Total plays is unchanged at 36 while the average drops to 9",
    ["check that the text of “Total plays” is “36”", "check that the text of “average” is “9”"]
  ],
  [
    "I open Favourites and find Tea, Scones and Cake there",
    [
      "click “Favourites”",
      "check that “Tea” is shown",
      "check that “Scones” is shown",
      "check that “Cake” is shown"
    ]
  ],
  [
    "Open the menu and choose A, then the address ends in #a and the B starts with A",
    [
      "click the menu",
      "choose “A”",
      "check that the URL ends with “#a”",
      "check that the text of “B” starts with “A”"
    ]
  ],
  // The one that is left, and how many there are.
  ["Ada is the only person left", ["check that the only person is “Ada”"]],
  [
    '"Tea – 2" should be the only entry under Today',
    ["check that “Tea – 2” below “Today” is shown", "check that there are exactly 1 “entry” below “Today”"]
  ],
  ["Only two lines are left in the order", ["check that there are exactly 2 “lines” in “order”"]],
  [
    "No rows at all, only the text No rooms found.",
    ["check that the row is not shown", "check that “No rooms found” is shown"]
  ],
  [
    "now 50% complete, Known: 1, Still learning: 2",
    [
      "check that “50% complete” is shown",
      "check that the text of “Known” is “1”",
      "check that the text of “Still learning” is “2”"
    ]
  ],
  [
    'Error below Email: "Enter a valid email"',
    ["check that the text of the message below “Email” is “Enter a valid email”"]
  ],
  ["No order with status Paid is shown", ["check that “Paid” in the column “status” is not shown"]],
  ["Lemon tart is nowhere to be seen", ["check that “Lemon tart” is not shown"]],
  [
    "The tabs read Open (3) and Closed (3).",
    ["check that the tab “Open (3)” is shown", "check that the tab “Closed (3)” is shown"]
  ],
  [
    "A row named Box S (copy) with the SKU PK-1-2 is there",
    [
      "check that the row “Box S (copy)” is shown",
      "check that the text of “SKU” beside “Box S (copy)” is “PK-1-2”"
    ]
  ],
  [
    "A new draft called Copy of Tea is in the list",
    ["check that the text of the list contains “Copy of Tea”"]
  ],
  // What is expected of it besides, and no deed.
  [
    "The grid should be empty and display the message No orders found.",
    ["check that the table is empty", "check that the message “No orders found” is shown"]
  ],
  [
    "The dialog stays and shows the error Select a resolution",
    ["check that the dialog is shown", "check that the message “Select a resolution” in the dialog is shown"]
  ],
  // Done first, and without a comma.
  [
    "After pressing Cancel the ticket must have the status Open",
    ["click “Cancel”", "check that the text of “status” beside “ticket” contains “Open”"]
  ],
  ["After clicking the Name header the order is reversed", ["?"]],
  ["Hours page: the total is 18", ["go to the page “Hours”", "check that the text of “total” is “18”"]],
  ['Wait till you read "Saved"', ["wait until “Saved” is shown"]],
  [
    "I clear the search and should get the whole list of 8 tickets back",
    ["clear “search”", "check that there are exactly 8 “tickets”"]
  ],
  // What comes with it, and of which the verb is left out.
  [
    "A panel titled Filters opens, with Newest selected in Sort by",
    ["check that the section “Filters” is shown", "check that “Newest” in “Sort by” is selected"]
  ],
  [
    "I should be told No rooms found, with the count at 0 rooms",
    ["check that “No rooms found” is shown", "check that the text of “count” is “0 rooms”"]
  ],
  [
    "The total is £5.00 and the Pay button greyed out",
    ["check that the text of “total” is “£5.00”", "check that the button “Pay” is disabled"]
  ],
  [
    "Ada and Ben both have the role Admin",
    [
      "check that the text of “role” beside “Ada” is “Admin”",
      "check that the text of “role” beside “Ben” is “Admin”"
    ]
  ],
  [
    "The newest order is on top: A-17 for £30",
    ["check that “A-17” is the 1st", "check that the text of “A-17” contains “£30”"]
  ],
  [
    "The fines run from the highest amount to the lowest",
    ["check that “fines” is sorted by amount descending"]
  ],
  ["The prices go from low to high", ["check that “prices” is sorted ascending"]],
  ["The prices go from low to low", ["?"]],
  ["The list is in order of price", ["check that the list is sorted by price"]],
  ["The amounts appear in this order: £2, £5", ["check that “£2” is before “£5”"]],
  ["The price is £5 just like before", ["check that the text of “price” is “£5”"]],
  // Two texts, and where each of them ends.
  [
    "I see the error Enter a name under Name, and Pick a day under Day",
    [
      "check that the message “Enter a name” below “Name” is shown",
      "check that “Pick a day” below “Day” is shown"
    ]
  ],
  [
    "The hint must read Click to see more, and both buttons must be visible",
    ["check that the text of “hint” is “Click to see more”", "check that both button is shown"]
  ],
  ["The summary says 2 decks, 4 cards", ["check that the text of “summary” is “2 decks, 4 cards”"]],
  [
    "The list shows 6 recipes and no Toast",
    [
      "check that there are exactly 6 “recipes” in the list",
      "check that the text of the list does not contain “Toast”"
    ]
  ],
  [
    "A bar appears with 2 selected and a Mark as sent button",
    ["check that “2 selected” is shown", "check that the button “Mark as sent” is shown"]
  ],
  ['Mira greets me with "Hi"', ["check that “Hi” is shown"]],
  // A dialog is called a window.
  ["A window titled Hours opens", ["check that the dialog “Hours” is shown"]],
  ["Close the window", ["close the tab"]],
  ["The address ends in fines.html", ["check that the URL ends with “fines.html”"]],
  ["The address contains Mill Lane", ["check that the text of “address” contains “Mill Lane”"]],
  ["Start a game with the Easy level", ["?"]],
  // Several that come together are no first one; and those that come in turn keep their order.
  ["Normal tickets come first", ["?"]],
  [
    "The heading should read 17 June and 2 visits should be listed, Nala and then Rufus",
    [
      "check that the text of the heading is “17 June”",
      "check that there are exactly 2 “visits”",
      "check that “Nala” is shown",
      "check that “Rufus” is shown",
      "check that “Nala” is before “Rufus”"
    ]
  ],
  ["Answer Vienna and check", ["choose “Vienna”", "click the button “Check”"]],
  // Deeds in other words, and what is none.
  ["Go one week back with the Previous week button", ["click the button “Previous week”"]],
  ["Go two weeks back with the Previous week button", ["click the button “Previous week” 2 times"]],
  ["Look up Ada in the search box", ["search for “Ada” in the field “search”"]],
  ["Complete it with Iron in Back and save it", ["fill “Back” with “Iron”", "save “it”"]],
  ["I change my mind and press Cancel", ["click “Cancel”"]],
  [
    "Enter Ada as the name, leave the other fields empty and click Save",
    ["fill “name” with “Ada”", "click “Save”"]
  ],
  ["Leave the other field empty", ["?"]],
  ["Newest is the active sort", ["check that “Newest” is selected"]],
  ["Customer workshop is still a Draft", ["check that the text of “Customer workshop” contains “Draft”"]],
  ["Filter the reports by month: May 2025", ["choose “May 2025” in “month”"]],
  ["Click the Quantity header again", ["click the column “Quantity”"]],
  ["Leave everything blank", ["clear every field"]],
  ["Open the chat using the Chat with us button", ["click the button “Chat with us”"]],
  ["Change the language from English to Deutsch", ["fill “language” with “Deutsch”"]],
  [
    "I open Customer workshop, which is still a Draft",
    ["check that the text of “Customer workshop” contains “Draft”", "click “Customer workshop”"]
  ],
  [
    "You land on the Questions page, where Newest is the active sort",
    ["check that one is on the page “Questions”", "check that “Newest” is selected"]
  ],
  [
    'Go to the Vehicles tab, where you can see "8 vehicles"',
    ["go to the tab “Vehicles”", "check that “8 vehicles” is shown"]
  ],
  [
    "Save is disabled because the form is empty",
    ["check that the form is empty", "check that “Save” is disabled"]
  ],
  [
    'Tick the Terms checkbox, so that the bar says "1 selected"',
    ["check the checkbox “Terms”", "check that the text of “bar” is “1 selected”"]
  ],
  [
    "City Cab costs $40.00, which makes the total $125.50",
    ["check that the text of “City Cab” is “$40.00”", "check that the text of “total” is “$125.50”"]
  ],
  [
    "The Submit button is disabled until I tick the Terms checkbox",
    [
      "check that the button “Submit” is disabled",
      "check the checkbox “Terms”",
      "check that the button “Submit” is enabled"
    ]
  ],
  ["It says No answers yet", ["check that “No answers yet” is shown"]],
  ["Make sure it says No answers yet", ["check that “No answers yet” is shown"]],
  ["Click on How do I reset my password?", ["click “How do I reset my password”"]],
  ["How do I reset my password? is collapsed", ["check that “How do I reset my password?” is collapsed"]],
  ["Open Slugs are eating all of my lettuce", ["click “Slugs are eating all of my lettuce”"]],
  ["Check that Submit for approval is disabled", ["check that “Submit for approval” is disabled"]],
  [
    "Paste AD-401, Wood glue, 60 into the CSV data box",
    ["fill the field “CSV data” with “AD-401, Wood glue, 60”"]
  ],
  [
    "Sign in using mira@shed.test / compost42 as email and password",
    ["log in as “mira@shed.test” with a password"]
  ],
  ["I log in (email mira@shed.test, password compost42)", ["log in as “mira@shed.test” with a password"]],
  [
    "The Top button should be pressed and Newest should not be",
    ["check that the button “Top” is pressed", "check that “Newest” is not pressed"]
  ],
  [
    "Product news should be checked and the digest selected",
    ["check that “Product news” is checked", "check that “digest” is selected"]
  ],
  [
    "Ada's answer carries the Best badge, while Ben's doesn't",
    [
      "check that the text of “answer” beside “Ada” contains “Best”",
      "check that the text of “answer” beside “Ben” does not contain “Best”"
    ]
  ],
  ['Check the footer: it shows "1 of 3"', ["check that the text of “footer” contains “1 of 3”"]],
  [
    "The footer shows 1–5 of 12 and Page 1 of 3",
    [
      "check that the text of “footer” contains “1–5 of 12”",
      "check that the text of “footer” contains “Page 1 of 3”"
    ]
  ],
  ['The gallery is back at the first photo, "1 / 4"', ["check that the text of “gallery” is “1 / 4”"]],
  ['The gallery is at the last slide, "5 of 5"', ["check that the text of “gallery” is “5 of 5”"]]
]

/** A clause and a half, a value that is only described, a loop: none of it may be taken for a name. */
const refused = [
  "Click Save, Close",
  "Enter 300 characters into Email",
  "Most orders are paid",
  "The button says Save, not Send",
  "The table shows 10 rows per page",
  "Set the price range from 10 to 50",
  'The gallery is back at the first photo, "2 / 4"',
  'The gallery is back at the last photo, "3 / 4"'
]

describe("A statement retold", () => {
  for (const [text, read] of cases) it(`is read: ${text}`, () => expect(lines(text)).toEqual(read))
  for (const text of refused) it(`is left unread: ${text}`, () => expect(lines(text)).toEqual(["?"]))
})
