/** "Above the list", of lines that are drawn of boxes and are no list by their role. */
const style = `<style>.l{border:1px solid #ccc;padding:8px;margin:6px 0}.bar{padding:6px}</style>`
const line = ([name, mail, state]) =>
  `<div class=l><input type=checkbox aria-label="Select ${name}"><div>${name}</div><div>${mail}</div><small>${state}</small> <button>Edit ${name}</button></div>`
const people = [
  ["Hannah", "hannah@a.example", "Subscribed"],
  ["Liam", "liam@a.example", "Subscribed"],
  ["Sofia", "sofia@a.example", "Unsubscribed"],
  ["Yusuf", "yusuf@a.example", "Subscribed"]
]
const events = [
  ["Fair", "Hall 1", "Open"],
  ["Market", "Square", "Full"],
  ["Parade", "High Street", "Open"],
  ["Concert", "Park", "Full"]
]
const list = (all) => `<div>${all.map(line).join("")}</div>`

export default [
  {
    about: "one list, with a bar above it and a line below it",
    page: `${style}<h1>Subscribers</h1><div class=bar><span>2 selected</span> <button>Unsubscribe selected</button></div>${list(people)}<div class=bar><span>Showing 4 of 4</span></div>`,
    passed: [
      '"2 selected" appears above the list',
      '"Showing 4 of 4" is below the list',
      '"Showing 4 of 4" is not shown above the list'
    ],
    failed: ['"3 selected" appears above the list'],
    never: [
      '"Showing 4 of 4" appears above the list',
      '"2 selected" is below the list',
      '"Hannah" appears above the list',
      '"Yusuf" is below the list',
      '"2 selected" is not shown above the list'
    ]
  },
  {
    about: "the bar stands in one box with the lines",
    page: `${style}<h1>Subscribers</h1><div><div class=bar><span>2 selected</span></div>${people.map(line).join("")}</div>`,
    never: [
      '"Hannah" appears above the list',
      '"2 selected" is below the list',
      '"2 selected" is not shown above the list'
    ]
  },
  {
    about: "two lists alike, and the bar between them",
    page: `${style}<h1>Club</h1>${list(events)}<div class=bar><span>2 selected</span></div>${list(people)}`,
    never: [
      '"2 selected" appears above the list',
      '"2 selected" is below the list',
      '"2 selected" is not shown above the list',
      '"2 selected" is not shown below the list'
    ]
  }
]
