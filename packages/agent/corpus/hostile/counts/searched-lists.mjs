/** "The menu lists 3 guides", of links right under the field "Find a guide". */
const link = (text) => `<a href="#${text}">${text}</a>`
const page = ({
  label = "Find a guide",
  between = "",
  names = ["Tides", "Knots", "Charts"],
  after = ""
} = {}) =>
  `<aside><b>Harbour</b><input placeholder="${label}">${between}<nav>${names.map(link).join("<br>")}${after}</nav></aside><main><h1>Tides</h1><p>When the water comes and goes.</p><p>Ask at the harbour office.</p></main>`

export default [
  {
    about: "nothing but links under the field",
    page: page(),
    passed: [
      "The menu lists 3 guides",
      "There are 3 guides in the menu",
      "All three guides are listed, Tides first and Charts last"
    ],
    failed: ["The menu lists 4 guides", "There are 2 guides in the menu"],
    never: ["The menu lists 3 boats", "The menu lists 1 guide"]
  },
  {
    about: "one link is left in the menu",
    page: page({ names: ["Knots"] }),
    passed: ["Only Knots is left in the menu"],
    never: ["Only Tides is left in the menu", "Only Knots and Charts are left in the menu"]
  },
  {
    about: "two are left in it, or something else is",
    page: page({ names: ["Knots", "Charts"] }),
    failed: ["Only Knots is left in the menu"]
  },
  {
    about: "another way on",
    page: page({ names: ["Knots"], after: "<button>More</button>" }),
    never: ["Only Knots is left in the menu"]
  },
  {
    about: "a field that finds other things",
    page: page({ label: "Find a boat" }),
    never: ["The menu lists 4 guides", "The menu lists 2 boats"]
  },
  {
    about: "a site that is searched from its head, with the ways to go below",
    page: `<header><input placeholder="Search guides"><nav><a href="#h">Home</a> <a href="#s">Shop</a> <a href="#c">Contact</a></nav></header><main><h1>Welcome</h1></main>`,
    never: ["There are 3 guides", "There are 2 guides", "The first guide is Home"]
  },
  {
    about: "ways to go under the field, and what it finds beside them",
    page: `<div style="display:flex"><aside><input placeholder="Search guides"><nav><a href="#h">By sea</a><br><a href="#s">By land</a></nav></aside><main><h1>All</h1><div>${["Tides", "Knots", "Charts", "Buoys"].map((name) => `<div style="border:1px solid;padding:8px"><b>${name}</b><div>12 pages</div><div>By sea</div></div>`).join("")}</div></main></div>`,
    never: ["There are 2 guides", "The first guide is By land", "The last guide is By land"]
  },
  {
    about: "something else among the links",
    page: page({ after: "<p>and 12 more</p>" }),
    never: ["The menu lists 4 guides", "The menu lists 15 guides", "The menu lists 2 guides"]
  },
  {
    about: "a field over all of the page, and another list next to it",
    page: page({ between: "<h2>Recent boats</h2>" }),
    never: ["There are 2 guides in the menu", "The menu lists 5 guides"]
  }
]
