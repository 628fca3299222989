// Shared between the menu and the checkout page.
const params = new URLSearchParams(location.search)
if (params.has("bug")) sessionStorage.setItem("fd.flag", params.get("bug"))
const FLAG = sessionStorage.getItem("fd.flag") || ""
const money = (n) => "$" + (Math.round(n * 100) / 100).toFixed(2)
const esc = (s) =>
  String(s).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c])
const $ = (s, r = document) => r.querySelector(s)
const $$ = (s, r = document) => [...r.querySelectorAll(s)]

const state = Object.assign(
  { cart: [], mode: "delivery", tip: 0, promo: null, fav: false },
  JSON.parse(sessionStorage.getItem("fd.state") || "{}")
)
const persist = () => sessionStorage.setItem("fd.state", JSON.stringify(state))

const PROMOS = {
  LUPO15: { label: "15% off your food", off: (t) => t.subtotal * 0.15 },
  FREERIDE: { label: "Free delivery", off: (t) => t.delivery }
}
const MINIMUM = 15

function totals() {
  const t = {}
  t.subtotal = state.cart.reduce((s, l) => s + l.unit * l.qty, 0)
  t.delivery = state.mode === "delivery" ? 2.99 : 0
  if (FLAG === "pickup-fee") t.delivery = 2.99
  t.service = 1.2
  t.tip = Math.round(t.subtotal * state.tip) / 100
  t.discount = state.promo ? Math.round(PROMOS[state.promo].off(t) * 100) / 100 : 0
  t.total = t.subtotal - t.discount + t.delivery + t.service + t.tip
  if (FLAG === "tip-total") t.total -= t.tip
  return t
}
const itemCount = () => state.cart.reduce((s, l) => s + l.qty, 0)

function summaryRows(t) {
  return `
    <div class="sum-row"><span>Subtotal</span><span class="sum-val">${money(t.subtotal)}</span></div>
    ${t.discount ? `<div class="sum-row sum-row--off"><span>Promo (${state.promo})</span><span class="sum-val">−${money(t.discount)}</span></div>` : ""}
    ${t.delivery ? `<div class="sum-row"><span>Delivery fee</span><span class="sum-val">${money(t.delivery)}</span></div>` : ""}
    <div class="sum-row"><span>Service fee</span><span class="sum-val">${money(t.service)}</span></div>
    ${t.tip ? `<div class="sum-row"><span>Courier tip</span><span class="sum-val">${money(t.tip)}</span></div>` : ""}
    <div class="sum-row sum-row--total"><span>Total</span><span class="sum-val">${money(t.total)}</span></div>`
}

let toastTimer
function toast(text) {
  let el = $(".toast")
  if (!el) {
    el = document.createElement("div")
    el.className = "toast"
    el.setAttribute("role", "status")
    document.body.append(el)
  }
  el.textContent = text
  el.classList.add("toast--in")
  clearTimeout(toastTimer)
  toastTimer = setTimeout(() => el.classList.remove("toast--in"), 3500)
}
Object.assign(window, { $$, MINIMUM, esc, itemCount, persist, summaryRows, toast, totals })
