/** "The first three branches are A, B and C, in that order": each by its turn, whatever the ending of their noun. */
const page = `<h1>Branches</h1><ol aria-label="Branches">${["Ivy Lane", "Hollybank", "Castle Quay", "Dunmore"]
  .map((name) => `<li><h3>${name}</h3><p>Open today</p><button>View details</button></li>`)
  .join("")}</ol>`

export default [
  {
    about: "a list of four",
    page,
    passed: [
      "The first three branches should be Ivy Lane, Hollybank and Castle Quay, in that order.",
      "The first two branches are Ivy Lane and Hollybank."
    ],
    failed: ["The first two branches are Ivy Lane and Castle Quay."],
    never: [
      "The first three branches should be Hollybank, Ivy Lane and Castle Quay, in that order.",
      "The first two branches should be Hollybank and Ivy Lane in that order.",
      "The first three branches should be Ivy Lane, Hollybank and Dunmore, in that order.",
      "The first three branches should be Ivy Lane and Hollybank, in that order."
    ]
  }
]
