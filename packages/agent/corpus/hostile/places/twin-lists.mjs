/** Lists that libraries draw beside a native one which nobody sees. */
const style = `<style>.gone{position:absolute!important;width:1px!important;height:1px!important;overflow:hidden!important;clip:rect(0 0 0 0)!important;border:0!important;padding:0!important}.box{display:inline-block;width:200px;border:1px solid #999;padding:4px;cursor:pointer;background:#fff}.pop{position:absolute;z-index:5;background:#fff;border:1px solid #ccc;margin:0;padding:4px;list-style:none}.row{margin:12px}</style>`
const native = (id, names, hidden) =>
  `<select id="${id}" ${hidden}>${names.map((name) => `<option>${name}</option>`).join("")}</select>`
const moods = ["All moods", "Calm", "Loud"]
const rooms = ["All rooms", "Hall", "Attic"]

/** What opens goes to the end of the document, as far from the list as can be. */
const script = (
  item
) => `<script>for (const box of document.querySelectorAll("[data-for]")) box.onclick = (event) => {
  if (document.querySelector(".pop")) return
  const native = document.getElementById(box.dataset.for), pop = document.createElement("ul"); pop.className = "pop"
  ${item === "option" ? `pop.setAttribute("role", "listbox"); box.setAttribute("aria-expanded", "true")` : ""}
  for (const { label } of native.options) { const li = document.createElement("li"); li.textContent = label; ${item === "option" ? `li.setAttribute("role", "option")` : ""}
    li.onclick = (event) => { event.stopPropagation(); native.value = label; box.querySelector(".said").textContent = label; pop.remove(); box.setAttribute("aria-expanded", "false") }; pop.append(li) }
  document.body.append(pop); event.stopPropagation() }</script>`

const filters = (one) => `${style}${one("mood", "Mood", moods)}${one("room", "Room", rooms)}`

const second = filters(
  (id, label, names) =>
    `<div class="row"><label for="${id}">${label}</label> ${native(id, names, 'class="gone" tabindex="-1" aria-hidden="true"')}<span><span><span class="box" data-for="${id}" role="combobox" aria-haspopup="true" aria-expanded="false" tabindex="0" aria-labelledby="${id}-box"><span class="said" id="${id}-box" role="textbox" aria-readonly="true" title="${names[0]}">${names[0]}</span></span></span></span></div>`
)
const menus = filters(
  (id, label, names) =>
    `<div class="row"><label for="${id}-button">${label}</label> ${native(id, names, 'style="display:none"')}<span class="box" id="${id}-button" data-for="${id}" role="combobox" aria-haspopup="true" aria-expanded="false" tabindex="0"><span class="said">${names[0]}</span></span></div>`
)
const plain = filters(
  (id, label, names) =>
    `<div class="row"><label for="${id}">${label}</label> ${native(id, names, 'style="display:none"')}<div class="box" data-for="${id}"><a><span class="said">${names[0]}</span></a></div></div>`
)
const within = filters(
  (id, label, names) =>
    `<div class="row"><label for="${id}">${label}</label> <div class="drop">${native(id, names, 'class="gone" tabindex="-98"')}<button type="button" class="box" data-for="${id}" role="combobox" aria-haspopup="listbox" aria-expanded="false" title="${names[0]}"><span class="said">${names[0]}</span></button></div></div>`
)

const beside = `<form><label for="state">State</label> ${native("state", ["Save", "Draft"], 'style="display:none"')}<button type="button" onclick="say.textContent='Saved'">Keep</button></form><p id="say">Nothing</p>`

const passed = [
  "Choose Loud from the Mood dropdown\nThe Mood dropdown should show Loud\nThe Room dropdown should show All rooms",
  "Select Attic in the Room field\nThe Room dropdown should show Attic\nThe Mood dropdown should show All moods"
]
const failed = [
  "Choose Loud from the Mood dropdown\nThe Mood dropdown should show Calm",
  "Choose Loud from the Mood dropdown\nThe Room dropdown should show Loud"
]

export default [
  { about: "lists named by what is chosen", page: second + script("option"), passed, failed },
  { about: "lists that took the label of the native one", page: menus + script("option"), passed, failed },
  { about: "boxes without a role beside the native list", page: plain + script("li"), passed, failed },
  { about: "buttons in one box with the native list", page: within + script("option"), passed, failed },
  {
    about: "a button beside a list that is hidden for good",
    page: beside,
    passed: ['Click Keep\n"Saved" is shown'],
    never: [
      "Choose Draft from the State dropdown\nThe State dropdown should show Draft",
      "The State dropdown is shown"
    ]
  },
  {
    about: "a list of suggestions with one in it",
    page: `<label for="who">Doctor</label> <input id="who"><script>who.oninput = () => setTimeout(() => { document.querySelector(".pop")?.remove(); const ul = document.createElement("ul"); ul.className = "pop"; ul.tabIndex = 0
      ul.style.cssText = "position:absolute;top:40px;width:300px;background:#fff;list-style:none;padding:0 0 200px"; const li = document.createElement("li"); li.style.cursor = "pointer"; li.textContent = "Dr. Mona Reiss"; li.onclick = () => { who.value = "Dr. Mona Reiss"; ul.remove() }; ul.append(li); document.body.append(ul) }, 200)</script>`,
    passed: [
      'Type "reiss" into the Doctor field and pick "Dr. Mona Reiss" from the suggestions\nThe Doctor field has the value "Dr. Mona Reiss"'
    ],
    failed: [
      'Type "reiss" into the Doctor field and pick "Dr. Mona Reiss" from the suggestions\nThe Doctor field has the value "reiss"'
    ]
  }
]
