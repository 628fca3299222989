/** The title of a page with a button beside it, over boxes that are made like the one in which both stand. */
const card = (title, figure) => `<div class="card"><div><h2>${title}</h2><p>${figure}</p></div></div>`
const page = `<nav><a href="#" aria-current="page">Appointments</a> <a href="#">Patients</a></nav><main><div style="display:flex"><h1>Appointment book</h1><button>New appointment</button></div><div style="display:flex">${card("Visits", "5")}${card("Waiting room", "1")}</div><div><button>Previous</button><span>Monday</span></div></main><footer>Willow Vets</footer>`

export default [
  {
    about: "a title and a button in a box",
    page,
    passed: [
      'In the appointment book, "Waiting room" is shown',
      "On the appointment book, the Waiting room card says 1",
      "The appointment book shows Monday"
    ],
    failed: ["On the appointment book, the Waiting room card says 5"],
    never: [
      'In the appointment book, "Patients" is shown',
      'In the appointment book, "Willow Vets" is shown',
      "On the patient book, the Waiting room card says 1"
    ]
  }
]
