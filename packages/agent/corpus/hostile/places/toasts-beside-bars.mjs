/** A message lies over the page, in the same box as the bar at its top and made like it. */
const style = `<style>body{margin:0}.nav{display:flex;gap:16px;padding:12px}.nav div{cursor:pointer}.toast{position:fixed;left:28px;bottom:20px;width:318px;height:44px;background:#222;color:#fff;display:flex;gap:12px}.x{cursor:pointer}.b{display:flex;gap:12px;padding:10px;border-bottom:1px solid #ddd;height:60px}.tabs{display:flex;gap:12px}.tabs div{cursor:pointer;padding:4px 10px}.tabs .on{background:#264;color:#fff}</style>`
const nav = `<div class=nav><span>Dogear</span><div>Discover</div><div>My shelves</div><div>Lists</div><span>2026 challenge: 3 of 12 books</span></div>`
const book = ([name, by, pages]) =>
  `<div class=b><div>${name[0]}</div><div><div>${name}</div><div>${by} · ${pages} pages</div></div><button aria-label="Options for ${name}">⋮</button></div>`
const salt = ["Salt and Cedar", "Ruth Calloway", 256]
const maps = ["Maps of the Silk Coast", "Leo Farrow", 540]
const murder = ["Murder at Low Tide", "Grace Holm", 310]
const page = (books) =>
  `${style}${nav}<div><div style="font-size:26px">My shelves</div><div class=tabs><div class=on aria-selected=true role=tab>Want to read (${books.length})</div><div role=tab aria-selected=false>Reading (2)</div><div role=tab aria-selected=false>Finished (3)</div></div>${books.map(book).join("")}</div><div class=toast><span>Removed “Maps of the Silk Coast”</span><span class=x onclick="this.parentElement.remove()">✕</span></div>`

export default [
  {
    about: "two books are left on the shelf that is open",
    page: page([salt, murder]),
    passed: ["The first book on the shelf is still Salt and Cedar", "2 books are on the shelf"],
    never: [
      "The first book on the shelf is still Murder at Low Tide",
      "The first book on the shelf is still 2026 challenge",
      "3 books are on the shelf"
    ]
  },
  {
    about: "the other of two was taken away",
    page: page([maps, murder]),
    failed: ['The first book on the shelf is still "Salt and Cedar"'],
    never: ["2 books are not on the shelf"]
  }
]
