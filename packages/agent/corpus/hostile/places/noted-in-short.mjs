/** What goes into a field, noted without a verb: "Guest name Iris Holt". */
const said = (...ids) =>
  `out.textContent='Booked: '+[${ids.map((id) => `document.getElementById('${id}').value||'none'`).join(",")}].join(' / ')`
const row = (label, id, hint, value = "") =>
  `<div>${label}</div><input id=${id} placeholder="${hint}" value="${value}">`
const blank = `<h1>New booking</h1>${row("Guest", "g", "Full name")}${row("Phone", "p", "555-0100")}
<button onclick="${said("g", "p")}">Book the room</button><p id=out></p>`
const booked = "\nClear the phone\nClick Book the room\n"

export default [
  {
    about: "a note of what goes into a field",
    page: blank,
    passed: [
      `Guest name Iris Holt${booked}"Booked: Iris Holt / none" is shown`,
      `Guest Iris Holt${booked}"Booked: Iris Holt / none" is shown`,
      'Guest name Iris Holt\nPhone 555-0188-20\nClear the guest\nClick Book the room\n"Booked: none / 555-0188-20" is shown'
    ],
    never: [
      // What it should hold by now, and does not.
      `Enter Iris Holt as the guest\nClear the guest\nGuest Iris Holt${booked}"Booked: Iris Holt / none" is shown`,
      `Reload the page\nGuest Iris Holt${booked}"Booked: Iris Holt / none" is shown`,
      'Guest name Iris Holt\n"Booked:" is not shown',
      `Then guest name Iris Holt${booked}"Booked: Iris Holt / none" is shown`,
      `Guest name is Iris Holt${booked}"Booked: Iris Holt / none" is shown`,
      // Words that are no part of the label.
      `Second guest name Iris Holt${booked}"Booked: Iris Holt / none" is shown`,
      `Guest house Iris Holt${booked}"Booked: Iris Holt / none" is shown`,
      `Guest name not Iris Holt${booked}"Booked: Iris Holt / none" is shown`,
      `Guest name Iris Holt or Ivo Brandt${booked}"Booked: Iris Holt / none" is shown`,
      `Phone Blank${booked}"Booked: none / Blank" is shown`
    ]
  },
  {
    about: "a form of what is known, which came up empty",
    page: {
      "/": `<h1>Guests</h1><a href=/guest>Edit the first guest</a>`,
      "/guest": blank
    },
    never: [
      `Click Edit the first guest\nGuest name Iris Holt${booked}"Booked: Iris Holt / none" is shown`,
      `Open the profile of the first guest\nGuest name Iris Holt${booked}"Booked: Iris Holt / none" is shown`
    ],
    passed: [
      `Click Edit the first guest\nEnter Iris Holt as the guest${booked}"Booked: Iris Holt / none" is shown`
    ]
  },
  {
    about: "a form that keeps changes",
    page: blank.replaceAll("Book the room", "Save the room"),
    never: [
      `Guest name Iris Holt\nClear the phone\nClick Save the room\n"Booked: Iris Holt / none" is shown`
    ],
    passed: [
      `Enter Iris Holt as the guest\nClear the phone\nClick Save the room\n"Booked: Iris Holt / none" is shown`
    ]
  },
  {
    about: "a form that holds something, and one that is searched by",
    page: blank.replace('id=p placeholder="555-0100" value=""', 'id=p value="555-0177-00"'),
    never: [`Guest name Iris Holt${booked}"Booked: Iris Holt / none" is shown`],
    passed: [`Enter Iris Holt as the guest${booked}"Booked: Iris Holt / none" is shown`]
  },
  {
    about: "the name stands on the page",
    page: `${blank}<p>Last guest: Iris Holt</p>`,
    never: [`Guest name Iris Holt${booked}"Booked: Iris Holt / none" is shown`],
    passed: [`Guest name Ivo Brandt${booked}"Booked: Ivo Brandt / none" is shown`]
  }
]
