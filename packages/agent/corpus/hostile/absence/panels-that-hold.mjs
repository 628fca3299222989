/** "The bag is not empty" of a panel over the page that only its button calls so: how many things it says it holds. */
const page = (body) => `<h1>Yarns</h1><button onclick="p.hidden = false">Open</button>
<div id="p" hidden style="position:fixed;inset:0 0 0 50%;z-index:5;background:#eee"><h2>Chosen by you</h2>
<button aria-label="Close bag" onclick="p.hidden = true">×</button><div>${body}</div></div>`
const line = `<div><b>Merino</b> <span>€9.00</span> <button aria-label="Remove Merino">×</button></div>`
const test = (words) => `Click Open\n${words}`
const full = test("The bag is not empty")
const empty = test("The bag is empty")
const bare = `<p>Ask us for anything</p>`

export default [
  {
    about: "a panel that says how many it holds",
    page: page(`<p>1 item from Wool Works</p>${line}`),
    passed: [full, test("Bag not empty")],
    failed: [empty],
    never: [test("The chest is not empty")]
  },
  {
    about: "things of another list",
    page: page(`<p>2 items from last time</p>${line}`),
    never: [full, empty]
  },
  { about: "nothing that could be taken out", page: page(`<p>2 items</p>${bare}`), never: [full, empty] },
  {
    about: "it says that it is empty",
    page: page(`<p>Your bag is empty.</p><p>2 items</p>${line}`),
    failed: [full]
  },
  {
    about: "it says that there is nothing",
    page: page(`<p>Nothing here yet</p><p>2 items</p>${line}`),
    never: [full]
  },
  { about: "a number of none", page: page(`<p>0 items</p>${line}`), never: [full] },
  {
    about: "two numbers of things",
    page: page(`<p>2 items</p><p>4 items in total</p>${line}`),
    never: [full, empty]
  }
]
