/** "No key is Active" of a table that has a column "Key" for what a key reads, and another one for how it stands. */
const row = (name, key, state) => `<tr><th scope=row>${name}<td>${key}<td>${state}</tr>`
const page = (
  label
) => `<h1>Access</h1><table aria-label="${label}"><thead><tr><th>Name<th>Key<th>Status</tr></thead><tbody>
${row("Server", "rp_8f2a", "Active")}${row("Phone", "rp_31cd", "Active")}${row("Importer", "rp_5e77", "Revoked")}</tbody></table>`

export default [
  {
    about: "the table is called after its lines",
    page: page("API keys"),
    passed: ["At least one key is Active", "No key is Expired"],
    failed: ["No key is Active", "None of the keys is Revoked", "Every key is Active"]
  },
  {
    about: "nothing says whether the lines are keys",
    page: page("Access"),
    never: ["No key is Active", "No key is Revoked", "None of the keys is Active", "Every key is Active"]
  }
]
