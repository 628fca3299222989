/** A message in a form is that of the nearest field, or of the one that says so; it stands below the others as well. */
const field = ([label, value, error, described]) =>
  `<div style="margin:8px"><label for=${label}>${label}</label><br><input id=${label} value="${value}" ${described ? `aria-describedby=x${label}` : ""}>${error === "" ? "" : `<p id=x${label} style="color:#c00;margin:2px">${error}</p>`}</div>`
const form = (...fields) => `<h1>Checkout</h1><form>${fields.map(field).join("")}<button>Pay</button></form>`
const fields = (described) => [
  ["Email", "", "", false],
  ["ZIP", "1", "", false],
  ["Coupon", "SUMMER", "This coupon has expired", described],
  ["Note", "", "", false]
]
const sayings = (name) => [
  `The error "This coupon has expired" is shown below the ${name} field`,
  `The error message "This coupon has expired" is displayed under the ${name} field`,
  `An error "This coupon has expired" appears next to the ${name} field`
]
const side = `<h1>Name</h1><form><div style="display:flex;gap:20px"><div><label for=a>First name</label><br><input id=a><p style="color:red;margin:0">Required</p></div><div><label for=b>Last name</label><br><input id=b value=x></div></div><label for=c>City</label><br><input id=c></form>`

export default [
  {
    about: "a pager that says something else once the message went",
    page: `<h1>Stock</h1><p>1–5 of 12</p><button onclick="document.querySelector('p').textContent='1–5 of 13';
      const m = document.createElement('div'); m.textContent='13 items imported'; document.body.append(m); setTimeout(() => m.remove(), 700)">Import</button>`,
    passed: ['Click Import. A snackbar confirms "13 items imported".'],
    never: ['Click Import. A snackbar confirms "1 item imported".']
  },
  {
    about: "a pager that says something else, and no message",
    page: `<h1>Stock</h1><p>1–5 of 12</p><button onclick="document.querySelector('p').textContent='1–5 of 13'">Import</button>`,
    never: ["Click Import. A message is shown.", 'Click Import. A message says "13 items imported".']
  },
  ...[false, true].map((described) => ({
    about: described ? "a message that its field names" : "a message that nothing but its place tells",
    page: form(...fields(described)),
    passed: sayings("Coupon"),
    never: ["Email", "ZIP", "Note"].flatMap(sayings)
  })),
  {
    about: "fields side by side",
    page: side,
    passed: ['The error "Required" is shown below the First name field'],
    never: [
      'The error "Required" is shown below the Last name field',
      'The error "Required" is shown above the City field',
      'The error "Required" is shown below every field'
    ]
  }
]
