/** "The status is Solved" of a few words on a ground of their own that stand in a line of boxes: there a span is laid out as a box. */
const page = (
  pill
) => `<main><header style="display:flex;gap:8px;align-items:center"><h1>Late parcel</h1>${pill}<button>Reopen</button></header>
  <p>It should have come on Monday.</p></main>`

export default [
  {
    about: "drawn as a pill",
    page: page('<span style="background:#e0f2fe;border-radius:10px;padding:1px 10px">Solved</span>'),
    passed: ["The status is Solved"],
    failed: ["The status is Open"],
    never: ["The status is not Solved"]
  },
  {
    about: "words without a ground",
    page: page("<span>Solved by Ada</span>"),
    never: ["The status is Solved", "The status is Open"]
  }
]
