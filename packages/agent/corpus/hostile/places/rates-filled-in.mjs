/** "The discount is −$54.20" of a line "Discount % [10] Apply −$54.20": the amount, and neither the rate nor a line that a cross takes out. */
const line = (...parts) =>
  `<div style="display:flex;justify-content:space-between">${parts.map((part) => `<div>${part}</div>`).join("")}</div>`
const cross = (name) =>
  `<div style="cursor:pointer" onclick="this.remove()"><svg width="12" height="12" role="img" aria-label="Remove ${name}"><path d="M2 2l8 8M10 2l-8 8" stroke="#000"/></svg></div>`
const page = (label, end) => `<h1>Quote</h1><div>
${line("Tulips", "2", "$85.00", "$170.00", cross("Tulips"))}${line("Roses", "3", "$124.00", "$372.00", cross("Roses"))}
${line("Subtotal", "$542.00")}
${line(`<div style="display:flex;gap:8px">${label} <input aria-label="${label.replace("%", "percent")}" value="10"><div style="cursor:pointer" onclick="1">Apply</div></div>`, end)}
${line("Total", "$487.80")}</div>`

export default [
  {
    about: "a rate to fill in, and what it comes to at the end of its line",
    page: page("Discount %", "−$54.20"),
    passed: [
      "The discount should be −$54.20",
      "The discount is -$54.20",
      "The discount percent should be 10"
    ],
    failed: [
      "The discount should be −$54.00",
      "The discount should be $372.00",
      "The discount should be $170.00",
      "The discount should be −$487.80"
    ]
  },
  {
    about: "a rate with no amount in its line",
    page: page("Discount %", ""),
    passed: ["The discount percent should be 10"],
    never: [
      "The discount should be −$54.20",
      "The discount should be $170.00",
      "The discount contains $372.00"
    ]
  },
  {
    about: "the amount in the line of another",
    page: page("Tip %", "$54.20"),
    passed: ["The tip should be $54.20"],
    never: ["The discount should be $54.20", "The tip should be −$54.20", "The tip should be $170.00"]
  },
  {
    about: "what was put into a field stands beside it, each with its cross",
    page: `<label>Guests <span style="display:inline-flex"><span>Ann ${cross("Ann")}</span><span>Bo ${cross("Bo")}</span><input aria-label="Guests"></span></label>`,
    passed: ["The Guests field contains Ann", "The Guests field contains Bo"],
    never: ["The Guests field contains Cy"]
  }
]
