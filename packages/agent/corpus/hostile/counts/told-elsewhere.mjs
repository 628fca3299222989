/** Numbers and values that are told by a column, a label or the page that is open. */
const table = (heads, ...rows) =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody></table>`

const houses = `<h1>Lettings</h1><dl><dt>Vacant houses</dt><dd>9</dd></dl>${table(["House", "Street", "Rooms", "Agent"], ["H-1", "Mill Lane", "4", "Ines"], ["H-2", "Quay", "3", "Ines"])}`

const places = `<nav><a href="#a">Surgeries</a></nav><h1>Surgeries</h1><div>${[
  ["Hill Vets", 4],
  ["Dale Vets", 2]
]
  .map(([name, open]) => `<article><h2>${name}</h2><p>Leeds</p><p>Open invoices: ${open}</p></article>`)
  .join("")}</div>`

const side = (lines) =>
  `<style>.wrap{display:flex;min-height:100vh}.side{width:170px;background:#234;color:#fff}.way{padding:8px;cursor:pointer}.way.active{background:#468}</style><div class="wrap"><div class="side"><div>Kiln House</div><div class="way" onclick="0">Kilns</div><div class="way" onclick="0">Glazes <span class="badge">3</span></div><div class="way active" onclick="0">Journal</div></div><div class="content"><div><div>Journal</div><div><span>${lines.length} notes</span></div><div id="journalLines">${lines.map((line) => `<div>${line}</div>`).join("")}</div></div></div></div>`

const docket = `<header><div role="navigation"><button class="is-active">Docket</button><button onclick="o.textContent='Costs are here'">Costs</button></div></header><main><h1>Docket</h1><span id="lc">Court</span><button aria-haspopup="listbox" aria-expanded="false" aria-labelledby="lc vc"><span id="vc">All courts</span> ▾</button><div role="tablist"><button role="tab" aria-selected="true">Motions <span>4</span></button><button role="tab" aria-selected="false">Orders <span>7</span></button></div><p id="o"></p></main>`

export default [
  {
    about: "houses, whose singular ends in an e",
    page: houses,
    passed: [
      "2 houses are listed.",
      "The first row shows 4 rooms.",
      "The agent in both rows is Ines.",
      'Every row shows "Ines" in the Agent column.'
    ],
    failed: [
      "3 houses are listed.",
      "The first row shows 3 rooms.",
      "The street in both rows is Quay.",
      'Every row shows "Quay" in the Street column.'
    ],
    never: ["9 houses are listed.", "The first row shows 4 houses."]
  },
  {
    about: "both rows of a table that has three",
    page: table(["Boat", "State"], ["Alk", "In"], ["Coot", "In"], ["Tern", "In"]),
    passed: ['Every row shows "In" in the State column.'],
    never: ["The state in both rows is In."]
  },
  {
    about: "a label with a number in a card",
    page: places,
    passed: ["“Hill Vets” has 4 open invoices."],
    failed: ["“Hill Vets” has 2 open invoices.", "“Dale Vets” has 1 open invoice."],
    never: ["“Dale Vets” has 4 open invoices.", "“Moor Vets” has 4 open invoices."]
  },
  {
    about: "lines of text beside the ways to go",
    page: side(["07:10 Kiln 2 lit", "06:40 Kiln 1 opened"]),
    passed: ['The first entry is "07:10 Kiln 2 lit".', 'The last entry is "06:40 Kiln 1 opened".'],
    failed: ['The first entry is "06:40 Kiln 1 opened".'],
    never: ['The first entry is "Glazes".', 'The first entry is "Glazes 3".', 'The last entry is "Journal".']
  },
  {
    about: "no lines at all beside the ways to go",
    page: side([]),
    never: ['The first entry is "Glazes 3".', 'The first entry is "Kilns".', 'The last entry is "Journal".']
  },
  {
    about: "a menu of buttons beside what opens a list, and tabs with numbers",
    page: docket,
    passed: [
      'Click "Costs" in the menu. "Costs are here" is shown.',
      "The Motions tab is selected and its badge shows 4.",
      "The badge of the Orders tab shows 7."
    ],
    failed: ["The Motions tab is selected and its badge shows 7.", "The badge of the Orders tab shows 4."],
    never: [
      'Click "All courts" in the menu. "Docket" is shown.',
      "The Orders tab is selected and its badge shows 7."
    ]
  }
]
