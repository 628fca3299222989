/** "Basil is above Mint", where the titles in the list say more than that. */
const list = (...names) =>
  `<h1>Seeds</h1><p>Basil comes before all others.</p><ul>${names.map((name) => `<li><article><h2>${name}</h2><dl><dt>Packets</dt><dd>3</dd></dl><button>Order</button></article></li>`).join("")}</ul>`
const true_ = [
  "Basil should be above Mint",
  "Mint is below Basil",
  "Basil is listed above Sage",
  "Sage is below Mint"
]
const false_ = ["Mint should be above Basil", "Basil is below Mint", "Sage should be above Mint"]

export default [
  {
    about: "titles that say how much there is of each",
    page: list("Basil 20 g", "Mint 5 g", "Sage 10 g"),
    passed: true_,
    failed: false_,
    never: ["Thyme should be above Mint", "Basil should be above Thyme"]
  },
  {
    about: "two that begin with one name",
    page: list("Basil 20 g", "Mint 5 g", "Basil 50 g"),
    never: ["Mint should be above Basil", "Basil should be above Mint", "Mint is below Basil"]
  },
  {
    about: "two that stand beside each other",
    page: `<style>ul{display:grid;grid-template-columns:1fr 1fr}</style>${list("Basil 20 g", "Mint 5 g", "Sage 10 g")}`,
    passed: ["Basil should be above Sage"],
    blocked: ["Basil should be above Mint"],
    failed: ["Sage should be above Basil"]
  },
  {
    about: "what stands below a table of several",
    page: `<h1>Seeds</h1><table><thead><tr><th>Name</th><th>Packets</th></tr></thead><tbody><tr><td>Basil</td><td>3</td></tr><tr><td>Mint</td><td>5</td></tr></tbody></table><p>1-2 of 4</p>`,
    passed: ["I should see 1-2 of 4 below the table"],
    never: ["I should see 1-2 of 4 above the table"]
  }
]
