/** What is said of a thing after it was told which one is meant: the one after it, its button, its choice, the title over all. */
const log = (lines) => `<h1>Kiln diary</h1><section aria-labelledby="d"><h2 id="d">Firing log</h2><ul>
  ${lines.map((line) => `<li>${line}</li>`).join("")}</ul></section>`
const choices = (chosen) =>
  `<h1>Watches</h1><table><tbody>${["Ines Dahl", "Omar Reed"]
    .map(
      (who, n) =>
        `<tr><th scope="row">${who}</th>${["early", "late"]
          .map(
            (shift) =>
              `<td><input type="radio" name="w${n}" aria-label="${who} ${shift}" ${chosen[n] === shift ? "checked" : ""}></td>`
          )
          .join("")}</tr>`
    )
    .join("")}</tbody></table>`
export default [
  {
    about: "one entry comes right after the one that was told",
    page: log(["Kiln lit", "Damper closed", "Kiln opened"]),
    passed: ['The first entry in the Firing log is "Kiln lit". Damper closed comes right after it.'],
    never: [
      'The first entry in the Firing log is "Kiln lit". Kiln opened comes right after it.',
      'The first entry in the Firing log is "Kiln lit". Damper comes right after it.',
      'The third entry in the Firing log is "Kiln opened". Damper closed comes right after it.'
    ]
  },
  {
    about: "a button that is disabled is why something is not possible",
    page: `<h1>Draft</h1><button disabled>Send for review</button><button>Print</button>`,
    passed: ["Sending for review should not be possible because the button is disabled"],
    never: [
      "Printing is not possible because the button is disabled",
      "Sending for print should not be possible because the button is disabled"
    ]
  },
  {
    about: "a choice that is called by its owner first",
    page: choices(["late", "early"]),
    passed: ["The late option of Ines Dahl is selected", "The early option of Omar Reed is selected"],
    failed: ["The late option of Omar Reed is selected"],
    never: ["The early option of Ines Dahl is selected"]
  },
  {
    about: "the title in the banner",
    page: `<!doctype html><html lang="en"><title>Desk</title><body><header><div>Cooper Ferries desk</div><button>Alerts</button></header><main><p>Cooper Ferries</p></main></body></html>`,
    passed: ['The title at the top of the page should be "Cooper Ferries desk"'],
    failed: ['The title at the top of the page should be "Skerry Ferries desk"'],
    never: [
      'The title at the top of the page should be "Alerts"',
      'The title at the top of the page should be "Cooper Ferries"'
    ]
  }
]
