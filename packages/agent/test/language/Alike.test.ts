/** The commonest things said in all the ways that are common: each of them means the same. */
import { describe, expect, it } from "@effect/vitest"
import { lines } from "./readings.js"

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const asked = [
  "",
  "Verify that ",
  "Check that ",
  "Make sure ",
  "I should see that ",
  "Then ",
  "Finally, verify that "
]
const stated = (subject: string, predicates: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...predicates.map((said) => `${capital(subject)} ${said}.`),
  ...asked.flatMap((lead) => predicates.slice(0, 1).map((said) => `${lead}${subject} ${said}`)),
  ...predicates.map((said) => `Check that ${subject} ${said}`)
]

const who = ["", "I ", "When I ", "Then ", "Now ", "Please ", "And I ", "Finally, "]
const done = (...deeds: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...deeds.map((deed) => `${capital(deed)}.`),
  ...deeds.flatMap((deed) => who.slice(1).map((lead) => `${lead}${deed}`))
]

const shown = [
  "is shown",
  "is displayed",
  "is visible",
  "appears",
  "should appear",
  "should still be shown",
  "should now be displayed",
  "must be shown",
  "is shown again",
  "can be seen",
  "is there",
  "should be present"
]
const gone = [
  "is no longer shown",
  "is not shown",
  "isn't displayed",
  "shouldn't be displayed",
  "should no longer be displayed",
  "should no longer be visible",
  "disappears",
  "is gone",
  "has disappeared",
  "should have disappeared",
  "does not appear",
  "doesn't appear",
  "no longer appears",
  "can no longer be seen",
  "is not there any more",
  "should not be visible anymore"
]

const things: ReadonlyArray<readonly [string, string]> = [
  ["Amber", "“Amber”"],
  ['"Ada"', "“Ada”"],
  ["Order 7", "“Order 7”"],
  ["the Save button", "the button “Save”"],
  ["the message Profile saved", "the message “Profile saved”"],
  ["the error Name is required", "the message “Name is required”"],
  ["the row for Ada", "the row “Ada”"],
  ['the "Edit user" dialog', "the dialog “Edit user”"]
]

const there = things.flatMap(([subject, target]): ReadonlyArray<readonly [string, ReadonlyArray<string>]> => [
  [`check that ${target} is shown`, stated(subject, shown)],
  [`check that ${target} is not shown`, stated(subject, gone)]
])

const states: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    "check that the field “Name” is empty",
    stated("the Name field", [
      "is empty",
      "is blank",
      "has no value",
      "contains nothing",
      "does not contain anything"
    ])
  ],
  [
    "check that the field “Name” is focused",
    stated("the Name field", ["is focused", "has the focus", "has focus", "gets the focus", "receives focus"])
  ],
  [
    "check that the field “Name” is required",
    stated("the Name field", ["is required", "is mandatory", "is a required field"])
  ],
  [
    "check that the switch “Dark mode” is checked",
    stated("the Dark mode switch", [
      "is on",
      "is turned on",
      "is switched on",
      "is active",
      "is set to on",
      "should now be on"
    ])
  ],
  [
    "check that the switch “Dark mode” is unchecked",
    stated("the Dark mode switch", [
      "is off",
      "is turned off",
      "is inactive",
      "is set to off",
      "should be switched off"
    ])
  ],
  [
    "check that the tab “Orders” is selected",
    stated("the Orders tab", [
      "is selected",
      "is active",
      "is the selected tab",
      "is highlighted as selected",
      "is now selected"
    ])
  ],
  [
    "check that there are exactly 3 “orders”",
    [
      "There should now be 3 orders",
      "There are 3 orders",
      "The number of orders is 3",
      "The total number of orders is 3",
      "3 orders are listed",
      "I should see exactly 3 orders",
      "Verify that only 3 orders are shown"
    ]
  ]
]

const deeds: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    "fill the field “Name” with “Ada”",
    done(
      "enter Ada in the Name field",
      "type Ada into the Name field",
      "fill in the Name field with Ada",
      "set the Name field to Ada",
      "key Ada into the Name field",
      "enter Ada as the value of the Name field",
      "enter the text Ada in the Name field",
      "replace the value of the Name field with Ada"
    )
  ],
  [
    "fill “name” with “Ada”",
    done(
      "enter Ada as the name",
      "enter the name Ada",
      "type the name Ada",
      "use Ada as the name",
      "set the name to Ada"
    )
  ],
  [
    "fill “inspection date” with “5”",
    done("set the inspection date to 5", "change the inspection date to 5")
  ],
  [
    "choose “Express” in the list “Delivery”",
    done(
      "select Express in the Delivery dropdown",
      "choose the option Express from the Delivery dropdown",
      "select the Express option in the Delivery dropdown",
      "set the Delivery dropdown to Express"
    )
  ],
  [
    "uncheck the checkbox “Terms”",
    done(
      'untick the "Terms" checkbox',
      'clear the "Terms" checkbox',
      'remove the tick from the "Terms" checkbox'
    )
  ],
  [
    "click the button “Save”",
    done(
      'click the "Save" button',
      'click the button with the text "Save"',
      'press the button labelled "Save"'
    )
  ],
  ["go back", done("go back", "return to the previous page", "go back to the previous page")],
  [
    "click the column “Name”",
    done(
      'click the "Name" column header',
      'click the header of the "Name" column',
      "click the Name column header to sort the table"
    )
  ]
]

describe.each([...there, ...states, ...deeds])("%s", (expected, said) => {
  it.each(said)("%s", (text) => {
    expect(lines(text)).toEqual([expected])
  })
})

describe("what is told of several rows", () => {
  const each: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
    [
      'The rows for Ada and Ben show "Paid".',
      [
        "check that the text of the row “Ada” contains “Paid”",
        "check that the text of the row “Ben” contains “Paid”"
      ]
    ],
    [
      "Verify that the rows for A-1, A-2 and A-3 are listed",
      [
        "check that the row “A-1” is shown",
        "check that the row “A-2” is shown",
        "check that the row “A-3” is shown"
      ]
    ],
    [
      'I tick the checkboxes in the rows for "Ada" and "Ben" and click Save',
      ["check the checkbox in the row “Ada”", "check the checkbox in the row “Ben”", "click “Save”"]
    ],
    [
      "Drag the cards of Ada and Ben to Done",
      ["drag the item “Ada” onto “Done”", "drag the item “Ben” onto “Done”"]
    ],
    [
      'I should see the state "Paid" in the rows for "A-1" and "A-2", and the state "Open" in the row for "A-3".',
      [
        "check that the state “Paid” in the row “A-1” is shown",
        "check that the state “Paid” in the row “A-2” is shown",
        "check that the state “Open” in the row “A-3” is shown"
      ]
    ],
    [
      "The first three entries are Ada, Ben and Cleo.",
      [
        "check that the text of the 1st item is “Ada”",
        "check that the text of the 2nd item is “Ben”",
        "check that the text of the 3rd item is “Cleo”"
      ]
    ],
    [
      "Verify that the summary shows Subtotal $50.00 and Total $45.00",
      [
        "check that the text of “Subtotal” in “summary” is “$50.00”",
        "check that the text of “Total” in “summary” is “$45.00”"
      ]
    ],
    [
      'The list contains "Ada", "Ben" and "Cleo" in this order',
      ["check that “Ada” is before “Ben”", "check that “Ben” is before “Cleo”"]
    ],
    [
      "There are between 3 and 5 results",
      ["check that there are at least 3 “results”", "check that there are at most 5 “results”"]
    ],
    ['Delete Ada and confirm the deletion with "Yes"', ["delete “Ada”", "click “Yes”"]],
    ["When I add the wagons W-1, W-2 and W-3", ["add “W-1”", "add “W-2”", "add “W-3”"]],
    [
      "Remove Ada, Ben and Cleo from the list and click Save",
      [
        "remove “Ada” beside the list",
        "remove “Ben” beside the list",
        "remove “Cleo” beside the list",
        "click “Save”"
      ]
    ],
    [
      "I have entered 3 Priory Gate as the site address, Emil Novak as the applicant name and Riverside as the ward",
      [
        "fill “site address” with “3 Priory Gate”",
        "fill “applicant name” with “Emil Novak”",
        "fill “ward” with “Riverside”"
      ]
    ],
    ["I should see a train weight of 190 t.", ["check that the text of “train weight” is “190 t”"]],
    ["I should see the wagons in the order W-3, W-1.", ["check that “W-3” is before “W-1”"]],
    // What is so of all together is told of none alone.
    [
      "Only the rows for Ada and Ben are shown",
      ["check that only the rows that say “Ada” or “Ben” are listed"]
    ]
  ]
  it.each(each)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})

describe("what comes with a day, a place or a sum", () => {
  const each: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
    ["Order 7 is due on 10 June 2025", ["check that the text of “due” beside “Order 7” is “10 June 2025”"]],
    [
      "The next visit of A-7 is on 11/08/2026",
      ["check that the text of “next visit” beside “A-7” is “11/08/2026”"]
    ],
    ["Ada has been added to the list", ["check that “Ada” in the list is shown"]],
    ["Ada was not added to the list", ["check that “Ada” in the list is not shown"]],
    [
      "The row for Ada shows 13 wheels and a weight of 39.0 kg.",
      [
        "check that the text of the row “Ada” contains “13 wheels”",
        "check that the text of “weight” in the row “Ada” is “39.0 kg”"
      ]
    ],
    [
      "Then I should see 2 selected, total EUR 265.00",
      ["check that “2 selected, total EUR 265.00” is shown"]
    ],
    [
      "The default value of the Status dropdown is All",
      ["check that the value of the list “Status” is “All”"]
    ]
  ]
  it.each(each)("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
  it("says nothing of who was added where nobody is named", () => {
    expect(lines("The user has been added to the list")).toEqual(["?"])
  })
})
