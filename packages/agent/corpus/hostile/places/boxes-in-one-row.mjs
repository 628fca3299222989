/** "A should be ticked and B should not be ticked in the row ▯": both in that row, though the row is told once. */
const days = ["Mon", "Tue", "Wed"]
const row = (name, ticked) =>
  `<tr><td>${name}</td>${days.map((day) => `<td><input type=checkbox aria-label="${day}, ${name}" ${ticked.includes(day) ? "checked" : ""}></td>`).join("")}</tr>`

export default [
  {
    about: "rows with a box for each day",
    page: `<table><tr><th>Habit</th>${days.map((day) => `<th>${day}</th>`).join("")}</tr>${row("Run", ["Mon", "Tue"])}${row("Read", ["Wed"])}</table>`,
    passed: [
      'Mon should be ticked and Wed should not be ticked in the row "Run"',
      'Verify that Wed is ticked and Tue is unticked in the row "Read"'
    ],
    failed: ['Wed should be ticked and Mon should not be ticked in the row "Run"'],
    never: [
      'Mon should be ticked and Wed should not be ticked in the row "Read"',
      'Mon is ticked and Tue is unticked in the row "Run"'
    ]
  }
]
