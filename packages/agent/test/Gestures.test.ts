import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { runOn, TestDrivers } from "./support/Pages.js"

const files = `<ul id="list"><li onclick="pick(event, this)">a.txt</li><li onclick="pick(event, this)">b.txt</li></ul><p id="count"></p>
  <script>function pick({ ctrlKey, shiftKey }, item) {
    if (!ctrlKey && !shiftKey) for (const one of list.children) delete one.dataset.on
    item.dataset.on = ""
    count.textContent = document.querySelectorAll("[data-on]").length + " selected"
  }</script>`

const dialog = `<button onclick="back.style.display = 'block'">Open</button>
  <div id="back" style="display:none;position:fixed;inset:0;background:#0008" onclick="if (event.target === this) style.display = 'none'">
  <div role="dialog" aria-label="Hello" style="background:#fff;margin:100px auto;width:300px"><p>Good morning</p><button>Fine</button></div></div>`

const menu = `<button onclick="menu.hidden = false; event.stopPropagation()">More</button>
  <div id="menu" role="menu" hidden><button role="menuitem">Cut</button></div>
  <script>document.addEventListener("click", ({ target }) => { if (!menu.contains(target)) menu.hidden = true })</script>`

const stars = `<div id="stars">${"<span>☆</span>".repeat(5)}</div><p id="given"></p>
  <script>[...stars.children].forEach((star, at) => { star.onclick = () => { given.textContent = at + 1 + " of 5 given" } })</script>`

const labelled = `<fieldset><legend>Service</legend>${[1, 2, 3]
  .map((n) => `<label><input type="radio" name="service">${n} stars</label>`)
  .join("")}</fieldset>
  <fieldset><legend>Food</legend>${[1, 2, 3]
    .map((n) => `<label><input type="radio" name="food">${n} stars</label>`)
    .join("")}</fieldset>`

const order = `<ol id="order"><li draggable="true">Tea</li><li draggable="true">Coffee</li><li draggable="true">Milk</li></ol>
  <script>let held
  for (const item of order.children) {
    item.ondragstart = () => { held = item }
    item.ondragover = (event) => event.preventDefault()
    item.ondrop = ({ clientY }) => {
      const { y, height } = item.getBoundingClientRect()
      clientY < y + height / 2 ? item.before(held) : item.after(held)
    }
  }</script>`

const board = (takes: boolean) => {
  const column = (name: string, cards: string) =>
    `<section aria-label="${name}" style="width:200px" ondragover="event.preventDefault()" ${takes ? 'ondrop="this.append(held)"' : ""}><h2>${name}</h2>${cards}</section>`
  const card = (name: string) => `<div draggable="true" ondragstart="held = this">${name}</div>`
  return `<div style="display:flex">${column("To do", card("Design") + card("Plan"))}${column("Done", "")}</div><script>let held</script>`
}

const cases: ReadonlyArray<readonly [what: string, page: string, text: string, verdict: string]> = [
  ["clicks with a key held", files, 'Click a.txt. Ctrl+click b.txt. "2 selected" is shown.', "PASSED"],
  ["clicks without a key", files, 'Click a.txt. Click b.txt. "2 selected" is shown.', "FAILED"],
  [
    "holds a key and clicks",
    files,
    'Click a.txt. Hold Shift and click b.txt. "2 selected" is shown.',
    "PASSED"
  ],
  [
    "clicks outside of a dialog",
    dialog,
    'Click Open. Click outside the dialog. "Good morning" is gone.',
    "PASSED"
  ],
  ["clicks on the backdrop", dialog, 'Click Open. Click on the backdrop. "Good morning" is gone.', "PASSED"],
  [
    "clicks outside of a menu",
    menu,
    'Click More. Click anywhere on the page. "Cut" is no longer shown.',
    "PASSED"
  ],
  ["finds nothing to click outside of", menu, "Click outside the dialog. I see More.", "BLOCKED"],
  ["gives stars that are drawn", stars, 'Give it four stars. "4 of 5 given" is shown.', "PASSED"],
  ["gives no more stars than there are", stars, 'Rate it 6 stars. "6 of 5 given" is shown.', "BLOCKED"],
  ["gives stars by name", labelled, 'Give Food 3 stars. "3 stars" is selected in Food.', "PASSED"],
  ["does not guess what gets the stars", labelled, "Give it 3 stars. I see Food.", "BLOCKED"],
  ["drags above", order, "Drag Milk above Tea. The first item is Milk.", "PASSED"],
  ["drags below", order, "Drag Tea below Milk. The last item is Tea.", "PASSED"],
  ["moves by dragging", board(true), "Move Design to Done. Design is in the Done column.", "PASSED"],
  [
    "moves from one place to another",
    board(true),
    "Move Design from To do to Done. Design is in the To do column.",
    "FAILED"
  ],
  ["tells what could not be moved", board(false), "Move Design to Done. I see Design.", "BLOCKED"],
  ["drags to a place", order, "Drag Tea to the 2nd position. The second item is Tea.", "PASSED"],
  ["drags to the top", order, "Drag Milk to the top of the list. The first item is Milk.", "PASSED"],
  ["drags to the bottom", order, "Drag Tea to the bottom. The last item is Tea.", "PASSED"],
  ["drags before", order, "Drag Milk before Coffee. The second item is Milk.", "PASSED"]
]

layer(TestDrivers, { excludeTestServices: true })("a hand", (it) => {
  for (const [what, page, text, verdict] of cases)
    it.effect(what, () =>
      Effect.gen(function* () {
        const result = yield* runOn(page, text)
        expect(`${result.verdict} ${result.summary}`).toMatch(new RegExp(`^${verdict}`))
      })
    )
})
