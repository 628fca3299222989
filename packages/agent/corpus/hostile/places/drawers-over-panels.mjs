/** "The panel", once a drawer lies over a page that has a panel of its own, under a bar that stays at the top. */
const item = (name) =>
  `<div class=row><a href="#x">${name}</a> <span>$4 · 2 bd</span> <button onclick="this.parentElement.remove()" title="Remove">🗑</button></div>`
const page = (
  ...saved
) => `<header style="position:fixed;top:0;left:0;right:0;height:40px;background:#fff;z-index:3"><a href="#a">Home</a> <a href="#b">Help</a></header>
<main style="padding-top:60px"><div class=panel><b>4 homes</b> <label>Sort by <select><option>Price</option></select></label></div>
${["Harbour View 3", "Orchard Road 2", "Maple Close 8", "Linden Row 14"].map((n) => `<div class=card><h3>${n}</h3><p>$4 a day</p></div>`).join("")}</main>
<div role=dialog aria-label="Saved homes" style="position:fixed;top:0;right:0;width:260px;height:100%;background:#fff;z-index:9"><header><h2>Saved homes</h2><button aria-label="Close">×</button></header>${saved.map(item).join("")}</div>`

export default [
  {
    about: "a drawer with two things in it",
    page: page("Harbour View 3", "Orchard Road 2"),
    passed: [
      "2 homes are listed in the panel",
      "Only Harbour View 3 and Orchard Road 2 are in the panel",
      "The panel contains Orchard Road 2"
    ],
    failed: ["4 homes are listed in the panel", "The panel contains Maple Close 8"],
    never: [
      "Only Harbour View 3 and Maple Close 8 are in the panel",
      "Only Harbour View 3 is in the panel",
      "The panel contains Linden Row 14"
    ]
  },
  {
    about: "a drawer in which one is left",
    page: page("Harbour View 3", "Orchard Road 2"),
    passed: [
      "2 homes are listed in the panel. Click Remove in the row of Harbour View 3. Only Orchard Road 2 is left in the panel"
    ],
    never: [
      "2 homes are listed in the panel. Click Remove in the row of Harbour View 3. Only Harbour View 3 is left in the panel",
      "2 homes are listed in the panel. Only Orchard Road 2 is left in the panel"
    ]
  }
]
