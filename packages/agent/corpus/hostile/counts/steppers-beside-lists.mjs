/** A number to be stepped up and down in the bar over a list: it is not how many there are in the list. */
const room = (name, state) =>
  `<div class="card"><div class="head"><p>${name}</p><span class="badge">${state}</span></div><div>1st floor · 8 seats</div><div class="head"><span>£20 per hour</span><button>Book</button></div></div>`
const page = (
  ...rooms
) => `<style>.rooms{display:grid;grid-template-columns:1fr 1fr;gap:8px}.head{display:flex;justify-content:space-between}</style>
<div role="tablist"><button role="tab" aria-selected="true">Rooms</button><button role="tab">Members</button></div><h1>Meeting rooms</h1>
<div><span>Seats, at least</span> <button>−</button><output>1</output><button>+</button></div><div class="rooms">${rooms.join("")}</div>`

export default [
  {
    about: "cards under a title, and a number of something else between them",
    page: page(
      room("Atrium", "Free"),
      room("Darkroom", "Free"),
      room("Foundry", "In use"),
      room("Loft", "Free")
    ),
    passed: ["4 rooms are shown", "There are 4 rooms"],
    failed: ["5 rooms are shown", "3 rooms are shown"],
    never: ["1 room is shown", "There is 1 room", "There is only one room"]
  },
  {
    about: "nothing but the number",
    page: page(),
    never: ["1 room is shown", "There is 1 room", "There are 4 rooms"]
  },
  {
    about: "the line of a cart, which says how many",
    page: `<h1>Cart</h1><ul><li>Tea tin <button>−</button> <span>3</span> <button>+</button></li><li>Mug <button>−</button> <span>1</span> <button>+</button></li></ul>`,
    passed: ["There are 3 tea tins", "There is 1 mug"],
    failed: ["There are 2 tea tins"]
  }
]
