/** What holds all of a page listens for clicks with a function that does nothing, as frameworks have it. */
const page = `<div id="root"><h1>Tasks</h1><button id="b">Delete task</button></div><div role="region" aria-label="Notifications"><ol class="toast-viewport" tabindex="-1"><li class="toast" id="t" tabindex="0" hidden><div><div>Task deleted</div><div>Fix the login</div></div><button id="u">Undo</button></li></ol></div><p id="p"></p>
<script>const root = document.getElementById("root"); root.__reactContainer$x = {}; root.onclick = function () {}; document.body.onclick = function () {}
document.getElementById("b").onclick = () => { document.getElementById("t").hidden = false }
document.getElementById("u").onclick = () => { document.getElementById("p").textContent = "Task is back" }</script>`

export default [
  {
    about: "a toast on a page whose body does nothing with clicks",
    page,
    passed: [
      'Click the Delete task button\nThe toast should say "Task deleted"',
      'Click the Delete task button\nClick Undo in the toast\n"Task is back" is shown'
    ],
    failed: ['Click the Delete task button\nThe toast should say "Task saved"'],
    never: ['The toast should say "Task deleted"']
  }
]
