/** Boxes that listen for what is pressed in them, and bear the name of what they hold; groups of boxes to tick beside the list. */
const listens = (id) =>
  `<script>document.getElementById("${id}").addEventListener("click", () => {})</script>`

const tickets = `<h1>Tickets</h1><p>Showing 2 of 5 tickets</p><div role="grid" aria-label="Tickets" id="grid">
<div role="row"><span role="columnheader">Number</span> <span role="columnheader">Subject</span></div>
<div role="row"><span role="gridcell">#1</span> <span role="gridcell"><a href="#1">Printer</a></span></div>
<div role="row"><span role="gridcell">#2</span> <span role="gridcell"><a href="#2">Badge</a></span></div></div>${listens("grid")}`

const line = (name) =>
  `<div style="display:flex;gap:9px"><span>${name}</span> <b>€9</b> <button>Remove ${name}</button></div>`

const slip = `<h1>Hire</h1><section aria-label="Slip"><div id="lines" data-testid="lines">${line("Suit")}${line("Dress")}</div><p>Subtotal €18</p></section>${listens("lines")}`

const box = (name) => `<label style="display:block"><input type="checkbox"> ${name} (3)</label>`

const shop = `<fieldset><legend>Category</legend>${["Bags", "Home", "Kitchen", "Lamps"].map(box).join("")}</fieldset>
<fieldset><legend>Availability</legend>${box("In stock")}</fieldset>
<main><p>2 products</p><div class="grid"><div class="card"><a href="#a">Mug</a> <span>€16</span></div><div class="card"><a href="#b">Kettle</a> <span>€65</span></div></div></main>`

export default [
  {
    about: "a grid of that name",
    page: tickets,
    passed: ["2 tickets are in the table", "There are 2 tickets in the table", "The table has two tickets"],
    never: [
      "5 tickets are in the table",
      "There are 3 tickets in the table",
      "There is 1 ticket in the table"
    ]
  },
  {
    about: "a box of that name",
    page: slip,
    passed: ["The slip has two lines"],
    never: ["The slip has three lines", "The slip has 18 lines", "The slip has one line"]
  },
  {
    about: "groups of boxes, which are no list of products",
    page: shop,
    passed: ["The list shows 2 products", "There are 2 products in the list"],
    never: ["The list shows 4 products", "The list shows 5 products", "There are 3 products in the list"]
  }
]
