/** "The number of messages sorted this week is 91", in a bar that says other things in the same line. */
const bar = (...texts) =>
  `<style>header{display:flex;gap:28px}</style><header><h1>Rules</h1>${texts.map((text) => `<span>${text}</span>`).join("")}<button>New rule</button></header><ol><li><h3>Newsletters</h3><p>From news</p></li><li><h3>Invoices</h3><p>Subject invoice</p></li></ol>`

export default [
  {
    about: "two counts beside each other",
    page: bar("4 of 6 rules active", "91 messages sorted this week"),
    passed: [
      "The number of messages sorted this week should be 91",
      "There are 91 messages sorted this week"
    ],
    failed: ["The number of messages sorted this week should be 90"],
    never: [
      "The number of messages sorted this week should be 6",
      "The number of messages sorted should be 4",
      "The number of messages sorted last week should be 91",
      "The number of rules should be 91"
    ]
  },
  {
    about: "a number that belongs to what stands before it",
    page: bar("Up to", "91 messages sorted this week"),
    never: ["The number of messages sorted this week should be 91"]
  }
]
