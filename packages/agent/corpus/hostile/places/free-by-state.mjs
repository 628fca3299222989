/** "Desk 4 is free": a state where others of the list are free, and a price where things are sold. */
const row = ([name, floor, state]) => `<tr><td>${name}<td>${floor}<td>${state}<td><button>Details</button>`
const desks = `<h1>Desks</h1><table><tr><th>Desk<th>Floor<th>State<th>${[
  ["D1", "Ground", "Free"],
  ["D2", "Ground", "Taken"],
  ["D3", "First", "Free"]
]
  .map(row)
  .join("")}</table>`

export default [
  {
    about: "one of the list is not free",
    page: desks,
    passed: ["Desk D1 is Free", "Desk D2 is Taken", "Desk D2 is not Free"],
    failed: ["Desk D2 is Free", "Desk D2 should now be Free"],
    never: ["Desk D1 is taken", "Desk D2 should be free", "Desk D3 is not free"]
  },
  {
    about: "none of the list says what is free",
    page: desks.replaceAll("Free", "Open to book"),
    never: ["Desk D2 is free", "Desk D2 is not taken"]
  }
]
