/** Addresses, pages by their names, and where links lead. */
export default [
  {
    about: "addresses: the whole of them",
    page: {
      "/": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Start</title></head><body><h1>Start</h1><a href="/dashboard#/settings?tab=1">Hash</a><a href="/dash">Dash</a><a href="/login?next=/dashboard">In</a><a href="/dashboard/">Slash</a><a href="/dashboard?x=1">Query</a><a href="/dashboard">Plain</a><a href="/admin/dashboard">Admin</a><a href="/dashboards">Many</a></body></html>`,
      "/dashboard": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dash</title></head><body><h1>Dash board</h1></body></html>`,
      "/dashboard/": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dash</title></head><body><h1>Dash board</h1></body></html>`,
      "/dash": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dash</title></head><body><h1>Short</h1></body></html>`,
      "/dashboards": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dash</title></head><body><h1>Short</h1></body></html>`,
      "/admin/dashboard": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dash</title></head><body><h1>Admin</h1></body></html>`,
      "/login": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Login</title></head><body><h1>Sign in</h1></body></html>`
    },
    passed: [
      'Click Plain. The URL should be "/dashboard".',
      "Click Plain. I should be on /dashboard.",
      'Click Plain. I am redirected to "/dashboard".',
      'Click Slash. The URL should be "/dashboard".',
      "Click Query. I should be on /dashboard.",
      'Click Query. The URL should be "/dashboard?x=1".',
      'Click Query. The URL contains "x=1".',
      'Click Hash. The URL contains "#/settings".',
      'Click Hash. The URL should be "/dashboard#/settings?tab=1".',
      'Click Dash. The URL should end with "/dash".',
      'Click Dash. The URL should not contain "/dashboard".'
    ],
    never: [
      'Click In. The URL should be "/dashboard".',
      "Click In. I am redirected to /dashboard.",
      "Click In. I should be on /dashboard.",
      'Click In. The URL contains "/dashboard".',
      "Click In. I should be redirected to the dashboard page.",
      "Click Many. I should be on /dashboard.",
      'Click Many. The URL ends with "/dashboard".',
      "Click Admin. I should be on /dashboard.",
      'Click Admin. The URL should be "/dashboard".',
      'Click Admin. I am redirected to "/dashboard".',
      'Click Query. The URL should be "/dashboard?x=2".',
      'Click Hash. The URL should be "/settings".',
      "Click Hash. I should be on /settings.",
      'Click Hash. The URL should be "/dashboard#/settings".',
      'Click Dash. The URL should be "https://example.org/dash".',
      "Click Dash. I should be on https://example.org/dash.",
      'Click Dash. The URL should be "example.org/dash".',
      'Click Dash. The URL should start with "https://example.org".',
      'Click Plain. The URL should not be "/dashboard".',
      'Click Dash. The URL should be "/DASH".',
      'Click Plain. The URL should contain "Dashboard".',
      'Click Plain. The URL should contain "/dash" exactly.'
    ]
  },
  {
    about: "pages by their names",
    page: {
      "/": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme</title></head><body><nav><a href="/billing">Billing</a><a href="/team">Team</a></nav><main><h1>Welcome</h1></main><aside><h2>Billing</h2><p>1 invoice</p></aside></body></html>`,
      "/billing": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme</title></head><body><h1>Billing</h1><p>Invoices</p></body></html>`,
      "/team": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme</title></head><body><h1>Sign in</h1><label>Password <input type=password></label><button>Sign in</button></body></html>`
    },
    passed: [
      "Click Billing. I should be on the Billing page.",
      "Click Billing. The Billing page should be displayed."
    ],
    never: [
      "The Billing page should be displayed.",
      "I should be on the Billing page.",
      "Click Team. I should be on the Team page.",
      "Click Team. The Team page should be shown.",
      "The Billing page opens.",
      "Verify that the Billing page is open.",
      "Go to the Team page. The Team page is displayed.",
      "I should see the Billing page.",
      "The user lands on the Billing page."
    ]
  },
  {
    about: "an error page under the right address",
    page: {
      "/": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme</title></head><body><h1>Home</h1><a href="/orders">Orders</a><a href="/reports">Reports</a><a href="/stock">Stock</a><a href="/users">Users</a><a href="/none">None</a></body></html>`,
      "/orders": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Orders</title></head><body><h1>500 Internal Server Error</h1></body></html>`,
      "/reports": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Reports</title></head><body><h1>Something went wrong</h1><p>Try again later.</p></body></html>`,
      "/stock": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme</title></head><body><h2>Page not found</h2><p>We cannot find that page.</p></body></html>`,
      "/users": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Users</title></head><body><h1>Users</h1><p>Error rate: 0</p></body></html>`
    },
    passed: ["Click Users. I should be on the Users page."],
    never: [
      "Click Orders. I should be on the Orders page.",
      "Click Reports. I should be on the Reports page.",
      "Click Stock. I should be on the Stock page.",
      "Click None. I should be on the None page.",
      "Click None. The None page should be displayed."
    ]
  },
  {
    about: "a second heading, a heading in a card, a dialog's heading",
    page: {
      "/": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Portal</title></head><body><h1>Home</h1><h2>Settings</h2><p>Quick settings</p><div role=dialog aria-label=Profile><h2>Profile</h2></div><div class=card><h2>Reports</h2></div></body></html>`
    },
    passed: ["I should be on the Home page."],
    never: [
      "I should be on the Settings page.",
      "I should be on the Profile page.",
      "I should be on the Reports page."
    ]
  },
  {
    about: "names that only hold it",
    page: {
      "/": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Order history - Acme</title></head><body><h1>Order history</h1></body></html>`,
      "/edit": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Edit profile</title></head><body><h1>Edit profile</h1></body></html>`
    },
    passed: ["I should be on the Order history page.", "Go to /edit. I should be on the Edit profile page."],
    never: ["I should be on the Order page.", "Go to /edit. I should be on the Profile page."]
  },
  {
    about: "no longer there",
    page: {
      "/": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme</title></head><body><h1>Cart</h1><a href="/pay">Pay</a></body></html>`,
      "/pay": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Acme</title></head><body><h1>Payment</h1></body></html>`
    },
    passed: ["Click Pay. I should not be on the Cart page."],
    never: ["I should not be on the Cart page.", "Click Pay. I should not be on the Payment page."]
  },
  {
    about: "links and where they lead",
    page: `<h1>Docs</h1><a href="/docs/intro">Guide</a><a href="https://evil.example/docs">Docs</a><a href="/a?x=1#top">Anchor</a><a>Nowhere</a><img src="data:," alt="Logo of Acme"><img src="data:," alt=""><button title="Delete all rows">X</button><button title="Add">+</button>`,
    passed: [
      'The Guide link points to "/docs/intro".',
      'The Docs link points to "https://evil.example/docs".',
      'The "+" button has the tooltip "Add".',
      'The image has the alt text "Logo of Acme".'
    ],
    never: [
      'The Guide link points to "/docs".',
      'The Docs link points to "/docs".',
      'The Docs link leads to "https://evil.example/".',
      'The Anchor link points to "/a".',
      'The Nowhere link points to "/".',
      'The Guide link points to "intro".',
      'The "+" button has the tooltip "Add row".',
      'The "X" button has the tooltip "Delete".',
      'The image has the alt text "Logo".',
      'The alt text of the Logo image is "Acme".',
      '"Delete all rows" should be visible.',
      '"Logo of Acme" should be visible.'
    ]
  },
  {
    about: "icons without a name",
    page: `<h1>List</h1><ul><li>Milk <button><svg width=16 height=16><path d="M0 0h16v16z"/></svg></button></li><li>Tea <button><svg width=16 height=16><path d="M0 0h16v16z"/></svg></button></li></ul>`,
    never: [
      "I should see the delete icon next to Milk.",
      'Click the trash icon next to Milk. "List" should be visible.',
      "The edit icon should be visible.",
      "The Delete button is visible in the row of Milk."
    ]
  },
  {
    about: "a page that only its address tells",
    page: {
      "/": `<!doctype html><title>Nimbus</title><body><div>Products</div><a href="/inventory-item.html">Lamp</a> <a href="/item-list.html">All</a> <a href="/edit-item.html">Change</a> <a href="/headed/inventory-item.html">Headed</a></body>`,
      "/inventory-item.html": `<!doctype html><title>Nimbus</title><body><div>Lamp</div><p>$20</p></body>`,
      "/item-list.html": `<!doctype html><title>Nimbus</title><body><div>Lamp</div><div>Desk</div></body>`,
      "/edit-item.html": `<!doctype html><title>Nimbus</title><body><div>Lamp</div><div>Desk</div></body>`,
      "/headed/inventory-item.html": `<!doctype html><title>Nimbus</title><body><h1>Archive</h1><div>Desk</div></body>`
    },
    passed: ["Click Lamp. The item page is opened."],
    never: [
      "Click All. The item page is opened.",
      "Click Change. The item page is opened.",
      "Click Headed. The item page is opened.",
      "Click Lamp. The cart page is opened."
    ]
  }
]
