/** "The Summary shows 90 guests", where the figure stands beside its noun, and "5 servers are recommended" of a label with its number. */
const style = `<style>.c{border:1px solid #ccc;padding:12px;margin:8px;width:320px}.l{display:flex;justify-content:space-between;padding:4px 0}.t{font-size:18px;font-weight:700}</style>`
const lines = (...pairs) =>
  pairs.map(([one, other]) => `<div class=l><div>${one}</div><div>${other}</div></div>`).join("")
const summary = (...pairs) => `<div class=c><div class=t>Summary</div>${lines(...pairs)}</div>`

export default [
  {
    about: "a noun and its figure side by side in the summary",
    page: `${style}<h1>Hartley wedding</h1><p>24 of 90 guests have dietary needs</p>${summary(["Guests", 90], ["Menu", "Plated Classic"], ["Total", "$5,962.00"])}`,
    passed: ["The Summary shows 90 guests.", "The Summary should show 90 guests."],
    failed: [
      "The Summary shows 24 guests.",
      "The Summary shows 91 guests.",
      "The Summary does not show 90 guests."
    ],
    never: ["The Summary shows 90 menus.", "The Summary shows 5,962 guests."]
  },
  {
    about: "the noun stands for two figures",
    page: `${style}<h1>Hartley wedding</h1>${summary(["Invited", ""], ["Guests", 90], ["Declined", ""], ["Guests", 12])}`,
    never: ["The Summary shows 12 guests.", "The Summary shows 90 guests."]
  },
  {
    about: "the noun stands elsewhere, and not in the summary",
    page: `${style}<h1>Hartley wedding</h1>${summary(["Menu", "Plated Classic"], ["Total", "$90"])}<div class=c><div class=t>Last year</div>${lines(["Guests", 90], ["Menu", "Garden Buffet"])}</div>`,
    never: ["The Summary shows 90 guests."]
  },
  {
    about: "the noun is a part of what the figure is of",
    page: `${style}<h1>Hartley wedding</h1>${summary(["Guests declined", 90], ["Menu", "Plated Classic"])}`,
    never: ["The Summary shows 90 guests."]
  },
  {
    about: "a label with its number, and how it is reckoned",
    page: `${style}<h1>Staff</h1><div class=c><div>Recommended servers: 5 (one per 20 guests)</div>${lines(["Server", 4], ["Kitchen chef", 2], ["Bartender", 1])}</div><div class=c>${lines(["Vegan", 4], ["Nut allergy", 2])}</div>`,
    passed: [
      "5 servers are recommended.",
      "The recommended number of servers is 5.",
      "The recommended number of servers should be 5."
    ],
    failed: ["4 servers are recommended.", "The recommended number of servers is 4."],
    never: ["20 servers are recommended.", "5 servers are booked.", "The recommended number of chefs is 5."]
  },
  {
    about: "a number that is a bound, or of something else",
    page: `${style}<h1>Staff</h1><div class=c><div>Recommended servers: 5 (maximum 8)</div><div>Open orders: 3 (of 12)</div></div>`,
    never: ["8 servers are recommended.", "12 orders are open."]
  }
]
