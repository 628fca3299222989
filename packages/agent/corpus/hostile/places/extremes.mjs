/** One thing told by what it has most or least of: "the cheapest product", "the post with the most likes". Which one that is only the page tells. */
const card = (name, price, more = "") =>
  `<article class="card"><h3>${name}</h3><p>${price}</p>${more}<button onclick="log.textContent='${name} added'">Add to cart</button></article>`
const shop = (cards) => `<h1>Products</h1><div class="grid">${cards}</div><p id="log" role="status"></p>`
const row = (cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`
const orders = (rows, more = "") =>
  `<h1>Orders</h1><table><thead><tr><th>Order</th><th>Date</th><th>Total</th><th></th></tr></thead><tbody>${rows
    .map(([no, date, total]) =>
      row([no, date, total, `<button onclick="log.textContent='${no} opened'">Open</button>`])
    )
    .join("")}</tbody></table>${more}<p id="log" role="status"></p>`
const post = (title, likes, comments) =>
  `<li><h3><a href="#${title}" onclick="log.textContent='Reading ${title}'">${title}</a></h3><span>${likes} likes</span> <span>${comments} comments</span></li>`

export default [
  {
    about: "cards with a price each",
    page: shop(card("Desk Lamp", "€40.00") + card("Mug", "€9.50") + card("Arm Chair", "€120.00")),
    passed: [
      "Add the cheapest product to the cart. The status says Mug added.",
      "Add the most expensive product to the cart\nArm Chair added is shown",
      "Add the product with the lowest price to the cart, then Mug added is shown"
    ],
    never: [
      "Add the cheapest product to the cart. The status says Desk Lamp added.",
      "Add the most expensive product to the cart\nMug added is shown",
      "Add the cheapest hotel to the cart. The status says Mug added.",
      "Add the newest product to the cart\nArm Chair added is shown",
      "Add the product with the highest rating to the cart\nArm Chair added is shown"
    ]
  },
  {
    about: "two that cost as little, and one without a price",
    page: shop(card("Desk Lamp", "€9.50") + card("Mug", "€9.50") + card("Arm Chair", "Price on request")),
    never: [
      "Add the cheapest product to the cart. The status says Mug added.",
      "Add the cheapest product to the cart. The status says Desk Lamp added.",
      "Add the most expensive product to the cart. The status says Arm Chair added."
    ]
  },
  {
    about: "a price that is crossed out",
    page: shop(
      card("Desk Lamp", "<s>€80.00</s> €40.00") + card("Mug", "€50.00") + card("Arm Chair", "€60.00")
    ),
    passed: ["Add the cheapest product to the cart. The status says Desk Lamp added."]
  },
  {
    about: "rows with a date each",
    page: orders([
      ["#1041", "2026-05-03", "€45.00"],
      ["#1042", "2026-06-12", "€9.00"],
      ["#1043", "2026-04-30", "€120.00"]
    ]),
    passed: [
      "Open the newest order. The status says #1042 opened.",
      "Open the oldest order\nThe status says #1043 opened",
      "Open the order with the highest total. The status says #1043 opened."
    ],
    never: [
      "Open the newest order. The status says #1041 opened.",
      "Open the newest order. The status says #1043 opened.",
      "Open the order with the lowest total. The status says #1041 opened."
    ]
  },
  {
    about: "one page of several",
    page: orders(
      [
        ["#1041", "2026-05-03", "€45.00"],
        ["#1042", "2026-06-12", "€9.00"]
      ],
      "<p>Page 1 of 4</p><button>Next</button>"
    ),
    never: ["Open the newest order. The status says #1042 opened."]
  },
  {
    about: "figures beside their nouns",
    page: `<h1>Posts</h1><ul>${post("Baking", 12, 30)}${post("Sailing", 31, 4)}${post("Chess", 7, 9)}</ul><p id="log" role="status"></p>`,
    passed: [
      "Open the post with the most likes. Reading Sailing is shown.",
      "Open the post with the fewest comments. Reading Sailing is shown."
    ],
    never: [
      "Open the post with the most comments. Reading Sailing is shown.",
      "Open the post with the most shares. Reading Sailing is shown."
    ]
  },
  {
    about: "when letters came in, told from today on",
    page: `<h1>Post</h1><div id="all"><div class="row" style="cursor:pointer;display:flex;gap:1rem"><span>Ada</span> <span>Rent</span> <span>Yesterday</span></div>
      <div class="row" style="cursor:pointer;display:flex;gap:1rem"><span>Ben</span> <span>Keys</span> <span>Today 09:12</span></div>
      <div class="row" style="cursor:pointer;display:flex;gap:1rem"><span>Cleo</span> <span>Boiler</span> <span>Nov 20</span></div></div><p>Three letters came in</p><h2 id="open"></h2>
      <script>for (const row of document.querySelectorAll(".row")) row.onclick = () => { open.textContent = row.children[1].textContent }; const open = document.getElementById("open")</script>`,
    passed: [
      "Open the newest letter\nThe last heading is Keys",
      "Open the oldest letter\nThe last heading is Boiler"
    ],
    never: [
      "Open the latest letter\nThe last heading is Rent",
      "Open the oldest letter\nThe last heading is Rent"
    ]
  },
  {
    about: "which of two was later is not told",
    page: `<h1>Post</h1><div id="all"><div class="row" style="cursor:pointer;display:flex;gap:1rem"><span>Ada</span> <span>Rent</span> <span>Today</span></div>
      <div class="row" style="cursor:pointer;display:flex;gap:1rem"><span>Ben</span> <span>Keys</span> <span>Today 09:12</span></div></div><p>Two letters came in</p>`,
    blocked: ["Open the latest letter\nKeys is shown", "Open the oldest letter\nKeys is shown"]
  }
]
