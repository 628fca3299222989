/** What something costs, told with it: the amount is the thing's own, and not that of another line. */
const page = `<style>.l{display:flex;justify-content:space-between;width:300px}</style><div class="card"><div>Price summary</div>${[
  ["Toyota Yaris, 3 days", "£114.00"],
  ["Sat nav", "£15.00"],
  ["Child seat", "£48.00"],
  ["Total", "£177.00"]
]
  .map(([what, price]) => `<div class="l"><div>${what}</div><div>${price}</div></div>`)
  .join("")}</div><p>£48.00 is our best price for the Toyota Yaris</p>`

export default [
  {
    about: "a line of a summary with its amount",
    page,
    passed: [
      'I should see "Toyota Yaris, 3 days" for "£114.00"',
      'I should see "Child seat" for £48.00',
      'Check that the price summary has "Sat nav" at £15.00'
    ],
    never: [
      'I should see "Toyota Yaris, 3 days" for "£48.00"',
      'I should see "Toyota Yaris, 3 days" for "£177.00"',
      'I should see "Child seat" for £15.00',
      'I should see "Roof box" for £15.00',
      'Check that the price summary has "Sat nav" at £114.00',
      'I should not see "Sat nav" for £15.00'
    ]
  }
]
