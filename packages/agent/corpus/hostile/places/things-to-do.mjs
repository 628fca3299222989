/** What is done is ticked in a list of things to do, and selected in any other list. */
const todo = (style, lines) =>
  `<style>${style}</style><h1>todos</h1><input placeholder="What needs to be done?"><ul>${lines
    .map(
      ([name, tick, done]) =>
        `<li class="${done ? "done" : ""}"><input type="checkbox" ${tick ? "checked" : ""}><label>${name}</label><button aria-label="Delete">x</button></li>`
    )
    .join("")}</ul><p><b>1</b> item left</p>`

const crossed = ".done label { text-decoration: line-through }"
const two = [
  ["Buy milk", true, true],
  ["Walk the dog", false, false]
]

/** Lines of a list that are no items by their roles, and a price that is no more. */
const shopping = `<style>.off { text-decoration: line-through }</style><h1>Shopping list</h1><p>1 item to buy</p>
<div data-testid="list"><div><input type="checkbox" id="a" checked><label for="a" class="off">50 g oats</label></div>
<div><input type="checkbox" id="b" checked><label for="b" class="off">Honey</label></div>
<div><input type="checkbox" id="c"><label for="c">150 ml milk</label></div></div>
<section aria-label="Offer"><h2>Tea</h2><span class="off">€4.50</span> <b>€3.90</b></section>`

const right = [
  'The task "Buy milk" is completed',
  "Buy milk should be done",
  'The task "Walk the dog" is not completed',
  "One task is completed"
]
const wrong = [
  'The task "Buy milk" is not completed',
  'The task "Walk the dog" is completed',
  "Walk the dog should be done",
  "All tasks are completed",
  "Two tasks are completed"
]

export default [
  { about: "ticked and crossed out", page: todo(crossed, two), passed: right, never: wrong },
  {
    about: "crossed out and still on the list",
    page: shopping,
    passed: ["150 ml milk is on the list", '"80 g nuts" is not on the list', "The offer does not show €5.50"],
    never: [
      '"50 g oats" is not on the list',
      "50 g oats is no longer on the list",
      "The list does not contain 50 g oats",
      'The list does not contain "50 g oats"',
      "Honey is not on the list",
      "150 ml milk is not on the list",
      "80 g nuts is on the list",
      "The offer does not show €3.90"
    ]
  },
  { about: "ticked alone", page: todo("", two), passed: right, never: wrong },
  {
    about: "ticked, and another crossed out",
    page: todo(crossed, [
      ["Buy milk", true, false],
      ["Walk the dog", false, true]
    ]),
    blocked: ['The task "Buy milk" is completed', 'The task "Walk the dog" is completed']
  },
  {
    about: "lines that are selected by their boxes",
    page: `<h1>Orders</h1><ul><li><input type="checkbox" checked>Order 7<button>Open</button></li><li><input type="checkbox">Order 8<button>Open</button></li></ul>`,
    never: ["Order 7 is completed", "Order 8 is completed", "Order 7 is done", "One order is completed"]
  },
  {
    about: "lines that are selected by their boxes, on a page that only leads to tasks",
    page: `<nav><a href="#tasks">Tasks</a> <a href="#orders">Orders</a></nav><h1>Orders</h1><p>Each order has its tasks.</p><ul><li><input type="checkbox" checked>Order 7<button>Open</button></li><li><input type="checkbox">Order 8<button>Open</button></li></ul><button>Add task</button>`,
    never: [
      "Order 7 is completed",
      "Order 8 is completed",
      "One order is completed",
      "All orders are completed"
    ]
  },
  {
    about: "boxes that say that they select, on a page of tasks",
    page: `<h1>Tasks</h1><ul><li><input type="checkbox" aria-label="Select Paint" checked>Paint<button>Open</button></li><li><input type="checkbox" aria-label="Select Sand">Sand<button>Open</button></li></ul>`,
    never: ["The task Paint is completed", "One task is completed"]
  },
  {
    about: "rows that are selected by their boxes, on a page of tasks",
    page: `<h1>Tasks</h1><table><tr><th></th><th>Task</th></tr><tr><td><input type="checkbox" checked></td><td>Paint</td></tr><tr><td><input type="checkbox"></td><td>Sand</td></tr></table>`,
    never: ["The task Paint is completed", "The task Sand is completed", "One task is completed"]
  },
  {
    about: "a counter that is none of the things",
    page: todo(crossed, two),
    never: ["The tasks counter is 2", "The tasks counter is 1"]
  }
]
