/** "The question mentions Tom Bell" of a dialog that its title asks: what stands below it is said as well, and what stands behind it is not. */
const page = `<h1>Rota</h1><p>Ada Moss works on Monday</p><button onclick="d.showModal()">Drop</button>
<dialog id="d"><h2>Drop this shift?</h2><p>Tom Bell, Friday at 14:00. He will be told.</p><button>Keep</button><button>Drop it</button></dialog>`
const test = (words) => `Click Drop\n${words}`

export default [
  {
    about: "a dialog that asks in its title",
    page,
    passed: [test("The question mentions Tom Bell")],
    failed: [test("The question mentions Ada Moss")],
    never: [
      "The question mentions Tom Bell",
      test("The question mentions Tom Bell and 15:00"),
      test("The question does not mention Tom Bell"),
      test("The question mentions Monday")
    ]
  }
]
