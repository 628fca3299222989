/** "The box contains two links": the box that was spoken of before, and not what stands elsewhere on the page. */
const form = `<form><label>Berth <input name="b"></label><p>Choose a berth</p><label>Boat <input name="c"></label><p>Name your boat</p><button>Moor</button></form>`
const page = (links) =>
  `<header>Harbour office</header><p>Beta</p><main><div role="alert"><h2>This cannot be done yet</h2><ul>${links
    .map((text) => `<li><a href="#b">${text}</a></li>`)
    .join("")}</ul></div><h1>Moor a boat</h1>${form}</main>`
const told = `a box titled "This cannot be done yet" appears at the top of the page\nthe box contains two links, "Choose a berth" and "Name your boat"`

export default [
  {
    about: "a box over the title of the page, with the links that are told",
    page: page(["Choose a berth", "Name your boat"]),
    passed: [told],
    never: [
      `a box titled "This cannot be done yet" appears at the top of the page\nthe box contains two links, "Choose a berth" and "Moor a boat"`,
      `a box titled "Moor a boat" appears at the top of the page\nthe box contains two links, "Choose a berth" and "Name your boat"`
    ]
  },
  {
    about: "a box with one of the links, where the words of the other stand at a field",
    page: page(["Choose a berth"]),
    failed: [told]
  },
  {
    about: "a box with more links than are told",
    page: page(["Choose a berth", "Name your boat", "Pay the fee"]),
    failed: [told]
  },
  {
    about: "a box with one more link, beside the list of them",
    page: page(["Choose a berth", "Name your boat"]).replace(
      "</ul>",
      '</ul><a href="#h">Ring the harbour</a>'
    ),
    never: [told]
  },
  {
    about: "a box that stands below all else",
    page: `<main><h1>Moor a boat</h1><p>Lock times</p>${form}<div style="height:420px"></div><div role="alert"><h2>This cannot be done yet</h2><ul><li><a href="#b">Choose a berth</a></li><li><a href="#c">Name your boat</a></li></ul></div></main>`,
    never: [told]
  }
]
