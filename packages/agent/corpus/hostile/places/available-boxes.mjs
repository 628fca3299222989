/** What is available among boxes to tick: the box that can be ticked, and no word that is only said. */
const box = (name, off) =>
  `<div><label><input type="checkbox"${off ? " disabled" : ""}> ${name}</label></div>`

export default [
  {
    about: "boxes that can be ticked, one that cannot, and a word beside them",
    page: `<h1>Sample</h1>${box("Nitrate (€18.00)")}${box("Lead (€20.00)", true)}<p>Iron</p><p>Zinc (sold out)</p><table><tr><td>${box("Gold (€9.00)")}</td><td>Sold out</td></tr></table>`,
    passed: [
      '"Nitrate (€18.00)" is available',
      '"Lead (€20.00)" is not available',
      "Nitrate (€18.00) is available"
    ],
    failed: ['"Lead (€20.00)" is available', '"Nitrate (€18.00)" is not available'],
    never: [
      '"Iron" is available',
      '"Zinc" is available',
      '"Gold (€9.00)" is not available',
      '"Copper" is available'
    ]
  }
]
