/** "No error is shown" where something says that there is one, in other words. */
const form = (after, field = "") =>
  `<h1>Sign up</h1><form><label>Email <input ${field}></label><button type="button">Join</button></form>${after}`

/** That there is none. */
const sayings = [
  "No error message is shown",
  "No errors are displayed",
  "There are no error messages",
  "I should not see an error",
  "I should not see any errors",
  "There is no error on the page",
  "No validation error is shown",
  "No validation message is displayed",
  "No warning is shown",
  "No alert is shown",
  "The error message is not displayed"
]

export default [
  {
    about: "a form as it was opened",
    page: form(""),
    passed: sayings
  },
  {
    about: "an alert that is not called error",
    page: form(`<div role="alert">Invalid email</div>`),
    never: [...sayings, "The form shows no errors", "No message is shown"]
  },
  {
    about: "a field that is marked as invalid and described",
    page: form(`<span id="why">Enter a whole address</span>`, `aria-invalid="true" aria-describedby="why"`),
    never: ["No error message is shown", "There are no errors", "No validation error is shown"]
  },
  {
    about: "a field that is marked as invalid",
    page: form(`<p>Enter a whole address</p>`, `aria-invalid="true"`),
    never: ["No error message is shown", "I should not see any validation errors"]
  },
  {
    about: "red words beside a field",
    page: form(`<p style="color:#c00">Enter a whole address</p>`),
    never: ["No error message is shown", "There are no errors on the page", "No validation error is shown"]
  },
  {
    about: "a class that says error",
    page: form(`<p class="field-error">Enter a whole address</p>`),
    never: ["No error message is shown", "There are no error messages", "No error is displayed"]
  },
  {
    about: "words of failure",
    page: form(`<p>Something went wrong. Try again later.</p>`),
    never: ["No error message is shown", "No error is displayed", "There are no errors"]
  },
  {
    about: "words of refusal",
    page: form(`<p>Invalid email</p>`),
    never: ["No error message is shown", "No errors are displayed", "The error message is not displayed"]
  },
  {
    about: "a required word",
    page: form(`<p>Email is required</p>`),
    never: ["No error message is shown", "No validation error is displayed"]
  },
  {
    about: "a success message",
    page: form(`<div role="status" class="success">Saved</div>`),
    passed: ["No error message is shown", "There are no errors"],
    never: ["No success message is shown", "The success message is not displayed"]
  },
  {
    about: "an error and no success",
    page: form(`<div role="alert" class="alert alert-danger">Invalid email</div>`),
    passed: ["The success message is not displayed", "No success message is shown"],
    never: ["The error message is not displayed", "The warning is not shown"]
  },
  {
    about: "a price in red and a note about errors",
    page: `<h1>Kettle</h1><p style="color:#c00">€ 8.00</p><a href="#e">Error codes</a>`,
    passed: ['"Invalid email" is not shown']
  },
  {
    about: "the error that stands under another field",
    page: `<h1>Booking</h1><form><p><label>Pet name <input></label></p><p><label>Phone <input aria-invalid="true"></label><span class="invalid-feedback" style="display:block">Not a phone number</span></p><button type="button">Save</button></form>`,
    passed: ["There is no error under Pet name", "No error is shown below the Pet name field"],
    failed: ["There is no error under Phone"],
    never: [
      "No error is shown below the Phone field",
      "There is an error under Pet name",
      "There is no error in the form"
    ]
  }
]
