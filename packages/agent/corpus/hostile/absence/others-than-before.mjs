/** "It has changed": another value than before the last deed, of that very thing. */
const page = (deed) =>
  `<h1>Dice</h1><p>Rolls <b id="n" aria-label="Rolls">1</b></p><label>Lucky number <input id="f" value="17"></label><button id="b">Roll</button><p id="t"></p><script>b.onclick = () => { ${deed} }</script>`

export default [
  {
    about: "a button that puts another value into one field",
    page: page(`setTimeout(() => { f.value = "41" }, 300)`),
    passed: [
      "Click Roll\nThe lucky number has changed",
      "I click Roll and get a different lucky number than before"
    ],
    failed: ["Click Roll\nThe rolls have changed"],
    never: [
      "The lucky number has changed",
      "Click Roll\nThe dice number has changed",
      "Click Roll and get a different colour than before"
    ]
  },
  {
    about: "a button that changes something else",
    page: page(`t.textContent = "The number has changed"`),
    failed: [
      "Click Roll\nThe lucky number has changed",
      "I click Roll and get a different lucky number than before",
      "Click Roll\nThe lucky number is not the same as before"
    ]
  },
  {
    about: "a button that empties the field",
    page: page(`f.value = ""`),
    never: ["I click Roll and get a different lucky number than before"]
  }
]
