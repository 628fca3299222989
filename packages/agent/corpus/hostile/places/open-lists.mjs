/** Lists of several choices that stay open, and the one menu that is open beside others that could be. */
const multi = `<style>.hid{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}.ms{display:inline-flex;width:240px;height:32px;border:1px solid #999;cursor:pointer;align-items:center;position:relative}.ms input{pointer-events:none;width:100%;height:100%;opacity:0;position:absolute;inset:0;border:0}.pop{position:absolute;top:120px;background:#fff;border:1px solid #ccc;z-index:5}</style>
<p>Topics shown</p><div class="ms" id="ms"><div><input role="combobox" aria-label="Topics" aria-haspopup="listbox" aria-expanded="false" readonly></div><div class="said placeholder">All topics</div></div><p id="say">0 chosen</p>
<script>const ms = document.getElementById("ms"), box = ms.querySelector("input"), said = ms.querySelector(".said"), chosen = []
ms.onclick = () => { const old = document.querySelector(".pop"); if (old) { old.remove(); box.setAttribute("aria-expanded", "false"); return }
  const pop = document.createElement("div"); pop.className = "pop"; pop.setAttribute("role", "listbox"); box.setAttribute("aria-expanded", "true")
  for (const name of ["Rivers", "Caves", "Dunes"]) { const o = document.createElement("div"); o.setAttribute("role", "option"); o.setAttribute("aria-selected", chosen.includes(name)); o.textContent = name
    o.onclick = () => { chosen.push(name); o.setAttribute("aria-selected", "true"); said.textContent = chosen.join(", "); said.className = "said"; say.textContent = chosen.length + " chosen" }; pop.append(o) }
  document.body.append(pop) }</script>`
const dead = multi.replace("ms.onclick = () =>", "ms.dataset.dead = () =>")

const menus = `<style>.menu{position:absolute;background:#fff;border:1px solid #999;z-index:5;padding:4px;list-style:none;margin:0}</style>
${["Sort", "Export", "More"].map((name) => `<div style="display:inline-block"><button aria-expanded="false" data-of="${name}">${name}</button><ul class="menu" hidden>${["Print it", "Send it"].map((one) => `<li><button data-say="${name}: ${one}">${one}</button></li>`).join("")}</ul></div>`).join(" ")}<p id="say" style="margin-top:120px">Nothing done</p>
<script>document.onclick = ({ target }) => { if (target.dataset.of) { target.nextElementSibling.hidden = false; target.setAttribute("aria-expanded", "true") } else if (target.dataset.say) { say.textContent = target.dataset.say; target.closest("ul").hidden = true } }</script>`

export default [
  {
    about: "a list of several choices whose input takes no clicks",
    page: multi,
    passed: [
      'Select Rivers and Dunes in the Topics multi-select\n"2 chosen" is shown\nThe Topics dropdown should show Rivers, Dunes',
      'Open the Topics dropdown\nSelect the options Caves and Rivers\n"2 chosen" is shown'
    ],
    failed: [
      'Select Rivers and Dunes in the Topics multi-select\n"3 chosen" is shown',
      "Select Rivers and Dunes in the Topics multi-select\nThe Topics dropdown should show Rivers, Caves"
    ]
  },
  {
    about: "a list that nothing opens",
    page: dead,
    never: [
      'Select Rivers and Dunes in the Topics multi-select\n"2 chosen" is shown',
      'Select Rivers in the Topics multi-select\n"0 chosen" is shown'
    ]
  },
  {
    about: "one menu that is open, of three",
    page: menus,
    passed: [
      'Click Export\nChoose "Send it" from the menu\n"Export: Send it" is shown',
      'Click More\nChoose "Print it" from the menu\n"More: Print it" is shown'
    ],
    failed: ['Click Export\nChoose "Send it" from the menu\n"Sort: Send it" is shown'],
    never: ['Choose "Send it" from the menu\n"Sort: Send it" is shown']
  }
]
