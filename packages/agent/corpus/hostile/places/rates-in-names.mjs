/** What each of it costs stands behind the name of a thing in one text, with its signs beside it. */
const line = (name, id) =>
  `<div><span>${name}</span><div><span style="cursor:pointer" onclick="${id}.textContent=Math.max(0,+${id}.textContent-1)">−</span> <b id=${id}>0</b> <span style="cursor:pointer" onclick="${id}.textContent=+${id}.textContent+1">+</span></div></div>`
const page = `<h1>Extras</h1><section>${line("Child seat £8.00 / day each", "a")}${line("Roof box £6.00 per day", "b")}</section>
<p>Seats: <output id=s>0</output></p><script>setInterval(() => { s.textContent = a.textContent + " and " + b.textContent }, 50)</script>`

export default [
  {
    about: "lines with signs",
    page,
    passed: [
      'Add two child seats with the + button. "2 and 0" is shown',
      'Add two child seats. "2 and 0" is shown',
      'Add one roof box. "0 and 1" is shown'
    ],
    never: [
      'Add two child seats with the + button. "0 and 2" is shown',
      'Add three child seats. "2 and 0" is shown',
      'Add two bike racks with the + button. "0 and 0" is shown'
    ]
  }
]
