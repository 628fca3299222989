/** What leads to the checkout stands in a cart that is closed. */
const stall = (
  opener,
  inside
) => `<header>${opener}</header><h1>Seeds</h1><p id="s">Nothing yet</p><aside id="c" hidden>${inside}</aside>
<script>document.querySelectorAll(".o").forEach((x) => x.onclick = () => { document.getElementById("c").hidden = false })
document.querySelectorAll(".go").forEach((x) => x.onclick = () => { document.body.innerHTML = "<h1>Pay here</h1>" })</script>`
const cart = '<button class="o">Basket (2)</button>'
const way = '<button class="go">Go to checkout</button>'

export default [
  {
    about: "a basket that leads to the checkout",
    page: stall(cart, way),
    passed: ['Go to checkout\n"Pay here" is shown'],
    failed: ['Go to checkout\n"Nothing yet" is shown'],
    blocked: ['Go to the archive\n"Pay here" is shown', 'Click "Go to checkout"\n"Pay here" is shown']
  },
  {
    about: "two baskets",
    page: stall(cart + '<a href="#b">Basket</a>', way),
    blocked: ['Go to checkout\n"Pay here" is shown']
  },
  {
    about: "a basket that leads nowhere",
    page: stall(cart, "<p>Empty</p>"),
    blocked: ['Go to checkout\n"Nothing yet" is shown']
  },
  {
    about: "what adds to the basket is none",
    page: stall('<button class="o">Add to basket</button>', way),
    blocked: ['Go to checkout\n"Pay here" is shown']
  }
]
