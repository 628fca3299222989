/** "Move it to the Attic folder", "tag it with ▯", "close the editor": by a menu that says what is chosen, a field that asks for more, and the only way out. */
const page = ({
  cut = false,
  foot = "",
  lies = false,
  moves = ""
} = {}) => `<h1>Files</h1><p id="s">Attic 0</p><p id="t">Tags: none</p>
<h2 onclick="document.getElementById('d').hidden=false" style="cursor:pointer">Letter</h2><button onclick="s.textContent='Attic 9'">Move to bin</button>${moves}
<div id="d" role="dialog" aria-label="Edit file" hidden style="position:fixed;inset:40px;background:#fff;border:1px solid">
<p><input aria-label="Title" value="Letter"></p><p><input placeholder="Add a tag" onkeydown="if(event.key==='Enter'){t.textContent='Tags: '+this.value;this.value=''}"></p>
<div style="position:relative"><button id="b" onclick="m.hidden=!m.hidden">Folder: Cellar ▾</button>
<div id="m" hidden style="cursor:pointer;background:#eee" onclick="const v=event.target.dataset.v;if(v){b.textContent='Folder: '+v+' ▾';s.textContent=${lies ? "'Cellar 0'" : "v+' 1'"};m.hidden=true}">
<div data-v="Cellar">Cellar</div><div data-v="Hall">Hall</div><div data-v="Porch">Porch</div>${cut ? "" : '<div data-v="Attic">Attic</div>'}</div></div>
<button onclick="document.getElementById('d').hidden=true">Done</button>${foot}</div>`

const move = "Open Letter\nMove it to the Attic folder"

export default [
  {
    about: "a menu says in which folder it is",
    page: page(),
    passed: [
      `${move}\nI see "Attic 1"`,
      `${move}\nClose the editor\nThe text "Folder: Attic" is not shown`,
      'Open Letter\nTag it with "home"\nI see "Tags: home"',
      'Open Letter\nChoose Attic from the Folder list\nI see "Attic 1"',
      'Open Letter\nChoose Hall from the Folder list\nI see "Hall 1"'
    ],
    failed: [`${move}\nI see "Hall 1"`, 'Open Letter\nTag it with "home"\nI see "Tags: none"'],
    never: [
      'Open Letter\nMove it to the Attic drawer\nI see "Attic 1"',
      'Open Letter\nMove it to the Garage folder\nI see "Folder: Cellar"',
      'Move it to the Attic folder\nI see "Attic 1"'
    ]
  },
  {
    about: "the folder is not offered, or nothing comes of it",
    page: page({ cut: true }),
    never: [`${move}\nI see "Attic 1"`, `${move}\nI see "Attic 0"`]
  },
  { about: "nothing comes of the choice", page: page({ lies: true }), failed: [`${move}\nI see "Attic 1"`] },
  {
    about: "there is another way out of the editor",
    page: page({ foot: "<button onclick=\"s.textContent='Gone'\">Discard</button>" }),
    never: ['Open Letter\nClose the editor\nI see "Attic 0"']
  }
]
