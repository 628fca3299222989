/** "Open The Ninth Tenant", a title that has a number in it: no ninth of several tenants, where the page has a thing of that name. */
const book = (title) =>
  `<li><button onclick="o.textContent = 'Open: ' + this.textContent">${title}</button> <span>2 copies</span></li>`
const page = (titles) => `<h1>Books</h1><ul>${titles.map(book).join("")}</ul><p id="o">Nothing open</p>`

export default [
  {
    about: "titles with numbers in words",
    page: page(["The Ninth Tenant", "Fifth Avenue", "Tenant"]),
    passed: [
      'Open The Ninth Tenant\nI should see "Open: The Ninth Tenant"',
      'Click Fifth Avenue\nI should see "Open: Fifth Avenue"',
      "The Ninth Tenant comes first",
      "Fifth Avenue is shown"
    ],
    never: [
      'Open The Ninth Tenant\nI should see "Open: Tenant"',
      "The Ninth Tenant comes last",
      "The Sixth Tenant is shown"
    ]
  },
  {
    about: "no title has a number in it",
    page: page(["Tenant", "Avenue"]),
    never: ['Open The Ninth Tenant\nI should see "Open: Tenant"', "Fifth Avenue is shown"]
  }
]
