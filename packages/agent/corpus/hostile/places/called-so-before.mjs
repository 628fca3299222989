/** What was called so before: a box whose title changes its language, a button that is called otherwise now, a figure that lay behind a dialog; and values with their labels turned round. */
const claims = `<div id="m"><h1>Claims</h1><div style="display:flex"><div style="border:1px solid"><div>Awaiting review</div><b id="n">3</b></div><div style="border:1px solid"><div>Settled</div><b>9</b></div></div><button onclick="m.hidden=true;d.hidden=false">Add</button></div><div id="d" hidden role="dialog" aria-label="Add claim"><label>Name <input></label><label>Place <input></label><button onclick="n.textContent='4';m.hidden=false;d.hidden=true">Save</button></div>`
const add = "Click Add\nEnter Loom as the name\nEnter Oslo as the place\nClick Save\n"
const pay = (open, close) =>
  `<h1>Pay</h1>${open}<dl><dt>Route</dt><dd>Oslo to Bergen</dd><dt>Guest</dt><dd>Ada Lund</dd><dt>Driver</dt><dd></dd><dt>Total</dt><dd>€40</dd></dl>${close}`
const told = {
  passed: ["the summary lists Ada Lund as Guest"],
  failed: ["the summary lists Ada Lund as Driver", "the summary lists Ben Roy as Guest"],
  never: ["the summary lists Ada Lund as Route"]
}

export default [
  {
    about: "a summary that is called so",
    page: pay('<section aria-label="Summary">', "</section>"),
    ...told
  },
  { about: "a summary that nothing calls so", page: pay("<div>", "</div>"), ...told },
  {
    about: "words in a line of which one is marked as the current one",
    page: `<style>.s{display:flex}.s div{padding:8px}.on{background:#cfc}</style><h1>Noise</h1><p>Level 52</p><div class="s"><div>Quiet</div><div class="on" aria-current="true">Normal</div><div>Loud</div></div>`,
    passed: ["Normal is the highlighted level"],
    never: ["Loud is the highlighted level", "Quiet is the highlighted level"]
  },
  {
    about: "boxes by a word of their titles, of which one changes",
    page: `<h1>Aid</h1><div><h2 id="h">Open hours</h2><p>9 to 5</p></div><div><h2>Prices</h2><p>None</p></div><button onclick="h.textContent='Öffnungszeiten'">DE</button>`,
    passed: [
      "The hours box is titled Open hours",
      "The heading of the hours box is Open hours",
      "I see Open hours\nClick DE\nThe hours box is now titled Öffnungszeiten"
    ],
    failed: [
      "The hours box is titled Prices",
      "I see Open hours\nClick DE\nThe hours box is now titled Stunden"
    ],
    never: ["I see Open hours\nClick DE\nThe prices box is now titled Öffnungszeiten"]
  },
  {
    about: "buttons of which one changes its language",
    page: `<h1>Aid</h1><button><span id="c">Chat with us</span> <b>1</b></button><button>Call us</button><button onclick="c.textContent='Schreiben Sie uns'">DE</button>`,
    passed: ['"Chat with us" is shown\nClick DE\nThe chat button says "Schreiben Sie uns"'],
    failed: ['"Chat with us" is shown\nClick DE\nThe chat button says "Rufen Sie uns"'],
    never: [
      '"Chat with us" is shown\nClick DE\nThe chat button says "Call us"',
      '"Call us" is shown\nClick DE\nThe call button says "Schreiben Sie uns"'
    ]
  },
  {
    about: "names at the edge and in the middle of the page",
    page: `<div style="position:fixed;left:0;bottom:0;padding:10px">Ada Lund</div><h1>Ben Roy</h1>`,
    passed: ["My name in the lower left corner is Ada Lund"],
    never: ["My name in the lower left corner is Ben Roy", "My name in the top right corner is Ada Lund"]
  },
  {
    about: "a figure that cannot be seen while a dialog is open",
    page: claims,
    passed: [`${add}The number of claims awaiting a review has gone up from 3 to 4`],
    failed: [`${add}The number of claims awaiting a review has gone up from 3 to 5`],
    never: [
      `${add}The number of claims awaiting a review has gone up from 2 to 4`,
      `${add}The number of claims awaiting a payment has gone up from 3 to 4`
    ]
  },
  {
    about: "a name that is nowhere, and one that is somewhere",
    page: `<h1>Ada Lund</h1><p>Paints</p><button onclick="q.textContent=''">Drop</button><p id="q">Ben Roy</p>`,
    passed: ['Click Drop\n"Ben Roy" is nowhere on the page'],
    failed: ['"Ben Roy" is nowhere on the page', '"Ada Lund" is nowhere on the page']
  },
  {
    about: "what is written goes on after a word for what comes next",
    page: `<label>Body <textarea id="a"></textarea></label>`,
    never: [
      "Write Salt first then pepper into the body.\nThe body contains pepper and does not contain Salt."
    ]
  }
]
