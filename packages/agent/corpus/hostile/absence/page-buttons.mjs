/** "The page buttons are gone", which nothing on the page is called. */
const style = `<style>.g{display:grid;grid-template-columns:1fr 1fr;gap:8px}.b{border:1px solid #ccc;padding:8px}.p{display:flex;gap:12px;margin-top:12px}.p div{cursor:pointer}.p .t{cursor:default}</style>`
const book = (name, who) => `<div class=b><div>${name}</div><div>${who}</div></div>`
const pager = `<div class=p><div onclick="0">Previous</div><div class=t>Page 1 of 2</div><div onclick="0">Next</div></div>`
const page = (
  left,
  before = pager
) => `${style}<h1>Discover</h1><button onclick="g.innerHTML='${book("Cold Harbour Lights", "Ian Strand")}';q.innerHTML=left.innerHTML">Mystery</button>
<div class=g id=g>${book("Orchard Street", "Ada Moreau")}${book("Cold Harbour Lights", "Ian Strand")}</div><div id=q>${before}</div><template id=left>${left}</template>`
const chosen = 'I see "Page 1 of 2"\nClick Mystery\n'

export default [
  {
    about: "the pager went",
    page: page(""),
    passed: [`${chosen}The page buttons are gone.`, `${chosen}The paging buttons are gone.`],
    never: [`${chosen}The page buttons are shown.`, "The page buttons are gone."]
  },
  {
    about: "the pager stays",
    page: page(pager),
    never: [`${chosen}The page buttons are gone.`]
  },
  {
    about: "only the words went, and the buttons stay",
    page: page(`<div class=p><div onclick="0">Previous</div><div onclick="0">Next</div></div>`),
    failed: [`${chosen}The page buttons are gone.`]
  },
  {
    about: "one of the buttons stays",
    page: page(`<div class=p><div onclick="0">Next</div></div>`),
    never: [`${chosen}The page buttons are gone.`]
  },
  {
    about: "the numbers of the pages stay",
    page: page(
      `<div class=p><div onclick="0">1</div><div onclick="0">2</div></div>`,
      `<div class=p><div onclick="0">Previous</div><div onclick="0">1</div><div onclick="0">2</div><div class=t>Page 1 of 2</div><div onclick="0">Next</div></div>`
    ),
    never: [`${chosen}The page buttons are gone.`]
  },
  {
    about: "a wizard, and no pages",
    page: `${style}<h1>Set up</h1><div class=p><div onclick="this.parentNode.remove()">Next</div><div onclick="0">Previous</div></div><p>Step 1 of 2</p>`,
    never: ["Click Next\nThe page buttons are gone."]
  }
]
