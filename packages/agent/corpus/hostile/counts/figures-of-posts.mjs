/** "The like count is 25", "the cart icon has no number": what a control counts of itself, in the thing that was spoken of; the heart of that one thing. */
const post = (who, likes) => `{ who: "${who}", likes: ${likes}, on: false }`
const feed = (wrong) => `<h1>Posts</h1><div id=feed></div><script>
const posts = [${post("Jonas Weber", 24)}, ${post("Priya Raman", 25)}, ${post("Tom Okafor", 7)}]
const draw = () => { feed.innerHTML = posts.map((p, n) => '<article><div><div><span>' + p.who + '</span><button aria-label=More>…</button></div><p>Some words on the day</p><div><span title=Comment style="cursor:pointer" onclick="1">3</span><button aria-label=Like aria-pressed=' + p.on + ' onclick="like(' + n + ')"><svg width=18 height=18 viewBox="0 0 24 24"><path d="M12 20S4 14 4 8.8A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 1.8C20 14 12 20 12 20z"/></svg><span>' + p.likes + '</span></button></div></div></article>').join("") }
const like = (n) => { const p = posts[${wrong ? "1" : "n"}]; p.on = !p.on; p.likes += p.on ? 1 : -1; draw() }
draw()
</script>`

export default [
  {
    about: "the likes of the post that was liked",
    page: feed(false),
    passed: [
      "Click Like in the first post. Like count is 25 and the heart is active.",
      "Click Like in the first post. Like count is 25. Click the heart again. Like count is back to 24.",
      "Click Like in the third post. The like count is 8."
    ],
    failed: [
      "Click Like in the first post. Like count is 24.",
      "Click Like in the third post. The like count is 25."
    ],
    never: [
      "Like count is 25.",
      "Click Like in the first post. The heart is not active.",
      "Click Like in the first post. The comment count is 25.",
      "Click Like in the third post. The comment count is 8."
    ]
  },
  {
    about: "where another is liked",
    page: feed(true),
    never: [
      "Click Like in the first post. Like count is 25 and the heart is active.",
      "Click Like in the third post. Like count is 8 and the heart is active."
    ]
  },
  {
    about: "an icon with a number on it",
    page: `<header><a href="#">Shop</a><button aria-label=Cart onclick="b.hidden = !b.hidden"><svg width=21 height=21 viewBox="0 0 24 24" fill=none stroke=black><path d="M3 4h2l2.5 11h10L20 7H6"/></svg><span id=b>3</span></button><button>Saved</button></header><h1>Menu 5</h1>`,
    passed: [
      "The Cart button has a number. Click the Cart button. The cart icon has no number.",
      "There is no number on the Saved button."
    ],
    never: [
      "The cart icon has no number.",
      "Click the cart icon. The cart icon has a number.",
      "There is a number on the Saved button."
    ]
  }
]
