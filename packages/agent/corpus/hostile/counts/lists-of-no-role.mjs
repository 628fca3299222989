/** "In the list", where what is listed are boxes that no role tells to be a list. */
const card = (id, day) =>
  `<div class="card"><div><b>${id}</b></div><div>${day}</div><button>Change</button></div>`
const page = (...cards) =>
  `<style>.card{border:1px solid;padding:8px;margin:8px}</style><h1>Your reservations</h1><p>Past ones are not shown.</p><div>${cards.join("")}</div><p>Terms apply.</p>`

export default [
  {
    about: "three cards",
    page: page(card("BL-1", "Friday 4 July"), card("BL-2", "Friday 20 June"), card("BL-3", "Monday 1 May")),
    passed: ["There are 3 reservations in the list", "The list has 3 items"],
    failed: ["There are 2 reservations in the list", "There are 4 reservations in the list"],
    never: ["There is 1 reservation in the list", "There are 3 reservations in the Past list"]
  }
]
