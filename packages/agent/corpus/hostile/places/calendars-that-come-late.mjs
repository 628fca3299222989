/** A field whose calendar comes a while after the click and goes with the next one, and which empties itself of what it cannot read; a menu lies over it as it closes. */
const days = Array.from({ length: 30 }, (_, at) => `<td><button>${at + 1}</button></td>`)
const weeks = [0, 7, 14, 21, 28].map((from) => `<tr>${days.slice(from, from + 7).join("")}</tr>`).join("")
const page = (
  off
) => `<style>.pop{position:fixed;top:200px;left:20px;background:#fff;border:1px solid #999;z-index:9}.menu{position:absolute;top:40px;left:0;width:300px;height:140px;background:#fff;border:1px solid #999;z-index:8}</style>
<div style="position:relative"><button id="kind" aria-haspopup="listbox" aria-expanded="false" aria-label="Kind">Choose</button>
<p style="margin-top:40px">Delivery day</p><input id="day" placeholder="Select a date"></div><p id="say">No day</p>
<script>let pop
kind.onclick = () => { const menu = document.createElement("div"); menu.className = "menu"; menu.setAttribute("role", "listbox"); menu.innerHTML = '<div role="option">Parcel</div><div role="option">Letter</div>'
  kind.setAttribute("aria-expanded", "true"); menu.onclick = ({ target }) => { kind.textContent = target.textContent; kind.setAttribute("aria-expanded", "false"); setTimeout(() => menu.remove(), 400) }; kind.after(menu) }
const set = (value) => { day.value = value; say.textContent = value ? "Comes on " + value : "No day" }
day.onclick = () => { if (pop) { pop.remove(); pop = undefined; return }
  const box = pop = document.createElement("div"); box.className = "pop"; box.innerHTML = "<p>September 2031</p><table>${weeks}</table>"
  box.onclick = ({ target }) => { if (target.tagName === "BUTTON") { set("2031-09-" + String(Number(target.textContent) - ${off}).padStart(2, "0")); box.remove(); pop = undefined } }
  setTimeout(() => { if (pop === box) document.body.append(box) }, 300) }
day.onchange = () => { if (!/^\\d{4}-/.test(day.value)) set("") }</script>`

const texts = [
  'Pick September 26, 2031 as the Delivery day\n"Comes on 2031-09-26" is shown',
  'Choose Parcel as the Kind\nPick September 26, 2031 as the Delivery day\nThe Delivery day field should show "2031-09-26"'
]

export default [
  { about: "one that takes the day", page: page(0), passed: texts },
  { about: "one that takes the day before", page: page(1), failed: texts }
]
