/** What a price is for stands on its own under the price: no other price is shown by it. */
const plan = (name, price) =>
  `<div style="border:1px solid;width:200px"><h2>${name}</h2><div><b>${price}</b></div><div>per month</div></div>`

/** The price and its period are written with a stroke between them, and a limit is spoken of. */
const stroked = (name, price, note = "") =>
  `<section style="border:1px solid;width:200px"><h2>${name}</h2><p>${price}</p><p>${note}</p></section>`

export default [
  {
    about: "prices written with a stroke before their period",
    page: `<h1>Plans</h1>${stroked("Solo", "$0 / month", "Your use is above this limit")}${stroked("Team", "$49 / month")}${stroked("Firm", "$490 / year")}`,
    passed: [
      "Solo costs $0 per month.",
      "Team costs $49 a month.",
      "Firm costs $490 per year.",
      "Team costs $49/month."
    ],
    never: [
      "Solo costs $49 per month.",
      "Team costs $9 per month.",
      "Firm costs $490 per month.",
      "Team costs $49 per year.",
      "Firm costs $49 per year.",
      "Team is above the limit.",
      "Firm is below the limit.",
      "Solo is below the limit."
    ]
  },
  {
    about: "plans whose price stands over the words that say what it is for",
    page: `<h1>Plans</h1>${plan("Solo", "€9")}${plan("Team", "€29")}`,
    passed: ["The Team plan shows €29 per month.", "The Solo plan shows €9."],
    failed: ["The Team plan shows €9 per month."],
    never: ["The Team plan shows €9.20 per month.", "The Solo plan shows €90 per month."]
  }
]
