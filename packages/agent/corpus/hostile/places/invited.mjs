/** "Invite ada@guild.test as an Editor": the address and the role go into the form for it, and "she" is who was invited, never the button. */
const page = (role) => `<h1>Guild</h1><button id="open">Invite someone</button>
  <table><thead><tr><th>Email</th><th>Role</th><th>State</th></tr></thead><tbody id="rows"><tr><td>ben@guild.test</td><td>Owner</td><td>Active</td></tr></tbody></table>
  <dialog id="d" aria-label="Invite"><form id="f"><p><label>Name <input></label></p><p><label>E-mail <input id="mail"></label></p>
  <p><label>Role <select id="role"><option>Reader</option><option>Editor</option></select></label></p><button>Send invite</button></form></dialog><p id="said" role="status"></p>
  <script>
    const $ = (id) => document.getElementById(id)
    $("open").onclick = () => $("d").showModal()
    $("f").onsubmit = (event) => {
      event.preventDefault()
      $("rows").insertAdjacentHTML("beforeend", "<tr><td>" + $("mail").value + "</td><td>" + ${role} + "</td><td>Invited</td></tr>")
      $("d").close()
      $("said").textContent = "Invite sent to " + $("mail").value
    }
  </script>`
const ada = "ada@guild.test"

export default [
  {
    about: "who is let in, and as what",
    page: page('$("role").value'),
    passed: [
      `Invite ${ada} as an Editor\nThe role of ${ada} is Editor`,
      `Invite ${ada} as a reader\nInvite sent to ${ada}`,
      `Invite ${ada}\nThe role of ${ada} is Reader`,
      `Invite ${ada} to the guild as an editor and check that she appears in the table with the state Invited`
    ],
    failed: [
      `Invite ${ada} as an Editor\nThe role of ${ada} is Reader`,
      `Invite ${ada} as an Editor and check that she appears in the table with the state Active`
    ],
    never: [
      `Invite ${ada} as a Captain\n${ada} is shown`,
      `Invite ${ada}\nInvite sent to ben@guild.test`,
      `Click Invite someone\nEnter ${ada} as the e-mail\nClick Send invite\nShe appears in the table with the state Active`
    ]
  },
  {
    about: "the role that was chosen is not kept",
    page: page('"Reader"'),
    failed: [`Invite ${ada} as an Editor\nThe role of ${ada} is Editor`],
    never: [`Invite ${ada} as an Editor and check that she appears in the table with the role Editor`]
  },
  {
    about: "a person is no button",
    page: page('$("role").value'),
    blocked: [
      `Click Invite someone\nEnter ${ada} as the e-mail\nClick Send invite\nShe appears in the table`,
      `Click Invite someone\nEnter ${ada} as the e-mail\nClick Send invite\nHer state is Active`
    ]
  }
]
