/** A field for several values, which stand beside it in its box once they are put in: the field itself is empty. */
const chip = (text) => `<span>${text}</span><button aria-label="Remove ${text}">x</button>`

export default [
  {
    about: "one value beside the field",
    page: `<div><div>${chip("English")}</div><label>Subjects <input></label></div>`,
    passed: ['"English" is still displayed in the Subjects field', 'The Subjects field shows "English"'],
    failed: ['The Subjects field shows "Maths"', '"Maths" is displayed in the Subjects field']
  },
  {
    about: "two values beside the field",
    page: `<label for="t">Tags</label><div>${chip("Red")}${chip("Blue")}<input id="t"></div>`,
    passed: ['The Tags field contains "Red"', 'The Tags field contains "Blue"'],
    failed: ['"Green" is displayed in the Tags field', 'The value of the Tags field is "Green"'],
    never: ['The value of the Tags field is "Red"']
  },
  {
    about: "a field without any",
    page: `<label>Subjects <input></label><p>English</p>`,
    failed: ['The Subjects field shows "English"', '"English" is displayed in the Subjects field']
  }
]
