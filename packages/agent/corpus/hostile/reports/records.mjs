/** Several things said of one record, in few words: each of them counts, and counts for that record. */
const page = `<h1>Courses</h1><p>Page 2 of 5</p>
<nav><button role=tab>Alarms 3</button></nav>
<table><thead><tr><th>Course<th>Teacher<th>Places<th>State<th></tr></thead><tbody>
<tr><td>Harvest Loft<td>Ada Lind<td>12,400<td>Open<td><button>Book</button></tr>
<tr><td>Winter Gala<td>Bo Rask<td>900<td>Full<td></tr>
<tr><td>Pottery<td>Ada Lind<td>40<td>Open<td><button>Book</button></tr></tbody></table>`

export default [
  {
    about: "rows with their details",
    page,
    passed: [
      "Harvest Loft with 12,400 places is on top",
      "Harvest Loft belongs to Ada Lind and has 12,400 places",
      "Winter Gala comes after Harvest Loft",
      "Harvest Loft comes first. The one right after it is Winter Gala.",
      "the list is on page 2 of 5",
      "the Book button is missing for Winter Gala"
    ],
    failed: [
      "Harvest Loft with 900 places is on top",
      "Pottery with 40 places is on top",
      "Harvest Loft belongs to Bo Rask and has 12,400 places",
      "Harvest Loft comes after Winter Gala",
      "Harvest Loft comes first. The one right after it is Pottery.",
      "Pottery comes right after Harvest Loft",
      "the list is on page 3 of 5",
      "only 1 row, course Pottery"
    ],
    never: [
      "Two courses come up, Pottery and Winter Gala",
      "the results are Pottery and Winter Gala",
      "Winter Gala comes last with 40 places",
      "Harvest Loft belongs to Ada Lind and has 900 places",
      "The Alarms tab now has a 4 on it",
      "the list starts on page 2 of 5, with Pottery first",
      "only one course is listed and it is Pottery",
      "the Book button is missing for Pottery"
    ]
  }
]
