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
  },
  {
    about: "boxes to tick under titles, one name under two of them",
    page: `<h1>Shop</h1><aside onchange="out.textContent='Ticked ' + [...document.querySelectorAll('input:checked')].map((each) => each.id)"><h5>Category</h5><div><label><input type=checkbox id=c1>Ferns</label></div><div><label><input type=checkbox id=c2>Pots</label></div><h5>Light</h5><div><label><input type=checkbox id=l1>Ferns</label></div><div><label><input type=checkbox id=l2>Shade</label></div></aside><p id=out>None</p>`,
    passed: [
      'Filter the shop by the Shade light. "Ticked l2" is shown',
      'Filter by the Ferns category. "Ticked c1" is shown'
    ],
    never: [
      'Filter by the Ferns category. "Ticked l1" is shown',
      'Filter the shop by the Shade size. "Ticked c1" is shown'
    ]
  },
  {
    about: "buttons to filter by, and a word that is none of them",
    page: `<h1>Photos</h1><div role=group aria-label="Filter by tag"><button aria-pressed=true>All</button><button aria-pressed=false>nature</button><button aria-pressed=false>urban</button></div><ul><li>Winter pines <span>nature</span></li></ul>`,
    passed: [
      "Urban is available as a filter",
      "nature is available as a filter",
      "The nature filter is shown"
    ],
    never: ["Winter is available as a filter", "pines is available as a filter", "The winter filter is shown"]
  }
]
