/** What a place that is called by a name shows and nothing else, how many the side bar tells of each, and "this notebook". */
const app = (open, recipes, counts = {}) => {
  const { Work: work = 3, Recipes: own = recipes.length } = counts
  const way = (name, number) =>
    `<div class="it" style="cursor:pointer;display:flex;justify-content:space-between" onclick="go(this)" ${name === open ? 'aria-current="page"' : ""}>${name} <span>${number}</span></div>`
  return `<style>body{display:flex;gap:2rem}article{border:1px solid;padding:1rem}</style>
    <nav class="sidebar" style="width:200px;height:600px"><div><span>Notebooks</span> <button title="New notebook">+</button></div>${way("Work", work)}${way("Recipes", own)}
      <div style="display:flex;justify-content:space-between"><b>Trash</b> <span>2</span></div></nav>
    <main><h1>${open}</h1><p>${recipes.length} notes</p>
      ${recipes.length === 0 ? "<p>No notes found</p>" : ""}
      <div>${recipes.map((name) => `<article><h3>${name}</h3><p>A short text about it</p><button>Menu</button></article>`).join("")}</div></main>`
}

export default [
  {
    about: "one note stands in the notebook that is open",
    page: app("Recipes", ["Overnight oats"]),
    passed: [
      "Recipes shows only Overnight oats now",
      "Recipes shows only Overnight oats now, and there is 1 note",
      "The sidebar shows 1 for Recipes and 3 for Work",
      "Overnight oats is in this notebook"
    ],
    failed: [
      "Recipes shows only Toast now",
      "The sidebar shows 1 for Recipes and 2 for Work",
      "Tea is in this notebook"
    ],
    never: [
      "Recipes shows only Overnight oats now, and there are 2 notes",
      "Work shows only Overnight oats now",
      "The sidebar shows 3 for Recipes and 1 for Work",
      "The sidebar shows 2 for Recipes",
      "Overnight oats is not in this notebook",
      "Overnight oats is in this folder",
      "Work is in this notebook"
    ]
  },
  {
    about: "two notes stand there",
    page: app("Recipes", ["Overnight oats", "Lemon risotto"]),
    passed: ["Lemon risotto is in this notebook and Tea is not in this notebook"],
    never: [
      "Recipes shows only Overnight oats",
      "Recipes shows only Overnight oats now, and there are 2 notes",
      "Recipes shows only Overnight oats and Tea"
    ]
  },
  {
    about: "nothing was found",
    page: app("Recipes", []),
    passed: ["No notes are shown"],
    failed: ["Lemon risotto is the only note shown"],
    never: ["Recipes is the only note shown", "Recipes shows only Lemon risotto"]
  }
]
