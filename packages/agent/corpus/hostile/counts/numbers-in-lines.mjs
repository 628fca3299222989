/** "The number of shells used" of a page that has a line for it, beside a table that has shells as well. */
const show = (
  used = "Shells used: 16"
) => `<h1>Show</h1><div><span>Length: 70</span></div><div><span>${used}</span></div>
<div><span>Crew: 16</span></div><table><tr><th>Effect</th><th>Shells</th></tr><tr><td>Willow</td><td>10</td></tr><tr><td>Crossette</td><td>6</td></tr></table>`

export default [
  {
    about: "a line with its label and a figure",
    page: show(),
    passed: ["The number of shells used is 16."],
    failed: ["The number of shells used is 2.", "The number of shells used is 10."],
    never: ["The number of shells lost is 16.", "The number of effects used is 16."]
  },
  {
    about: "two such lines",
    page: show("Shells used: 16</span></div><div><span>Shells used: 4"),
    never: ["The number of shells used is 16.", "The number of shells used is 4."]
  }
]
