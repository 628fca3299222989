/** A menu for the language is called by the language that is on. */
const menu = (id, now, others) =>
  `<div tabindex="0" style="cursor:pointer" id="${id}">${now} ▾</div><div id="${id}-list" hidden>${[
    now,
    ...others
  ]
    .map((each) => `<div style="cursor:pointer">${each}</div>`)
    .join("")}</div>`
const script = (ids) =>
  `<script>for (const id of ${JSON.stringify(ids)}) { const t = document.getElementById(id), l = document.getElementById(id + "-list")
    t.onclick = () => { l.hidden = false }
    l.onclick = (e) => { t.textContent = e.target.textContent + " ▾"; l.hidden = true; document.querySelector("h1").textContent = id + " " + e.target.textContent } }</script>`

export default [
  {
    about: "one menu that reads a language",
    page: `<header>${menu("site", "Français", ["Italiano", "Polski"])}</header><main><h1>Bienvenue</h1><p>Cours de polonais</p></main>${script(["site"])}`,
    passed: [
      'Select Italiano in the language menu\nThe heading is "site Italiano"',
      'Change the language from Français to Polski with the menu at the top\nThe heading is "site Polski"',
      'Pick Polski from the language menu in the header (it says Français at first)\nThe heading is "site Polski"',
      "The language menu shows Français",
      "Select Italiano in the language menu\nThe language menu in the header now shows Italiano"
    ],
    failed: [
      'Select Italiano in the language menu\nThe heading is "site Polski"',
      "The language menu shows Italiano",
      "Select Italiano in the language menu\nThe language menu still shows Français"
    ],
    never: [
      "The language menu does not show Français",
      "The language menu in the footer shows Français",
      "The currency menu shows Français",
      'Change the language from Deutsch to Polski with the menu at the top\nThe heading is "site Polski"',
      'Pick Polski from the language menu in the footer\nThe heading is "site Polski"',
      'Pick Polski from the currency menu\nThe heading is "site Polski"',
      'Select Svenska in the language menu\nThe heading is "Bienvenue"'
    ]
  },
  {
    about: "two menus that read a language",
    page: `<header>${menu("site", "English", ["Italiano"])}</header><main><h1>Hello</h1><p>Subtitles</p>${menu("film", "Deutsch", ["Italiano"])}</main>${script(["site", "film"])}`,
    never: [
      'Select Italiano in the language menu\nThe heading is "film Italiano"',
      "The language menu shows English"
    ]
  }
]
