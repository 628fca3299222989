/** "Emma Keller is selected", "select the pupil Jonas Keller", where each pupil is a card in a box that takes all clicks. */
const style = `<style>.kids{display:flex;gap:14px}.kid{display:flex;gap:8px;padding:12px;border:2px solid #ddd;cursor:pointer;background:#fff}.kid.sel{border-color:#2f6f4f;background:#e6f2eb}.kid small{display:block}</style>`
const card = (name, under, chosen) =>
  `<div class="kid${chosen ? " sel" : ""}"><span>${name[0]}</span><span>${name}<small>${under}</small></span></div>`
const page = (...cards) =>
  `${style}<div class=kids id=kids>${cards.map((each) => card(...each)).join("")}</div>
<h1>Weekly menu</h1><p>Order lunch for <b id=who>nobody yet</b></p><button>Place order</button>
<script>kids.onclick = (e) => { const kid = e.target.closest(".kid"); if (!kid) return
  for (const each of kids.children) each.classList.toggle("sel", each === kid)
  who.textContent = kid.textContent.slice(1) }</script>`

export default [
  {
    about: "one of two cards is marked",
    page: page(["Emma Keller", "Class 3b", true], ["Jonas Keller", "Class 5a", false]),
    passed: [
      "Emma Keller is selected",
      'I select Jonas Keller. Jonas Keller is selected. I see "Jonas KellerClass 5a"',
      'I select the pupil Jonas Keller. I see "Jonas KellerClass 5a"',
      'Choose the child Jonas Keller. I see "Jonas KellerClass 5a"'
    ],
    failed: ["Jonas Keller is selected", "I select Jonas Keller. Emma Keller is selected"],
    never: ["Emma Keller is not selected", "Class 5a is selected", "The pupil Jonas Keller is selected"]
  },
  {
    about: "no card is marked, or two are",
    page: page(["Emma Keller", "Class 3b", false], ["Jonas Keller", "Class 5a", false]),
    never: ["Emma Keller is selected", "Emma Keller is not selected", "Jonas Keller is selected"]
  },
  {
    about: "two cards have the same title",
    page: page(["Jonas Keller", "Class 1b", true], ["Jonas Keller", "Class 5a", false]),
    never: [
      "Jonas Keller is selected",
      'I select Jonas Keller. I see "Jonas KellerClass 1b"',
      'I select the pupil Jonas Keller. I see "Jonas KellerClass 5a"'
    ]
  },
  {
    about: "the name stands under another title",
    page: page(["Emma Keller", "Jonas Keller", true], ["Ada Stone", "Class 5a", false]),
    passed: ["Emma Keller is selected"],
    never: ["Jonas Keller is selected", "Ada Stone is selected"]
  },
  {
    about: "a list is called by the kind, and does not offer the name",
    page: `<label>Pupil <select><option>Emma Keller</option><option>Ada Stone</option></select></label>${page(["Ada Stone", "Class 3b", true], ["Jonas Keller", "Class 5a", false])}`,
    never: ['I select the pupil Jonas Keller. I see "Jonas KellerClass 5a"']
  }
]
