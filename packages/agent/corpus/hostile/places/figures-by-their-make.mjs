/** Figures, badges and captions that nothing but their make or their place tells. */
export default [
  {
    about: "how many, after a colon, and an amount in one line with its label",
    page: `<h1>Pupils</h1><p>9B Maths: <strong>5 pupils</strong></p><div><span>Outstanding</span> <span>£178.50</span></div><table><caption>Showing 5 of 9 pupils</caption><tr><th>Name</th></tr><tr><td>Ada</td></tr></table><p>Text</p>`,
    passed: [
      "The number has dropped to 5 pupils",
      "The outstanding amount went down to £178.50",
      "The caption says Showing 5 of 9 pupils"
    ],
    failed: [
      "The number has dropped to 4 pupils",
      "The outstanding amount went down to £17.50",
      "The caption says Showing 5 of 5 pupils"
    ],
    never: ["The number has dropped to 9 pupils", "The overdue amount is £178.50", "The caption says Text"]
  },
  {
    about: "a badge next to the title",
    page: `<div style="display:flex;gap:8px;align-items:baseline"><h1>Trip to Rome</h1><span>Submitted</span></div><p>Draft</p><div class="card">Ada <span>Approved</span></div>`,
    passed: ["The status next to the title is Submitted"],
    never: ["The status next to the title is Draft", "The status next to the title is Approved"]
  },
  {
    about: "what counts the words of a field, beside the field",
    page: `<h1>New article</h1><label for="t">Title</label><input id="t"><div><label for="b">Body</label><textarea id="b"></textarea><div>4 words</div></div>`,
    passed: ["The word counter says 4 words"],
    failed: ["The word counter says 5 words"],
    never: ["The counter says 4 letters"]
  },
  {
    about: "a figure beside a field to search in, which is never set to it",
    page: `<h1>Bern</h1><input aria-label="Find a city"><p>18 °C</p><p>Sunny</p>`,
    passed: ["The temperature shows 18 °C"],
    failed: ["The temperature shows 19 °C"],
    never: ["The temperature shows 8 °C", "The humidity shows 18 %"]
  },
  {
    about: "a figure beside the field that is set to it",
    page: `<h1>Loan</h1><div><label for="i">Insurance</label><input id="i" type="range"><span>40 %</span></div>`,
    never: ["The discount shows 40 %", "The temperature shows 40 °C"]
  }
]
