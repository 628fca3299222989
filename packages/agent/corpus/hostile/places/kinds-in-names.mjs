/** Names that begin with a word for a kind of things: "Product Manager" is no product that is called "Manager". */
const card = (title, city) =>
  `<li style="border:1px solid #ddd;padding:8px"><h3>${title}</h3><p>${city}</p></li>`
const page = (titles) =>
  `<h1>Jobs</h1><ul>${titles.map((each, at) => card(each, ["Berlin", "Oslo", "Rome"][at])).join("")}</ul>`

export default [
  {
    about: "jobs of others that end alike",
    page: page(["Success Manager", "Product Designer", "Data Analyst"]),
    passed: [
      "Product Designer is shown",
      "Product Manager is not shown",
      "Product Designer is in the list",
      "Product Manager is not in the list"
    ],
    failed: ["Product Designer is not shown"],
    never: [
      "Product Manager is shown",
      "Product Manager is in the list",
      "Message Manager is shown",
      "Item Designer is shown"
    ]
  },
  {
    about: "things that are called by what follows the word",
    page: page(["Lamp", "Desk", "Old Chair"]),
    passed: ["Product Lamp is shown", "Item Desk is in the list", "Product Chest is not shown"],
    failed: ["Product Lamp is not shown", "Product Chest is shown"],
    never: ["Item Desk is not in the list"]
  }
]
