/** Lists and boxes that lie without a colour under or over what is drawn for them, as part libraries make them. */
const select = `<style>.sel{position:relative;display:flex;width:200px;height:32px;border:1px solid #999;cursor:pointer}.sel .in{position:absolute;inset:0 11px}.sel input{width:100%;height:100%;opacity:0;border:0;cursor:pointer}.sel .item{position:relative;flex:1;line-height:30px;padding:0 11px;background:#fff}.pop{position:absolute;border:1px solid #ccc;background:#fff;z-index:5}</style>
<p><label for="cur">Currency</label></p><div class="sel" id="sel"><span class="in"><input id="cur" role="combobox" readonly aria-expanded="false" aria-haspopup="listbox"></span><span class="item" title="US Dollar">US Dollar</span></div>
<script>const sel = document.getElementById("sel"), input = document.getElementById("cur"), item = sel.querySelector(".item")
sel.onmousedown = () => { if (document.querySelector(".pop")) return
  const pop = document.createElement("div"); pop.className = "pop"; pop.setAttribute("role", "listbox"); input.setAttribute("aria-expanded", "true")
  for (const name of ["US Dollar", "Euro", "Pound"]) { const o = document.createElement("div"); o.setAttribute("role", "option"); o.textContent = name
    o.onclick = () => { item.textContent = name; pop.remove(); input.setAttribute("aria-expanded", "false") }; pop.append(o) }
  document.body.append(pop) }</script>`

const covered = select.replace(
  "</div>\n<script>",
  '</div><div style="position:absolute;left:0;top:0;width:600px;height:300px;z-index:9;background:rgba(0,0,0,.2)"></div>\n<script>'
)

const todo = `<style>.li{position:relative;width:500px;border-bottom:1px solid #ddd}.toggle{position:absolute;top:0;bottom:0;left:0;margin:auto 0;width:40px;height:40px;opacity:0}.toggle+label{display:block;padding:15px 15px 15px 60px;background:url("data:image/svg+xml;utf8,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='40'%3E%3Ccircle cx='20' cy='20' r='16' fill='none' stroke='gray'/%3E%3C/svg%3E") no-repeat center left}</style>
<h1>todos</h1><ul><li class="li"><input class="toggle" type="checkbox"><label>Buy milk</label></li><li class="li"><input class="toggle" type="checkbox"><label>Wash car</label></li></ul><p id="left">2 items left</p>
<script>for (const box of document.querySelectorAll(".toggle")) box.onchange = () => { document.getElementById("left").textContent = document.querySelectorAll(".toggle:not(:checked)").length + " items left" }</script>`

const later = `<label for="mail">Email alerts</label> <span id="sw" style="display:inline-block;cursor:pointer"><input id="mail" type="checkbox" role="switch" style="position:absolute;width:0;height:0;opacity:0;margin:0"><span style="display:inline-block;width:40px;height:20px;border-radius:10px;background:#999">&nbsp;</span></span><p id="say">Alerts are off</p>
<script>const box = document.getElementById("mail"); let on = false
document.getElementById("sw").addEventListener("click", (event) => { event.preventDefault(); on = !on; setTimeout(() => { box.checked = on; document.getElementById("say").textContent = on ? "Alerts are on" : "Alerts are off" }, 120) })</script>`

export default [
  {
    about: "a list whose choice is drawn over its input",
    page: select,
    passed: [
      "Select Euro in the Currency dropdown\nThe Currency dropdown should show Euro",
      'Choose "Pound" from Currency\n"Pound" is shown'
    ],
    failed: ["Select Euro in the Currency dropdown\nThe Currency dropdown should show Pound"]
  },
  {
    about: "a list under something else",
    page: covered,
    failed: ["Select Euro in the Currency dropdown\nThe Currency dropdown should show Euro"]
  },
  {
    about: "boxes without a colour over a picture at the side of the line",
    page: todo,
    passed: [
      'Tick the checkbox next to "Buy milk"\n"1 items left" is shown',
      "Check Wash car\nThe checkbox of Wash car should be checked\nThe checkbox of Buy milk should not be checked"
    ],
    failed: ['Tick the checkbox next to "Buy milk"\nThe checkbox of Wash car should be checked']
  },
  {
    about: "a switch that a page sets by itself a little later",
    page: later,
    passed: ['Turn on the Email alerts switch\n"Alerts are on" is shown'],
    failed: ['Turn on the Email alerts switch\n"Alerts are off" is shown']
  }
]
