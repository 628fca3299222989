/** Plans as cards, and below them a table that tells which of them has what. */
const card = (name, said) => `<div style="border:1px solid;width:200px"><h2>${name}</h2><p>${said}</p></div>`
const line = (name, ...marks) =>
  `<tr><td>${name}</td>${marks.map((mark) => `<td>${mark}</td>`).join("")}</tr>`

export default [
  {
    about: "cards that do not say what the table says",
    page: `<h1>Plans</h1>${card("Starter", "For one person")}${card("Team", "For small teams")}<h2>Compare</h2>
<table><thead><tr><th>Feature</th><th>Starter</th><th>Team</th></tr></thead><tbody>${line("Priority support", "–", "✓")}${line("Audit log", "–", "–")}${line("Storage", "5 GB", "50 GB")}</tbody></table>`,
    passed: [
      "The Team plan has Priority support.",
      "The Starter plan does not have Priority support.",
      "The Team plan does not have Audit log."
    ],
    failed: ["The Team plan does not have Priority support.", "The Starter plan has Priority support."],
    never: [
      "The Team plan has Audit log.",
      "The Starter plan has Audit log.",
      "The Team plan does not have Storage.",
      "The Starter plan does not have Storage."
    ]
  }
]
