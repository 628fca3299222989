/** Controls of a card that show only while the mouse is over it. */
const dots = `<svg width="17" height="17" viewBox="0 0 24 24" fill="none" stroke="currentColor"><circle cx="12" cy="5" r="1"/><circle cx="12" cy="12" r="1"/><circle cx="12" cy="19" r="1"/></svg>`
const card = (name, acts = true) =>
  `<article style="border:1px solid #ddd;padding:12px;width:260px;position:relative" data-n="${name}"><h3>${name}</h3><p>Some words on it</p>${acts ? `<div class="act"><button aria-label="More actions" onclick="more(this)">${dots}</button></div>` : ""}</article>`
const page = `<style>.act{opacity:0}article:hover .act{opacity:1}</style><h1>Notes</h1><button id="bin">Bin</button>${card("Rice pudding")}${card("Oat bread")}${card("Old map", false)}<p id="said" role="status"></p><script>const more=(b)=>{const c=b.closest("article");const m=document.createElement("div");m.setAttribute("role","menu");m.innerHTML='<div role="menuitem">Duplicate</div><div role="menuitem">Move to trash</div>';m.onclick=(e)=>{said.textContent=c.dataset.n+": "+e.target.textContent;m.remove()};c.append(m)}</script>`

export default [
  {
    about: "cards with a menu under three dots",
    page,
    passed: [
      'Open the menu on the Rice pudding card\nClick Duplicate\nThe page says "Rice pudding: Duplicate"',
      'I open the menu on the Oat bread card and move it to the trash\nThe page says "Oat bread: Move to trash"'
    ],
    never: [
      'Open the menu on the Rice pudding card\nClick Duplicate\nThe page says "Oat bread: Duplicate"',
      'Open the menu on the Old map card\nClick Duplicate\nThe page says "Duplicate"',
      'I open the menu on the Old map card and move it to the trash\nThe page says "Move to trash"'
    ]
  }
]
