/** "Instead of the form I see A", "A in place of the entries", "the previous error is gone": of pages with another form, list or error. */
const contact = (
  deed,
  other = `<label>Nights <input value="2"></label><label>Guests <input value="1"></label>`
) =>
  `<h1>Cabin</h1><section><h2>Price</h2><div>${other}</div></section><section><h2>Ask us</h2><div id="f"><label>Your name <input id="n"></label><label id="l2">Your question <input></label><button id="b">Ask</button></div><p id="t"></p></section><script>b.onclick = () => { ${deed} }</script>`
const ask = 'Enter "Ines" into Your name\nEnter "Is there a stove?" into Your question\nClick Ask\n'
const sent = ask + 'Instead of the form I see "We will answer soon"'
const say = 't.textContent = "We will answer soon"; '

const row = (text) => `<div class="r"><b>${text}</b><div>09:30</div></div>`
const lists = (deed) =>
  `<h1>Harbour</h1><h2>Boats</h2><div id="boats">${["Aurora", "Bela", "Cato"].map(row).join("")}</div><h2>Log</h2><div id="log">${["Tide was low", "Bridge opened"].map(row).join("")}</div><button onclick="${deed}">Clear the log</button>`
const replaced = 'Click Clear the log\nI see "Nothing was logged" in place of the entries'

const errors = (then) =>
  `<h1>Crew</h1><label>Name <input></label><p id="e" style="color:#b00"></p><button onclick="n = (window.n ?? 0) + 1; e.textContent = n < 2 ? 'Give them a name first' : '${then}'">Add</button>`
const twice = 'Click Add\n"Give them a name first" is shown\nClick Add\nThe previous error is gone'

const mixer = (said, beside = "") =>
  `<h1>Mixer</h1><label>Litres <input id="v" value="1"></label><div><div id="o"></div></div>${beside}<p id="m"></p><script>const f = () => { const n = parseFloat(v.value); o.textContent = isNaN(n) ? ${said} : n + " l = " + n * 3 + " portions" }; v.oninput = f; f()</script>`
const mixed =
  'The result is "1 l = 3 portions"\nChange Litres to 2\nThe result is 2 l = 6 portions\nClear Litres\n"Enter an amount" is shown instead of a result'

export default [
  {
    about: "what was worked out went, and the words stand where it stood",
    page: mixer('"Enter an amount"'),
    passed: [mixed],
    never: [mixed.replace("Clear Litres", "Change Litres to 4"), mixed.replace("an amount", "a weight")]
  },
  {
    about: "something is worked out still, and the words stand elsewhere",
    page: mixer('(m.textContent = "Enter an amount", "0 l = 0 portions")'),
    never: [mixed, mixed.replace("Change Litres to 2\nThe result is 2 l = 6 portions\n", "")]
  },
  {
    about: "the words stand where it stood, and it stands below them",
    page: mixer('(m.textContent = "2 l = 6 portions", "Enter an amount")'),
    never: [mixed]
  },
  {
    about: "the words stood there all the time",
    page: mixer('"0 l = 0 portions"', "<p>Enter an amount</p>"),
    never: [mixed]
  },
  {
    about: "the form that was sent went, and another one stays",
    page: contact(`${say}f.remove()`),
    passed: [sent]
  },
  { about: "the form stays", page: contact(say), never: [sent] },
  { about: "one of its fields stays", page: contact(`${say}f.replaceChildren(l2)`), never: [sent] },
  { about: "its button stays", page: contact(`${say}f.replaceChildren(b)`), never: [sent] },
  {
    about: "the other form went",
    page: contact(
      `${say}for (const each of document.querySelectorAll("section:first-of-type label")) each.remove()`
    ),
    never: [sent]
  },
  {
    about: "the entries of one list went, and the words stand where they stood",
    page: lists("log.textContent = 'Nothing was logged'"),
    passed: [replaced],
    never: [replaced.replace("was logged", "was found")]
  },
  {
    about: "one of them stays beside the words",
    page: lists("log.firstChild.remove();log.append('Nothing was logged')"),
    never: [replaced]
  },
  {
    about: "the words stand elsewhere",
    page: lists("document.body.append('Nothing was logged')"),
    never: [replaced]
  },
  {
    about: "another error came in its place",
    page: errors("The name is taken"),
    passed: [twice],
    never: ["Click Add\nThe previous error is gone"]
  },
  { about: "it says more beside it", page: errors("Give them a name first, please"), never: [twice] },
  { about: "it stays", page: errors("Give them a name first"), never: [twice] }
]
