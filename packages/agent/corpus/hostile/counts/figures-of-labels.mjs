/** "10 pending" on a card that says "Used 9 Pending 10": the figure of a label is its own, and not that of the label before it. */
const card = (figures, name = "Vacation") =>
  `<section aria-label="${name}" style="padding:12px;width:260px"><h3>${name}</h3>${figures}</section>`
const page = (figures) =>
  `<h1>Leave</h1>${card(figures)}${card("<dl><div><dt>Used</dt><dd>2</dd></div><div><dt>Pending</dt><dd>0</dd></div></dl>", "Sick")}`
const terms = `<dl style="display:flex;gap:20px"><div style="display:flex;gap:5px"><dt>Used</dt><dd style="margin:0">9</dd></div><div style="display:flex;gap:5px"><dt>Pending</dt><dd style="margin:0">10</dd></div></dl>`
const boxes = `<div style="display:flex;gap:20px"><div><span>Used</span> <b>9</b></div><div><span>Pending</span> <b>10</b></div></div>`
const flat = `<div style="display:flex;gap:8px"><span>Used</span><b>9</b><span>Pending</span><b>10</b></div>`
const behind = `<div style="display:flex;gap:20px"><div><b>9</b> <span>used</span></div><div><b>10</b> <span>pending</span></div></div>`
const none = `<div style="display:flex;gap:20px"><div><span>Used</span> <b>9</b></div><div><span>Pending</span> <b>–</b></div></div>`

const so = ["The Vacation card shows 10 pending.", "The Vacation card shows 9 used."]
const notSo = ["The Vacation card shows 9 pending.", "The Vacation card shows 10 used."]

export default [
  { about: "terms and their values", page: page(terms), passed: so, never: notSo },
  { about: "boxes of a label and its figure", page: page(boxes), passed: so, never: notSo },
  {
    about: "a line of text",
    page: page("<p>Used 9 Pending 10</p>"),
    never: notSo
  },
  { about: "labels and figures in one line", page: page(flat), never: notSo },
  { about: "figures before their labels", page: page(behind), passed: so, never: notSo },
  {
    about: "a label that has no figure",
    page: page(none),
    passed: ["The Vacation card shows 9 used."],
    never: ["The Vacation card shows 9 pending.", "The Vacation card shows 10 used."]
  }
]
