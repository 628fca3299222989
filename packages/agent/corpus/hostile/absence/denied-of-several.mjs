const people = `<header><a href="#">Home</a> <button>Save</button></header><h1>People</h1>
<p role="status">Error: Ada was not stored</p>
<table><tr><th>Name</th><th></th></tr><tr><td>Ada</td><td><button>Edit</button></td></tr></table>
<ul aria-label="Team list"><li>Ada</li><li>Tom</li></ul>`

export default [
  {
    about: "what is denied of two, of which one is there",
    page: people,
    passed: [
      "I should not see Bob or Eve",
      "I should not see a Cancel button or a Delete button",
      "There is no Cancel or Delete button",
      "The Cancel or Delete button should not be visible",
      "The row of Ada has no Delete or Archive button",
      "The team list does not contain Bob or Eve",
      "Bob / Eve are not shown",
      "The page does not say Warning or Notice",
      "Neither Bob nor Eve is listed"
    ],
    never: [
      "I should not see Ada or Bob",
      "I should not see Bob or Ada",
      "I should not see Bob, Ada or Eve",
      "I do not see Save or Cancel",
      "I do not see the Save or the Cancel button",
      "I should not see a Save button or a Cancel button",
      "There should be no Save button or Cancel link",
      "There is no Cancel or Save button",
      "The Save or Cancel button should not be visible",
      "The row of Ada has no Delete or Edit button",
      "The team list does not contain Ada or Bob",
      "The team list does not contain Bob or Ada",
      "The status does not mention Bob or Ada",
      "Save as well as Cancel are not shown",
      "Save / Cancel are not shown",
      "Ada/Bob is not shown",
      "There are 0 Save or Cancel buttons"
    ]
  },
  {
    about: "what is not said stands in the midst of what is",
    page: people,
    passed: ["The page does not say Warning", 'The status does not say "Grace"', "The page says Error"],
    failed: [
      "The page does not say Error",
      'The page should not read "Error"',
      'The status does not say "Error"',
      "The screen does not say Ada",
      'The row of Ada does not read "Edit"'
    ]
  },
  {
    about: "a name in quotes that has an or in it",
    page: "<h1>Export</h1><p>Save or print it now.</p><button>Print</button>",
    passed: [
      '"Save or cancel" is not shown',
      '"Save or print" is shown',
      'I should not see "Print or cancel"'
    ],
    failed: ['"Save or print" is not shown']
  }
]
