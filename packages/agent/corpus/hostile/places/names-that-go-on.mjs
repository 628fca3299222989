/** "The tent Kestrel Lodge", where the page reads "Tent Kestrel": half of the longer name is not the name. */
const line = (label, said) =>
  `<div style="display:flex;justify-content:space-between"><span>${label}</span><span>${said}</span></div>`

export default [
  {
    about: "the beginning of a longer name stands in the bill",
    page: `<h1>Camp</h1><ul><li>Kestrel</li><li>Kestrel Lodge</li></ul><aside class="summary" style="width:240px"><h2>Your bill</h2>
      ${line("Tent", "Kestrel")}${line("Nights", "3")}${line("Total", "€90")}</aside>`,
    passed: ["The bill shows the tent Kestrel"],
    never: [
      "The bill shows the tent Kestrel Lodge",
      "The bill lists the tent Kestrel Lodge",
      "The summary shows the tent Kestrel Lodge"
    ]
  }
]
