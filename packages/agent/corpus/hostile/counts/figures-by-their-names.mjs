/** "The total equals the subtotal": two figures by their names, compared and not read as words. */
const page = (subtotal, total) =>
  `<h1>Cart</h1><dl><dt>Subtotal</dt><dd>${subtotal}</dd><dt>Shipping</dt><dd>$5.00</dd><dt>Total</dt><dd>${total}</dd></dl>`

export default [
  {
    about: "a total like the subtotal",
    page: page("$62.50", "$62.50"),
    passed: [
      "The total equals the subtotal",
      "The total should be equal to the subtotal",
      "The total is higher than the shipping"
    ],
    failed: ["The total is higher than the subtotal", "The total is lower than the shipping"],
    never: ["The total equals the shipping", "The total is equal to the discount"]
  },
  {
    about: "a total above the subtotal",
    page: page("$62.50", "$67.50"),
    passed: ["The total is higher than the subtotal"],
    failed: ["The total equals the subtotal", "The total is not higher than the subtotal"]
  }
]
