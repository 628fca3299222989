/** What is said of a change, of who is logged in, of tabs, of what is crossed out or masked. */
const counter = (step, label = "Likes") =>
  `<h1>Photo</h1><p>${label}: <span id="n">3</span></p><button onclick="n.textContent=${step}">Like</button>`

const board = `<h1>Plan</h1><div class="b"><div><div><b>Backlog</b> <i>2</i></div><div><p>Write notes</p><p>3 Mar</p></div><div><p>Call Ada</p><p>4 Mar</p></div></div><div><div><b>Done</b> <i>4</i></div><div><p>Book room</p><p>5 Mar</p></div><div><p>Pay</p><p>6 Mar</p></div><div><p>Pack</p><p>7 Mar</p></div></div></div>`

const login = (after) =>
  `<h1>Log in</h1><form onsubmit="event.preventDefault();document.body.innerHTML=${after}"><label>User <input></label><label>Password <input type="password"></label><button>Log in</button></form>`

export default [
  {
    about: "a number that grows by one",
    page: counter("4"),
    passed: ["Click Like. The number of likes goes up by one.", "Click Like. Likes goes from 3 to 4."],
    failed: [
      "Click Like. Likes increases by 2.",
      "Click Like. Likes changes from 2 to 4.",
      "Click Like. Likes decreases by 1."
    ]
  },
  {
    about: "a number that stays",
    page: counter("3"),
    failed: ["Click Like. Likes increases by 1.", "Click Like. Likes goes from 3 to 4."]
  },
  {
    about: "the count in the head of a column",
    page: board,
    passed: ["The Backlog column shows a count of 2.", "The Done column shows a count of 4."],
    failed: ["The Backlog column shows a count of 3.", "The Done column shows a count of 5."]
  },
  {
    about: "a log-in that is let in",
    page: login("'<h1>Welcome</h1><button>Log out</button>'"),
    passed: [
      'Enter "ada" in the User field. Enter "x" in the Password field. Click the Log in button. Verify that the user is logged in successfully.'
    ],
    failed: [
      'Enter "ada" in the User field. Verify that the user is logged in.',
      'Enter "ada" in the User field. Enter "x" in the Password field. Click the Log in button. The user should be logged out.'
    ]
  },
  {
    about: "a log-in that is refused",
    page: login("'<h1>Log in</h1><p>Wrong password</p><label>Password <input type=password></label>'"),
    failed: [
      'Enter "ada" in the User field. Enter "x" in the Password field. Click the Log in button. Verify that the user is logged in.'
    ]
  },
  {
    about: "a way out that is hidden, beside the way in",
    page: `<nav><a href="#in">Log in</a> <a href="#out" style="display:none">Log out</a></nav><h1>Shop</h1>`,
    failed: ["Verify that the user is logged in."],
    passed: ["Verify that the user is logged out."]
  },
  {
    about: "a log-in that ends on a page that tells nothing",
    page: login("'<h1>Oops, something went wrong</h1>'"),
    never: [
      'Enter "ada" in the User field. Enter "x" in the Password field. Click the Log in button. Verify that the user is logged in.'
    ]
  },
  {
    about: "one task of two is crossed out",
    page: `<h1>Today</h1><ul><li><s>Buy milk</s></li><li>Call Bob</li></ul>`,
    passed: ['"Buy milk" is crossed out.', '"Call Bob" is not crossed out.'],
    failed: ['"Call Bob" is crossed out.', '"Buy milk" is not crossed out.']
  },
  {
    about: "one field of two is masked",
    page: `<h1>New account</h1><label>Password <input type="password" value="x"></label><label>Hint <input value="y"></label>`,
    passed: ["The Password field is masked."],
    never: ["The Hint field is masked.", "The Password field is not masked."]
  },
  {
    about: "only some of what is there",
    page: `<h1>Tasks</h1><ul><li>Milk</li><li>Bread</li></ul>`,
    passed: ['Only "Milk" and "Bread" are shown.'],
    failed: ['Only "Milk" is shown.', 'Only "Milk", "Bread" and "Jam" are shown.']
  },
  {
    about: "a row that has both, and two that have one each",
    page: `<h1>Team</h1><table><tr><th>Name</th><th>Role</th></tr><tr><td>Ada</td><td>Editor</td></tr><tr><td>Bob</td><td>Admin</td></tr></table>`,
    passed: ['There is a row with "Ada" in the Name column and "Editor" in the Role column.'],
    failed: ['There is a row with "Ada" in the Name column and "Admin" in the Role column.']
  },
  {
    about: "no tab is opened",
    page: `<h1>Docs</h1><button>Help</button><a href="#x" target="_self">More</a>`,
    failed: ["Click Help. A new tab opens."]
  },
  {
    about: "links of rows that lead nowhere",
    page: `<h1>Users</h1><table><tr><th>Name</th><th></th></tr><tr><td>Conway</td><td><a href="#edit" onclick="o.textContent='first'">edit</a></td></tr><tr><td>Conway</td><td><a href="#edit" onclick="o.textContent='second'">edit</a></td></tr></table><p id="o">none</p>`,
    never: [
      'Click the "edit" link in the row of Conway. "first" is shown.',
      'Click "edit". "first" is shown.'
    ]
  }
]
