/** Calendars that libraries draw: the month and the year apart, days with long names, open still after a day was typed. */
const page = ({
  head,
  day,
  field
}) => `<style>.cal{position:absolute;top:40px;left:10px;width:300px;background:#fff;border:1px solid #999;z-index:9}.d{display:inline-block;width:40px;height:24px;cursor:pointer}.h{display:flex;gap:8px;align-items:center;height:30px}</style>
<p><label for="due">Due date</label> <input id="due" autocomplete="off" ${field}></p><p style="margin-top:60px"><button onclick="say.textContent = 'Due on ' + (due.dataset.taken ?? 'nothing')">Keep</button></p><p id="say" style="margin-top:300px">Nothing kept</p>
<script>const names = "January February March April May June July August September October November December".split(" "), due = document.getElementById("due"); let at = [2027, 1], box
const th = (n) => n % 10 === 1 && n !== 11 ? "st" : n % 10 === 2 && n !== 12 ? "nd" : n % 10 === 3 && n !== 13 ? "rd" : "th"
const draw = () => { const [year, month] = at; box.innerHTML = '<div class="h">' + (${head})(year, month) + "</div><div class=days></div>"
  const days = box.querySelector(".days"), first = new Date(year, month, 1).getDay()
  for (let n = 1 - first; n <= 42 - first; n++) { const date = new Date(year, month, n), d = document.createElement("span"); d.className = "d"; d.textContent = date.getDate(); (${day})(d, date)
    d.onclick = () => { due.value = due.dataset.taken = names[date.getMonth()] + " " + date.getDate() + ", " + date.getFullYear(); box.remove(); box = undefined }; days.append(d) }
  box.querySelectorAll("[data-by]").forEach((one) => { one.onclick = (event) => { event.stopPropagation(); const by = Number(one.dataset.by), to = new Date(at[0], at[1] + by, 1); at = [to.getFullYear(), to.getMonth()]; draw() } }) }
const open = () => { if (box) return; box = document.createElement("div"); box.className = "cal"; box.style.opacity = 0; document.body.append(box); draw(); setTimeout(() => { if (box) box.style.opacity = 1 }, 250) }
due.addEventListener("focus", open); due.addEventListener("click", open)
due.addEventListener("input", () => { const found = /^(\\d{4})-(\\d\\d)-(\\d\\d)$/.exec(due.value); if (found && box) { at = [Number(found[1]), Number(found[2]) - 1]; draw() } })</script>`

const turners = `'<button data-by="-12" aria-label="Previous year">«</button><button data-by="-1" aria-label="Previous month">‹</button>'`
const onward = `'<button data-by="1" aria-label="Next month">›</button><button data-by="12" aria-label="Next year">»</button>'`

const buttons = page({
  head: `(year, month) => ${turners} + "<button>" + year + "</button><button>" + names[month].slice(0, 3) + "</button>" + ${onward}`,
  day: `(d, date) => { d.title = date.getFullYear() + "-" + String(date.getMonth() + 1).padStart(2, "0") + "-" + String(date.getDate()).padStart(2, "0") }`,
  field: ""
})
const fields = page({
  head: `(year, month) => '<span class="d" data-by="-1"><svg aria-label="chevron left" width="14" height="14"><path d="M10 2 L4 7 L10 12"/></svg></span><select aria-label="Month">' + names.map((name, i) => "<option" + (i === month ? " selected" : "") + ">" + name + "</option>").join("") + '</select><input type="number" aria-label="Year" style="width:60px" value="' + year + '"><span class="d" data-by="1"><svg aria-label="chevron right" width="14" height="14"><path d="M4 2 L10 7 L4 12"/></svg></span>'`,
  day: `(d, date) => d.setAttribute("aria-label", names[date.getMonth()] + " " + date.getDate() + ", " + date.getFullYear())`,
  field: "readonly"
})
const long = page({
  head: `(year, month) => ${turners} + "<b>" + names[month] + " " + year + "</b>" + ${onward}`,
  day: `(d, date) => { d.setAttribute("role", "gridcell"); d.tabIndex = -1; d.setAttribute("aria-label", "Choose " + names[date.getMonth()] + " " + date.getDate() + th(date.getDate()) + ", " + date.getFullYear()) }`,
  field: "readonly"
})

export default [
  {
    about: "a button for the month and one for the year, open still after a day was typed",
    page: buttons,
    passed: ['Set the Due date to 2027-04-12\nClick Keep\n"Due on April 12, 2027" is shown'],
    failed: ['Set the Due date to 2027-04-12\nClick Keep\n"Due on April 13, 2027" is shown']
  },
  {
    about: "a list of months and a field for the year",
    page: fields,
    passed: [
      'Set the Due date to 24 Apr 2027\nClick Keep\n"Due on April 24, 2027" is shown',
      'Set the Due date to December 30, 2026\nClick Keep\n"Due on December 30, 2026" is shown'
    ],
    failed: ['Set the Due date to 24 Apr 2027\nClick Keep\n"Due on May 24, 2027" is shown']
  },
  {
    about: "days with long names",
    page: long,
    passed: [
      'Click the Due date field and pick March 18, 2027 in the calendar\nClick Keep\n"Due on March 18, 2027" is shown',
      'Set the Due date to March 1, 2027\nClick Keep\n"Due on March 1, 2027" is shown'
    ],
    failed: ['Set the Due date to March 3, 2027\nClick Keep\n"Due on March 13, 2027" is shown']
  }
]
