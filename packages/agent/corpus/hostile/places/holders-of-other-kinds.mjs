/** The same of other kinds: what holds the things is called by their word as well, and is taken for the first and the last of them. */
const ul = (...all) => `<ul>${all.map((text) => `<li>${text}</li>`).join("")}</ul>`
const three = ["Oil the chain", "Pump the tyres", "True the wheel"]
const both = (kind, first, last) => ({
  passed: [`The first ${kind} should contain "${first}".`, `The last ${kind} should contain "${last}".`],
  failed: [`The first ${kind} should contain "${last}".`, `The last ${kind} should contain "${first}".`]
})

export default [
  {
    about: "a list in an article, by items",
    page: `<article><h1>Workshop</h1>${ul(...three)}</article>`,
    ...both("item", three[0], three[2]),
    never: ['Each item should contain "Oil".', "There should be exactly one item."]
  },
  {
    about: "a list in an article, by rows",
    page: `<article><h1>Workshop</h1>${ul(...three)}</article>`,
    ...both("row", three[0], three[2]),
    never: ["There should be exactly one row."]
  },
  {
    about: "cards in an article",
    page: `<article><h1>Workshop</h1><div>${three.map((text) => `<div><h3>Job</h3><p>${text}</p></div>`).join("")}</div></article>`,
    ...both("card", three[0], three[2])
  },
  {
    about: "sections in the main part",
    page: `<main><h1>Workshop</h1>${three.map((text, at) => `<section aria-label="Bay ${at + 1}"><h2>Job</h2><p>${text}</p></section>`).join("")}</main>`,
    ...both("section", three[0], three[2])
  },
  {
    about: "messages in a dialog",
    page: `<h1>Workshop</h1><div role="dialog" aria-label="News">${three.map((text) => `<div><b>Jo</b> <span>${text}</span></div>`).join("")}</div>`,
    // Three lines of a dialog may be one message.
    passed: both("message", three[0], three[2]).passed,
    never: both("message", three[0], three[2]).failed
  },
  {
    about: "options in one item of a list",
    page: `<h1>Workshop</h1><ul><li>${three.map((text) => `<button>${text}</button>`).join("")}</li></ul>`,
    ...both("option", three[0], three[2])
  }
]
