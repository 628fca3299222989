/** What is said to stand in one card and in no other. */
const cards = (
  second = "Open"
) => `<style>article{border:1px solid;display:inline-block;width:200px}</style><h1>Cases</h1>
<article><h2>Smile Corner</h2><p>Crown</p><span class=badge>Blocked</span></article>
<article><h2>Tooth Hill</h2><p>Bridge</p><span class=badge>${second}</span></article>
<article><h2>White Row</h2><p>Inlay</p><span class=badge>Open</span></article>`

const passed = [
  'I should see the badge "Blocked" on the "Smile Corner" card only.',
  'The badge "Blocked" is only shown on the "Smile Corner" card.',
  'I see "Blocked" only on the Smile Corner card.'
]

const races = (
  second = "disabled"
) => `<h1>Races</h1><table><thead><tr><th>Event</th><th>Venue</th><th>Actions</th></tr></thead><tbody>
<tr><th scope=row>100 m</th><td>Home straight</td><td><button>Call</button><button ${second}>Finish</button></td></tr>
<tr><th scope=row>800 m</th><td>Main track</td><td><button disabled>Call</button><button>Finish</button></td></tr>
<tr><th scope=row>3000 m</th><td>Main track</td><td><button>Call</button><button disabled>Finish</button></td></tr></tbody></table>`

const enabled = [
  "The Finish button is enabled only in the row for the 800 m.",
  "The Finish button should be only enabled in the 800 m row."
]

export default [
  {
    about: "one card has it",
    page: cards(),
    passed,
    never: [
      'I should see the badge "Blocked" on the "Tooth Hill" card only.',
      'The badge "Open" is only shown on the "Tooth Hill" card.',
      'I should not see the badge "Blocked" on the "Smile Corner" card only.'
    ]
  },
  { about: "two cards have it", page: cards("Blocked"), never: passed },
  {
    about: "a button that is enabled in one row",
    page: races(),
    passed: [...enabled, "The Call button is disabled only in the row for the 800 m."],
    never: [
      "The Finish button is enabled only in the row for the 100 m.",
      "The Finish button is disabled only in the row for the 100 m.",
      "The Call button is enabled only in the row for the 100 m.",
      "The Finish button is not enabled only in the row for the 800 m."
    ]
  },
  { about: "a button that is enabled in two rows", page: races(""), failed: enabled }
]
