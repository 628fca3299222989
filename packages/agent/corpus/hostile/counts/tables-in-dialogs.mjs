/** What is listed in the one table of a dialog, which is called by more than the words that people say. */
const table = (label, ...names) =>
  `<table aria-label="${label}"><tr><th>Product</th><th>Quantity</th></tr>${names.map((name) => `<tr><td>${name}</td><td>2</td></tr>`).join("")}</table>`
const page = (inner) =>
  `<h1>Orders</h1>${table("Orders", "Basil", "Mint")}<div role="dialog" aria-modal="true" aria-label="New order" style="position:fixed;inset:40px;background:#fff"><h2>New order</h2>${inner}<button>Create</button></div>`

export default [
  {
    about: "one line is left, while the page behind lists two",
    page: page(table("New order lines", "Basil")),
    passed: ["The order lines should contain only Basil."],
    never: [
      "The order lines should contain only Mint.",
      "The order notes should contain only Basil.",
      "The order lines should contain only Basil and Mint."
    ]
  },
  {
    about: "two lines",
    page: page(table("New order lines", "Basil", "Phacelia")),
    passed: ["The order lines should contain only Basil and Phacelia."],
    failed: ["The order lines should contain only Basil."]
  },
  {
    about: "two tables in the dialog",
    page: page(table("New order lines", "Basil") + table("Old order lines", "Mint")),
    never: ["The order lines should contain only Basil.", "The order lines should contain only Mint."]
  }
]
