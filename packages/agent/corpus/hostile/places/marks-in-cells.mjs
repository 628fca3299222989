/** A mark on one of the figures of a row is on that one, and not on the others beside it. */
const page = `<h1>Compare</h1><table><tr><th></th><th>Maple Close</th><th>Quarry Lane</th></tr>
  <tr><th scope="row">Size</th><td>1,750 sq ft</td><td>2,400 sq ft <span class="badge" style="display:inline-block;background:#ddd">Larger</span></td></tr>
  <tr><th scope="row">Yield</th><td>4.5% <span class="badge" style="display:inline-block;background:#ddd">Better</span></td><td>3.9%</td></tr></table>`

export default [
  {
    about: "two figures beside each other, one of them with a mark",
    page,
    passed: ["2,400 sq ft is marked Larger", "4.5% is marked Better"],
    never: [
      "1,750 sq ft is marked Larger",
      "3.9% is marked Better",
      "2,400 sq ft is marked Better",
      "2,400 sq ft is not marked Larger"
    ]
  }
]
