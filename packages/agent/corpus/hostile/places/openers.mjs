/** What opens a place is called as the place is, and is seen where the place is not. */
const bar = `<header><button aria-label="Menu">☰</button><button>Settings</button><button>Filters</button><a href=#>Billing</a><button>Table</button><button>Cart</button></header><main><h1>Welcome</h1><p>Hi</p></main>`
const working = `<header><button onclick="d.hidden=false">Settings</button><button onclick="m.hidden=false">Menu</button><a href=#b>Billing</a></header><main><h1>Welcome</h1><section id=b><h2>Billing</h2><p>No invoices</p></section></main><div id=m hidden style="position:fixed;left:0;top:50px;width:200px;background:#fff"><nav aria-label="Menu"><a href=#>Home</a> <a href=#>Orders</a></nav></div><div id=d hidden role=dialog aria-label=Settings style="position:fixed;inset:60px;background:#fff;border:1px solid"><h2>Settings</h2><label>Name <input></label><button onclick="d.hidden=true">Close</button></div>`
const folds = `<div><h3><button aria-expanded=true>Shipping</button></h3><div><p>Free</p></div></div><div><h3><button aria-expanded=false>Returns</button></h3></div>`

export default [
  {
    about: "buttons that open nothing",
    page: bar,
    passed: ["The Menu button is shown", "The Filters button is visible", "The Billing link is shown"],
    never: [
      "The menu is open",
      "The menu is visible",
      "The Settings dialog is shown",
      "The Settings panel is open",
      "The Billing section is shown",
      "The filters form is shown",
      "The table is shown",
      "The Cart dropdown is open",
      "The navigation menu is open",
      "Click Settings. The Settings dialog opens.",
      'Click Settings. The "Settings" dialog is shown.',
      'Click Settings. The Settings dialog contains "Settings".'
    ]
  },
  {
    about: "buttons that open what they are called by",
    page: working,
    passed: [
      "Click Settings. The Settings dialog is shown.",
      "Click Settings. Click Close. The Settings dialog is not shown.",
      "Click Menu. The menu is shown.",
      "The Billing section is shown",
      "The Settings dialog is not shown."
    ],
    never: [
      "The Settings dialog is shown",
      "The menu is open",
      "Click Menu. The Settings dialog is shown.",
      "Click Settings. Click Close. The Settings dialog is shown."
    ]
  },
  {
    about: "headings that fold what is below them",
    page: folds,
    passed: ["The Shipping section is open"],
    never: ["The Returns section is open", "The Returns section is expanded", "The Returns panel is shown"]
  }
]
