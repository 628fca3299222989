/** What somebody said stands between marks on the page, curly or straight. */
const page = `<style>.t{border:1px solid #ccc;padding:8px;margin:8px}</style><h1>Requests</h1><div class=t><b>Tom Reed</b><p>“Please don’t book the hall on Friday”</p><button>Accept</button></div><div class=t><b>Una Bell</b><p>“Can I have the keys?”</p><button>Accept</button></div>`

export default [
  {
    about: "requests that are quoted",
    page,
    passed: [
      "Tom Reed's request says “Please don’t book the hall on Friday”",
      "Tom's request says \"Please don't book the hall on Friday\"",
      'Una Bell\'s request says "Can I have the keys?"'
    ],
    never: [
      "Una's request says \"Please don't book the hall on Friday\"",
      'Tom\'s request says "Please do book the hall on Friday"',
      'Tom\'s request says "Can I have the keys?"'
    ]
  }
]
