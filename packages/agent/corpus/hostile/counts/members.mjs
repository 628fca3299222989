/** What is said of each thing, where one thing on the page bears the name of all: a heading, a section, the line of a total, a field under them. */
const tr = (cells, tag = "td") => `<tr>${cells.map((c) => `<${tag}>${c}</${tag}>`).join("")}</tr>`
const orders = `<h1>Orders</h1><table><thead>${tr(["Order", "Customer", "Total"], "th")}</thead><tbody>${tr(["#1", "Ada", "$150.00"])}${tr(["#2", "Bob", "$50.00"])}${tr(["#3", "Cy", "$90.00"])}</tbody><tfoot>${tr(["", "Total", "$290.00"])}</tfoot></table>`
const prices = `<h1>Prices</h1><table><thead>${tr(["Item", "Price", "Qty"], "th")}</thead><tbody>${tr(["Lamp", "$150.00", "1"])}${tr(["Desk", "$50.00", "1"])}${tr(["Chair", "€90.00", "2"])}</tbody></table>`
const plan = (name, ...features) =>
  `<div class="rounded-xl shadow p-6"><h3>${name}</h3><ul>${features.map((each) => `<li>${each}</li>`).join("")}</ul><button>Choose plan</button></div>`
const plans = `<h1>Plans</h1><div style="display:flex;gap:16px">${plan("Free", "1 project", "Community support")}${plan("Team", "10 projects", "SSO")}${plan("Large", "Phone support", "SSO")}</div>`
const tile = (...lines) => `<div class=c>${lines.map((line) => `<p>${line}</p>`).join("")}</div>`
const tiles = `<style>.c{border:1px solid #ddd;padding:16px}</style><h1>Dashboard</h1><div style="display:flex">${tile("Revenue", "$48,250", "12.5% up")}${tile("Orders", "1,204", "3.1% down")}${tile("Visits", "240", "No change")}</div><section class=c><h2>Recent activity</h2><ul><li>Ada created INV-7 <time>2 min ago</time></li><li>Bob deleted Apollo <time>1 h ago</time></li></ul></section>`
const todo = (text, done = "") =>
  `<li><label><input type=checkbox ${done}> ${text}</label> <button aria-label="Delete">×</button></li>`
const todos = `<h1>Todos</h1><form><input placeholder="What needs to be done?"><button>Add</button></form><ul>${todo("Buy milk")}${todo("Walk the dog", "checked")}${todo("Pay rent")}</ul><p>2 items left</p><div><button>All</button><button>Active</button><button>Completed</button></div>`

export default [
  {
    about: "a column, and the line of its total",
    page: orders,
    passed: ["The total of order #2 is less than $100"],
    never: [
      "Every total is at least $100",
      "All totals are at least $100",
      "Every total is less than $100",
      "No total is more than $100",
      "Every total is over $200",
      'Every Total is "$290.00"'
    ]
  },
  {
    about: "a column of amounts",
    page: prices,
    passed: ["Every Qty is at least 1", "All Qty are less than 3"],
    never: [
      "Every price is at least $100",
      "Every price is less than $100",
      "Every price is over $40",
      "No price is more than $100",
      "Every Qty is at least 2",
      "Every Qty is 1",
      "Both prices are over $40"
    ]
  },
  ...[
    ["a heading that names the cards below it", plans],
    ["a section that names the cards in it", `<section aria-label=Plans>${plans.slice(14)}</section>`]
  ].map(([about, page]) => ({
    about,
    page,
    never: [
      "All plans include SSO",
      "Every plan includes SSO",
      'Each plan contains "Phone support"',
      "No plan includes SSO",
      'Every plan has "10 projects"'
    ]
  })),
  {
    about: "boxes that are cards, beside a list",
    page: tiles,
    passed: ['No card shows "Error"'],
    never: [
      'No card shows "No change"',
      'No card contains "Revenue"',
      'No card says "No change"',
      'No tile shows "Revenue"',
      'No widget shows "Revenue"'
    ]
  },
  {
    about: "a field under the heading that names the things",
    page: todos,
    passed: [
      "There are 3 tasks",
      "There are 3 todos",
      '"Buy milk" is the first todo',
      'The last todo is "Pay rent"'
    ],
    never: [
      "There are 2 tasks",
      "There are 3 members",
      "There is 1 todo",
      "There are 1 todos",
      '"Pay rent" is the first todo',
      'The first todo is "Pay rent"',
      'The second todo contains "Buy milk"',
      'The third todo contains "Buy milk"',
      'The last todo shows "Buy milk"'
    ]
  }
]
