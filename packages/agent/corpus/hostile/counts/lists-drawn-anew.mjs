/** Cards that are drawn anew in a box of their own when they are filtered: how many there are, which of them has what, and that a button leads to a cart. */
const shop = `<header><b>Shop</b> <nav><a href="#/">Shop</a> <a href="#/cart">Cart</a></nav></header><main></main><style>.grid{display:flex;gap:9px}.card{width:160px}</style>
<script>
const all = [["Oil", "€12", "Pantry", 1], ["Salt", "€3", "Pantry", 1], ["Towel", "€9", "Kitchen", 1], ["Spoon", "€7", "Kitchen", 0], ["Honey", "€20", "Pantry", 1]]
const m = document.querySelector("main")
function draw(kind) {
  const some = all.filter(([, , k]) => kind === "All" || k === kind)
  m.innerHTML = '<h1>Products</h1><p><label>Category <select>' + ["All", "Pantry", "Kitchen"].map((k) => "<option" + (k === kind ? " selected" : "") + ">" + k).join("") + '</select></label></p><div class="grid">' + some.map(([n, p, k, s]) => '<div class="card"><h3>' + n + "</h3><div>" + p + "</div><small>" + k + "</small> " + (s ? "<button>Add to cart</button>" : "<span>Sold out</span>") + "</div>").join("") + "</div>"
  m.querySelector("select").onchange = (e) => draw(e.target.value)
}
draw("All")
</script>`

export default [
  {
    about: "a filter leaves some of the cards",
    page: shop,
    passed: [
      "Filter by Pantry. Only Oil, Salt and Honey are shown.",
      "Choose Kitchen as the category. Only Towel and Spoon are shown. There are 2 items.",
      "Spoon is sold out. It has no Add to cart button.",
      "Oil is €12. It has an Add to cart button."
    ],
    failed: [
      "Filter by Pantry. Only Oil and Honey are shown.",
      "Choose Kitchen as the category. Only Towel is shown.",
      "Spoon is sold out. It has an Add to cart button.",
      "Oil is €12. It has no Add to cart button."
    ],
    never: [
      "Salt is in the cart",
      "Towel is in my cart",
      "Honey is in the shopping cart",
      "Filter by Pantry. Only Oil is shown."
    ]
  },
  {
    about: "errors by the short word of their class",
    page: `<h1>Checkout</h1><form><label for=n>Name</label> <input id=n><div class="err" style="color:#c00">Enter your name</div><label for=a>Address</label> <input id=a><div class="err" style="color:#c00">Enter your address</div><label for=t>Town</label> <input id=t><div class="err"></div></form>`,
    passed: ["Two errors are shown.", 'Two errors are shown: "Enter your name" and "Enter your address".'],
    failed: ["Three errors are shown."],
    never: ["No errors are shown."]
  }
]
