/** Text that is marked as with the mouse: the page tells what is marked when a button is pressed. */
const tell = `<button onclick="out.textContent='Marked: '+getSelection()">Tell</button><p id=out role=status></p>`
const lines = `<h1>Sky</h1><p>Red sky at night.</p><p>Blue and green.</p><p>Grey all day long.</p>${tell}`
const bare = `<h1>Sky</h1><div>Red sky at night is best.</div><span>Time left: 60 / 60</span> ${tell}`
const button = `<h1>Sky</h1><p>Red sky at night.</p><button onclick="out.textContent='Painted'">Highlight</button>${tell}`

export default [
  {
    about: "several paragraphs",
    page: lines,
    passed: [
      'Highlight the text in the 2nd paragraph and click Tell. I see "Marked: Blue and green."',
      'Select the text in the first paragraph and click Tell. I see "Marked: Red sky at night."',
      'Highlight the text "Grey all day long." and click Tell. I see "Marked: Grey all day long."'
    ],
    never: [
      'Highlight the text in the 2nd paragraph and click Tell. I see "Marked: Red sky at night."',
      'Highlight the text "Grey all day" and click Tell. I see "Marked: Grey all day long."'
    ],
    blocked: [
      'Highlight the text in the paragraph and click Tell. I see "Marked: Red sky at night."',
      'Highlight the text in the 7th paragraph and click Tell. I see "Marked: Grey all day long."'
    ]
  },
  {
    about: "one text of several words, beside a figure with a label",
    page: bare,
    passed: ['Highlight the text in the paragraph and click Tell. I see "Marked: Red sky at night is best."'],
    never: ['Highlight the text in the paragraph and click Tell. I see "Marked: Time left: 60 / 60"']
  },
  {
    about: "a button that is called so",
    page: button,
    never: ['Highlight the text in the paragraph and click Tell. I see "Marked: Red sky at night."']
  }
]
