/** Names that hold words of grammar, texts that are one of several in their place, and switches that are only drawn. */
const log = (...lines) =>
  `<h1>Log</h1><ul aria-label="Activity log">${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`

const sw = (drawn) =>
  `<style>.sw{position:relative;display:inline-block;width:46px;height:26px}
.sw input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;z-index:1}
.sw .track{position:absolute;inset:3px 2px;border-radius:12px;background:#666}</style>
<h1>Room</h1><h3>Lamp</h3><span class="sw"><input type="checkbox" role="switch" aria-label="Lamp">${drawn ? '<span class="track"></span>' : ""}</span>`

export default [
  {
    about: "the header says several things",
    page: `<header><h1>Hearth</h1><span><span>3 devices on</span> · <span>38 W</span></span></header><p>2 devices on</p>`,
    passed: ["The header says 3 devices on.", "The header reads 38 W."],
    never: [
      "The header says 2 devices on.",
      "The header says devices on.",
      "The header reads 8 W.",
      "The header does not say 3 devices on."
    ]
  },
  {
    about: "the header speaks of more of them",
    page: `<header><h1>Hearth</h1><span>13 devices on · 138 W</span></header>`,
    never: ["The header says 3 devices on.", "The header reads 38 W."]
  },
  {
    about: "something stands between them",
    page: log("TV started", "Lamp lit", "Door locked"),
    passed: [
      "Lamp lit comes right after TV started.",
      "Door locked stands directly below Lamp lit.",
      "TV started comes before Door locked."
    ],
    never: ["Door locked comes right after TV started.", "TV started comes right after Lamp lit."]
  },
  {
    about: "an article is called by words that tell a place as well",
    page: `<h1>Articles</h1><table><tr><th>Title</th><th>Status</th></tr>
<tr><td><a href="#a">Meet the team in Lisbon</a></td><td>Draft</td></tr><tr><td><a href="#b">Meet the team</a></td><td>Live</td></tr></table>`,
    passed: ["Meet the team in Lisbon is shown.", "Click on Meet the team in Lisbon. The url contains #a."],
    never: ["Meet the team in Porto is shown.", "Click on Meet the team in Porto. The url contains #b."]
  },
  {
    about: "two boxes are named together",
    page: `<h1>Days</h1><label><input type="checkbox"> Saturday</label><label><input type="checkbox"> Sunday</label><label><input type="checkbox"> Monday</label>`,
    passed: ["I tick Saturday and Sunday. Saturday is checked. Sunday is checked. Monday is not checked."],
    never: [
      "I tick Saturday and Sunday. Monday is checked.",
      "I tick Saturday and Friday. Saturday is checked."
    ]
  },
  {
    about: "a switch is drawn under its input",
    page: sw(true),
    passed: ["The lamp is off.", "Turn on the Lamp. The Lamp is on."],
    never: ["The lamp is on."]
  },
  {
    about: "nothing is drawn where the switch would be",
    page: sw(false),
    never: ["Turn on the Lamp. The Lamp is on."]
  },
  {
    about: "what is enabled is a box, and no button says so",
    page: `<h1>Settings</h1><label><input type="checkbox"> Quiet hours</label><label><input type="checkbox"> Loud hours</label>`,
    passed: ["Enable quiet hours. Quiet hours is checked. Loud hours is not checked."],
    never: ["Enable quiet hours. Loud hours is checked.", "Enable happy hours. Quiet hours is checked."]
  },
  {
    about: "a button is called as what one does",
    page: `<h1>Book</h1><button onclick="out.textContent = 'Searching'">Find a table</button><p id="out"></p>`,
    passed: ["Find a table. Searching is shown.", "Find a table is enabled."],
    never: ["Find a table is disabled."]
  },
  {
    about: "what went is told in the perfect",
    page: `<h1>Inbox</h1><p id="b">Badge text</p><p>Footer text</p><button onclick="b.remove()">Clear</button>`,
    passed: ['"Badge text" is shown. Click Clear. "Badge text" has disappeared.'],
    never: [
      '"Footer text" is shown. Click Clear. "Footer text" has disappeared.',
      '"Footer text" is shown. Click Clear. "Footer text" has vanished.'
    ]
  }
]
