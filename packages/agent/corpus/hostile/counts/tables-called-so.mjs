/** "I should see 3 keys" of a table "API keys" with a column "Key" in which two are cut short alike. */
const page = (name, head) =>
  `<h1>Access</h1><table aria-label="${name}"><thead><tr><th>Name</th><th>${head}</th></tr></thead><tbody><tr><td>Server</td><td>sk_…7b90</td></tr><tr><td>Pipeline</td><td>sk_…c4e1</td></tr><tr><td>Backup</td><td>sk_…c4e1</td></tr></tbody></table>`

export default [
  {
    about: "lines that the name of their table tells, two of which say the same in a column of that name",
    page: page("API keys", "Key"),
    passed: ["I should see 3 keys", "There are 3 keys in the table"],
    failed: ["I should see 2 keys", "I should see 4 keys", "There are 2 keys in the table"]
  },
  {
    about: "a column of what two lines share, in a table of other things",
    page: page("Servers", "Key"),
    never: ["I should see 2 keys", "I should see 3 keys", "There are 3 keys"]
  }
]
