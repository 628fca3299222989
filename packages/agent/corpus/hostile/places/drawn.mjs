/** Switches, lists, folds and cards that are boxes alone. */
const style = `<style>.row{display:flex;gap:10px;margin:8px}.switch{width:40px;height:20px;background:#ccc;border-radius:10px;cursor:pointer;position:relative}.knob{position:absolute;width:16px;height:16px;top:2px;left:2px;background:#fff;border-radius:8px}.on .knob{left:22px}.list{border:1px solid #ccc;width:160px;cursor:pointer}</style>`

const line = (name, on, kind = "switch") =>
  `<div class="row"><span>${name}</span><div class="${kind} ${on ? "on" : ""}" onclick="this.classList.toggle('on');o.textContent='turned ${name}'"><div class="knob"></div></div></div>`

const list = (name, ...choices) =>
  `<div><div>${name}</div><div class="list" onclick="this.lastChild.style.display='block'"><span>Choose</span><div style="display:none">${choices.map((each) => `<div>${each}</div>`).join("")}</div></div></div>`

const fold = (name, text) =>
  `<div><div style="cursor:pointer" onclick="this.nextElementSibling.style.display='block'"><span>${name}</span> <span>▾</span></div><div style="display:none">${text}</div></div>`

const tile = (name, value) =>
  `<div class="kpi" style="padding:9px"><div>${name}</div><div>${value}</div></div>`

export default [
  {
    about: "switches of boxes, whose knobs tell where they stand",
    page: `${style}<h1>Settings</h1>${line("Sounds", false)}${line("Dark mode", true)}<p id="o"></p>`,
    passed: [
      'Switch on Sounds. "turned Sounds" is shown.',
      'Turn off Dark mode. "turned Dark mode" is shown.',
      'Click the Dark mode switch. "turned Dark mode" is shown.',
      'Toggle Sounds. "turned Sounds" is shown.',
      "The Dark mode switch is on.",
      "The Sounds switch is off.",
      'Turn on Dark mode. The text "turned Dark mode" is not shown.'
    ],
    failed: [
      "The Sounds switch is on.",
      "The Dark mode switch is off.",
      'Switch on Sounds. "turned Dark mode" is shown.',
      'Turn on Dark mode. "turned Dark mode" is shown.'
    ]
  },
  {
    about: "boxes in boxes that are no switches",
    page: `${style}<h1>Settings</h1>${line("Sounds", true, "meter")}<p id="o"></p>`,
    never: ["The Sounds switch is on.", "The Sounds switch is off."]
  },
  {
    about: "lists of boxes under labels",
    page: `${style}<h1>Address</h1>${list("Country", "France", "Peru")}${list("Language", "French", "Spanish")}`,
    passed: [
      'Open the Country dropdown. "Peru" is shown.',
      'Click the Language dropdown. "Spanish" is shown. "Peru" is not shown.'
    ],
    never: ['Open the Country dropdown. "Spanish" is shown.', 'Open the City dropdown. "Address" is shown.']
  },
  {
    about: "folds of boxes",
    page: `<h1>Help</h1>${fold("Shipping", "In three days")}${fold("Returns", "For a month")}`,
    passed: [
      'Expand the Shipping section. "In three days" is shown.',
      'Expand Returns. "For a month" is shown. "In three days" is not shown.'
    ],
    never: ['Expand the Shipping section. "For a month" is shown.', 'Expand Payment. "Help" is shown.']
  },
  {
    about: "tiles that are called like the ways to go",
    page: `<div class="app-bar">${["Orders", "Customers"].map((name) => `<div style="cursor:pointer;width:90px">${name}</div>`).join("")}</div><h1>Today</h1><div style="display:flex">${tile("Revenue", "$90")}${tile("Orders", "318")}${tile("Customers", "96")}</div>`,
    passed: ["The Orders card shows 318.", "The customers tile shows 96."],
    failed: ["The Orders card shows 96.", "The customers tile shows 318.", "The Revenue card shows 318."],
    never: ["The Refunds card shows 318."]
  }
]
