/** Numbers that say how many, beside numbers that count something else. */
const badge = `<header><a href="#c">Cart</a> <button aria-label="Notifications">Alerts <span>3</span></button></header><h1>Shop</h1><p>Welcome</p>`
const cartBadge = `<header><a href="#c">Cart <span>2</span></a> <a href="#n">Notifications <span>3</span></a></header><h1>Shop</h1><p>Welcome</p>`
const steps = `<h1>Check-out</h1><p>Step 2 of 3</p><ol><li>Address</li><li aria-current="step">Payment</li><li>Review</li></ol>`
const claims = `<h1>Inbox</h1><p>3 unread of 12 messages</p><ul><li>Ada</li><li>Bob</li></ul>`
const stats = `<h1>Dashboard</h1><div style="display:flex;gap:20px"><div><p>Users</p><p>12</p></div><div><p>Orders</p><p>7</p></div><div><p>Open tickets</p><p>3</p></div></div>`
const results = `<h1>Search</h1><p>15 results for "lamp"</p><ul><li>Lamp A</li><li>Lamp B</li></ul><button>Next</button>`
const stars = `<h1>Reviews</h1><article><h3>Lamp</h3><p>4 stars</p></article><article><h3>Desk</h3><p>★★★☆☆</p></article><article><h3>Chair</h3><p>4.5 out of 5</p></article>`
const likes = `<h1>Posts</h1><article><h3>Hello</h3><p>14 likes</p><p>4 comments</p></article><article><h3>Bye</h3><p>1 like</p><p>10 comments</p></article>`
const both = `<h1>Cart</h1><p>Your cart holds 2 items.</p><p>Recently viewed: 5 items</p>`
const deleted = `<h1>Files</h1><p>3 files deleted</p><ul><li>a</li><li>b</li></ul>`
const capacity = `<h1>Team</h1><p>5 of 10 seats used</p><p>Max 20 members</p>`
const counter = `<h1>Game</h1><p>Score: <span id="s">0</span></p><p>Level 1</p><button onclick="document.getElementById('s').textContent = Number(document.getElementById('s').textContent) + 2">Hit</button>`
const list = `<h1>Todo</h1><ul id="l"><li>One</li><li>Two</li><li>Three</li></ul><button onclick="document.querySelector('#l li').remove()">Remove</button><button onclick="document.querySelectorAll('#l li').forEach((e, i) => i < 2 && e.remove())">Remove two</button><button onclick="0">Nothing</button><p>Total: <span id="t">5</span></p>`

export default [
  {
    about: "a badge of something else",
    page: badge,
    never: [
      "The cart shows 3 items.",
      "The cart has 3 items.",
      "The cart badge shows 3.",
      "The number of items in the cart is 3."
    ]
  },
  {
    about: "a badge of each",
    page: cartBadge,
    never: ["The cart badge shows 3.", "The cart shows 3 items.", "The cart shows 3."]
  },
  {
    about: "the second step of three",
    page: steps,
    passed: ['"Step 2 of 3" should appear.'],
    never: ["I am on step 3.", "I am on step 3 of 3.", "There are 2 steps."]
  },
  {
    about: "a sentence with two numbers",
    page: claims,
    never: ["There are 3 messages.", "There are 12 unread messages.", "There are 12 messages in the list."]
  },
  {
    about: "numbers with labels above",
    page: stats,
    passed: ["The number of users is 12."],
    never: [
      "The number of users is 7.",
      "There are 12 orders.",
      "The number of closed tickets is 3.",
      "There are 3 closed tickets."
    ]
  },
  {
    about: "a number of results and one page of them",
    page: results,
    passed: ["There are 15 results.", '"15 results" should appear.'],
    never: [
      "There are 5 results.",
      "There are 150 results.",
      "There are fewer than 5 results.",
      "There are 15 results for desk."
    ]
  },
  {
    about: "ratings",
    page: stars,
    passed: ['The Lamp has "4 stars".'],
    never: ["The Desk has 4 stars.", "The rating of Desk is 4.", "Desk is rated 4 stars."]
  },
  {
    about: "counts that hold other counts",
    page: likes,
    passed: ['The Hello post shows "14 likes".'],
    never: [
      "The Hello post has 4 likes.",
      "The Bye post has 10 likes.",
      "Bye has 0 comments.",
      "The post Bye has 4 comments."
    ]
  },
  {
    about: "two counts of items",
    page: both,
    passed: ['"2 items" should appear.'],
    never: ["The cart has 5 items.", "There are 5 items in the cart."]
  },
  {
    about: "a count of what is gone",
    page: deleted,
    never: ["There are 3 files.", "There are 3 files in the list."]
  },
  {
    about: "capacities",
    page: capacity,
    never: [
      "There are 10 seats used.",
      "There are 20 members.",
      "The team has 20 members.",
      "There are 5 members."
    ]
  },
  {
    about: "a counter that goes up by two",
    page: counter,
    passed: ['Click Hit. The score should be "2".'],
    never: [
      "Click Hit. The score increases by 1.",
      "Click Hit. The count increases by 1.",
      "Click Hit. The score should be 1.",
      "Click Hit. The score is still 0."
    ],
    stepTimeout: 4000
  },
  {
    about: "a list that gets shorter",
    page: list,
    never: [
      "Click Remove two. The list has one less item.",
      "Click Remove two. There is one less item than before.",
      "Click Remove. The list still has 3 items."
    ],
    stepTimeout: 4000
  },
  {
    about: "cards with tags",
    page: `<h1>Courses</h1><div>${["Clay", "Glass", "Wood"].map((name) => `<div style="padding:9px"><h3>${name}</h3><p>Two days</p><ul style="display:flex"><li>New</li><li>Easy</li></ul></div>`).join("")}</div>`,
    never: ["There are exactly 6 cards."]
  },
  {
    about: "a badge after the name of what it counts",
    page: `<nav><a href="#b">Basket <span>0</span></a></nav><h1>Clinic</h1><h2>Upcoming visits <span style="border-radius:9px;background:#ccc;padding:0 6px">2</span></h2><ul><li>12 June</li></ul>`,
    passed: [
      "The Upcoming visits badge shows 2.",
      "The badge next to Upcoming visits shows 2.",
      "The basket counter is 0.",
      "The basket counter is reset to 0."
    ],
    failed: [
      "The Upcoming visits badge shows 1.",
      "The badge next to Upcoming visits shows 12.",
      "The basket counter is reset to 1."
    ],
    never: ["The visits badge shows 12.", "The Clinic badge shows 2."]
  },
  {
    about: "two counters of the same name, and names with a number in them",
    page: `<h1>Shop</h1><p>Basket 2</p><p>Basket 3</p><p>Aisle 7</p><p>Orders 4 of 9</p>`,
    never: [
      "The basket counter is 2.",
      "The basket badge shows 3.",
      "The orders badge shows 4.",
      "The orders badge shows 9."
    ]
  },
  {
    about: "what a row comes to",
    page: `<h1>Basket</h1><table><tr><th>Product</th><th>Price</th><th>Quantity</th><th>Total</th></tr><tr><td>Bun</td><td>£2.20</td><td><input type="number" aria-label="Quantity of Bun" value="1"></td><td>£8.80</td></tr><tr><td>Rye</td><td>£4.00</td><td><input type="number" aria-label="Quantity of Rye" value="1"></td><td>£4.00</td></tr></table><p>Total £12.80</p>`,
    passed: ['Change the quantity of "Bun" to 4 and press Tab. The row total is £8.80.'],
    failed: ['Change the quantity of "Bun" to 4 and press Tab. The row total is £4.00.'],
    never: [
      "The row total is £8.80.",
      'Change the quantity of "Bun" to 4 and press Tab. The row total is £12.80.',
      'Change the quantity of "Bun" to 4 and press Tab. The row discount is £8.80.'
    ]
  }
]
