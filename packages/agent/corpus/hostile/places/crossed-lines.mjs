const phones = `<h1>Phones</h1><table><thead><tr><th></th><th>Nova</th><th>Nova X</th><th>Mini</th></tr></thead><tbody>
<tr><th>Price</th><td>€499</td><td>€799</td><td>€349</td></tr>
<tr><th>Headphone jack</th><td>No</td><td>No</td><td>Yes</td></tr>
<tr><th>Wireless charging</th><td>✗</td><td>✓</td><td></td></tr></tbody></table>`

const week = `<h1>Class 7b</h1><table><thead><tr><th>Time</th><th>Monday</th><th>Tuesday</th><th>Wednesday</th></tr></thead><tbody>
<tr><th>08:00</th><td>Maths</td><td>English</td><td>Maths</td></tr>
<tr><th>09:00</th><td>Art</td><td>Maths</td><td>History</td></tr>
<tr><th>10:00</th><td>Sports</td><td>Sports</td><td>English</td></tr></tbody></table>`

const sums = `<h1>Units sold</h1><table><tr><th>Branch</th><th>Units</th><th>Target</th></tr>
<tr><td colspan="3">North</td></tr><tr><td>Leeds</td><td>120</td><td>100</td></tr><tr><td>York</td><td>80</td><td>90</td></tr>
<tr><td colspan="3">South</td></tr><tr><td>Bath</td><td>60</td><td>60</td></tr><tr><td>Dover</td><td>95</td><td>110</td></tr>
<tr><th>Grand total</th><td>355</td><td>360</td></tr></table>`

const matrix = `<h1>Permissions</h1><table><thead><tr><th></th><th>Guest</th><th>Member</th><th>Owner</th></tr></thead><tbody>
<tr><th>View projects</th><td>✓</td><td>✓</td><td>✓</td></tr>
<tr><th>Delete projects</th><td>✗</td><td>✗</td><td>✓</td></tr></tbody></table>`

export default [
  {
    about: "a comparison in which a line says no in one column and yes in another",
    page: phones,
    passed: ["Mini has a headphone jack", "Nova X has no headphone jack"],
    never: [
      "Nova X has a headphone jack",
      "Mini has no headphone jack",
      "I should see wireless charging in the Nova column",
      "I should see wireless charging in the Mini column",
      "I should see Price in the Mini column"
    ]
  },
  {
    about: "a timetable in which a line has it on another day",
    page: week,
    passed: [
      "I should see English in the Wednesday column",
      "In the row 09:00 the Monday column shows Art",
      "On Tuesday at 08:00 there is English"
    ],
    never: [
      "On Wednesday at 08:00 there is English",
      "On Monday at 10:00 there is English",
      "In the row 09:00 the Monday column shows Maths",
      "I should see English in the Monday column"
    ]
  },
  {
    about: "a sum under another head, and lines under the title of others",
    page: sums,
    passed: ["The grand total of units is 355", "Dover is listed under South", "York is listed under North"],
    never: ["The grand total of units is 360", "Dover is listed under North", "Leeds is listed under South"]
  },
  {
    about: "a cell by its line and its column, where the line has the sign elsewhere",
    page: matrix,
    passed: [
      'In the row "Delete projects", the cell for Owner shows ✓',
      'In the row "Delete projects", the cell for Member shows ✗'
    ],
    failed: [
      'In the row "Delete projects", the cell for Member shows ✓',
      'In the row "View projects", the cell for Guest shows ✗'
    ]
  }
]
