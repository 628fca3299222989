/** Buttons that filter a list, called by what they show and spoken of as filters. */
const page = `<div role="group" aria-label="Filter"><button aria-pressed="true">All</button><button aria-pressed="false">Income</button><button aria-pressed="false">Expenses</button></div><button>Export</button><ul><li>Rent</li><li>Salary</li></ul><script>
document.querySelectorAll("[aria-pressed]").forEach((each, _, all) => { each.onclick = () => all.forEach((one) => one.setAttribute("aria-pressed", one === each)) })
</script>`

export default [
  {
    about: "which of them is the active one",
    page,
    passed: [
      "The All filter is active",
      "The Income filter is not active",
      "Click Income. The Income filter is active",
      "Click Income. The All filter is not active"
    ],
    failed: ["The Income filter is active", "Click Income. The All filter is active"],
    never: [
      "The Export filter is active",
      "The Savings filter is not active",
      "The All filter is not active",
      "The Export filter is not active"
    ]
  }
]
