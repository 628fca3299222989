/** "Add one Adult ticket and two Child tickets", where each has a button that adds one. */
const row = (name, id) =>
  `<div><span>${name}</span><button aria-label="Remove one ${name} ticket" onclick="s('${id}',-1)">−</button>
<span id="${id}">0</span><button aria-label="Add one ${name} ticket" onclick="s('${id}',1)">+</button></div>`
const page = `<h2>Tickets</h2>${row("Adult", "a")}${row("Child", "c")}<p>Total: £<b id="t">0</b></p>
<script>const s=(i,n)=>{const e=document.getElementById(i);e.textContent=+e.textContent+n;t.textContent=+a.textContent*10+ +c.textContent*6}</script>`

export default [
  {
    about: "buttons that add and remove one",
    page,
    passed: [
      "Add one Adult ticket and two Child tickets.\nThe total is £22.",
      "I add 2 Adult tickets and one Child ticket.\nThe total is £26.",
      "Add three Adult tickets.\nRemove two Adult tickets.\nThe total is £10."
    ],
    failed: [
      "Add two Adult tickets.\nThe total is £10.",
      "Add one Adult ticket and two Child tickets.\nThe total is £16."
    ],
    never: [
      "Add two Senior tickets.\nThe total is £0.",
      "Add two Adult tickets and one Senior ticket.\nThe total is £20.",
      "Add two tickets.\nThe total is £0."
    ]
  }
]
