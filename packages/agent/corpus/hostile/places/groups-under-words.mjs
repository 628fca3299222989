/** Lists in groups whose titles are mere words among the things: over cards, and in a menu beside the page. */
const card = (title, text) =>
  `<article style="border:1px solid #ddd;padding:9px;width:240px"><h3>${title}</h3><p>${text}</p></article>`
const way = (name, n) =>
  `<div style="cursor:pointer;padding:6px" onclick="void 0"><span>${name}</span> <span style="float:right">${n}</span></div>`
const side = `<nav style="width:200px">${way("Everything", 5)}<div style="color:#777"><span>Rooms</span> <button title="New room">+</button></div>${way("Kitchen", 2)}${way("Cellar", 3)}<div style="color:#777">Labels</div>${way("fragile", 1)}${way("heavy", 2)}<br>${way("Bin", 4)}</nav>`
const page = (open, close) =>
  `<div style="display:flex;gap:20px">${side}<div><h1>Everything</h1><div>5 parcels</div><div>Starred</div>${open}${card("Plates", "Blue ones")}${close}<div>Others</div>${open}${["Cups", "Jars", "Wine", "Tools"].map((each) => card(each, "As it was packed")).join("")}${close}</div></div>`
const tests = {
  passed: [
    'Plates is the only parcel under "Starred"',
    "There are 4 parcels under Others",
    "There is exactly 1 parcel under Starred",
    "Plates is listed in the Starred section",
    "There are 5 parcels",
    "Tools is listed in the Others section",
    "The Others section has 4 parcels",
    "Cellar is the last room in the sidebar",
    "Kitchen is the first room in the sidebar"
  ],
  failed: [
    "There are 5 parcels under Starred",
    "There are 6 parcels",
    "There are 5 parcels under Others",
    "Plates is listed in the Others section",
    "Cups is listed in the Starred section",
    "The Starred section has 4 parcels",
    "Bin is the last room in the sidebar"
  ],
  never: [
    'Cups is the only parcel under "Starred"',
    'Plates is the only parcel under "Others"',
    "The Starred section has 5 parcels",
    "There are 4 parcels",
    "Everything is the first room in the sidebar",
    "heavy is the last room in the sidebar"
  ]
}

export default [
  {
    about: "cards that are laid out by their boxes",
    page: page(`<div style="display:grid;gap:9px">`, "</div>"),
    ...tests
  },
  { about: "cards among which the titles stand", page: page("", ""), ...tests },
  {
    about: "several in each group",
    page: page(`<div style="display:grid;gap:9px">`, "</div>").replace(
      "</article>",
      `</article>${card("Lids", "Loose")}`
    ),
    passed: [
      "The Starred section has 2 parcels",
      "The Others section has 4 parcels",
      "There are 2 parcels under Starred"
    ],
    failed: [
      "The Starred section has 1 parcel",
      "The Others section has 6 parcels",
      "There are 6 parcels under Starred"
    ],
    never: ['Plates is the only parcel under "Starred"', "Lids is listed in the Others section"]
  }
]
