/** "Click the Due header" presses what stands over the column, and none of the cells under it. */
const page = `<h2>Trips</h2><table><thead id="h"><tr><th>Name</th><th>Due</th></tr></thead><tbody id="b"><tr><td>Ada</td><td>$9</td></tr><tr><td>Bo</td><td>$12</td></tr></tbody></table><p id="s" role="status"></p>
  <script>
    const $ = (id) => document.getElementById(id)
    $("h").onclick = (event) => { $("s").textContent = "Sorted by " + event.target.textContent }
    $("b").onclick = (event) => { $("s").textContent = "Opened " + event.target.textContent }
  </script>`

export default [
  {
    about: "a header told by its kind",
    page,
    passed: [
      'Click on the header "Due" of the table\n"Sorted by Due" is shown',
      'Click the Due header\n"Sorted by Due" is shown',
      'Click the "Due" header\n"Sorted by Due" is shown',
      'Click the column header Due\n"Sorted by Due" is shown',
      "After clicking the Name header the page says Sorted by Name"
    ],
    never: ['Click the "Due" header\n"Opened $9" is shown', 'Click the Due header\n"Sorted by Name" is shown']
  }
]
