/** "Four books are shown" below the words to filter by, one of which a card says by itself: a card pressed as a whole is none of the chips. */
const pressed = `onclick="this.dataset.on = 1" style="cursor:pointer"`
const chips = ["All", "Fiction", "Mystery"].map((word) => `<div ${pressed}>${word}</div>`).join("")
const card = (title, writer, kind) =>
  `<div ${pressed} style="cursor:pointer;width:220px;border:1px solid"><div>${title.replace(/^The /, "")[0]}</div><div><div>${title}</div><div>${writer}</div><div>${kind}</div></div></div>`
const cards = [
  card("The Salt Road", "Ruth Hale", "Fiction · Read"),
  card("The Ninth Guest", "Ian Strand", "Mystery"),
  card("Tides", "Mia Moss", "Fiction · Read"),
  card("The Quiet Hill", "Nadia Osei", "Science · Read")
]
const page = (all, said) => `<div style="font-size:26px">Library</div>
  <div style="display:flex;gap:12px">${chips}</div>
  <div><div>${said}</div><div style="display:grid;grid-template-columns:repeat(3,1fr);gap:16px">${all.join("")}</div>
  <div style="display:flex;gap:8px"><button>Previous</button><div>Page 2 of 2</div><button disabled>Next</button></div></div>`

export default [
  {
    about: "chips over four cards, and the last page of ten",
    page: page(cards, "10 books found"),
    passed: [
      "Exactly 4 books are shown and the last one is The Quiet Hill",
      "4 books are shown and the first one is The Salt Road"
    ],
    failed: ["Exactly 2 books are shown", "Exactly 5 books are shown"],
    never: [
      "4 books are shown and the last one is The Ninth Guest",
      "4 books are shown and the first one is The Quiet Hill",
      "4 books are shown and the last one is The Quiet Hills"
    ]
  },
  {
    about: "two blocks that bear the same button are still two",
    page: `<div>2 sheds listed</div><div style="display:grid;gap:9px"><div style="border:1px solid"><div>Oak shed</div><div>Ready</div><div ${pressed}>Open</div></div>
      <div style="border:1px solid"><div>Ash shed</div><div>Ready</div><div ${pressed}>Open</div></div></div>`,
    passed: ["2 sheds are shown"],
    never: ["4 sheds are shown", "1 shed is shown"]
  }
]
