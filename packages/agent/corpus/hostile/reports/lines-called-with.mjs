/** "The first row is the 13:37 request with status 503", "increased by one to 4 of 12 books": two things told in one. */
const row = (...cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`
const table = (heads, ...rows) =>
  `<table><thead><tr>${heads.map((head) => `<th scope=col>${head}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`
const log = (title = "Requests on Jun 14") =>
  `<h1>Logs</h1><p>${title}</p>${table(["Time", "Method", "Status", "Duration"], row("13:37", "POST", 503, "2,310 ms"), row("13:02", "GET", 200, "1,204 ms"), row("12:40", "GET", 404, "503 ms"))}`
export default [
  {
    about: "a log with a time of day each",
    page: log(),
    passed: [
      "The first row is the 13:37 request with status 503.",
      "The second row should take 1,204 ms.",
      "The first row should be the 13:37 request with status 503 and the second row should take 1,204 ms."
    ],
    never: [
      "The first row is the 13:02 request with status 503.",
      "The first row is the 13:37 request with status 200.",
      "The third row is the 12:40 request with status 503.",
      "The first row is the 13:37 request with method 503.",
      "The first row is the 13:37 error with status 503.",
      "The second row should take 2,310 ms.",
      "The second row should take 204 ms."
    ]
  },
  {
    about: "two times of day in each line",
    page: `<h1>Jobs</h1>${table(["Begun", "Ended", "Status"], row("13:20", "13:37", 503), row("13:37", "14:00", 200))}`,
    never: ["The first row is the 13:37 job with status 503."]
  },
  {
    about: "a name that ends with a word for what a text does",
    page: `<h1>Lists</h1><p>You have 2 lists</p><ul><li><b>Winter reads</b> <span>2 books</span></li><li><b>Summer train reads</b> <span>0 books</span></li></ul>`,
    passed: ["Summer train reads has 0 books."],
    never: ["Summer train reads has 2 books.", "Winter reads has 0 books."]
  },
  {
    about: "a share of a whole that grows by one",
    page: `<header id=c>2026 challenge: 3 of 12 books</header><h1>Shelf</h1><button onclick="c.textContent='2026 challenge: 4 of 12 books'">Finish</button><button onclick="c.textContent='2026 challenge: 5 of 12 books'">Skip</button>`,
    passed: ["Click Finish. The 2026 challenge has increased by one to 4 of 12 books."],
    never: [
      "Click Skip. The 2026 challenge has increased by one to 5 of 12 books.",
      "Click Finish. The 2026 challenge has increased by one to 5 of 12 books.",
      "Click Finish. The 2026 challenge has increased by two to 4 of 12 books."
    ]
  }
]
