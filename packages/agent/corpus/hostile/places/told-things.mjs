/** Things of a list told by what they are and whose, or what about: "the bike post", "Tom's post". */
const post = (who, text, likes) =>
  `<article><div><i>${who.replace(/[^A-Z]/g, "")}</i><div><b>${who}</b> <span>@${who.split(" ")[0].toLowerCase()}</span><div class=m><button aria-label=More onclick="this.parentNode.append('Menu of ${who.split(" ")[0]}')">...</button></div></div></div><div>${text}</div><div><span title=Comment onclick="o.textContent='Comments of ${who}'" style="cursor:pointer"><svg width=16 height=16></svg> 0</span><button aria-label=Like onclick="n.textContent='${who} liked'"><svg width=16 height=16></svg><span>${likes}</span></button></div></article>`
const feed = (posts) =>
  `<h1>Murmur</h1><input placeholder="Search posts"><p id=o></p><p id=n></p><main>${posts.map((each) => post(...each)).join("")}</main><aside><h3>Who to follow</h3><p><b>Tom Okafor</b> <button>Follow</button></p><p><b>Luis Prado</b> <button>Follow</button></p></aside>`
const all = [
  ["Jonas Weber", "Third attempt at sourdough, and Tom Okafor ate it.", 24],
  ["Tom Okafor", "Tabs in the code, spaces in the poems.", 58],
  ["Lena Fischer", "The library on Park Street opens on Sundays now.", 12],
  ["Maya Lind", "New bike, who dis?", 40]
]

export default [
  {
    about: "posts told by their owner and by what they speak of",
    page: feed(all),
    passed: [
      "The bike post is shown",
      "The post about the library on Park Street is shown",
      'Click the comment icon on Tom Okafor\'s post. "Comments of Tom Okafor" is shown',
      'Click the comment icon of Lena\'s post. "Comments of Lena Fischer" is shown',
      'Click More on the bike post. "Menu of Maya" is shown',
      "The first post contains sourdough",
      "Lena's post about the library is shown"
    ],
    failed: [
      'Click the comment icon on Tom Okafor\'s post. "Comments of Jonas Weber" is shown',
      'Click More on the bike post. "Menu of Lena" is shown'
    ],
    never: [
      "The bicycle post is shown",
      "The bike post is gone",
      "Tom's post about the library is shown",
      "Maya's post about the library is shown",
      "The post about the library on Baker Street is shown",
      "Luis Prado's post is shown",
      'Click the comment icon on Luis Prado\'s post. "Comments of Tom Okafor" is shown',
      "The first post contains library",
      "Exactly one post is listed, it's Lena's"
    ]
  },
  {
    about: "one post alone",
    page: feed(all.slice(2, 3)),
    passed: ["Exactly one post is listed, it's Lena's", "The library post is shown"],
    never: ["Exactly one post is listed, it's Tom's", "The bike post is shown"]
  },
  {
    about: "two that speak of the same",
    page: feed([...all, ["Aiko Tanaka", "My bike again.", 3]]),
    never: [
      'Click More on the bike post. "Menu of Maya" is shown',
      "Click Like on Ada's bike post. Maya Lind liked is shown"
    ]
  }
]
