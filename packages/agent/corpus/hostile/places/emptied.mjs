/** "Empty the basket": a button does so, and no field of another name is emptied for it. */
const page = (
  name,
  does
) => `<header><input type=search placeholder="Search recipes" aria-label="Search recipes" value="soup"></header>
<main><h1>Basket</h1><ul id=l><li>Leeks</li><li>Butter</li></ul><button onclick="q.showModal()">${name}</button>
<dialog id=q><p>Empty the basket?</p><button onclick="q.close()">Cancel</button><button onclick="q.close();${does}">Empty basket</button></dialog><p id=s></p></main>`

export default [
  {
    about: "a button that empties",
    page: page("Empty basket", "l.remove();s.textContent='Your basket is empty'"),
    passed: [
      `Empty the basket and confirm. "Your basket is empty" is shown. Leeks is not shown.`,
      `Empty the basket and cancel. Leeks is shown. The search field contains "soup".`,
      `Clear the search field. The search field is empty.`
    ],
    never: [
      `Empty the basket and cancel. "Your basket is empty" is shown.`,
      `Empty the basket and confirm. The search field is empty.`
    ]
  },
  {
    about: "a button that empties something else",
    page: page("Empty pantry", "s.textContent='Your pantry is empty'"),
    never: [
      `Empty the basket. "Empty the basket?" is shown.`,
      `Empty the basket and confirm. "Your pantry is empty" is shown.`
    ]
  },
  {
    about: "a field to search what is to be emptied, and the button that empties it",
    page: `<h1>Log</h1><input type=search placeholder="Search the log" value="tide"><button onclick="l.textContent='Nothing logged'">Clear log</button><div id=l><p>High tide at nine</p></div>`,
    passed: [
      `Clear the log. "Nothing logged" is shown. The search field contains "tide".`,
      `Clear the search field. The search field is empty.`
    ],
    never: [`Clear the log. "High tide at nine" is shown.`, `Clear the log. The search field is empty.`]
  },
  {
    about: "a field to search what is to be emptied, and nothing that empties it",
    page: `<h1>Guests</h1><input type=search placeholder="Search guests" value="Bo"><ul><li>Bo Hansen</li></ul>`,
    passed: [`Clear the search box. The search box is empty.`],
    never: [`Clear the guests. "Bo Hansen" is shown.`]
  }
]
