/** "When I follow Ada": the button beside her name, which is no link itself, whatever stands before it in the sentence. */
const page = `<h1>Readers</h1><p id="n">You follow nobody</p>
<script>addEventListener("click", (e) => { const b = e.target; if (!/ollow$/.test(b.textContent) || b.children.length) return
  b.classList.toggle("on"); n.textContent = "You follow " + document.querySelectorAll(".on").length + " readers" })</script>
${["Ada Lind", "Bo Ek", "Cy Moss"].map((name) => `<div style="display:flex;gap:9px;border:1px solid;margin:6px;padding:6px"><div>${name}</div><div>Reads a lot</div><button>Follow</button></div>`).join("")}`

export default [
  {
    about: "a button in the line of each reader",
    page,
    passed: [
      'When I follow Bo Ek\nThen I should see "You follow 1 readers"',
      'Given I follow Bo Ek\nWhen I follow Cy Moss\nThen I should see "You follow 2 readers"'
    ],
    failed: ['When I follow Bo Ek\nThen I should see "You follow 2 readers"'],
    never: ['When I follow Dan Orr\nThen I should see "You follow 1 readers"']
  },
  {
    about: "names with nothing to follow them by",
    page: `<h1>Readers</h1><p>You follow 2 readers</p><div><div>Ada Lind</div><div>Reads a lot</div></div><div><div>Bo Ek</div><div>Reads a lot</div></div>`,
    blocked: ['When I follow Bo Ek\nThen I should see "You follow 3 readers"']
  },
  {
    about: "a link of that name is followed itself",
    page: `<h1>Readers</h1><p id="n">Nothing</p><a href="#ada" onclick="n.textContent = 'Profile of Ada'">Ada Lind</a> <a href="#bo">Bo Ek</a>`,
    passed: ['When I follow Ada Lind\nThen I should see "Profile of Ada"']
  }
]
