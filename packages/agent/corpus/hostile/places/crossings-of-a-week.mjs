/** A week by days and periods: what stands where a day and a period cross is a lesson, which nothing on the page is called. */
const lesson = (subject, who, room) =>
  `<td><div class="l" onclick="m.textContent='Opened '+this.firstChild.textContent"><b>${subject}</b> <span>${who}</span> <span>${room}</span></div></td>`
const page = `<h1>Class 7A</h1><p id="m" role="status"></p><table><thead><tr><th scope="col">Period</th><th scope="col">Monday</th><th scope="col">Tuesday</th><th scope="col">Load per week</th></tr></thead><tbody>
<tr><th scope="row"><b>1</b><br><small>08:30–09:15</small></th>${lesson("Maths", "Helen Marsh", "Room 101")}${lesson("Science", "Omar Siddiqui", "Lab 1")}<td>15</td></tr>
<tr><th scope="row"><b>2</b><br><small>09:20–10:05</small></th>${lesson("Science", "Omar Siddiqui", "Lab 1")}${lesson("Maths", "Lars Holm", "Room 204")}<td>9</td></tr></tbody></table>`

export default [
  {
    about: "what stands where a day and a period cross",
    page,
    passed: [
      "On Monday in period 1 there is Maths.",
      "In period 2 on Tuesday, “Room 204” is shown.",
      "The lesson on Monday in period 1 shows “Maths”.",
      "The lesson in period 2 on Monday should be in Lab 1.",
      "The Maths lesson on Tuesday should be in Room 204.",
      "Click the Science lesson on Monday. “Opened Science” is shown.",
      "“Science” is not shown on Monday in period 1."
    ],
    never: [
      "On Monday in period 2 there is Maths.",
      "On Monday in period 3 there is Maths.",
      "In period 2 on Tuesday, “Room 101” is shown.",
      "The lesson on Monday in period 1 is Science.",
      "The lesson on Monday in period 1 is not Maths.",
      "The lesson in period 2 on Tuesday should be in Lab 1.",
      "The Maths lesson on Tuesday should be in Room 101.",
      "The Maths lesson on Monday should not be in Room 101.",
      "The Art lesson on Monday should be in Room 101.",
      "Click the Art lesson on Monday. “Opened” is shown.",
      "The lesson in period 2 on Monday should not be in Lab 1.",
      "“Science” is not shown on Monday in period 2."
    ]
  },
  {
    about: "a line by the number in its column, and how many it has",
    page,
    passed: [
      "The row of period 2 contains “Lars Holm”.",
      "The first row should show “Maths” with 15 load.",
      "The row for period 2 does not contain “Helen Marsh”."
    ],
    never: [
      "The row of period 2 contains “Helen Marsh”.",
      "The row of period 3 contains “Lars Holm”.",
      "The first row should show “Maths” with 9 load.",
      "The first row should show “Maths” with 5 load."
    ]
  }
]
