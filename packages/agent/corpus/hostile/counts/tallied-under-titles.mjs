/** Who is listed under "Responders 3", of a page with several lists of which none is called so by its role. */
const style = `<style>.r{display:flex;justify-content:space-between;padding:4px}.x{cursor:pointer}.box{border:1px solid #ccc;padding:10px;width:320px;margin:8px}</style>`
const line = (name, what = "Remove") =>
  `<div class=r><span>${name}</span><img alt="${what} ${name}" width=12 height=12 class=x onclick="0"></div>`
const pair = (label, value) => `<div class=r><span>${label}</span><span>${value}</span></div>`
const box = (title, number, all) =>
  `<div class=box><div class=r><span>${title}</span><span>${number}</span></div>${all.map((each) => line(each)).join("")}<div><span class=x onclick="0">Add</span></div></div>`
const page = (...boxes) =>
  `${style}<h1>Checkout API</h1><div class=box>${pair("Status", "Triggered")}${pair("Severity", "SEV1")}${pair("Assignee", "Dana Okafor")}</div>${boxes.join("")}<div class=box>${pair("09:42", "Raised by Luis Prado")}${pair("09:50", "Paged Mei Tanaka")}</div>`

export default [
  {
    about: "two of them are left",
    page: page(box("Responders", 2, ["Dana Okafor", "Mei Tanaka"])),
    passed: [
      "The remaining responders are Dana Okafor and Mei Tanaka",
      "The responders are Mei Tanaka and Dana Okafor"
    ],
    failed: [
      "The remaining responders are Dana Okafor and Luis Prado",
      "The responders are Dana Okafor, Luis Prado and Mei Tanaka"
    ],
    never: ["The remaining watchers are Dana Okafor and Luis Prado"]
  },
  {
    about: "the number says of more than the lines",
    page: page(box("Responders", 5, ["Dana Okafor", "Luis Prado"])),
    never: ["The remaining responders are Dana Okafor and Mei Tanaka"]
  },
  {
    about: "others stand in a list of another name",
    page: page(
      box("Responders", 2, ["Dana Okafor", "Luis Prado"]),
      box("Watchers", 2, ["Dana Okafor", "Mei Tanaka"])
    ),
    never: ["The watchers are Dana Okafor and Luis Prado", "The responders are Dana Okafor and Mei Tanaka"]
  }
]
