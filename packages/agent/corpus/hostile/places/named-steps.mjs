/** "I am on the Security step": by the one that is marked in a row of numbered steps, and by no heading, tab or button of that name. */
const step = (mark, name, now) =>
  `<li${now ? " aria-current=step" : ""}><span>${mark}</span> <span>${name}</span></li>`
const page = (
  at
) => `<ol style="display:flex">${["Details", "Security", "Plan"].map((name, n) => step(n < at ? "✓" : n + 1, name, n === at)).join("")}</ol>
<h1>${["Details", "Security", "Plan"][at]}</h1><form><label>Value <input></label><button type=button>Continue</button></form><p>Security comes first with us.</p>`

export default [
  {
    about: "the second of three steps",
    page: page(1),
    passed: ["I should still be on the Security step", "I should be on the Security step"],
    failed: ["I should be on the Plan step", "I should not be on the Security step"],
    never: ["I should be on the Details step", "I should be on the Payment step"]
  },
  {
    about: "the third of three steps, on a page that speaks of another",
    page: page(2),
    passed: ["I should be on the Plan step"],
    failed: ["I should still be on the Security step"],
    never: ["I should not be on the Plan step"]
  }
]
