/** Fields that take no keys and are filled in by the calendar that opens when they are clicked, whose arrows are pictures with a title. */
const calendar = (order) => `<style>
#cal { border: 1px solid; width: 220px; padding: 4px }
#cal .way { display: inline-block; width: 16px; height: 16px; overflow: hidden }
#cal .way span { display: block; width: 16px; height: 16px; text-indent: -9999px; background: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16'%3E%3Cpath d='M2 8L14 2V14Z'/%3E%3C/svg%3E") }
#cal td a { cursor: pointer; display: block }
</style>
<p>Day of arrival: <input id="day" readonly></p><p>Held by: <input id="by" readonly value="Ada"></p>
<div id="cal" hidden><a class="way" title="Prev"><span>Prev</span></a> <span>December</span>&nbsp;<span>2031</span> <a class="way" title="Next"><span>Next</span></a><table></table></div>
<script>
const names = "January February March April May June July August September October November December".split(" ")
let at = 2031 * 12 + 11
const two = (n) => String(n).padStart(2, "0")
const draw = () => {
  const year = Math.floor(at / 12), month = at % 12
  const [name, shown] = cal.querySelectorAll(":scope > span")
  name.textContent = names[month]; shown.textContent = year
  const days = Array.from({ length: new Date(year, month + 1, 0).getDate() }, (_, n) => n + 1)
  const weeks = []
  while (days.length) weeks.push(days.splice(0, 7))
  cal.querySelector("table").innerHTML = weeks.map((w) => "<tr>" + w.map((d) => "<td><a>" + d + "</a></td>").join("")).join("")
  cal.querySelectorAll("td a").forEach((a) => (a.onclick = () => {
    day.value = ${order === "day" ? `two(a.textContent) + "/" + two(month + 1)` : `two(month + 1) + "/" + two(a.textContent)`} + "/" + year
    cal.hidden = true
  }))
}
day.onclick = () => { cal.hidden = false; draw() }
cal.querySelector("[title=Prev]").onclick = () => { at--; draw() }
cal.querySelector("[title=Next]").onclick = () => { at++; draw() }
</script>`

export default [
  {
    about: "a day in figures where the calendar has the month first",
    page: calendar("month"),
    passed: [
      "Select 10/08/2031 as the day of arrival. The day of arrival is “10/08/2031”",
      "Enter 11/25/2031 as the day of arrival. The day of arrival is “11/25/2031”"
    ],
    never: [
      "Select 10/08/2031 as the day of arrival. The day of arrival is “08/10/2031”",
      "Enter “Ben” in the field “Held by”. The field “Held by” holds “Ben”"
    ]
  },
  {
    about: "a day in figures where the calendar has the day first",
    page: calendar("day"),
    passed: ["Select 10/11/2031 as the day of arrival. The day of arrival is “10/11/2031”"],
    never: ["Select 10/11/2031 as the day of arrival. The day of arrival is “11/10/2031”"]
  }
]
