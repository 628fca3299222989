/** "The other errors are gone", after all were told one by one, and then the one that is left. */
const page = (deed) =>
  `<h1>Book a boat</h1><label>Skipper <input id="s"></label><p class="error" id="a" style="color:#b00">Name the skipper</p><label>Harbour <input></label><p class="error" id="b" style="color:#b00">Choose a harbour</p><label>Phone <input></label><p class="error" id="c" style="color:#b00">Leave a phone number</p><button onclick="${deed}">Book</button>`
const told = 'The errors "Name the skipper", "Choose a harbour" and "Leave a phone number" are shown\n'
const left = 'There is still one error: "Leave a phone number"\n'
const gone = "The other errors are gone and the Skipper field is still there"
const go = "Click Book\n"

export default [
  {
    about: "all but one went",
    page: page("a.remove();b.remove()"),
    passed: [
      `${told}${go}${left}${gone}`,
      `${told}${go}${left}The other error messages have disappeared.`,
      `${told}${go}"Name the skipper", "Choose a harbour" and "Pick a day" are not shown and the Skipper field is empty`
    ],
    never: [
      `${go}${left}${gone}`,
      `${go}${gone}`,
      `${told}${go}"Name the skipper", "Leave a phone number" and "Choose a harbour" have disappeared and the Skipper field is empty`
    ]
  },
  {
    about: "one more stays",
    page: page("a.remove()"),
    never: [
      `${told}${go}"Leave a phone number" is shown\n${gone}`,
      `${told}${go}The error "Leave a phone number" is shown\n${gone}`,
      `${told}${go}"Choose a harbour", "Leave a phone number" and "Name the skipper" are gone and the Skipper field is empty`,
      `${told}${go}"Choose a harbour", "Leave a phone number" and "Name the skipper" have disappeared`
    ]
  },
  {
    about: "none went",
    page: page(""),
    never: [`${told}${go}The error "Leave a phone number" is shown\n${gone}`]
  }
]
