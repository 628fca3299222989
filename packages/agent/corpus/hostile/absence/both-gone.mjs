/** "Both errors vanish", after two were told one by one, while the page goes on to say something else. */
const page = (left) =>
  `<h1>Profile</h1><label>Name <input aria-describedby="a"></label><div id="a" class="error">Tell us your name.</div><label>Email <input aria-describedby="b"></label><div id="b" class="error">This is no address.</div><div role="alert">You have 3 unread letters.</div><p id="c"></p><button onclick="${left}">Discard</button>`
const told =
  "The Name field shows the error Tell us your name.\nThe Email field shows the error This is no address.\n"

export default [
  {
    about: "both go, and an alert stays",
    page: page("a.textContent='';b.textContent=''"),
    passed: [`${told}Click Discard.\nBoth errors vanish.`, `${told}Click Discard.\nBoth errors are gone.`],
    failed: [`${told}Both errors vanish.`]
  },
  {
    about: "one of them stays, or is said elsewhere",
    page: page("a.textContent=''"),
    failed: [`${told}Click Discard.\nBoth errors vanish.`],
    never: ["The Name field shows the error Tell us your name.\nClick Discard.\nBoth errors are gone."]
  },
  {
    about: "one goes to another place",
    page: page("a.textContent='';b.textContent='';c.textContent='Tell us your name.'"),
    never: [`${told}Click Discard.\nBoth errors vanish.`]
  }
]
