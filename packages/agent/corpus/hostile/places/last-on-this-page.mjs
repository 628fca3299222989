/** "The last user on this page": one of those that are listed there, and no part of the page that is called so. */
const lines = (...names) => names.map(([n, r]) => `<tr><td>${n}</td><td>${r}</td></tr>`).join("")
const panel = (inside) =>
  `<h1>Console</h1><div role=tablist><button role=tab aria-selected=true>Users</button><button role=tab aria-selected=false>Keys</button></div><section role=tabpanel aria-label=Users>${inside}</section>`

export default [
  {
    about: "a table in a panel that is called like what it lists",
    page: panel(
      `<p>14 people</p><table><tr><th>Name</th><th>Role</th></tr>${lines(["Ada Berg", "Admin"], ["Ben Moor", "Viewer"], ["Cy Dunn", "Viewer"])}</table><p>Page 1 of 5</p>`
    ),
    passed: [
      "The last user on this page should be Cy Dunn.",
      "The first user on the page is Ada Berg.",
      "The second user on this page is Ben Moor."
    ],
    failed: ["The last user on this page should be Ben Moor.", "The first user on the page is Cy Dunn."],
    never: [
      "The last user on this page should be Ada Berg.",
      "The second user on this page is Ada Berg.",
      "The last user on this page contains Ada Berg.",
      "The last user on this page is not Cy Dunn."
    ]
  },
  {
    about: "no list of users in the panel of that name",
    page: panel(
      `<div style="border:1px solid;padding:4px"><b>Ada Berg</b><p>Admin</p><button>Remove</button></div><p>2 people are shown</p><div style="border:1px solid;padding:4px"><b>Ben Moor</b><p>Viewer</p><button>Remove</button></div>`
    ),
    never: [
      "The last user on this page is Ada Berg.",
      "The first user on the page is Ben Moor.",
      "The first user in the Users panel is Ben Moor."
    ]
  },
  {
    about: "a dialog with a list of its own over the page",
    page: `${panel(`<table><tr><th>Name</th><th>Role</th></tr>${lines(["Ada Berg", "Admin"], ["Cy Dunn", "Viewer"])}</table>`)}<dialog id=d aria-label="Blocked"><h2>Blocked</h2><ul><li>Zoe Hart</li><li>Yan Lee</li></ul></dialog><script>d.showModal()</script>`,
    never: ["The last user on this page is Yan Lee.", "The first user on the page is Zoe Hart."]
  }
]
