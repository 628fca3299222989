/** A label with its value in a box of its own, in each line of a list: nothing else that the line says is said of it. */
const styles = `<style>.it{display:flex;gap:20px;border:1px solid #999;padding:8px;margin:6px}.it>div{width:180px}.k{display:block;font-size:11px}</style>`
const line = ([name, by, version, licence, status]) =>
  `<div class="it"><div><b>${name}</b><div>${by}</div></div><div><span class="k">Version</span><span>${version}</span></div><div><span class="k">Licence</span><span>${licence}</span></div><div><span>${status}</span></div><div><button>Remove</button></div></div>`
const lines = [
  ["Alpha", "Nova Studio", "1.0", "MIT", "Enabled"],
  ["Beta", "Cleanroom", "2.0", "GPL", "Disabled"],
  ["Gamma", "Ferrous Labs", "3.1", "Apache", "Enabled"]
]

export default [
  {
    about: "lines of several such boxes",
    page: `${styles}<h1>Extensions</h1>${lines.map(line).join("")}`,
    passed: [
      'The version of "Gamma" should be "3.1"',
      "Alpha has the version 1.0",
      "Alpha is by Nova Studio",
      "Beta is Disabled",
      "Gamma is Enabled",
      "Beta has the version 2.0"
    ],
    never: [
      "The version of Alpha is Nova Studio",
      "The version of Alpha is Enabled",
      "The version of Alpha is MIT",
      'The version of Gamma is "Apache"',
      'The version of Gamma contains "Enabled"',
      'The version of Gamma shows "Remove"',
      "The version of Alpha is Version",
      "The version of Alpha is not 1.0",
      "The version of Alpha is 2.0",
      "Beta has the version 1.0",
      "Beta is Enabled",
      "Alpha is Disabled"
    ]
  }
]
