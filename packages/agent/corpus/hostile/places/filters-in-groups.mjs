/** "Choose the Wet climate filter above the plants table": one of a group, in the place that is told, and no word of a cell. */
const page = `<h1>Plants</h1>
<div role="group" aria-label="Climate"><button aria-pressed="true" onclick="pick(this)">All</button><button aria-pressed="false" onclick="pick(this)">Wet</button><button aria-pressed="false" onclick="pick(this)">Dry</button></div>
<table aria-label="Plants"><thead><tr><th>Name</th><th>Climate</th></tr></thead><tbody><tr><td>Fern</td><td>Wet</td></tr><tr><td>Moss</td><td>Wet</td></tr><tr><td>Cactus</td><td>Dry</td></tr></tbody></table>
<script>const pick = (b) => { for (const x of document.querySelectorAll("button")) x.setAttribute("aria-pressed", x === b); for (const r of document.querySelectorAll("tbody tr")) r.hidden = b.textContent !== "All" && r.lastChild.textContent !== b.textContent }</script>`

export default [
  {
    about: "a group of ways to filter, over a table in whose cells the same words stand",
    page,
    passed: [
      "Choose the Wet climate filter above the plants table\nFern is shown\nCactus is not shown",
      "Choose the Dry climate filter above the table\nCactus is shown\nFern is not shown",
      "Choose the Dry climate filter\nCactus is shown\nFern is not shown"
    ],
    never: [
      "Choose the Wet soil filter above the plants table\nFern is shown\nCactus is not shown",
      "Choose the Fern climate filter above the plants table\nFern is shown",
      "Choose the Warm climate filter\nFern is shown"
    ]
  }
]
