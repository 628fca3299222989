/** Lines whose boxes have a label each, some with a button more than others, under a bar that says how many may be updated. */
const line = (name, version, state, update = "") =>
  `<div style="display:flex;gap:40px"><div><p>${name}</p><p>Maker of ${name}</p></div><div><p>Version</p><p>${version}</p></div>
<div><input type=checkbox role=switch aria-label="Enable ${name}" ${state === "Enabled" ? "checked" : ""}><span>${state}</span></div>${
    update === ""
      ? "<button>Uninstall</button>"
      : `<div><button>Update to ${update}</button><button>Uninstall</button></div>`
  }</div>`
const bar = `<div style="display:flex"><span>2 updates available · 2 of 3 enabled</span><button>Update all</button></div>`
const page = `<h1>Installed</h1><div>${bar}${line("Git Timeline", "6.3.1", "Disabled", "6.4.0")}${line("Night Theme", "1.0.4", "Enabled")}${line("Python Box", "3.1.0", "Enabled", "3.2.0")}</div>`
const card = (name, free) =>
  `<div style="width:200px"><h3>${name}</h3><p>${free} moorings free</p><p>Berths for every boat</p><button>Book</button></div>`

export default [
  {
    about: "the boxes of a line belong to the line, whichever button it has",
    page,
    passed: [
      "2 updates are available",
      'the version of "Git Timeline" is 6.3.1',
      'the version of "Night Theme" is 1.0.4',
      'the switch of "Night Theme" is on',
      'the status of "Git Timeline" is "Disabled"',
      'the status of "Python Box" is "Enabled"'
    ],
    failed: [
      'the version of "Git Timeline" is 6.4.0',
      'the switch of "Night Theme" is off',
      'the status of "Night Theme" is "Disabled"'
    ],
    never: [
      "3 updates are available",
      'the version of "Night Theme" is 6.3.1',
      'the status of "Git Timeline" is "Enabled"',
      'the status of "Night Theme" is "Inactive"'
    ]
  },
  {
    about: "what each card says of itself is no count of the page",
    page: `<h1>Marinas</h1><div style="display:flex">${card("Otter Bay", 4)}${card("Heron Quay", 7)}</div>`,
    never: ["4 moorings are free", "7 moorings are free", "11 moorings are free"]
  },
  {
    about: "a switch with nothing written beside it says on or off, and no more",
    page: `<h1>Rules</h1><ul><li>Newsletters <input type=checkbox role=switch aria-label="Newsletters" checked></li><li>Prize offers <input type=checkbox role=switch aria-label="Prize offers"></li></ul>`,
    passed: ['the status of "Newsletters" is "On"'],
    failed: ['the status of "Prize offers" is "On"'],
    never: ['the status of "Newsletters" is "Active"', 'the status of "Prize offers" is "Enabled"']
  }
]
