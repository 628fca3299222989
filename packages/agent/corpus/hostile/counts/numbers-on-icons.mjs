/** Numbers on signs: those that are there, those that went, and those that something lies over. */
const style = `<style>header{display:flex;gap:6px} header button{position:relative;padding:8px;border:0} .n{position:absolute;top:-4px;right:-6px;background:#a00;color:#fff;border-radius:9px;font-size:11px;min-width:16px}
.over{position:fixed;top:0;right:0;width:20px;height:100%;background:#fff;z-index:2}</style>`
const svg = (name) =>
  `<svg role="img" aria-label="${name}" width="22" height="22" viewBox="0 0 24 24"><path d="M5 8h14l-1 12H6z"/></svg>`
const sign = (name, count) =>
  `<button type="button">${svg(name)}<span class="n" data-n="${name}"${count === "" ? " hidden" : ""}>${count}</span></button>`

const press = `<button onclick="document.querySelector('[data-n=Cart]').textContent='2'">Add a mug</button>
<button onclick="document.querySelector('[data-n=Wishlist]').hidden=true">Forget the lamp</button>`

const shop = `${style}<header>${sign("Wishlist", "1")}${sign("Cart", "")}</header><h1>Lamps</h1>${press}`

export default [
  {
    about: "one with a number, and one that has none yet",
    page: shop,
    passed: [
      "The wishlist icon shows 1",
      "The wishlist icon shows a number",
      "The cart icon has no number",
      "There is no number on the cart icon",
      "The cart badge shows no number",
      "The cart icon has no number. Click Forget the lamp. The wishlist icon no longer shows a number."
    ],
    failed: [
      "The wishlist icon shows no number",
      "There is no number on the wishlist icon",
      "The wishlist icon shows 2",
      "The wishlist icon shows 1. Click Forget the lamp. The wishlist icon still shows 1."
    ],
    never: [
      "The cart icon shows 1",
      "The cart icon shows a number",
      "The wishlist icon no longer shows a number",
      "The bell icon has no number"
    ]
  },
  {
    about: "a number that stands beside the sign and not in it",
    page: `${style}<header><div><button type="button">${svg("Cart")}</button><span>3</span></div></header><h1>Lamps</h1>`,
    never: ["The cart icon has no number", "There is no number on the cart icon", "The cart icon shows 4"]
  },
  {
    about: "a number that lies behind what is open",
    page: `${style}<div style="position:fixed;inset:0;background:rgba(0,0,0,.4);z-index:1"></div><header style="justify-content:flex-end">${sign("Cart", "3")}</header><h1>Lamps</h1><div class="over" role="dialog" aria-modal="true" aria-label="Your cart"><h2>Your cart</h2><p>Mug</p></div>`,
    passed: ["The cart icon shows 3"],
    never: ["The cart icon shows 2", "The cart icon has no number", "The cart icon shows no number"]
  }
]
