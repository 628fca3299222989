/** A thing says the same words as the test does, joined by a sign where the test has a word. */
const card = (name, state) =>
  `<div class="card"><p>Mon 9 March, 18:30</p><h3>${name}</h3><p>Tom with Ada · Cycle Room</p><p>${state}</p><button>Open</button></div>`

export default [
  {
    about: "a state in two parts",
    page: `<h1>Timetable</h1>${card("Spin Express", "Full · 2 waiting")}${card("Zumba Party", "8 of 12 places taken")}`,
    passed: ['The class "Zumba Party" says 8 of 12 places taken'],
    failed: ['The class "Zumba Party" is full'],
    blocked: ['The class "Spin Express" is full with 2 waiting'],
    never: [
      'The class "Spin Express" is full with 3 waiting',
      'The class "Zumba Party" is full with 2 waiting',
      'The class "Spin Express" is waiting with 2 full'
    ]
  }
]
