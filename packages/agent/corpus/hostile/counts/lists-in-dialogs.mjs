/** "The list" of a dialog that lies over a page with a list of its own; nothing but the words of a field and a button are "list". */
const row = (text, done) =>
  `<div style="display:flex;gap:9px"><span role="checkbox" aria-checked="${done}" aria-label="${text}" style="width:18px;height:18px;border:1px solid">${done ? "✓" : ""}</span><span>${text}</span></div>`
const card = (title) =>
  `<article style="border:1px solid #ddd;padding:9px;width:240px"><h3>${title}</h3><p>Some words</p></article>`
const page = `<h1>Notes</h1>${["Trip", "Shopping", "Books", "Films", "Plants"].map(card).join("")}<div style="position:fixed;inset:0;background:#0006"><div role="dialog" aria-modal="true" aria-label="Edit note" style="background:#fff;width:500px;margin:60px auto;padding:20px"><input placeholder="Title" value="Shopping"><div>${row("Milk", true)}${row("Lemons", false)}${row("Bread", false)}</div><input placeholder="+ List item"><button id="toList">Turn into text</button><button>Done</button></div></div>`

const tag = (name) => `<span><span>#${name}</span> <button aria-label="Remove tag ${name}">×</button></span>`
const pressed = (title) => card(title).replace("<article", `<article onclick="this.hidden=true"`)
const written = `<h1>Notes</h1>${["Trip", "Shopping", "Plants"].map(pressed).join("")}<div style="position:fixed;inset:0;background:#0006"><div role="dialog" aria-modal="true" aria-label="Edit note" style="background:#fff;width:500px;margin:60px auto;padding:20px"><div style="display:flex;gap:9px"><span>All changes saved</span><button aria-label="Pin"></button></div><div><input placeholder="Title" value="Shopping"><div id=rows>${row("Milk", true)}${row("Lemons", false)}${row("Bread", false)}${row("Oil", true)}${row("Tea", false)}<input placeholder="+ List item"></div></div><div>${tag("home")}<input placeholder="Add a tag"></div><div><button>Notebook: Personal ▾</button><button>Turn into text</button><button>Done</button></div></div></div>`

export default [
  {
    about: "a dialog whose list stands among other parts, with a field for the next thing in it",
    page: written,
    passed: ["The list has 5 items", "The last item in the list is Tea", "There are 5 items in the list"],
    failed: ["The list has 4 items", "The list has 6 items", "The last item in the list is Oil"],
    never: [
      "The list has 3 items",
      "The list has 1 item",
      "The list is empty",
      "The list has 5 items and the last one is Plants",
      "The list has 5 items and the last one is Oil",
      "The first item in the list is Lemons"
    ]
  },
  {
    about: "a dialog with a list of boxes",
    page,
    passed: ["The list has 3 items", "There are 3 items in the list"],
    failed: ["The list has 4 items", "The list has 2 items"],
    never: ["The list has 5 items", "The list has 0 items", "The list has 1 item", "The list is empty"]
  }
]
