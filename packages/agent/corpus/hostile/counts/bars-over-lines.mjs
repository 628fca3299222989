/** A bar that says something of all the lines below it, with a button for all of them: it is no line. */
const line = (name, by, version) =>
  `<div style="display:flex;gap:20px;border:1px solid;padding:8px"><div><b style="display:block">${name}</b><span>${by}</span></div><div><span style="display:block">Version</span><span>${version}</span></div><div><button>Disable</button> <button>Remove</button></div></div>`
const bar = (text) =>
  `<div style="display:flex;justify-content:space-between"><span>${text}</span><button>Update all</button></div>`
const lines = [
  line("Alpha", "Nova Studio", "1.0"),
  line("Beta", "Cleanroom", "2.0"),
  line("Gamma", "Ferrous Labs", "3.1")
]

export default [
  {
    about: "over the lines",
    page: `<h1>Installed extensions</h1><div>${bar("2 updates available · 1 of 3 enabled")}${lines.join("")}</div>`,
    passed: ["There are 3 extensions", "There are 2 updates available"],
    failed: ["There are 4 extensions"],
    never: ["There are 2 extensions", "There are 3 updates available"]
  },
  {
    about: "below the lines",
    page: `<h1>Installed extensions</h1><div>${lines.join("")}${bar("2 updates available")}</div>`,
    passed: ["There are 3 extensions"],
    failed: ["There are 4 extensions"]
  },
  {
    about: "a line with less in it is one all the same",
    page: `<h1>Installed extensions</h1><div>${lines.join("")}${bar("Delta")}</div>`,
    never: ["There are 3 extensions"]
  }
]
