/** The row of the step before, called the same row: "same row is still there with £15". */
const row = (name, total, state) => `<tr><td>${name}</td><td>${total}</td><td>${state}</td></tr>`

const page = (then) => `<h1>Orders</h1>
<table><thead><tr><th>Order</th><th>Total</th><th>State</th></tr></thead><tbody id="rows">
${row("Green tea", "£12", "Paid")}${row("Black tea", "£15", "Open")}</tbody></table>
<button onclick="setTimeout(() => { ${then} }, 150)">Refresh</button>`

const first = "The Black tea row reads £15 under Total.\nClick Refresh.\n"

export default [
  {
    about: "the row is drawn anew as it was",
    page: page("rows.innerHTML = rows.innerHTML"),
    passed: [first + "Same row is still there with £15.", first + "The same row still shows Open."],
    failed: [first + "The same row still shows Paid."],
    never: [first + "Same row is still there with £12.", "The same row is still there with £15."]
  },
  {
    about: "the row goes, and another has what it had",
    page: page(
      `rows.innerHTML = ${JSON.stringify(row("Green tea", "£12", "Paid") + row("Mint tea", "£15", "Open")).replaceAll('"', "'")}`
    ),
    never: [first + "Same row is still there with £15.", first + "The same row still shows Open."]
  },
  {
    about: "the row has another figure now",
    page: page("rows.children[1].children[1].textContent = '£16'"),
    never: [first + "Same row is still there with £15.", first + "The same row reads £12."]
  }
]
