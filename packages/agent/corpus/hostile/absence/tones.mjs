/** An alert is no error for being an alert: what it says, or how it is marked, tells. */
const alert = (inside) => `<h1>Basket</h1><label>Code <input></label><div role="alert"${inside}</div>`

export default [
  {
    about: "an alert that speaks of a success",
    page: alert(">Voucher applied"),
    passed: ["No error is shown"],
    never: ["An error is shown", "The success message is not shown"]
  },
  {
    about: "an alert of which nothing tells what it is",
    page: alert(">Basket on its way"),
    blocked: ["No error is shown"]
  },
  {
    about: "an alert that speaks of an error, and one that is only marked as one",
    page: alert(">Voucher code is not valid"),
    failed: ["No error is shown"]
  },
  { about: "an alert marked as an error", page: alert(' class="error">Nope'), failed: ["No error is shown"] },
  {
    about: "a word in red that is pressed to do away with something",
    page: `<h1>Decks</h1><div>Rivers <span style="color:#c00;cursor:pointer" onclick="1">Delete</span></div>`,
    passed: ["No error is shown", "There is no error message"],
    failed: ["An error is shown"]
  },
  {
    about: "a word in red that reports",
    page: `<h1>Decks</h1><div>Rivers <span style="color:#c00">Deletion failed</span> <span style="color:#c00;cursor:pointer" onclick="1">Overdue</span></div>`,
    never: ["No error is shown", "There is no error message"]
  }
]
