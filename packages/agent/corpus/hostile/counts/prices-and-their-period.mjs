/** What a price is for stands on its own under the price: no other price is shown by it. */
const plan = (name, price) =>
  `<div style="border:1px solid;width:200px"><h2>${name}</h2><div><b>${price}</b></div><div>per month</div></div>`

export default [
  {
    about: "plans whose price stands over the words that say what it is for",
    page: `<h1>Plans</h1>${plan("Solo", "€9")}${plan("Team", "€29")}`,
    passed: ["The Team plan shows €29 per month.", "The Solo plan shows €9."],
    failed: ["The Team plan shows €9 per month."],
    never: ["The Team plan shows €9.20 per month.", "The Solo plan shows €90 per month."]
  }
]
