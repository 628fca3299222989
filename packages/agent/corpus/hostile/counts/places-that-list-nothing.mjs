/** What stands in a place that draws no list may be the one thing of it; a place that says it is empty holds nothing. */
export default [
  {
    about: "sections, of which one says that it is empty and others hold one thing or a text",
    page: `<section><h2>Bread</h2><p>Nothing here yet</p></section>
<section><h2>Fruit</h2><ul><li>Apple</li><li>Pear</li></ul></section>
<section><h2>Notes</h2><p>Call the baker.</p></section>
<section><h2>Jam</h2><div class="card"><b>Fig</b><button>Add</button></div></section>
<label>Remark <textarea>Fresh only</textarea></label>
<label>Search <input value="rye"></label>
<div class="cart"><h3>Cart</h3><p>Your cart is empty.</p></div>
<div class="box"><h3>Basket</h3><div>Rye loaf</div></div>`,
    passed: [
      "Nothing is listed under Bread",
      "There is nothing in the cart",
      "There are no items in the cart",
      "The cart has 0 items",
      "There are no items under Bread",
      "The Bread section has no items",
      "In the Bread section nothing is listed",
      "Under Fruit only Apple and Pear are listed",
      "Apple and Pear are the only items under Fruit",
      "Pear is the last item under Fruit"
    ],
    never: [
      "Nothing is in the Remark",
      "There is nothing in Search",
      "There is nothing in the Remark field",
      "Nothing is listed under Notes",
      "There are 0 items under Notes",
      "The Notes section has no items",
      "There is nothing under Jam",
      "There are no cards in Jam",
      "There are 0 items in Jam",
      "Nothing is left in the basket",
      "The basket has 0 items",
      "There are no books in the basket",
      "Nothing is listed under Fruit",
      "Under Fruit only Apple is listed",
      "Apple is the last item under Fruit",
      "Pear is the only item under Fruit",
      "Under Bread only Apple is listed",
      "Only Apple and Fig are listed under Fruit"
    ]
  },
  {
    about: "a board with a column to drop cards in, and tiles below the last section",
    page: `<div style="display:flex;gap:16px"><section><h2>To do</h2><div class="card">Paint</div><div class="card">Sand</div></section>
<section><h2>Done</h2><p>Drop cards here</p></section></div>
<div style="display:flex;gap:16px"><div class="card"><div>Waiting</div><div>5</div></div><div class="card"><div>On the road</div><div>3</div></div></div>`,
    passed: [
      "There are no cards under Done",
      "Nothing is listed under Done",
      "There are two cards under To do"
    ],
    never: ["There are no cards under To do", "Nothing is listed under To do", "There is one card under Done"]
  }
]
