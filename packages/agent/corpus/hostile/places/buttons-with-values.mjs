/** Fields that are buttons: a label calls them, the value is read on them, and what opens with them has the choices. */
const days = Array.from({ length: 30 }, (_, at) => `<button class="d">${at + 1}</button>`).join("")
const page = (
  shown
) => `<style>.pop{position:fixed;top:160px;left:20px;width:300px;background:#fff;border:1px solid #999;z-index:9}.d{width:36px}</style>
<p>The Start date of the course</p>
<div><label for="start">Start date</label> <button id="start" aria-haspopup="dialog" aria-expanded="false">Pick a date</button></div>
<div><label for="end">End date</label> <button id="end" aria-haspopup="dialog" aria-expanded="false">Pick a date</button></div>
<button aria-label="Delete date" id="no">x</button><p id="say">Nothing picked</p>
<script>for (const box of [start, end]) box.onclick = () => { const pop = document.createElement("div"); pop.className = "pop"; pop.setAttribute("role", "dialog")
  pop.innerHTML = "<h3>September 2031</h3>" + ${JSON.stringify(days)}; document.body.append(pop); box.setAttribute("aria-expanded", "true")
  pop.onclick = ({ target }) => { if (target.className !== "d") return; const day = ${shown}; box.textContent = "Sep " + day + ", 2031"; say.textContent = box.id + " picked"; pop.remove(); box.setAttribute("aria-expanded", "false") } }
no.onclick = () => { say.textContent = "deleted" }</script>`

const texts = [
  'Open the Start date picker\nPick September 9, 2031\n"start picked" is shown\nThe Start date field should show "Sep 9, 2031"',
  'Click the End date field and pick September 12, 2031 from the calendar\n"end picked" is shown\nThe End date field should show "Sep 12, 2031"\nThe Start date field should show "Pick a date"'
]

export default [
  {
    about: "two of them, of which each shows what was picked",
    page: page("target.textContent"),
    passed: texts,
    failed: [
      'Open the Start date picker\nPick September 9, 2031\nThe Start date field should show "Sep 8, 2031"',
      'Open the Start date picker\nPick September 9, 2031\nThe End date field should show "Sep 9, 2031"'
    ],
    blocked: [
      'Open the Delete date picker\n"deleted" is shown',
      'Open the date picker\n"start picked" is shown'
    ]
  },
  { about: "one that shows the day before", page: page("Number(target.textContent) - 1"), failed: texts }
]
