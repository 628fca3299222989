/** How a thing stands is told by what is read on it, and not by what one presses there. */
const card = ([name, state]) =>
  `<li><h2>${name}</h2><p><span>${state}</span></p><button>Service</button><button>Stop</button></li>`

export default [
  {
    about: "machines on cards, with buttons that read like states",
    page: `<h1>Machines</h1><ul>${[
      ["Kiln", "Running"],
      ["Lathe", "Idle"]
    ]
      .map(card)
      .join("")}</ul>`,
    passed: ["The Kiln is Running", "The Lathe is Idle", 'The Kiln has a "Stop" button'],
    failed: ["The Lathe is Running"],
    never: ["The Kiln is Service.", "The Kiln is Stop.", "The Lathe is Service"]
  }
]
