/** Switches that take no click of their own, but are set by their library, and labels that stand elsewhere. */
const style = `<style>.sw{display:inline-block;position:relative}.sw input{position:absolute;width:0;height:0;opacity:0;margin:0}.core{display:inline-block;width:40px;height:20px;border-radius:10px;background:#bbb;cursor:pointer}.on .core{background:#39f}.tip{display:inline-block;width:16px;height:16px;background:#eee;cursor:help}</style>`
const script = `<script>for (const sw of document.querySelectorAll(".sw")) { const box = sw.querySelector("input"); let on = box.checked
  sw.addEventListener("click", (event) => { event.preventDefault(); on = !on; queueMicrotask(() => { box.checked = on; sw.classList.toggle("on", on); document.getElementById("say").textContent = box.id + (on ? " is on" : " is off") }) }) }</script>`
const one = (id, label, checked = "") =>
  `<p><label for="${id}">${label}</label> <span class="sw ${checked && "on"}"><input type="checkbox" role="switch" id="${id}" ${checked}><span class="core"></span></span></p>`
const page = `${style}${one("mail", "Weekly mail")}${one("post", "Daily post", "checked")}<p id="say">As it was</p>${script}`

const tip = `${style}<p><label for="mail">Weekly mail</label> <span><input type="checkbox" id="mail" style="position:absolute;width:0;height:0;opacity:0;margin:0"><span class="tip" title="Once a week">?</span></span></p><p id="say">As it was</p><script>mail.onchange = () => { say.textContent = mail.checked ? "mail is on" : "mail is off" }</script>`

export default [
  {
    about: "switches that are out of step after a click on their label",
    page,
    passed: [
      'Turn on the Weekly mail switch\n"mail is on" is shown\nThe Weekly mail switch is on',
      'Turn off the Daily post switch\n"post is off" is shown\nThe Daily post switch is off\nThe Weekly mail switch is off',
      'Turn on the Daily post switch\n"As it was" is shown'
    ],
    failed: [
      'Turn on the Weekly mail switch\n"mail is off" is shown',
      "Turn on the Weekly mail switch\nThe Daily post switch is off"
    ]
  },
  {
    about: "a box with a sign beside it that explains it",
    page: tip,
    passed: ['Check Weekly mail\n"mail is on" is shown'],
    failed: ['Check Weekly mail\n"mail is off" is shown']
  }
]
