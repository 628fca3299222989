/** What fields hold, and whether it can be read. */
const login = (type) => `<h1>Log in</h1><label>Password <input type="password" value="s3cret"></label>
<button type="button" onclick="document.querySelector('input').type = '${type}'">Show</button>`

const note = (
  reset
) => `<form><label>Title <input value="Trip"></label><label>Body <input value="Packing"></label>
<button type="button" onclick="${reset}">Reset</button></form>`

export default [
  {
    about: "a password that a button makes readable",
    page: login("text"),
    passed: [
      "The password is hidden.",
      "Click Show. The password is visible.",
      "Click Show. The password is shown in plain text."
    ],
    failed: ["The password is visible.", "Click Show. The password is hidden."]
  },
  {
    about: "a password that stays masked",
    page: login("password"),
    passed: ["Click Show. The password is hidden."],
    failed: ["Click Show. The password is visible.", "Click Show. The password is shown in plain text."]
  },
  {
    about: "a form that is cleared",
    page: note("this.form.querySelectorAll('input').forEach((one) => { one.value = '' })"),
    passed: ["Click Reset. The form is cleared.", "Click Reset. The Title field is cleared."],
    failed: ["The form is cleared.", "The Title field is cleared."]
  },
  {
    about: "a form of which half is cleared",
    page: note("this.form.querySelector('input').value = ''"),
    passed: ["Click Reset. The Title field is cleared."],
    failed: ["Click Reset. The form is cleared.", "Click Reset. The Body field is cleared."]
  },
  {
    about: "a form that goes away",
    page: note("this.form.remove()"),
    never: ["Click Reset. The form is cleared.", "Click Reset. The Title field is cleared."]
  },
  {
    about: "every rating, and one that is lower",
    page: `<ul><li><h3>Alpina</h3><p>Rating: 4.5</p></li><li><h3>Sole</h3><p>Rating: 3.9</p></li></ul>`,
    never: ["Every item has a rating of at least 4.", "All items have a rating of more than 4."]
  }
]
