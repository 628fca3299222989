/** "The third key is called Staging" of a table with a column Name and one Key: the name, and no other cell that says so. */
const page = (third) =>
  `<h1>Keys</h1><table aria-label="Keys"><thead><tr><th>Name</th><th>Environment</th><th>Key</th></tr></thead><tbody><tr><td>Server</td><td>Live</td><td>sk_8f2a</td></tr><tr><td>Mobile</td><td>Live</td><td>sk_31cd</td></tr><tr><td>${third}</td><td>Test</td><td>sk_7b90</td></tr></tbody></table>`

export default [
  {
    about: "a column of names beside one that the things are called by",
    page: page("Staging"),
    passed: [
      "The third key in the table should still be called Staging",
      "The third key is called Staging",
      "The first key should be named Server"
    ],
    failed: [
      "The third key in the table should be called Sandbox",
      "The third key should be called Test",
      "The second key should be called Live",
      "The second key in the table is called Staging"
    ],
    never: [
      "The third key is called Stag",
      "The third key is called sk_31cd",
      "The first key is called sk_7b90"
    ]
  },
  {
    about: "a name that is being changed",
    page: page(`<input aria-label="Key name" value="Staging"> <button>Save</button>`),
    never: ["The third key is called Test", "The third key is called Sandbox", "The third key is called Save"]
  }
]
