/** "The list is empty", on a page with a field to choose from beside what it lists. */
const page = (
  rest,
  after
) => `<h1>Parcels</h1><label>Driver <select><option>-- pick a driver --</option><option>Jo</option></select></label>
<button onclick="out.innerHTML = '${after}'">Returned</button><div id=out>${rest}</div>`
const rows = '<div style="cursor:pointer">SL-1 Leeds</div><div style="cursor:pointer">SL-2 York</div>'

export default [
  {
    about: "nothing is listed any more",
    page: page(rows, "<p>No parcels found</p>"),
    passed: [
      'Click Returned. The list should be empty now, with the text "No parcels found".',
      "Click Returned. The list is empty."
    ],
    failed: ['Click Returned. The list should be empty now, with the text "No drivers found".'],
    never: ["Click Returned. The list is not empty."]
  },
  {
    about: "something is listed yet",
    page: page(rows, '<div style="cursor:pointer">SL-2 York</div>'),
    never: [
      "Click Returned. The list is empty.",
      'Click Returned. The list should be empty now, with the text "No parcels found".'
    ]
  }
]
