/** "In the menu" of a page whose ways to go are a plain list of links in its header, beside boxes of which one is the open one. */
const header = (links) =>
  `<header><strong>LunchBox</strong><ul>${links.map((name) => `<li><a href="#${name}" onclick="o.textContent='page ${name}'">${name}</a></li>`).join("")}</ul></header>`
const page = (links, body) => `${header(links)}${body}<output id=o></output>`
const kids = `<style>.kids{display:flex}.kid{cursor:pointer;border:1px solid #999;padding:8px}.kid.active{background:#246;color:#fff}</style><div class=kids>${["Emma", "Jonas"].map((name, n) => `<div class="kid${n === 0 ? " active" : ""}" onclick="o.textContent='kid ${name}'"><span>${name}</span></div>`).join("")}</div>`

export default [
  {
    about: "one to choose between two people stands under the header",
    page: page(["Orders", "Allergies", "Balance"], `${kids}<h1>Balance</h1><p>Jonas has £7.20</p>`),
    passed: [
      'Click Balance in the menu. "page Balance" is shown',
      "Orders is in the menu",
      "Settings is not in the menu"
    ],
    never: [
      "Balance is not in the menu",
      "Settings is in the menu",
      "LunchBox is in the menu",
      'Click Settings in the menu. "page Balance" is shown'
    ]
  },
  {
    about: "the list in the header is for the language, and the boxes are the ways to go",
    page: page(
      ["English", "Deutsch"],
      kids.replaceAll("Emma", "Overview").replaceAll("Jonas", "Balance") + "<h1>Overview</h1>"
    ),
    passed: ['Click Balance in the menu. "kid Balance" is shown'],
    never: ["Balance is not in the menu", "Overview is not in the menu"]
  }
]
