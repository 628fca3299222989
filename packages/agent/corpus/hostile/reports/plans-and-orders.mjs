/** A plan by its card with the price for a span of time, and the line of the order that is called after it. */
const card = (name, price) =>
  `<div style="display:inline-block;width:200px"><h3>${name}</h3><p>${price}</p><ul><li>Debit card</li><li>Savings pots</li></ul><button>Choose ${name}</button></div>`
const page = (
  ...cards
) => `<h1>Plan</h1><div>${cards.map(([name, price]) => card(name, price)).join("")}</div>
<h2>Your order</h2><table aria-label="Your order"><tr><th scope=row>Plus plan<td>£60.00</tr><tr><th scope=row>Total due today<td>£60.00</tr></table>`

export default [
  {
    about: "the card says for how long, and the line of the order does not",
    page: page(["Basic", "Free"], ["Plus", "£60.00 per year"], ["Premium", "£140.00 per year"]),
    passed: ['The Plus plan should cost "£60.00 per year"', "The Premium plan costs £140.00 per year"],
    failed: ['The Plus plan should cost "£140.00 per year"', "The Premium plan should cost £60.00 per year"],
    never: [
      "The Plus plan costs £60.00 per month",
      "The Basic plan costs £60.00 per year",
      "The Family plan costs £60.00 per year"
    ]
  },
  {
    about: "two cards are titled so",
    page: page(["Plus", "£60.00 per year"], ["Plus", "£6.00 per month"]),
    never: ["The Plus plan costs £70.00 per year", "The Plus plan costs £60.00 per month"]
  }
]
