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
