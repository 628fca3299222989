/** What is done to the thing whose dialog is open, by a button that says what the dialog is about. */
const yard = (
  title,
  buttons
) => `<h1>Yard</h1><table><tr><th>Name<th>Berth<tr><td>Ada<td><button class="o">Kestrel</button><tr><td>Ben<td><button class="o">Heron</button></table><p id="s">Nothing done</p>
<dialog id="d" aria-labelledby="t"><h2 id="t">${title}</h2><p id="w"></p>${buttons}<button onclick="document.getElementById('d').close()">Close</button></dialog>
<script>const at = (id) => document.getElementById(id)
document.querySelectorAll(".o").forEach((x) => x.onclick = () => { at("w").textContent = x.textContent; at("d").showModal() })
document.querySelectorAll(".x").forEach((x) => x.onclick = () => { at("s").textContent = at("w").textContent + " " + x.dataset.x; at("d").close() })</script>`
const launch = '<button class="x" data-x="afloat">Release boat</button>'

export default [
  {
    about: "a button that says what the dialog is titled",
    page: yard("Boat", launch + '<button class="x" data-x="sold">Archive boat</button>'),
    passed: [
      'Open Kestrel and release it\n"Kestrel afloat" is shown',
      'Open Heron\nArchive it\n"Heron sold" is shown'
    ],
    failed: [
      'Open Kestrel and release it\n"Heron afloat" is shown',
      'Open Kestrel and release it\n"Kestrel sold" is shown'
    ],
    never: [
      'Open Kestrel and decline it\n"Kestrel afloat" is shown',
      'Open Kestrel and release it\n"Nothing done" is shown'
    ]
  },
  {
    about: "a button for something else than the dialog is about",
    page: yard("Boat", '<button class="x" data-x="afloat">Release fleet</button>'),
    blocked: ['Open Kestrel and release it\n"Kestrel afloat" is shown']
  },
  {
    about: "two buttons for that",
    page: yard("Boat", launch + launch),
    blocked: ['Open Kestrel and release it\n"Kestrel afloat" is shown']
  }
]
