/** All, each, both, only, none, any, no other. */
const links = `<h1>Help</h1><ul><li><a href="#a">Start</a></li><li><a href="#b" style="display:none">Guide</a></li><li><a href="#c">Contact</a></li></ul>`
const linksShown = links.replace(' style="display:none"', "")
const rows = (...all) =>
  `<h1>Users</h1><table><thead><tr><th>Name</th><th>Role</th><th>Active</th><th></th></tr></thead><tbody>${all.map(([n, r, a, b]) => `<tr><td>${n}</td><td>${r}</td><td>${a}</td><td>${b}</td></tr>`).join("")}</tbody></table>`
const users = rows(
  ["Ada", "Admin", "Yes", "<button>Edit</button>"],
  ["Bob", "Editor", "No", "<button>Edit</button>"],
  ["Cy", "Editor", "Yes", ""]
)
const same = rows(
  ["Ada", "Editor", "Yes", "<button>Edit</button>"],
  ["Bob", "Editor", "Yes", "<button>Edit</button>"]
)
const products = `<h1>Products</h1><ul><li><img alt="Lamp" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="20" height="20"><h3>Lamp</h3><p>$20</p><button>Buy</button></li><li><h3>Desk</h3><p>$50</p><button>Buy</button></li><li><h3>Chair</h3><p>Price on request</p><button disabled>Buy</button></li></ul>`
const boxes = `<h1>Options</h1><label><input type="checkbox" checked>Mail</label><label><input type="checkbox" checked>Phone</label><label><input type="checkbox">Post</label><button>Save</button><button disabled>Send</button>`
const twoBoxes = `<h1>Options</h1><label><input type="checkbox" checked>Mail</label><label><input type="checkbox" checked>Phone</label>`
const fields = `<h1>Form</h1><label>Name <input value="Ada"></label><label>Town <input></label><label>Mail <input required></label>`
const one = `<h1>Cart</h1><ul><li>Lamp</li><li>Desk</li></ul>`
const results = `<h1>Results</h1><ul><li>Blue lamp</li><li>Red lamp</li><li>Green desk</li></ul>`
const empty = `<h1>Shop</h1><p>Welcome</p>`
const tabs = `<h1>Tabs</h1><div role="tablist"><button role="tab" aria-selected="true">One</button><button role="tab" aria-selected="false">Two</button></div><p>First</p>`

export default [
  {
    about: "links of which one is hidden",
    page: links,
    never: [
      "All links are visible.",
      "All the links are shown.",
      "Every link is visible.",
      "Each link is displayed.",
      "No link is hidden.",
      "There are 3 links."
    ],
    passed: ["There are 2 links."]
  },
  {
    about: "links that are all there",
    page: linksShown,
    passed: ["There are 3 links."]
  },
  {
    about: "users that differ",
    page: users,
    passed: ['The role of Ada is "Admin".'],
    never: [
      "Every row has an Edit button.",
      "Each row has an Edit button.",
      'Every role is "Editor".',

      "Both rows are shown.",
      'Some rows contain "Guest".'
    ]
  },
  {
    about: "users that are alike",
    page: same,
    passed: ["Each row has an Edit button.", "Every row has an Edit button.", 'All rows contain "Editor".']
  },
  {
    about: "products that differ",
    page: products,
    never: [
      "Each product shows a price.",
      "Every product has a price.",
      "All products are available.",
      "Each item has a rating."
    ],
    passed: ["Each product has a Buy button.", "Every product has a Buy button."]
  },
  {
    about: "boxes of which one is open",
    page: boxes,
    never: [
      "All checkboxes are checked.",
      "Every checkbox is checked.",
      "Only one checkbox is checked.",
      "Both of the checkboxes are checked."
    ]
  },
  {
    about: "two boxes, both ticked",
    page: twoBoxes,
    passed: ["All checkboxes are checked."],
    never: [
      "Both checkboxes are unchecked.",
      "Only one checkbox is checked.",
      "All 3 checkboxes are checked."
    ]
  },
  {
    about: "fields of which one is filled",
    page: fields,
    never: ["All fields are empty.", "Every field is empty.", "Only the Name field is required."]
  },
  {
    about: "two things in the cart",
    page: one,
    never: [
      "Only the Lamp is in the cart.",
      "The cart contains only the Lamp.",
      "The cart contains just the Lamp.",
      'The list contains exactly "Lamp".',
      "The cart contains one item."
    ]
  },
  {
    about: "results that are not all of a kind",
    page: results,
    never: [
      'All results contain "lamp".',
      "All results contain lamp.",

      'The list only shows items with "lamp".'
    ]
  },
  {
    about: "nothing of the kind",
    page: empty,
    never: [
      "All links are visible.",
      "All checkboxes are checked.",
      "Each product shows a price.",
      'All results contain "lamp".',
      "Every field is empty.",
      "Each row has an Edit button."
    ]
  },
  {
    about: "two tabs",
    page: tabs,
    passed: ["The One tab is selected."],
    never: ["Both tabs are selected.", "All tabs are selected.", "The only tab is One."]
  }
]
