/** A list whose values begin as its field is called. */
export default [
  {
    about: "a value that begins as its field is called",
    page: `<label>Room <select><option>Room 101</option><option>Lab 1</option></select></label>`,
    passed: ['The field "Room" should have the value "Room 101".'],
    never: ['The field "Room" should have the value "Room 102".']
  }
]
