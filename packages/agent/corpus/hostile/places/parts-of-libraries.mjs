/** Parts of a page that libraries draw: a part in which files are chosen, chips with a cross, a drawer, a bar of menus beside a pagination. */
const chips = `<style>.chip{display:inline-flex;gap:6px;background:#eee;border-radius:12px;padding:4px 8px;margin:4px}</style><h1>Keywords</h1><div id="c">${[
  "heritage",
  "music"
]
  .map(
    (name) =>
      `<div class="chip" aria-label="${name}"><div>${name}</div><svg class="lib-chip-remove-icon" tabindex="0" width="14" height="14" viewBox="0 0 14 14" onclick="this.parentElement.remove()"><circle cx="7" cy="7" r="6"/></svg></div>`
  )
  .join("")}</div>`

const drawer = `<h1>Crew</h1><button id="o">Open navigation</button><p id="p">Crew is shown</p><div id="d" hidden><div style="position:fixed;inset:0;z-index:10;background:rgba(0,0,0,.4)"></div><div class="lib-paper" style="position:fixed;left:0;top:0;bottom:0;z-index:11;width:240px;background:#fff"><button onclick="document.getElementById('p').textContent='Preferences are shown';document.getElementById('d').hidden=true">Preferences</button><button>Reports</button></div></div>
<script>document.getElementById("o").onclick = () => { document.getElementById("d").hidden = false }</script>`

const bar = `<ul role="menubar"><li role="menuitem" tabindex="0" onclick="document.getElementById('p').textContent='Apply is open'">Apply</li><li role="menuitem" tabindex="-1">Help</li></ul><p id="p">Nothing is open</p><nav><a href="#1">1</a> <a href="#2">2</a></nav>`

const table = `<table><thead><tr><th><button onclick="document.getElementById('s').textContent='Sorted by priority'">Priority</button></th><th>Name</th></tr></thead><tbody><tr><td>High</td><td>Lamp</td></tr></tbody></table><div class="lib-data-table-footer"><div>Items per page: 5</div><div>1-5 of 12</div><div class="lib-pagination"></div></div><p>Priority</p><p id="s">As they came</p>`

const links = `<style>a{color:blue}</style><div class="tabs"><a class="item">Overview</a><a class="item" id="d">Documents</a></div><p id="p">City: Bruges</p><script>document.getElementById("d").addEventListener("click", () => { document.getElementById("p").textContent = "2 of 5 documents received" })</script>`

const ticket = `<form><label for="s">Subject</label><input id="s" class="form-control is-invalid"><div class="invalid-feedback">Please enter a subject.</div><label for="b">Body</label><input id="b" class="form-control"></form>`

export default [
  {
    about: "the head and the foot of a table",
    page: table,
    passed: [
      'Click "Priority" in the header of the table\n"Sorted by priority" is shown',
      'The footer of the table says "1-5 of 12"'
    ],
    failed: ['Click "Priority" in the header of the table\n"As they came" is shown'],
    never: ['The footer of the table says "6-10 of 12"']
  },
  {
    about: "links that only a script makes links",
    page: links,
    passed: ['Click Documents\n"2 of 5 documents received" is shown'],
    failed: ['Click Documents\n"City: Bruges" is shown']
  },
  {
    about: "fields whose class alone tells that they are wrong",
    page: ticket,
    passed: ["The Subject field is invalid"],
    failed: ["The Subject field is not invalid"],
    never: ["The Body field is invalid"]
  },
  {
    about: "chips whose cross is only called by its part",
    page: chips,
    passed: ['Remove the "heritage" chip\n"heritage" should not be visible\n"music" should be visible'],
    failed: ['Remove the "heritage" chip\n"music" should not be visible'],
    blocked: ['Remove the "theatre" chip\n"music" should be visible']
  },
  {
    about: "a drawer that nothing calls so",
    page: drawer,
    passed: ['Click Open navigation\nClick Preferences in the drawer\n"Preferences are shown" is shown'],
    failed: ['Click Open navigation\nClick Preferences in the drawer\n"Crew is shown" is shown'],
    blocked: ['Click Settings in the drawer\n"Preferences are shown" is shown']
  },
  {
    about: "a bar of menus and a pagination",
    page: bar,
    passed: ['Click Apply in the menu bar\n"Apply is open" is shown'],
    failed: ['Click Apply in the menu bar\n"Nothing is open" is shown'],
    blocked: ['Click 2 in the menu bar\n"Apply is open" is shown']
  }
]
