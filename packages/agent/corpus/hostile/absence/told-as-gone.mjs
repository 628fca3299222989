/** "P-7 no longer appears among my parcels", where a message that no role tells to be one says what became of it. */
const row = (code) =>
  `<div class="r"><b>${code}</b> <span>on its way</span> <button data-code="${code}">Refuse</button></div>`
const page = (deed, codes = ["P-7", "P-8"]) =>
  `<h1>My parcels</h1><div id="l">${codes.map(row).join("")}</div><p id="m"></p><script>l.onclick = (e) => { const code = e.target.dataset.code; if (!code) return; const row = e.target.closest(".r"); ${deed} }</script>`
const told = 'm.textContent = "Parcel " + code + " was removed";'
const test = 'Click "Refuse" next to P-7\nP-7 no longer appears among my parcels, while P-8 does'

/** The open tab is called so, and so is a bar of buttons that holds none of them. */
const tabs = (open) =>
  `<div role="tablist"><button role="tab" aria-selected="${!open}">Shop</button><button role="tab" aria-selected="${open}">My parcels <b>2</b></button></div><div role="toolbar" aria-label="Filter parcels"><button>Sent</button><button>Received</button></div><div>${["P-7", "P-8"].map((code) => `<article><p>Friday</p><p>2 kg</p><p>${code}</p></article>`).join("")}</div>`

export default [
  {
    about: "a tab that is open, over a bar that only filters",
    page: tabs(true),
    passed: ["P-7 is shown among my parcels", "P-9 does not appear among my parcels, while P-8 does"],
    failed: ["P-7 does not appear among my parcels", "P-9 is shown among my parcels"],
    never: ["P-8 does not appear among my parcels, while P-7 does", "P-9 no longer appears among my parcels"]
  },
  {
    about: "another tab is open",
    page: tabs(false),
    never: ["P-9 does not appear among my parcels", "P-7 does not appear among my parcels"]
  },
  {
    about: "it went, and a line says so",
    page: page(`row.remove(); ${told}`),
    passed: [test],
    never: [
      "P-7 no longer appears among my parcels",
      'Click "Refuse" next to P-7\nP-9 no longer appears among my parcels',
      'Click "Refuse" next to P-7\nP-8 no longer appears among my parcels'
    ]
  },
  { about: "a line says so, and it stays", page: page(told), never: [test] },
  {
    about: "it stays in a line that tells what became of it",
    page: page('row.innerHTML = "<b>P-7 was removed</b> <button>Undo</button>"'),
    never: [test]
  },
  {
    about: "it moves into another list of the page",
    page: page(
      `row.remove(); ${told} document.body.insertAdjacentHTML("beforeend", "<h2>Refused parcels</h2><ul><li>P-7 for Ines</li></ul>")`
    ),
    never: [test]
  },
  { about: "both go", page: page(`l.innerHTML = ""; ${told}`), never: [test] }
]
