/** Fields, lists, rows and dialogs as component libraries draw them, and what stands beside them that is none of it. */
const select = (label, value, ...options) =>
  `<div class="field"><span class="label">${label}</span><div><button type="button" aria-haspopup="listbox" onclick="this.nextElementSibling.hidden=!this.nextElementSibling.hidden">${value} ▾</button><div role="listbox" hidden>${options.map((each) => `<div role="option" onclick="this.parentNode.hidden=true;this.parentNode.previousElementSibling.textContent='${each} ▾';pick('${label}','${each}')">${each}</div>`).join("")}</div></div></div>`

const overdrawn = (label, id, ...options) =>
  `<label for="${id}">${label}</label><div class="Select" style="position:relative;width:200px;height:32px"><select id="${id}" style="position:absolute;inset:0;opacity:.001" onchange="document.getElementById('${id}-v').textContent=this.value">${options.map((each) => `<option>${each}</option>`).join("")}</select><div aria-hidden="true"><span id="${id}-v">${options[0]}</span></div></div>`

const covered = (type, name, label, id) =>
  `<div class="box" style="position:relative;display:inline-block;width:24px;height:24px"><div style="width:24px;height:24px"><input type="${type}" name="${name}" id="${id}" aria-label="${label}" style="width:24px;height:24px"></div><div class="face" style="position:absolute;inset:0;background:#ddd" onclick="var i=document.getElementById('${id}');i.checked=i.type==='radio'?true:!i.checked;document.getElementById('${id}-s').textContent=i.checked?'${label}: yes':'${label}: no'"></div></div> ${label} <span id="${id}-s">${label}: no</span><br>`

const row = (name, state) =>
  `<tr><td><button aria-expanded="false" aria-label="Row details" onclick="var o=this.getAttribute('aria-expanded')==='true';this.setAttribute('aria-expanded',!o);this.closest('tr').nextElementSibling.hidden=o">›</button></td><td><input type="checkbox" aria-label="Select row" onchange="count()"></td><td>${name}</td><td>${state}</td></tr><tr hidden><td colspan="4">Notes on ${name}</td></tr>`

export default [
  {
    about: "lists behind labels that belong to nothing, and a column of the same name",
    page: `<h1>Rooms</h1><div style="display:flex;gap:20px">${select("Floor", "Any floor", "Any floor", "1st floor")}${select("Sort by", "Name", "Name", "Cheapest first")}${select("Status", "Any", "Any", "Overdue")}</div>
<p id="said">Nothing picked</p><table><tr><th>Room</th><th>Status</th></tr><tr><td>Atrium</td><td>Free</td></tr><tr><td>Den</td><td>Overdue</td></tr></table>${overdrawn("Type", "type", "Hats", "Bags")}
<script>function pick(l,v){document.getElementById('said').textContent=l+': '+v}</script>`,
    passed: [
      'Choose "1st floor" from the Floor dropdown. I see "Floor: 1st floor"',
      'Sort the rooms by Cheapest first. I see "Sort by: Cheapest first"',
      'Filter by the status Overdue. I see "Status: Overdue"',
      'Choose Bags as the type. "Bags" is shown'
    ],
    never: [
      'Choose "1st floor" in Status. I see "Status: 1st floor"',
      'Choose "1st floor" from the Floor dropdown. I see "Status: 1st floor"',
      "Sort the rooms by Dearest first. Nothing picked is shown",
      'Choose Shoes as the type. "Type" is shown'
    ]
  },
  {
    about: "boxes that are drawn over, and one under something else",
    page: `<h1>Course</h1>${covered("radio", "level", "Hard", "r1")}${covered("checkbox", "pub", "Publish", "c1")}
<div style="position:relative"><input type="checkbox" id="c2" aria-label="Remind me" onchange="document.getElementById('m').textContent='Reminded'"> Remind me<div style="position:absolute;inset:-4px;background:#fff">Sale! <a href="#s">Shop</a></div></div><p id="m"></p>`,
    passed: ['Select Hard. I see "Hard: yes"', 'Check "Publish". I see "Publish: yes"'],
    never: ['Check "Remind me". I see "Reminded"', 'Check "Publish". I see "Publish: no"']
  },
  {
    about: "rows that are ticked, and unfolded, by what stands in them",
    page: `<h1>Loads</h1><p id="n">0 selected</p><table><tbody>${row("Lamp 1", "Open")}${row("Lamp 2", "Shut")}${row("Lamp 3", "Open")}</tbody></table>
<script>function count(){document.getElementById('n').textContent=document.querySelectorAll('input:checked').length+' selected'}</script>`,
    passed: [
      'Select Lamp 1 and Lamp 3. I see "2 selected"',
      'Expand the row of Lamp 2. "Notes on Lamp 2" is shown',
      'Expand Lamp 2. Collapse it again. "Notes on Lamp 2" is not shown'
    ],
    never: [
      'Select Lamp 4. I see "1 selected"',
      'Expand Lamp 2. "Notes on Lamp 1" is shown',
      'Select Lamp 1. I see "2 selected"'
    ]
  },
  {
    about: "columns of a board, where only one card has the button",
    page: `<h1>Board</h1><div style="display:flex;gap:16px"><section aria-labelledby="h1x"><h2 id="h1x">In progress</h2><div><p>Review budget</p><button onclick="document.getElementById('d').append(this.parentNode);this.remove()">Finish</button></div></section>
<section aria-labelledby="h2x"><h2 id="h2x">Done</h2><div id="d"><div><p>Order laptops</p></div></div></section></div>`,
    passed: ['Finish "Review budget". Review budget is under Done'],
    never: [
      'Finish "Order laptops". Order laptops is under Done',
      'Finish "Order laptops". Review budget is under Done'
    ]
  },
  {
    about: "a list, a list of filters, and a message that names what went",
    page: `<h1>Posts</h1><ul><li><a href="#a">All (2)</a></li><li><a href="#t">Trash (1)</a></li></ul><table><tr><th>Title</th><th>Author</th></tr><tr><td>Hello world!</td><td>mia</td></tr><tr><td>About tea</td><td>mia</td></tr></table>
<div role="status">Key revoked: key-1</div><h2>Keys</h2><p>No keys</p>`,
    passed: ['"Hello world!" is in the table'],
    never: ["Hello world! is not in the list", "key-1 should be listed", '"key-1" is listed']
  },
  {
    about: "what one writes in, read as a document, and a title that is a field",
    page: `<label>Title <input value="Linen shirt"></label><div contenteditable="true" role="textbox" aria-multiline="true" aria-label="Page content" style="min-height:120px">A gateway, four services and one database.</div>`,
    passed: ['I see "A gateway, four services and one database."', "The title is Linen shirt"],
    never: [
      'Fill "Page content" with "Hello there". I see "A gateway, four services and one database."',
      "The title is Wool shirt"
    ]
  },
  {
    about: "a dialog over what opened it, and its own button beside another of nearly that name",
    page: `<h1>Items</h1><button onclick="d.hidden=false">Import items</button><div class="sr-Footer" style="display:flex">1–5 of 12 <span>Page 1 of 3</span></div>
<div id="d" hidden role="dialog" aria-label="Import items" style="position:fixed;inset:80px;background:#fff;border:1px solid"><h2>Import items</h2><button disabled>Import</button><button onclick="d.hidden=true">Cancel</button></div><script>var d=document.getElementById('d')</script>`,
    passed: [
      "Click Import items. Its Import button is disabled",
      "The footer shows 1–5 of 12",
      "Click Import items. The Import button in that dialog is disabled"
    ],
    failed: ["Click Import items. The Import button in that dialog is enabled"],
    never: ["Click Import items. Its Save button is disabled", "The footer shows 1–5 of 13"]
  },
  {
    about: "branches of a tree with pages of the same name",
    page: `<div role="tree" aria-label="Pages"><div role="treeitem" aria-level="1" aria-expanded="true">Architecture</div><div role="treeitem" aria-level="2" style="padding-left:20px"><a href="#a" onclick="s.textContent='Gateway'">Overview</a> <button>+</button></div>
<div role="treeitem" aria-level="1" aria-expanded="true">Product</div><div role="treeitem" aria-level="2" style="padding-left:20px"><a href="#p" onclick="s.textContent='Five minutes'">Overview</a> <button>+</button></div><div role="treeitem" aria-level="2" style="padding-left:20px"><a href="#q">Prices</a></div></div><h1 id="s">Home</h1><script>var s=document.getElementById('s')</script>`,
    passed: ['Click the Overview page under Architecture. "Gateway" is shown', '"Prices" is under "Product"'],
    never: [
      'Click the Overview page under Product. "Gateway" is shown',
      '"Prices" is under "Architecture"',
      "Click the Prices page under Architecture. Home is shown"
    ]
  }
]
