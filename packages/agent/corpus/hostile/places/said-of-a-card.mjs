/** What a card says of itself in a line, a badge or by its stars, told with its name in a sentence. */
const hotel = (name, stars, tags, line, score, reviews, price) =>
  `<div class="h" style="display:flex;gap:12px;border:1px solid #ccc;padding:10px;margin:8px 0"><div><h3>${name}</h3><div>${stars}</div><div>${tags.map((tag) => `<span class="tag" style="background:#dfd;padding:1px 5px;margin-right:4px">${tag}</span>`).join("")}</div><div>${line}</div></div><div style="margin-left:auto"><div><span>${score[0]}</span> ${score[1]}</div><small>${reviews} reviews</small><div><b>${price}</b> per night</div><button>Select room</button></div></div>`
const hotels = `<title>Stayly – Lisbon hotels</title><h1>Lisbon: 27 properties found</h1><label>Sort <select><option>Recommended</option><option>Lowest price</option></select></label><div>${hotel("Hotel Alba Palace", "★★★★ · Alfama · 0.4 km from centre", ["Breakfast included", "Free cancellation"], "Double room", [8.9, "Fabulous"], 203, "€142")}${hotel("Baixa Budget Inn", "★★ · Baixa · 0.9 km from centre", ["Free Wi-Fi"], "Only 1 room left", [7.6, "Good"], 842, "€98")}${hotel("Tejo Grand Resort", "★★★★★ · Belém · 5.2 km from centre", ["Pool", "Parking", "Breakfast included"], "Suite", [9.4, "Superb"], 311, "€235")}</div>`
const shop = `<h1>Jackets</h1><div style="display:grid;grid-template-columns:repeat(2,1fr)">${[
  ["Skarv Shell Jacket", "4.5", "★★★★½", 128, "In stock", "Sale"],
  ["Tinde Down Jacket", "4.8", "★★★★★", 64, "Only 2 left", "New"]
]
  .map(
    ([name, told, stars, reviews, stock, badge]) =>
      `<div class="card"><h2><a href="#">${name}</a></h2><span class="badge">${badge}</span><div aria-label="${told} out of 5 stars">${stars}</div><span>(${reviews})</span><div>${stock}</div><button>Add to cart</button> <button aria-label="Add ${name} to wishlist" aria-pressed="false">♡</button></div>`
  )
  .join("")}</div><button>Wishlist <span>2</span></button>`
const scored = `<h1>Restaurants</h1>${[
  ["Bluebell", "★★★", 3, "4.2"],
  ["Old Mill", "★★★★★", 5, "4.7"]
]
  .map(
    ([name, stars, of, score]) =>
      `<div class="card"><h3>${name} <span aria-label="${of} out of 5">${stars}</span></h3><div>Harbour Street</div><b aria-label="Scored ${score}">${score}</b><a href="#">Book</a></div>`
  )
  .join("")}`
export default [
  {
    about: "places to stay",
    page: hotels,
    passed: [
      "Breakfast is included at Tejo Grand Resort",
      "Only 1 room is left at Baixa Budget Inn",
      "Hotel Alba Palace is 0.4 km from the centre",
      "Tejo Grand Resort has a rating of 9.4",
      "Hotel Alba Palace has 4 stars",
      "Baixa Budget Inn has no pool",
      "3 hotels are listed",
      "The first hotel is Hotel Alba Palace",
      "The results are sorted by Recommended"
    ],
    never: [
      "Breakfast is included at Baixa Budget Inn",
      "Breakfast is not included at Tejo Grand Resort",
      "Only 1 room is left at Tejo Grand Resort",
      "Only 2 rooms are left at Baixa Budget Inn",
      "Hotel Alba Palace is 0.9 km from the centre",
      "Tejo Grand Resort has a rating of 8.9",
      "Hotel Alba Palace has 3 stars",
      "Tejo Grand Resort has no pool",
      "27 hotels are listed",
      "The first hotel is Tejo Grand Resort",
      "The results are sorted by Lowest price"
    ]
  },
  {
    about: "the one of that kind that bears the word in its name is not the first",
    page: hotels.replace("Hotel Alba Palace", "Alba Palace").replace("Tejo Grand Resort", "Hotel Tejo Grand"),
    passed: ["Hotel Tejo Grand is the last item in the list"],
    never: ["The first hotel is Hotel Tejo Grand"]
  },
  {
    about: "products with stars",
    page: shop,
    passed: [
      "The Tinde Down Jacket has a rating of 4.8",
      "The Skarv Shell Jacket has 128 reviews",
      "Only 2 Tinde Down Jackets are left",
      "The Skarv Shell Jacket is on sale",
      "The wishlist count is 2"
    ],
    never: [
      "The Tinde Down Jacket has a rating of 4.5",
      "The Tinde Down Jacket has 128 reviews",
      "Only 2 Skarv Shell Jackets are left",
      "The Tinde Down Jacket is on sale",
      "The Tinde Down Jacket is in the wishlist",
      "The Skarv Shell Jacket has 4 stars"
    ]
  },
  {
    about: "a score beside the stars that the thing has of itself",
    page: scored,
    passed: ["The Bluebell card shows a score of 4.2", "The Old Mill has a score of 4.7"],
    failed: ["The Bluebell card shows a score of 4.9", "The Old Mill has a score of 5"],
    never: [
      "The Bluebell card shows a score of 3",
      "The Bluebell card shows a score of 4.7",
      "The Bluebell has a rating of 3",
      "The Old Mill has a score of 4.2"
    ]
  },
  {
    about: "a card of the reader's own",
    page: '<div role="status">Your card ending in 4471 expires on 31 Jan 2027.</div><h2>Cards</h2><p>Your gym pass expires on 5 Dec 2026.</p>',
    passed: ["The card ending in 4471 expires on 31 Jan 2027"],
    never: ["The card ending in 4471 expires on 5 Dec 2026", "The card ending in 4472 expires on 31 Jan 2027"]
  }
]
