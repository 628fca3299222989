/** Boards and product pages, as people tell of them: what is said of one card, one price or one column, and of no other. */
const card = (t, who, n, due) =>
  `<div class="card" draggable="true"><div class="title">${t}</div><div class="meta"><span class="avatar" title="${who}">${who
    .split(" ")
    .map((w) => w[0])
    .join("")}</span><span class="due">${due}</span><span class="comments">💬 ${n}</span></div></div>`
const col = (t, cards) =>
  `<section class="col"><div class="colhead"><span>${t}</span> <span class="count">${cards.length}</span></div>${cards.join("")}<button>+ Add card</button></section>`
const board = `<style>.board{display:flex;gap:12px}.col{width:220px;background:#eee;padding:8px}.card{background:#fff;margin:6px 0;padding:6px;border:1px solid #ccc}.colhead{display:flex;justify-content:space-between}.meta{display:flex;gap:6px}</style>
<header><b>Taskly</b><nav><a href="#">Board</a> <a href="#">Reports</a></nav><input placeholder="Search cards" aria-label="Search cards"></header><h1>Website relaunch</h1>
<div class="board">${col("To do", [card("Write copy", "Ada Byron", 2, "12 May"), card("Pick fonts", "Bo Li", 0, "14 May")])}${col("In progress", [card("Build header", "Ada Byron", 5, "9 May")])}${col("Done", [])}</div>`
export default [
  {
    about: "a board whose cards show initials, days and numbers",
    page: board,
    passed: [
      "The To do column has 2 cards",
      "The Done column is empty",
      "Write copy is in the To do column",
      "Build header is assigned to Ada Byron",
      "The In progress column shows 1 card",
      "The first card in To do is Write copy",
      "The card Pick fonts is not in the Done column",
      "There are 2 cards in To do",
      "The column To do contains the cards Write copy and Pick fonts",
      "The heading is Website relaunch",
      "There are 3 columns"
    ],
    never: [
      "The To do column has 3 cards",
      "There are 4 cards on the board",
      "The To do column is empty",
      "Write copy is in the In progress column",
      "Write copy is in the Done column",
      "Build header is assigned to Bo Li",
      "The Done column shows 1 card",
      "Pick fonts is due 12 May",
      "Build header has 2 comments",
      "The first card in To do is Pick fonts",
      "The card Write copy is not in the To do column",
      "There are 3 cards in To do",
      "Bo Li has 2 cards",
      "The column Done contains the card Build header",
      "There is no card called Pick fonts",
      "Pick fonts has 5 comments",
      "The last card in To do is Write copy",
      "The second card in In progress is Build header",
      "All cards are in To do",
      "No card is in In progress",
      "The board is empty",
      "There are 2 columns",
      "Write copy is due 9 May",
      "Write copy comes after Pick fonts",
      "Ada Byron is assigned to Pick fonts",
      "The number of cards in Done is 1",
      "Only Build header is in To do"
    ]
  },
  {
    about: "the page of one product",
    page: `<style>.row{display:flex;gap:10px}.sw{width:20px;height:20px;display:inline-block;border:1px solid}.on{outline:2px solid}</style><header><a href="#">Shop</a><a href="#">Sale</a><button aria-label="Cart, 2 items">🛒 <span>2</span></button></header><main><h1>Canvas tote</h1><p>★★★★☆ <a href="#">18 reviews</a></p><p><del>€30.00</del> <b>€24.00</b> <span class="badge">-20%</span></p><div role="radiogroup" aria-label="Colour"><button role="radio" aria-checked="true" aria-label="Sand" class="sw on"></button><button role="radio" aria-checked="false" aria-label="Navy" class="sw"></button></div><label>Size <select><option>S</option><option selected>M</option><option disabled>L (sold out)</option></select></label><div class="row"><button aria-label="Decrease quantity">−</button><input aria-label="Quantity" value="1" size=2><button aria-label="Increase quantity">+</button></div><button>Add to bag</button> <button disabled>Notify me</button><p>In stock: only 3 left</p><details open><summary>Details</summary><p>100 % cotton. Machine washable.</p></details><details><summary>Shipping</summary><p>Free over €50</p></details><h2>You may also like</h2><ul><li><a href="#">Linen tote</a> €28.00</li><li><a href="#">Jute bag</a> €19.00</li></ul></main>`,
    passed: [
      "The price is €24.00",
      "The old price was €30.00",
      "Sand is the selected colour",
      "The selected size is M",
      "The quantity is 1",
      "The cart shows 2 items",
      "There are 18 reviews",
      "The Add to bag button is enabled",
      "The Notify me button is disabled",
      "The Shipping section is collapsed",
      "The Details section is open",
      "Linen tote costs €28.00",
      "The discount is 20%",
      "Navy is not selected",
      "Machine washable is shown"
    ],
    never: [
      "The price is €30.00",
      "The price is €28.00",
      "Navy is the selected colour",
      "The selected size is S",
      "The quantity is 2",
      "The cart is empty",
      "The cart shows 3 items",
      "There are 20 reviews",
      "The Add to bag button is disabled",
      "The Shipping section is open",
      "Free over €50 is shown",
      "Linen tote costs €19.00",
      "Jute bag costs €28.00",
      "The discount is 30%",
      "The size L is selected",
      "The product is sold out",
      "The Notify me button is enabled",
      "Canvas tote costs €28.00",
      "The rating is 5",
      "Three similar products are listed",
      "The price of Canvas tote is €30.00",
      "The price is not €24.00",
      "There are no reviews",
      "Sand is not selected",
      "Only 2 are left",
      "The shipping is free",
      "The stock is 18",
      "The weight is 3 kg"
    ]
  }
]
