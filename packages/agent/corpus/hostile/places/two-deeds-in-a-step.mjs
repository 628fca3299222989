/** "Open the pouch and click Add to cart": what is opened is the pouch, and not the cart. */
const late = (
  again
) => `<header><button data-testid="open-cart" onclick="document.getElementById('o').textContent='The cart is open'">Cart 1</button></header>
<main><a href="#p" onclick="${again}">Travel Pouch</a></main><p id="o"></p><p id="n"></p>`

export default [
  {
    about: "a button that is not there yet, and one that opens the cart",
    page: late(
      "setTimeout(()=>{document.querySelector('main').innerHTML='<button onclick=&quot;document.getElementById(\\'n\\').textContent=\\'Added\\'&quot;>Add to cart</button>'},500)"
    ),
    passed: [
      'Open the Travel Pouch and click Add to cart. "Added" is shown. "The cart is open" is not shown.'
    ],
    never: ['Open the Travel Pouch and click Add to cart. "The cart is open" is shown.']
  },
  {
    about: "a button that never comes",
    page: late("void 0"),
    passed: ['Open the cart. "The cart is open" is shown.'],
    blocked: ['Open the Travel Pouch and click Add to cart. "The cart is open" is shown.']
  },
  {
    about: "a number on the button of a picture",
    page: `<header><button aria-label="Cart"><svg role="img" aria-label="Cart" width="20" height="20"><path d="M1 1h10"/></svg><span>3</span></button></header><main><p>5 products</p></main>`,
    passed: ["The cart icon shows 3."],
    never: ["The cart icon shows 5.", "The cart icon shows 4."]
  }
]
