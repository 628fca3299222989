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
  { about: "two cards have it", page: cards("Blocked"), never: passed }
]
