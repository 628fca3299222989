/** Columns that are called by fewer words than people use for what stands in them, and the row that says what they come to. */
const castings = (due = ["1 Aug 2025", "13 Jan 2025"]) =>
  `<h1>Castings</h1><table><tr><th>Bell</th><th>Due</th><th>Start</th><th>Ordered</th></tr>
  <tr><td>Old Walter</td><td>${due[0]}</td><td>09:15</td><td>2 Feb 2024</td></tr>
  <tr><td>Aurora</td><td>${due[1]}</td><td>10:30</td><td>3 Mar 2024</td></tr></table>`

const stock = (foot = ["Total", "51", "75"]) =>
  `<h1>Reserves</h1><table><thead><tr><th>Type</th><th>Units</th><th>Target</th></tr></thead>
  <tbody><tr><th scope=row>O+</th><td>42</td><td>50</td></tr><tr><th scope=row>A-</th><td>9</td><td>25</td></tr></tbody>
  <tfoot><tr><th scope=row>${foot[0]}</th><td>${foot[1]}</td><td>${foot[2]}</td></tr></tfoot></table>`

export default [
  {
    about: "columns of dates and of times, called by no more than what they are of",
    page: castings(),
    passed: [
      "The due date in the first row is 1 Aug 2025.",
      "The due date of Aurora is 13 Jan 2025.",
      "The start time of Aurora is 10:30."
    ],
    failed: [
      "The due date in the first row is 13 Jan 2025.",
      "The due date of Aurora is 2 Feb 2024.",
      "The start time of Aurora is 09:15."
    ],
    never: [
      "The start date of Aurora is 10:30.",
      "The due time of Aurora is 13 Jan 2025.",
      "The end date of Aurora is 13 Jan 2025."
    ]
  },
  {
    about: "a column that is called Due and holds amounts",
    page: castings(["$40", "$12"]),
    never: ["The due date in the first row is 1 Aug 2025.", "The due date of Aurora is $12."]
  },
  {
    about: "a foot that says what the columns come to",
    page: stock(),
    passed: ["total target = 75", "total units = 51", "The total of units is 51.", "The units total is 51."],
    failed: ["total target = 51", "total units = 42", "The units total is 75."],
    never: ["total type = 51", "total level = 75", "total target = 50"]
  },
  {
    about: "a foot that says an average",
    page: stock(["Average", "51", "75"]),
    never: ["total target = 75", "The units total is 51."]
  }
]
