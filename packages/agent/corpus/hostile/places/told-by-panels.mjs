/** What is said in short of panels, people and forms: the status of what a panel is about, whoever a page lists by its title. */
const pair = (label, value) =>
  `<div style="display:flex"><div style="width:110px">${label}</div><div>${value}</div></div>`
const panel = (...pairs) =>
  `<h1>Claims</h1><table><thead><tr><th>Claim</th><th>Status</th></tr></thead><tbody><tr><td>CL-1</td><td>Open</td></tr><tr><td>CL-2</td><td>Paid</td></tr></tbody></table><aside class="drawer panel" style="position:fixed;right:0;top:0;width:300px;height:500px;border:1px solid"><div style="font-size:18px">Claim CL-1</div>${pairs.join("")}</aside>`
const row = (...cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`
const people = (title) =>
  `<h1>${title}</h1><table><thead><tr><th>Name</th><th>Plan</th></tr></thead><tbody>${row("Ada Berg", "Flex")}${row("Ben Ode", "Day")}${row("Cy Lund", "Flex")}</tbody></table><button>Previous</button><span>Page 1 of 2</span><button>Next</button>`
const account = (name, sum) =>
  `<div class="card" style="width:220px;border:1px solid"><div>${name}</div><div>${sum}</div></div>`
const accounts = `<h1>Accounts</h1><div style="display:flex">${account("Holiday", "$200.00")}${account("Current", "$950.00")}</div><div class="field"><span id="l1">From account</span><div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="l1 v1"><span id="v1">Holiday</span></div></div>`
export default [
  {
    about: "a panel that is about one claim",
    page: panel(pair("Status", "Open"), pair("Signed by", "Lena Moss"), pair("Next step", "Paid out")),
    passed: [
      "In the side panel the claim is Open.",
      "panel: status Open, signed by Lena Moss",
      "- Panel: status Open"
    ],
    failed: ["panel: status Open, signed by Lena Mo"],
    never: [
      "panel: status Paid, signed by Lena Moss",
      "In the side panel the claim is Paid.",
      "In the side panel the claim is Paid out.",
      "panel: status Paid out",
      "panel: next step Open"
    ]
  },
  {
    about: "a panel that tells no status",
    page: panel(pair("Next step", "Open"), pair("Handler", "Mo")),
    passed: ["panel: handler Mo, next step Open"],
    never: ["In the side panel the claim is Mo.", "In the side panel the claim is Paid."]
  },
  {
    about: "people by the title over them",
    page: people("Members"),
    passed: ["3 people listed, Page 1 of 2", "3 people are listed", "- Page 1 of 2"],
    never: ["4 people are listed", "2 people are listed", "Page 2 of 2", "There are 3 people in total"]
  },
  {
    about: "a list of no people",
    page: people("Bookings"),
    passed: ["3 bookings are listed"],
    never: ["3 people are listed", "4 people are listed"]
  },
  {
    about: "an account, and a list that is set to it",
    page: accounts,
    passed: ["Holiday is down to $200.00.", "The Holiday card contains $200.00"],
    failed: ["Holiday is down to $950.00."],
    never: ["The Holiday card contains $950.00", "Current is down to $200.00."]
  },
  {
    about: "thanks with a name",
    page: '<h1>Gifts</h1><p role="status">Gift recorded. Thank you, Mina!</p><p>Olaf gave a book.</p>',
    passed: ["The page thanks Mina.", "The page thanks Mina for the gift."],
    never: ["The page thanks Olaf.", "The page thanks Mina for the book.", "The page thanks Min."]
  },
  {
    about: "no thanks to her",
    page: '<h1>Gifts</h1><p role="status">No thanks needed, Mina.</p><button>No thank you, Mina</button>',
    passed: ["The heading is Gifts"],
    never: ["The page thanks Mina.", "The page thanks Mina for the gift."]
  }
]
