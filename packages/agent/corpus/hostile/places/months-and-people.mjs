/** "It shows June 2026 and 7 people": the month and the number of rows, of which neither is said of the other. */
const page = (month) => `<h1>Calendar</h1><p>Monday, 8 May 2026</p><h2>${month}</h2>
  <table><tr><th>Person</th><th>Days off</th></tr>${["Ada", "Bo", "Cy"].map((name) => `<tr><th scope="row">${name}</th><td>2</td></tr>`).join("")}</table>`

export default [
  {
    about: "a month over a table of three people",
    page: page("June 2026"),
    passed: ["Verify that it shows June 2026 and 3 people", "The page shows June 2026 and 3 people"],
    failed: ["Verify that it shows June 2026 and 4 people"],
    never: ["It shows July 2026 and 3 people", "It shows June 2025 and 3 people"]
  }
]
