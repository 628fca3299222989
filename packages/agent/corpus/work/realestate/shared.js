const bug = new URLSearchParams(location.search).get("bug") || sessionStorage.getItem("hh-bug") || ""
if (bug) sessionStorage.setItem("hh-bug", bug)

const homes = [
  {
    id: 1,
    title: "Linden Row 14",
    type: "Apartment",
    price: 285000,
    beds: 2,
    baths: 1,
    size: 820,
    area: "Old Town",
    x: 150,
    y: 190,
    tint: "#c8d9e6"
  },
  {
    id: 2,
    title: "Harbour View 3",
    type: "Apartment",
    price: 410000,
    beds: 3,
    baths: 2,
    size: 1180,
    area: "Harbour",
    x: 330,
    y: 430,
    tint: "#b9d7d9"
  },
  {
    id: 3,
    title: "Maple Close 8",
    type: "House",
    price: 525000,
    beds: 4,
    baths: 2,
    size: 1750,
    area: "Northfield",
    x: 280,
    y: 80,
    tint: "#e6d3bd"
  },
  {
    id: 4,
    title: "Weaver Street 21",
    type: "Townhouse",
    price: 365000,
    beds: 3,
    baths: 2,
    size: 1320,
    area: "Old Town",
    x: 95,
    y: 280,
    tint: "#dcc6c1"
  },
  {
    id: 5,
    title: "Quarry Lane 5",
    type: "House",
    price: 690000,
    beds: 5,
    baths: 3,
    size: 2400,
    area: "Hillside",
    x: 80,
    y: 560,
    tint: "#cfdcbf"
  },
  {
    id: 6,
    title: "Canal Walk 40",
    type: "Studio",
    price: 159000,
    beds: 1,
    baths: 1,
    size: 410,
    area: "Harbour",
    x: 365,
    y: 520,
    tint: "#c9cfe8"
  },
  {
    id: 7,
    title: "Orchard Road 2",
    type: "House",
    price: 448000,
    beds: 3,
    baths: 2,
    size: 1490,
    area: "Northfield",
    x: 345,
    y: 150,
    tint: "#e8dfb7"
  },
  {
    id: 8,
    title: "Mill Court 11",
    type: "Townhouse",
    price: 339000,
    beds: 2,
    baths: 1,
    size: 1080,
    area: "Hillside",
    x: 160,
    y: 480,
    tint: "#d6c9e2"
  },
  {
    id: 9,
    title: "Station Square 7",
    type: "Apartment",
    price: 199000,
    beds: 1,
    baths: 1,
    size: 560,
    area: "Old Town",
    x: 205,
    y: 310,
    tint: "#e3c9b4"
  }
]
const state = JSON.parse(sessionStorage.getItem("hh") || '{"favs":[],"cmp":[]}')
const store = () => sessionStorage.setItem("hh", JSON.stringify(state))
const $ = (q) => document.querySelector(q)
const money = (n) => "$" + Math.round(n).toLocaleString("en-US")
const home = (id) => homes.find((h) => h.id === Number(id))
const heart =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 20S4 14 4 8.8A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 1.8C20 14 12 20 12 20z"/></svg>'
const bin =
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5"/></svg>'

/** A drawn picture: the outside of the home, or one of its rooms. */
function scene(h, room = "Front") {
  const sky = `<rect width="400" height="220" fill="${h.tint}"/>`
  const inside = {
    "Living room":
      '<rect y="165" width="400" height="55" fill="#b89a78"/><rect x="60" y="110" width="170" height="60" rx="12" fill="#5b7f86"/><rect x="270" y="40" width="80" height="70" fill="#fff8"/>',
    Kitchen:
      '<rect y="175" width="400" height="45" fill="#cdbfae"/><rect x="40" y="100" width="320" height="78" fill="#f6f3ee"/><rect x="40" y="94" width="320" height="9" fill="#6d6257"/><rect x="70" y="30" width="110" height="40" fill="#fff9"/>',
    Bedroom:
      '<rect y="170" width="400" height="50" fill="#a98e70"/><rect x="110" y="120" width="190" height="60" rx="8" fill="#f4efe8"/><rect x="110" y="85" width="190" height="45" rx="8" fill="#876f58"/>'
  }
  const out =
    h.type === "House" || h.type === "Townhouse"
      ? `<rect y="180" width="400" height="40" fill="#8fae7f"/><path d="M110 100 200 40l90 60z" fill="#7a4a3a"/><rect x="125" y="98" width="150" height="86" fill="#f5efe6"/><rect x="186" y="134" width="30" height="50" fill="#7a4a3a"/><rect x="142" y="114" width="28" height="26" fill="#9cc3d5"/><rect x="230" y="114" width="28" height="26" fill="#9cc3d5"/>`
      : `<rect y="185" width="400" height="35" fill="#9aa79f"/><rect x="120" y="30" width="160" height="157" fill="#efe9e1"/>${[0, 1, 2].map((r) => [0, 1, 2].map((c) => `<rect x="${138 + c * 46}" y="${46 + r * 44}" width="30" height="28" fill="#8fb4c4"/>`).join("")).join("")}`
  return `<svg viewBox="0 0 400 220" role="img" aria-label="${room} of ${h.title}">${sky}${inside[room] || out}</svg>`
}
function toast(text) {
  $(".toast")?.remove()
  const t = document.createElement("div")
  t.className = "toast"
  t.setAttribute("role", "status")
  t.textContent = text
  document.body.append(t)
  setTimeout(() => t.remove(), 4000)
}
let shownCount = state.favs.length
function header() {
  $("#top").innerHTML =
    `<a class="brand" href="index.html">Hearth &amp; Harbour</a><button class="saved-btn" id="saved-btn">${heart}Saved homes ${shownCount ? `<span class="num">${shownCount}</span>` : ""}</button>`
  $("#saved-btn").addEventListener("click", drawer)
}
function toggleFav(id, fromDrawer = false) {
  const on = state.favs.includes(id)
  state.favs = on ? state.favs.filter((x) => x !== id) : [...state.favs, id]
  store()
  if (!(bug === "saved-count" && fromDrawer)) shownCount = state.favs.length
  header()
  window.onFav?.()
  if (!fromDrawer) toast(on ? "Removed from saved homes" : `${home(id).title} saved`)
}
function drawer() {
  $("#drawer")?.remove()
  const d = document.createElement("div")
  d.id = "drawer"
  d.className = "veil"
  d.innerHTML = `<div class="drawer" role="dialog" aria-label="Saved homes"><header><h2>Saved homes</h2><button class="icon" data-x aria-label="Close">×</button></header>
    ${
      state.favs
        .map((id) => {
          const h = home(id)
          return `<div class="fav"><div class="t"><a href="home.html?id=${id}">${h.title}</a><div class="muted">${money(h.price)} · ${h.beds} bd</div></div><span class="icon" data-rm="${id}" title="Remove" style="cursor:pointer">${bin}</span></div>`
        })
        .join("") || '<p class="muted">No saved homes yet. Tap the heart on a home to keep it here.</p>'
    }</div>`
  d.addEventListener("click", (e) => {
    if (e.target === d || e.target.closest("[data-x]")) d.remove()
    const rm = e.target.closest("[data-rm]")
    if (rm) {
      toggleFav(Number(rm.dataset.rm), true)
      drawer()
    }
  })
  document.body.append(d)
}
header()
Object.assign(window, { scene })
