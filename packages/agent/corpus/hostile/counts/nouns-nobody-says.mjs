/** Counts of what a page has no word for: a list of other things has as many, and is none of them. */
const item = (name, price) => `<li><b>${name}</b> <span>${price}</span> <button>Add</button></li>`
const page = (title, more = "") =>
  `<h1>${title}</h1>${more}<ul>${item("Lamp", "£4")}${item("Desk", "£9")}${item("Chair", "£5")}${item("Rug", "£7")}</ul>`
const mail = (from, about) => `<li><b>${from}</b> <span>${about}</span> <button>Archive</button></li>`

export default [
  {
    about: "what a shop lists may be called products, and nothing that is written or sent",
    page: page("Shop"),
    passed: ["There are 4 products", "There are 4 items"],
    failed: ["There are 5 products"],
    never: [
      "There are 4 comments",
      "I see 4 messages",
      "There are 4 people",
      "It has 4 hearts",
      "4 reviews are listed",
      "There are 4 errors",
      "There are 4 notifications"
    ]
  },
  {
    about: "what an inbox lists are messages",
    page: `<h1>Inbox</h1><ul>${mail("Ada", "Moorings")}${mail("Ben", "Fares")}${mail("Cleo", "Keys")}</ul>`,
    passed: ["There are 3 messages"],
    failed: ["There are 4 messages"],
    never: ["There are 3 comments", "There are 3 photos"]
  }
]
