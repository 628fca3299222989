/** What opens one's own ways, told by whose it is or by where it lies. */
const harbour = (
  more,
  own = "Ada Byrne"
) => `<header style="display:flex;gap:20px;height:50px"><a href="#t">Tides</a>${more}
<button aria-haspopup="true" aria-expanded="false" id="me" style="margin-left:auto">${own}</button></header>
<ul id="menu" hidden><li><a href="#mine" id="mine">My berths</a></li><li><a href="#out">Leave</a></li></ul>
<p id="said">Nothing open</p><div style="height:500px"></div><button aria-haspopup="true" aria-expanded="false">Cleo Voss</button>
<script>const at = (id) => document.getElementById(id)
at("me").onclick = (e) => { at("menu").hidden = !at("menu").hidden; at("me").setAttribute("aria-expanded", String(!at("menu").hidden)) }
at("mine").onclick = (e) => { e.preventDefault(); at("menu").hidden = true; at("said").textContent = "Two berths of yours" }</script>`

const other = `<button aria-haspopup="true" aria-expanded="false">Tide Tables</button>`

export default [
  {
    about: "a menu under one's name",
    page: harbour(""),
    passed: [
      "I open the menu under my name and choose My berths\nI see Two berths of yours",
      "The menu button at the top right says Ada Byrne"
    ],
    failed: [
      "I open the menu under my name and choose My berths\nI see Nothing open",
      "The menu button at the top right now says Ben Ode"
    ],
    never: [
      "The menu button at the top right says Cleo Voss",
      "The menu button at the bottom left says Ada Byrne",
      "I open the menu under my photo and choose My berths\nI see Two berths of yours"
    ]
  },
  {
    about: "two menus at the top, each of which may be called after somebody",
    page: harbour(other),
    blocked: ["I open the menu under my name and choose My berths\nI see Two berths of yours"]
  },
  {
    about: "a menu at the top that is no one's own",
    page: harbour("", "Our harbours"),
    blocked: ["I open the menu under my name and choose My berths\nI see Two berths of yours"]
  },
  {
    about: "two buttons in the corner that open something",
    page: harbour(`<button aria-haspopup="true" aria-expanded="false" style="order:3">News</button>`),
    never: ["The menu button at the top right says Ada Byrne"]
  }
]
