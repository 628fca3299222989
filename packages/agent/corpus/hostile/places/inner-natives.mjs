/** Lists by their role, whose native list nobody sees lies in the box of what is chosen. */
const style = `<style>.pick{position:relative;width:340px}.inner{border:1px solid #999;padding:7px;min-height:24px;background:#fff;cursor:pointer}.chip{display:inline-block;background:#06c;color:#fff;padding:1px 8px;margin-right:4px}.inner input{border:0}.drop{display:none;position:absolute;width:340px;background:#fff;border:1px solid #ccc;z-index:4}.open .drop{display:block}.drop [role=option]{padding:6px}</style>`
const list = (id, label, names, several) =>
  `<div><label for="${id}">${label}</label><div class="pick" role="combobox" aria-haspopup="true" aria-expanded="false" ${several ? "" : 'tabindex="0"'}><div class="inner"><select id="${id}" hidden ${several ? "multiple" : ""}>${names.map((each) => `<option>${each}</option>`).join("")}</select><span class="chosen">${several ? "" : names[0]}</span>${several ? '<input type="search" aria-label="All of them" placeholder="All of them">' : ""}</div><div class="drop" role="listbox">${names.map((each) => `<div role="option">${each}</div>`).join("")}</div></div></div>`
const page = (
  stays = false
) => `${style}${list("depot", "Depot", ["Leeds", "Bristol", "Cardiff"], true)}${list("ward", "Ward", ["North", "South", "West"], false)}<p id="say">All vehicles</p>
<script>for (const pick of document.querySelectorAll(".pick")) { const native = pick.querySelector("select"), chosen = pick.querySelector(".chosen")
  const open = (on) => { pick.classList.toggle("open", on); pick.setAttribute("aria-expanded", on) }
  pick.querySelector(".inner").onclick = () => open(!pick.classList.contains("open") || native.multiple)
  document.addEventListener("mousedown", ({ target }) => { if (!pick.contains(target)) open(false) })
  for (const one of pick.querySelectorAll("[role=option]")) one.onclick = () => {
    for (const each of native.options) if (each.text === one.textContent) each.selected = true
    chosen.innerHTML = native.multiple ? [...native.selectedOptions].map((each) => "<span class=chip>" + each.text + "</span>").join("") : native.value
    say.textContent = native.id + " is " + [...native.selectedOptions].map((each) => each.text).join(" and "); ${stays ? "one.hidden = true" : "open(false)"} } }</script>`

export default [
  {
    about: "lists of one and of several choices around a native one",
    page: page(),
    passed: [
      'Select "Cardiff" in the "Depot" filter\nI should see "depot is Cardiff"',
      'Select "Leeds" and "Cardiff" in the "Depot" dropdown\nI should see "depot is Leeds and Cardiff"',
      'Choose "West" from the Ward dropdown\nI should see "ward is West"\nThe Ward dropdown should show "West"',
      'The Ward dropdown should show "North"',
      'Select "Cardiff" in the "Depot" filter\nThe "Depot" filter should show "Cardiff"'
    ],
    failed: [
      'Select "Cardiff" in the "Depot" filter\nI should see "depot is Leeds"',
      'Choose "West" from the Ward dropdown\nThe Ward dropdown should show "North"'
    ],
    never: [
      'Select "West" in the "Depot" filter\nI should see "ward is West"',
      'Select "Cardiff" in the "Depot" filter\nThe "Depot" filter should show "Bristol"',
      'Select "Swansea" in the "Depot" filter\nI should see "All vehicles"'
    ]
  },
  {
    about: "such lists that stay open, with what they offer below what is chosen",
    page: page(true),
    passed: [
      'Select "Cardiff" in the "Depot" filter\nThe "Depot" filter should show "Cardiff"',
      'Select "Cardiff" in the "Depot" filter\nThe "Depot" filter should be "Cardiff"'
    ],
    failed: [
      'Select "Cardiff" in the "Depot" filter\nThe "Depot" filter should show "Swansea"',
      'Select "Cardiff" in the "Depot" filter\nThe "Depot" filter should not show "Cardiff"'
    ],
    never: [
      'Select "Cardiff" in the "Depot" filter\nThe "Depot" filter should show "Bristol"',
      'Select "Cardiff" in the "Depot" filter\nThe "Depot" filter should be "Bristol"',
      'Select "Cardiff" in the "Depot" filter\nI should see "Leeds" in the "Depot" filter'
    ]
  }
]
