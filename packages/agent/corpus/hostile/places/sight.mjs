/** Steps that only the page makes clear: what is not so must not pass because a name of it stands there. */
const cards = `<h1>Lots</h1><div id=m></div><script>
const list = () => m.innerHTML = ["Brass sextant", "Oak chair"].map((name) =>
  '<article><h2>' + name + '</h2><p>Current bid £60</p><a href="#" onclick="lot(\\'' + name + '\\'); return false">View lot</a></article>').join("")
const lot = (name) => m.innerHTML = "<h2>" + name + "</h2><button>Place bid</button>"
list()
</script>`

const twice = `<h1>Lots</h1><article><h2>Brass sextant</h2><a href="#a">View lot</a> <a href="#b">View seller</a></article><article><h2>Oak chair</h2><a href="#c">View lot</a> <a href="#d">View seller</a></article>`

const classes = `<h1>Classes</h1><h2>Upcoming classes</h2><ul><li>Spin Express</li></ul><h2>Past classes</h2><ul><li>Barbell Club</li></ul>
<table><caption>Bids</caption><tr><th>Lot</th><th>Status</th></tr><tr><td>Brass sextant</td><td>Leading</td></tr><tr><td>Oak chair</td><td>Outbid</td></tr></table>
<dl><dt>Not marked</dt><dd>6</dd><dt>Marked late</dt><dd>1</dd></dl>`

export default [
  {
    about: "a card whose title only says what is opened beside it",
    page: cards,
    passed: [
      'Open the Brass sextant. "Place bid" is shown.',
      'I view the lot Oak chair. The heading "Oak chair" is shown and "Brass sextant" is not shown.'
    ],
    failed: ['Open the Brass sextant. The heading "Oak chair" is shown.']
  },
  {
    about: "a card that opens two things",
    page: twice,
    never: [
      'Open the Brass sextant. The URL ends with "#b".',
      'Open the Brass sextant. The URL ends with "#a".'
    ]
  },
  {
    about: "names of the page in statements of more",
    page: classes,
    passed: ["Not marked is at 6 to begin with", "Check the figures: Not marked 6, Marked late 1"],
    never: [
      "I see Barbell Club among my upcoming classes",
      "Brass sextant there with the status Outbid",
      "I can see Brass sextant there with the status Outbid.",
      "Oak chair gets the status Leading",
      "Not marked is at 1 to begin with",
      "Check the figures: Not marked 1, Marked late 6",
      "Not marked is no longer at 6",
      "Only Brass sextant has any bids",
      "Brass sextant instead of Oak chair",
      "Everything but Barbell Club",
      "Barbell Club twice",
      "Upcoming classes: Barbell Club",
      "No Brass sextant"
    ]
  }
]
