/** "One entry under Sessions today": in what the heading heads, and not under the next one. */
const page = `<h1>Visitors</h1><section><h3>Sessions today</h3><ol><li>MA68 HGT – 8 hours</li></ol></section><section><h3>Sessions planned</h3><ol><li>EK17 PLO – 4 hours</li><li>YF15 KLM – 2 hours</li></ol></section>`

export default [
  {
    about: "two lists under two headings",
    page,
    passed: [
      '"MA68 HGT – 8 hours" should be the only entry under Sessions today.',
      "There are 2 entries under Sessions planned."
    ],
    failed: ["There are 2 entries under Sessions today.", "There is one entry under Sessions planned."],
    never: [
      '"EK17 PLO – 4 hours" should be the only entry under Sessions planned.',
      '"EK17 PLO – 4 hours" should be the only entry under Sessions today.'
    ]
  },
  {
    about: "what a heading tells of one day",
    page: `<h1>Clinic</h1><section><h2>Rooms</h2><ul><li><h3>Blue room</h3><p>Ground floor</p></li><li><h3>Red room</h3><p>First floor</p></li><li><h3>Attic</h3><p>Second floor</p></li></ul></section><section><h2>Call the next patient</h2><form><label>Name <input></label><button>Call</button></form><h3>Visits today</h3><ol><li>Ada Penn – 20 minutes</li><li>Ben Roth – 10 minutes</li></ol></section><dl><div><dt>Beds free</dt><dd>4</dd></div><div><dt>Nurses in</dt><dd>6</dd></div></dl>`,
    passed: ["Two visits are listed."],
    failed: ["Three visits are listed."],
    never: ["Three rooms today are listed.", "One visit is listed.", "Four visits are listed."]
  },
  {
    about: "a heading on a tile that tells of one day, beside other tiles",
    page: `<h1>Bakery</h1><div style="display:flex;gap:12px"><div><h3>Orders today</h3><p>12</p></div><div><h3>Ovens on</h3><p>3</p></div><div><h3>Bakers in</h3><p>5</p></div></div><section><h2>Breads</h2><ul><li>Rye – 4 left</li><li>Spelt – 2 left</li><li>Oat – 1 left</li></ul></section>`,
    never: [
      "Two orders are listed.",
      "There are 2 orders.",
      "Three orders are listed.",
      "There are 3 orders."
    ]
  },
  {
    about: "visits of one day, and visits of all",
    page: `<h1>Clinic</h1><section><h2>Visits today</h2><ol><li>Ada Penn – 20 minutes</li><li>Ben Roth – 10 minutes</li></ol></section><section><h2>All visits</h2><ol><li>Ada Penn – 20 minutes</li><li>Ben Roth – 10 minutes</li><li>Cy Holm – 10 minutes</li></ol></section>`,
    never: ["Two visits are listed.", "Three visits are listed."]
  },
  {
    about: "the last of those that a heading tells, beside a list of other things",
    page: `<h1>VPN drops</h1><div style="display:flex;gap:20px"><div><section aria-labelledby="c"><h2 id="c">Comments (2)</h2><ul><li><b>Chen Li</b><p>Since Monday</p></li><li><b>Dana Whitlock</b><span class="badge">Internal</span><p>Gateway restarted</p></li></ul></section></div><div><div><div><span id="p">Priority</span> <button role="combobox" aria-labelledby="p" aria-expanded="false">Urgent ▾</button></div><div><span id="a">Assignee</span> <button role="combobox" aria-labelledby="a" aria-expanded="false">Ravi Menon ▾</button></div></div><button>Close ticket</button></div></div>`,
    passed: ["The last comment contains Gateway restarted", "The first comment contains Since Monday"],
    failed: ["The last comment contains Since Monday", "The first comment contains Gateway restarted"],
    never: ["The last comment contains Ravi Menon", "The third comment contains Gateway restarted"]
  },
  {
    about: "how many records there are, which is none of them",
    page: `<div>Yard log</div><div><label for="k">Show</label><select id="k"><option>Dispatch</option></select><span>1 record</span></div><div><div><span>07:30</span><span>Dispatch</span><span>Train 6M01 left for Harwich</span></div></div>`,
    passed: ["There is only 1 record"],
    failed: ["There are 2 records"],
    never: ["The record reads 1 record"],
    blocked: ["The record reads Train 6M01 left for Harwich"]
  }
]
