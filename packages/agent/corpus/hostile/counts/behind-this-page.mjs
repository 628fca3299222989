/** "There are 3 incidents" is said of all of them, and a page with a way to the next one shows no more than some. */
const page = (
  said
) => `<h1>Incidents</h1><table><thead><tr><th>Code</th><th>Status</th></tr></thead><tbody></tbody></table>${said}<p><button id="back">Previous</button> <span id="at"></span> <button id="on">Next</button></p>
<script>const all = [["INC-1", "Triggered"], ["INC-2", "Resolved"], ["INC-3", "Triggered"], ["INC-4", "Triggered"], ["INC-5", "Resolved"]]; let p = 0; const draw = () => { document.querySelector("tbody").innerHTML = all.slice(p * 3, p * 3 + 3).map((r) => "<tr><td>" + r.join("</td><td>") + "</td></tr>").join(""); at.textContent = "Page " + (p + 1) + " of 2"; back.disabled = p === 0; on.disabled = p === 1 }; on.onclick = () => { p = 1; draw() }; back.onclick = () => { p = 0; draw() }; draw()</script>`

export default [
  {
    about: "no word of how many there are",
    page: page(""),
    passed: [
      "3 incidents are listed",
      "There are 3 incidents on this page",
      "There are 3 rows in the table",
      "Press Next\n2 incidents are shown"
    ],
    never: [
      "There are 3 incidents",
      "There are 2 triggered incidents",
      "There is 1 resolved incident",
      "Press Next\nThere are 2 incidents",
      "Press Next\nThere is 1 triggered incident"
    ]
  },
  {
    about: "the page says how many there are",
    page: page("<p>5 incidents</p>"),
    passed: ["There are 5 incidents"],
    never: ["There are 3 incidents", "There are 2 triggered incidents"]
  }
]
