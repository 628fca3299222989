/** "The minimum order warning is gone": a message that is told by a word that it said. */
const page = (after) =>
  `<h1>Shop</h1><p style="color:red">Spicy</p><p id=w>Add $2.00 more to reach the $15.00 minimum</p><button onclick="w.textContent = '${after}'">Pickup</button>`

export default [
  {
    about: "a warning that went",
    page: page(""),
    passed: ['"Shop" is shown. Click Pickup. The minimum order warning is gone.'],
    never: [
      "The minimum order warning is gone.",
      "Click Pickup. The delivery warning is gone.",
      '"Shop" is shown. Click Pickup. The minimum order warning is shown.'
    ]
  },
  {
    about: "another one in its place",
    page: page("Add $1.00 more to reach the $15.00 minimum"),
    never: ['"Shop" is shown. Click Pickup. The minimum order warning is gone.']
  },
  {
    about: "one that says it in fewer words",
    page: page("The minimum is $15.00"),
    never: ['"Shop" is shown. Click Pickup. The minimum order warning is gone.']
  }
]
