/** A group of choices under a title that nothing ties to it, beside a button that says the same word: "Save result". */
const radio = (group, name) => `<label><input type="radio" name="${group}"> ${name}</label>`
const page = `<h1>Record a match</h1><div><span>Result</span> ${radio("r", "White wins")} ${radio("r", "Draw")}</div>
<div><span>Colour</span> ${radio("c", "Red")} ${radio("c", "Blue")}</div>
<button onclick="m.textContent = 'Result saved'">Save result</button><p id="m"></p>`

export default [
  {
    about: "chosen in the group, and nothing is saved by it",
    page,
    passed: [
      "Choose “White wins” as the result. “White wins” should be selected.",
      "Select Draw as the result. “Draw” is selected and “White wins” is not selected.",
      "Choose “White wins” as the result. “Result saved” is not shown."
    ],
    never: [
      "Choose “White wins” as the result. “Draw” should be selected.",
      "Choose “White wins” as the result. “Result saved” is shown.",
      "Choose “Red” as the result. “Red” should be selected.",
      "Choose “White” as the result. “Draw” should be selected."
    ]
  }
]
