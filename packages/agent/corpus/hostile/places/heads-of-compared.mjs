/** "A is in the first column and B in the second", of a table that compares them; "A has 5 rooms, B has 4". */
const page = (a, b) =>
  `<h1>Compare</h1><p>Linden Park, Elm Court</p><table><thead><tr><th></th><th><a href="#a">${a}</a></th><th><a href="#b">${b}</a></th></tr></thead><tbody><tr><th>Price</th><td>$5</td><td>$6</td></tr><tr><th>Beds</th><td>4</td><td>5</td></tr></tbody></table>`

export default [
  {
    about: "two homes side by side",
    page: page("Elm Court", "Linden Park"),
    passed: [
      "The table has Elm Court in the first column and Linden Park in the second.",
      "The table has Elm Court in the first column and Linden Park in the second column."
    ],
    failed: ["The table has Linden Park in the first column and Elm Court in the second."],
    never: [
      "The table has Elm Court in the second column and Linden Park in the third.",
      "The table has Elm Court in the first column and Price in the second."
    ]
  }
]
