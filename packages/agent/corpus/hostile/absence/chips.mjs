/** Things that are there by their names, and whose kind is written nowhere; and lists that hold what no field says. */
const cover = (text) =>
  `<h1>Profile</h1><label for="c">Country</label><div style="position:relative;width:200px;height:30px;border:1px solid"><span style="position:absolute;left:6px;top:4px">${text}</span><input id="c" role="combobox" readonly style="position:absolute;inset:0;opacity:0.01"></div>`

const list = (text) =>
  `<h1>Profile</h1><span id="l">Country</span><div role="combobox" aria-expanded="false" aria-labelledby="l v" tabindex="0" id="v" style="width:200px;height:24px">${text}</div>`

export default [
  {
    about: "chips and folders",
    page: `<h1>Skills</h1><div><span role="button" tabindex="0">React</span> <span role="button" tabindex="0">Figma</span></div><ul><li>Contracts</li></ul>`,
    passed: ["The Figma chip is shown", "The Sketch chip is not shown"],
    failed: ["The Figma chip is not shown", "The Figma chip is not there"],
    never: ["The Contracts folder is not there"]
  },
  {
    about: "a choice that is written in a list",
    page: list("Germany"),
    passed: ["The country field shows Germany", "Country is not empty"],
    failed: ["The country field shows Spain", "Country is empty"]
  },
  {
    about: "a list that only asks for a choice",
    page: list("Select a country"),
    passed: ["Country is empty"],
    never: ["The country field shows Germany"]
  },
  {
    about: "a choice that is written over a field that holds nothing",
    page: cover("Germany"),
    passed: ["The country field shows Germany"],
    failed: ["The country field shows Spain"],
    never: ["The country field is empty"]
  },
  {
    about: "a choice in a list that its label stands in",
    page: `<h1>Invoices</h1><div role="combobox" aria-expanded="false" tabindex="0"><span>Status</span> <b>Paid</b></div>`,
    passed: ["The status dropdown shows Paid", "Status is not empty"],
    never: ["The status dropdown shows Draft", "Status is empty"]
  },
  {
    about: "a title over what says that it is empty",
    page: `<h2>Your cart</h2><p>Your cart is empty</p>`,
    never: ["The cart is not empty"]
  }
]
