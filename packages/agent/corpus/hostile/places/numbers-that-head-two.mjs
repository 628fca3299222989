/** 101 heads a line of the week, and stands on a card of its own. */
const card = (n, says) => `<div class="rm" style="border:1px solid"><b>${n}</b><div>${says}</div></div>`
const page = `<h1>Rooms</h1><div style="display:flex;gap:9px">${card(101, "Due €120.00")}${card(102, "Due €85.50")}</div><h2>Week</h2><table><tr><th>Room</th><th>Mon</th></tr><tr><td>101</td><td>Ada</td></tr><tr><td>102</td><td>Ben</td></tr></table>`

export default [
  {
    about: "a number that heads a line of a table and a card",
    page,
    passed: ["There are 2 rows in the table."],
    blocked: ["Room 101 owes €120.00."],
    never: ["Room 101 owes €85.50.", "Room 102 owes €120.00."]
  }
]
