/** The same done in several places that are named after each other: "tick Compare for Ada and Ben". */
const cards = (names) =>
  `<h1>Homes</h1>${names
    .map(
      (name) =>
        `<article><h2>${name}</h2><p>3 rooms</p><label><input type=checkbox onchange="s()"> Compare</label><button onclick="this.textContent='Saved'">Save</button></article>`
    )
    .join("")}<p id=o>0 ticked</p><script>
const s = () => { o.textContent = document.querySelectorAll("input:checked").length + " ticked" }</script>`

const names = ["Linden Row", "Mill Court", "Oak Lane"]

export default [
  {
    about: "a box in each of two places",
    page: cards(names),
    passed: [
      'Tick "Compare" for Linden Row and Oak Lane. I see "2 ticked"',
      'Tick "Compare" for "Linden Row" and "Oak Lane". The Compare checkbox of Oak Lane is ticked',
      'Tick Compare for Linden Row. Try to tick "Compare" for Mill Court too. I see "2 ticked"',
      "Tick Compare on Linden Row. Tick Compare on Oak Lane as well and click Save next to Oak Lane. The button next to Oak Lane says Saved"
    ],
    failed: [
      'Tick "Compare" for Linden Row and Oak Lane. The Compare checkbox of Mill Court is ticked',
      'Tick "Compare" for Linden Row and Oak Lane. I see "1 ticked"'
    ],
    never: [
      'Tick "Compare" for Linden Row and Elm Street. I see "1 ticked"',
      'Tick "Compare" for "Linden Row" and "Elm Street". I see "1 ticked"'
    ]
  },
  {
    about: "one thing whose name joins two words",
    page: cards(["Salt and Pepper", "Salt", "Oil"]),
    passed: ['Tick "Compare" for Salt and Pepper. I see "1 ticked"'],
    failed: ['Tick "Compare" for Salt and Pepper. I see "2 ticked"']
  },
  {
    about: "each of two has a button of its own",
    page: `<h1>People</h1><ul><li><b>Tom Okafor</b> <button>Follow</button></li><li><b>Ada Moss</b> <button>Follow</button></li><li><b>Luis Prado</b> <button>Following</button></li></ul>`,
    passed: ["Tom Okafor and Ada Moss still have a Follow button"],
    failed: ["Tom Okafor and Luis Prado have a Follow button"],
    never: [
      "The button next to Luis says Following while Luis Prado and Tom Okafor still have a Follow button"
    ]
  }
]
