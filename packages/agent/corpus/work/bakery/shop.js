export const bug = (() => {
  const b = new URLSearchParams(location.search).get("bug")
  if (b) sessionStorage.bug = b
  return sessionStorage.bug
})()
export const goods = [
  {
    id: "rye",
    name: "Dark rye loaf",
    price: 480,
    cat: "Bread",
    stock: 9,
    info: "Rye flour, water, salt. Contains gluten."
  },
  {
    id: "cro",
    name: "Butter croissant",
    price: 220,
    cat: "Pastry",
    stock: 30,
    info: "Wheat flour, butter 24 %. Contains gluten and milk."
  },
  { id: "bag", name: "Sesame bagel", price: 180, cat: "Bread", stock: 0, info: "Wheat flour, sesame." },
  {
    id: "cin",
    name: "Cinnamon bun",
    price: 290,
    cat: "Pastry",
    stock: 12,
    info: "Wheat flour, cinnamon, cardamom."
  },
  { id: "tar", name: "Lemon tart", price: 1450, cat: "Cakes", stock: 2, info: "Lemons, eggs, butter." }
]
export const cart = () => JSON.parse(sessionStorage.cart || "{}")
export const save = (c) => {
  sessionStorage.cart = JSON.stringify(c)
}
export const count = () => Object.values(cart()).reduce((a, b) => a + b, 0)
export const money = (n) => `£${(n / 100).toFixed(2)}`
export const sum = () =>
  Object.entries(cart()).reduce((a, [id, n]) => a + n * goods.find((g) => g.id === id).price, 0)
export const frame = (title, html) => {
  document.title = `${title} · Crumb & Co`
  document.body.innerHTML = `<nav class="navbar"><a class="brand" href="index.html">Crumb &amp; Co</a><a href="index.html">Shop</a><a href="about.html">Our story</a><a href="cart.html" class="basket">Basket <span class="badge">${count()}</span></a></nav><main>${html}</main><footer>Baked daily in Leeds</footer>`
}
export const q = (s) => document.querySelector(s)
export const all = (s, f) => {
  for (const e of document.querySelectorAll(s)) f(e)
}
