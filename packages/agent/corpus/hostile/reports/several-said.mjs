/** Several texts that one thing is said to say. */
const form = (
  amount = "Enter an amount"
) => `<h1>New</h1><p>Pick a colour</p><form aria-label="New entry" onsubmit="return false">
<p><label>Name <input></label> <span class=error>Name is required</span></p>
<p><label>Amount <input></label> <span class=error>${amount}</span></p><button>Save</button></form>`

export default [
  {
    about: "two errors in a form, and a text beside it",
    page: form(),
    passed: [
      'The form says "Name is required" and "Enter an amount".',
      "The form complains: Name is required, and Enter an amount."
    ],
    failed: ['The form says "Name is required" and "Enter a day".'],
    never: [
      'The form says "Name is required" and "Pick a colour".',
      'The form does not say "Name is required" and "Enter a day".',
      'Only the form says "Save" and "Enter a day".',
      "The form complains: Name is required, and Pick a colour."
    ]
  }
]
