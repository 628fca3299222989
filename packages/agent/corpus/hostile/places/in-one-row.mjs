/** What one row must have all of, and in which order things are. */
const mails = `<h1>Members</h1><p>Order of joining</p><table><tr><th>Name</th><th>Mail</th><th>Role</th></tr>
<tr><td>Ada</td><td>ada@x.test</td><td>Owner</td></tr><tr><td>Bob</td><td>bob@x.test</td><td>Guest</td></tr></table>
<ul aria-label="Files"><li>a.txt</li><li>b.txt</li><li>c.txt</li></ul>`

export default [
  {
    about: "a row that has both, and two that have one each",
    page: mails,
    passed: [
      'I should see a row with "Ada" and "ada@x.test"',
      'There is a row with "Bob", "bob@x.test" and "Guest"',
      'I should see "Ada" and "bob@x.test"'
    ],
    never: [
      'I should see a row with "Ada" and "bob@x.test"',
      'There is a row with "Bob", "bob@x.test" and "Owner"',
      'There is a row with "Eve" and "Owner"',
      'I should see a row containing "Ada" and "Guest"'
    ]
  },
  {
    about: "an order that is told, beside a text about an order",
    page: mails,
    passed: [
      'I should see "a.txt", "b.txt" and "c.txt" in this order',
      'I see the files "a.txt", "b.txt", "c.txt" in order',
      "I should see the files in this order:\n| a.txt |\n| b.txt |\n| c.txt |"
    ],
    never: [
      'I should see "b.txt", "a.txt" and "c.txt" in this order',
      'I see the files "c.txt", "b.txt" in order',
      'The files "b.txt" and "a.txt" are in this order',
      "I should see the files in this order:\n| b.txt |\n| a.txt |\n| c.txt |",
      "I should see the files in this order:\n| a.txt |\n| b.txt |\n| d.txt |"
    ]
  },
  {
    about: "fields of a form that a table names",
    page: `<form><label>Title <input></label><label>Name <input></label></form><p>City</p>`,
    passed: [
      "I should see a form with:\n| Field |\n| Title |\n| Name |",
      "I should see the following fields:\n| Title |\n| Name |"
    ],
    never: [
      "I should see a form with:\n| Field |\n| Title |\n| City |",
      "I should see the following fields:\n| City |\n| Name |",
      "I should see the following fields:\n| Title |\n| Street |"
    ]
  },
  {
    about: "states told without a verb",
    page: `<label><input type="checkbox" checked> News</label><label><input type="checkbox"> Mail</label><button disabled>Save</button><button>Send</button><label><input type="radio" name="r" checked> Red</label><label><input type="radio" name="r"> Blue</label>`,
    passed: [
      'Assert checkbox "News" checked',
      'Verify button "Save" disabled',
      'Verify radioButton "Red" selected',
      'Check button "Send" enabled'
    ],
    never: [
      'Assert checkbox "Mail" checked',
      'Verify button "Send" disabled',
      'Verify radioButton "Blue" selected',
      'Assert checkbox "News" unchecked',
      'Verify button "Save" enabled'
    ]
  }
]
