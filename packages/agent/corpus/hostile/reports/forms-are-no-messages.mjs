/** A form or a record that opens is no message, no toast, no error; what it says once it is sent off may be one. */
const desk = `
  <h1>Kayaks</h1><p>3 kayaks</p>
  <ul><li><a href="#" onclick="sheet.showModal(); return false">Kayak 7</a></li></ul>
  <button onclick="maker.showModal()">Add kayak</button>
  <dialog id="maker" aria-labelledby="title"><h2 id="title">Add kayak</h2>
    <label>Colour <input id="colour"></label><p id="bad" style="color:#b00020"></p>
    <button onclick="bad.textContent = colour.value ? '' : 'Name a colour'; if (colour.value) { maker.close(); told.textContent = 'Kayak added' }">Add</button>
    <button onclick="maker.close()">Cancel</button></dialog>
  <dialog id="sheet"><h2>Kayak 7</h2><dl><dt>Colour</dt><dd>Teal</dd><dt>Length</dt><dd>4.2 m</dd></dl>
    <button onclick="sheet.close()">Close</button><button onclick="sheet.close(); ask.showModal()">Scrap</button></dialog>
  <dialog id="ask"><p>Scrap Kayak 7 for good?</p><button onclick="ask.close()">Scrap it</button><button onclick="ask.close()">Keep</button></dialog>
  <div id="told" role="status" style="position:fixed;right:8px;bottom:8px"></div>`

const words = ["message", "notification", "toast", "notice", "banner", "warning", "hint", "confirmation"]
const lies = [
  "A message appears",
  ...words.slice(1).map((word) => `A ${word} is shown`),
  "An error is shown",
  "An alert is shown",
  "There is an error"
]

export default [
  {
    about: "a form and a record that open",
    page: desk,
    passed: [
      "Click Add kayak\nA dialog is shown",
      "Click Add kayak\nA popup appears",
      "Click Add kayak\nClick Add\nAn error is shown",
      "Click Add kayak\nEnter Red in the Colour field\nClick Add\nA message appears",
      "Click Add kayak\nEnter Red in the Colour field\nClick Add\nA toast is shown",
      "Click Kayak 7\nClick Scrap\nA message appears",
      "Click Kayak 7\nClick Scrap\nA warning is shown"
    ],
    never: [
      ...lies.map((lie) => `Click Add kayak\n${lie}`),
      ...lies.map((lie) => `Click Kayak 7\n${lie}`),
      "Click Add kayak\nClick Add\nNo error is shown",
      "Click Add kayak\nClick Add\nA toast is shown",
      "Click Add kayak\nEnter Red in the Colour field\nClick Add\nAn error is shown"
    ]
  }
]
