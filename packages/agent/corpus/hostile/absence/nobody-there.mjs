/** "Nobody" is no name that would stand there. */
const room = (name, ...said) =>
  `<div style="border:1px solid"><h2>${name}</h2>${said.map((text) => `<p>${text}</p>`).join("")}</div>`

export default [
  {
    about: "rooms, of which one is taken",
    page: `<h1>Rooms</h1>${room("Room 1", "Taken", "Ida Krantz")}${room("Room 2", "Free")}`,
    passed: ["Ida Krantz is in Room 1.", "Ida Krantz is not in Room 2."],
    blocked: ["Nobody is in Room 2."],
    never: ["Nobody is in Room 1.", "No one is in Room 1."]
  }
]
