/** "by Ada 12 votes": words and figures with no space between them but what their styles make. */
const card = (title, ...parts) =>
  `<div style="border:1px solid #ccc; padding:8px; margin:6px"><div><b>${title}</b></div><div>${parts
    .map((part) => `<span style="margin-right:16px">${part}</span>`)
    .join("")}</div></div>`

export default [
  {
    about: "cards that say by whom, how many and how far it is",
    page: `<h1>Polls</h1>${card("Lunch", "by Ada", "12 votes", "Not voted yet")}${card("Room", "by Bo", "2 votes", "You voted")}`,
    passed: [
      'The "Lunch" card should show "12 votes".',
      'I should see "12 votes" on the Lunch card.',
      'The "Room" card should show "2 votes".'
    ],
    failed: ['The card "Room" should show "12 votes".'],
    never: ["The poll Room has 12 votes.", "Lunch has 2 votes.", 'The card "Lunch" should show "2 votes".']
  }
]
