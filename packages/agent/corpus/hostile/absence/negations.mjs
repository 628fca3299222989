/** Negation over more than one thing, in other words, and of nothing. */
const two = `<h1>Orders</h1><button>Save</button><p>Kettle</p>`
const none = `<h1>Orders</h1><p>Lamp</p>`

export default [
  {
    about: "one of two is there",
    page: two,
    never: [
      "The Save and Cancel buttons are not visible",
      'The "Save" and "Cancel" buttons are not visible',
      'The "Cancel" and "Save" buttons are not visible',
      "The Cancel and Save buttons are hidden",
      'Neither "Save" nor "Cancel" is shown',
      'Neither "Cancel" nor "Save" is shown',
      "Neither the Cancel button nor the Save button is visible",
      "Neither the Save nor the Cancel button is shown",
      'I see neither "Toaster" nor "Kettle"',
      'I should see neither "Kettle" nor "Toaster"',
      '"Toaster" or "Kettle" is not shown',
      '"Kettle" or "Toaster" should not be shown',
      'I should not see "Toaster" or "Kettle"',
      'I should not see "Kettle" or "Toaster"',
      'I should not see "Kettle" and "Toaster"',
      'I should not see "Toaster" nor "Kettle"',
      'I don\'t see "Toaster", "Kettle" or "Pan"',
      'No "Toaster" or "Kettle" is shown',
      'None of "Toaster", "Kettle" is shown',
      'None of the texts "Toaster" and "Kettle" is shown',
      'Not only "Kettle" is shown',
      '"Kettle" is no longer shown',
      '"Kettle" is never shown',
      '"Kettle" should never appear',
      '"Kettle" must not appear anywhere',
      'There is no "Kettle"',
      'There should be no "Kettle" on the page',
      'The page does not contain "Kettle"',
      'The page should not contain "Toaster" or "Kettle"',
      'The page doesn\'t show "Kettle"',
      'The page lacks "Kettle"',
      'Without "Kettle"',
      'No "Kettle"',
      '"Kettle" can\'t be seen',
      '"Kettle" cannot be found',
      '"Kettle" isn\'t there',
      '"Kettle" is missing',
      '"Kettle" is absent',
      'It is not true that "Kettle" is shown',
      '"Kettle" is hardly shown',
      'Both "Kettle" and "Toaster" are shown',
      'I see "Kettle" but not "Save"',
      'I see "Kettle" and not "Save"',
      'I see "Kettle", not "Orders"',
      'I see "Kettle" instead of "Save"',
      '"Kettle" is shown without "Save"',
      '"Kettle" is shown rather than "Save"',
      'I see either "Toaster" or "Pan"',
      '"Toaster" is shown unless "Kettle" is not shown'
    ],
    passed: [
      '"Toaster" is not shown',
      'I should not see "Toaster" or "Pan"',
      'Neither "Toaster" nor "Pan" is shown',
      'I see "Kettle" but not "Toaster"',
      "The Cancel and Delete buttons are not visible",
      'The "Cancel" and "Delete" buttons are not visible',
      'There is no "Toaster"',
      'The page does not contain "Toaster"',
      '"Kettle" is shown'
    ]
  },
  {
    about: "none of them is there",
    page: none,
    passed: [
      'Neither "Save" nor "Cancel" is shown',
      "Neither the Cancel button nor the Save button is visible",
      'I should not see "Kettle" or "Toaster"',
      'I should not see "Kettle", "Toaster" or "Pan"',
      "The Save and Cancel buttons are not visible",
      '"Kettle" is missing',
      'I should see neither "Kettle" nor "Toaster"'
    ],
    blocked: ['"Kettle" is no longer shown', '"Kettle" has disappeared', 'The "Save" button is gone']
  },
  {
    about: "a variable that is empty",
    page: two,
    variables: { x: "", blank: "  ", y: "Kettle" },
    never: [
      '"{{x}}" is not shown',
      'I should not see "{{x}}"',
      'The page does not contain "{{x}}"',
      '"{{x}}" is shown',
      'I should see "{{x}}"',
      'The page contains "{{blank}}"',
      '"{{blank}}" is not shown',
      'The "{{x}}" button is not visible',
      'The "{{x}}" button is visible',
      'The URL contains "{{x}}"',
      'The URL does not contain "{{x}}"',
      'The title contains "{{x}}"',
      'The title does not contain "{{x}}"',
      '"{{y}}" is not shown',
      "I should not see {{x}}",
      "I should not see {{y}}",
      "There is no {{x}} on the page",
      "There are 0 {{x}}"
    ],
    passed: ['"{{y}}" is shown']
  },
  {
    about: "values of fields and of states",
    page: `<label>City <input value="Oslo"></label><label><input type="checkbox" checked> News</label><button disabled>Send</button><label>Zip <input></label>`,
    never: [
      'The City field does not contain "Oslo"',
      "The City field is empty",
      "The City field is not empty and the Zip field is not empty",
      "The City and Zip fields are empty",
      "Neither the City nor the Zip field is empty",
      "The Zip and City fields are not empty",
      "The News checkbox is not checked",
      "The News checkbox is no longer checked",
      "The News checkbox is unchecked",
      "The Send button is not disabled",
      "The Send button is no longer disabled",
      "The Send button is never disabled",
      "None of the checkboxes is checked",
      "No checkbox is checked",
      "No fields are empty",
      "No field is empty",
      "None of the fields are empty",
      "No button is disabled"
    ],
    passed: [
      "The City field is not empty",
      "The Zip field is empty",
      "The News checkbox is checked",
      "The Send button is not enabled",
      "The Send button is disabled"
    ]
  },
  {
    about: "a list that only the words of a deed on it name",
    page: `<style>.b { cursor: pointer; border: 1px solid }</style><div class="b" onclick="1">Shopping list <span>2</span></div>
<main><div style="font-size: 20px">Shopping list</div>
<div><div><input type="checkbox" id="a"><label for="a">50 g oats</label></div><div><input type="checkbox" id="b"><label for="b">2 eggs</label></div></div>
<div><div class="b" onclick="1">Clear ticked</div><div class="b" onclick="1">Empty the list</div></div></main>`,
    passed: ['"6 g oats" is not on the list'],
    never: [
      '"50 g oats" is not on the list',
      '"2 eggs" is no longer on the list',
      '"6 g oats" is on the list'
    ]
  }
]
