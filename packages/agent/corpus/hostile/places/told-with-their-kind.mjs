/** "The OV23 JKP permit is valid until 14 March", of cards that say so in a line, on a page that is headed by the kind. */
const card = (reg, line) => `<li><article><h3>${reg}</h3><p>${line}</p><button>Cancel</button></article></li>`
const page = (title) =>
  `<h1>${title}</h1><ul>${card("OV23 JKP", "Zone B · Valid until <time>14 March 2027</time> <span>Active</span>")}${card("DE66 RTA", "Zone C · Valid until <time>30 June 2027</time> <span>Expired</span>")}${card("YF15 KLM", "Zone A · Not valid until 1 May 2027 <span>Pending</span>")}</ul>`
const table = `<h1>Passes</h1><table><tr><th>Holder</th><th>Valid until</th></tr><tr><td>Ada</td><td>3 May 2027</td></tr><tr><td>Ben</td><td>4 May 2027</td></tr></table>`

export default [
  {
    about: "the page is headed by the kind",
    page: page("My permits"),
    passed: ["The OV23 JKP permit is there, marked Active and valid until 14 March 2027."],
    never: [
      "The OV23 JKP permit is valid until 30 June 2027.",
      "The DE66 RTA permit is there, marked Active and valid until 30 June 2027.",
      "The YF15 KLM permit is valid until 1 May 2027.",
      "The Zone B permit is shown."
    ]
  },
  {
    about: "a column says until when",
    page: table,
    passed: ["Ada is valid until 3 May 2027."],
    never: ["Ada is valid until 4 May 2027."]
  }
]
