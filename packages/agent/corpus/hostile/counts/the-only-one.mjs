const jobs = (rows) => `<h2>Jobs</h2><label>Customer <input id="q"></label>
  <table><thead><tr><th>Job</th><th>Customer</th><th>Due</th></tr></thead><tbody id="list"></tbody></table><p id="n"></p>
  <p>Lena called about #2050.</p>
  <script>
    const all = ${JSON.stringify(rows)}
    const draw = () => {
      const left = all.filter((r) => r.join().toLowerCase().includes(q.value.toLowerCase()))
      list.innerHTML = left.map((r) => '<tr>' + r.map((c) => '<td>' + c + '</td>').join('') + '</tr>').join('')
      n.textContent = left.length + ' of ' + left.length + ' jobs shown'
    }
    q.oninput = draw; draw()
  </script>`

const one = 'Type "fern" into Customer\nExactly one job is listed and its'

const log = (
  rows
) => `<style>#log>div{display:flex;gap:2rem}</style><h2>Log</h2><button id="b">Only errors</button> <span id="n"></span>
  <div id="log"></div><p>The backup was done before</p>
  <script>
    let all = ${JSON.stringify(rows)}
    const draw = () => {
      log.innerHTML = all.map((r) => '<div>' + r.map((c) => '<span>' + c + '</span> ').join('') + '</div>').join('')
      n.textContent = all.length + (all.length === 1 ? ' record' : ' records')
    }
    b.onclick = () => { all = all.filter((r) => r[1] === 'Error'); draw() }
    draw()
  </script>`

const entries = [
  ["07:30", "Info", "The backup was done at night"],
  ["07:40", "Error", "The disk of web-02 is full"],
  ["07:50", "Info", "The disk of web-01 is half full"]
]

const drug = (
  name,
  left
) => `<li><article><h2>${name} 500 mg</h2><dl><dt>Refills left</dt><dd>${left}</dd></dl>
  <button aria-label="Request refill of ${name}" ${left === 0 ? "disabled" : ""}>Request refill</button></article></li>`

const boats = (rows) => `<h1>Boats</h1><p>Cutty is on her way.</p>
  <table><thead><tr><th>Boat</th><th>Kind</th><th>State</th><th>Towed by</th></tr></thead>
  <tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody></table>`

export default [
  {
    about: "the only one of a kind or in a state is the one that is counted, and no other that is shown",
    page: boats([
      ["Avocet", "Ketch", "Moored", ""],
      ["Bittern", "Sloop", "Damaged", "Avocet"],
      ["Curlew", "Sloop", "Moored", ""]
    ]),
    passed: [
      "Bittern is the only damaged boat",
      "The only damaged boat is Bittern",
      "Bittern is the only boat that is damaged",
      "Avocet is the only ketch",
      "The only ketch is Avocet",
      "There is exactly one damaged boat, and it reads Bittern"
    ],
    failed: [
      "Curlew is the only damaged boat",
      "The only damaged boat is Curlew",
      "Curlew is the only boat that is damaged",
      "Curlew is the only sloop"
    ],
    never: [
      "Bittern is the only ketch",
      "Avocet is the only damaged boat",
      "The only damaged boat is Avocet",
      "There is exactly one damaged boat, and it reads Curlew",
      "Cutty is the only damaged boat",
      "Cutty is the only ketch",
      "Curlew is the only moored boat"
    ]
  },
  {
    about: "what was told to have so many is what goes on to be spoken of",
    page: `<nav><a href="#a">Home</a></nav><ul>${drug("Lisinopril", 5)}${drug("Amoxicillin", 0)}${drug("Metformin", 4)}</ul>`,
    passed: [
      "Click Home\nAmoxicillin has 0 refills left\nIts Request refill button is disabled",
      "Click Home\nMetformin has 4 refills left\nIts Request refill button is enabled"
    ],
    failed: ["Click Home\nMetformin has 4 refills left\nIts Request refill button is disabled"],
    never: [
      "Click Home\nAmoxicillin has 0 refills left\nIts Request refill button is enabled",
      "Click Home\nIts Request refill button is disabled",
      "Click Home\nAmoxicillin has 1 refills left\nIts Request refill button is disabled"
    ]
  },
  {
    about: "of the one row that is left its number is told, as the code that it bears",
    page: jobs([
      ["#2047", "Fernhill", "15/04/2026"],
      ["#2048", "Oakwood", "16/04/2026"],
      ["#2049", "Elm Street", "17/04/2026"]
    ]),
    passed: [`${one} number is #2047`, `${one} customer is Fernhill`],
    failed: [`${one} number is #2048`, `${one} number is not #2047`],
    never: [
      `${one} number is #2050`,
      `${one} number is 15/04/2026`,
      "Its number is #2047",
      `${one} customer is Lena`
    ]
  },
  {
    about: "two codes stand in the line, and nothing tells which is its number",
    page: jobs([
      ["#2047", "Fernhill", "#88"],
      ["#2048", "Oakwood", "#89"]
    ]),
    passed: ['Type "fern" into Customer\nExactly one job is listed'],
    never: [`${one} number is #88`, `${one} number is #89`]
  },
  {
    about: "what the one record that is left reads is one of its texts, and no part of it",
    page: log(entries),
    passed: ['Click Only errors\nThere is only 1 record and it reads "The disk of web-02 is full"'],
    never: [
      'Click Only errors\nThere is only 1 record and it reads "The disk of web-02"',
      'Click Only errors\nThere is only 1 record and it reads "The disk of web-01 is half full"',
      'Click Only errors\nThere is only 1 record and it reads "The backup was done before"',
      'There is only 1 record and it reads "The disk of web-02 is full"'
    ]
  }
]
