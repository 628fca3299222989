/** "Her Sunday shift": what somebody has in a column. */
const table = (rows) => `
  <h1>Kitchen rota</h1><p id="said"></p>
  <table><thead><tr><th>Cook</th><th>Sat 6</th><th>Sun 7</th></tr></thead><tbody>${rows}</tbody></table>
  <dialog id="shift"><h2>Shift</h2><button onclick="said.textContent = 'Released Sun 7 of ' + who; shift.close()">Release shift</button>
  <button onclick="shift.close()">Close</button></dialog>
  <script>let who; const go = (name) => { who = name; shift.showModal() }</script>`
const row = (name) =>
  `<tr><th>${name}</th><td><button>+</button></td><td><button onclick="go('${name}')">Late 14:00</button></td></tr>`

export default [
  {
    about: "one cook",
    page: table(row("Lea Brandt")),
    passed: [
      'Open her Sun 7 shift and release it\n"Released Sun 7 of Lea Brandt" is shown',
      'Open her Sun 7 shift\nRelease it\n"Released Sun 7 of Lea Brandt" is shown',
      'Open the shift of Lea Brandt on Sun 7\nRelease it\n"Released Sun 7 of Lea Brandt" is shown'
    ],
    never: ['Open her Sat 6 shift\nRelease it\n"Released Sun 7 of Lea Brandt" is shown']
  },
  {
    about: "two cooks, and nobody was spoken of",
    page: table(row("Lea Brandt") + row("Jon Berg")),
    passed: ['Open the shift of Jon Berg on Sun 7\nRelease it\n"Released Sun 7 of Jon Berg" is shown'],
    never: [
      'Open her Sun 7 shift\nRelease it\n"Released Sun 7 of Lea Brandt" is shown',
      'Click the Sun 7 shift\n"Late 14:00" is shown',
      'Open the Sun 7 shift\n"Late 14:00" is shown'
    ]
  }
]
