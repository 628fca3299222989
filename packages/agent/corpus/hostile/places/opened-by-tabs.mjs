/** "Open the programme for ▯": a tab is called so, and a menu at the top says Programme. */
const page = (
  marks = ["", ""]
) => `<nav><a href="#p" onclick="t.textContent='All films'">Programme</a> <a href="#m">My bookings</a></nav>
<div role=tablist><button role=tab aria-selected=true onclick="t.textContent='Friday films'">Fri 5 June</button>
<button role=tab aria-selected=false onclick="t.textContent='Saturday films'">Sat 6 June${marks[0]}</button>${marks[1]}</div><h2 id=t>Friday films</h2>`

export default [
  {
    about: "the tab of that day opens its programme",
    page: page(),
    passed: ['Open the programme for "Sat 6 June"\n"Saturday films" is shown'],
    failed: ['Open the programme for "Sat 6 June"\n"Friday films" is shown'],
    never: [
      'Open the programme for "Sat 6 June"\n"All films" is shown',
      'Open the programme for "Sun 7 June"\n"Saturday films" is shown'
    ]
  },
  {
    about: "two tabs are called so",
    page: page([
      "",
      `<button role=tab aria-selected=false onclick="t.textContent='Matinees'">Sat 6 June</button>`
    ]),
    never: ['Open the programme for "Sat 6 June"\n"Saturday films" is shown']
  }
]
