/** The members of a team: cards with initials before the name and a list for the role, invitations below them, and a table of what each role may do. */
const member = (initials, name, mail, seen, state, role, roles) =>
  `<div class=member><span class=avatar>${initials}</span><div class=who><div class=name>${name}</div><div class=sub>${mail}</div></div><div class=sub>${seen}</div><span class="pill">${state}</span><select aria-label="Role of ${name.replace(/ <.*/u, "")}">${roles.map((each) => `<option${each === role ? " selected" : ""}>${each}</option>`).join("")}</select><button aria-label="Actions for ${name.replace(/ <.*/u, "")}">⋯</button></div>`
const roles = ["Admin", "Member", "Viewer"]
const page = `<style>body{margin:0;font-family:sans-serif} .top{display:flex;gap:16px;padding:8px 16px} .avatar{width:32px;height:32px;border-radius:50%;background:#66f;color:#fff;display:inline-flex;align-items:center;justify-content:center} .wrap{margin:16px} .card{border:1px solid #ddd;margin-bottom:16px;padding:8px} .member{display:flex;gap:12px;padding:8px;border-bottom:1px solid #eee} .who{flex:1} .pill{border-radius:99px;background:#eee;padding:2px 8px} .sub{font-size:12px}</style>
<div class=top><b>Pulse</b><a href="#p">Projects</a><a href="#s">Settings</a><span class=avatar title="Mara Lind">ML</span></div><div class=wrap><h1>Members</h1>
<div class=card><h2>Team members</h2><div class=sub>4 of 10 seats used</div><div id=list>${member("ML", "Mara Lind <span class=sub>(you)</span>", "mara@pulse.io", "Last seen today", "Active", "Owner", ["Owner"])}${member("TP", "Theo Park", "theo@pulse.io", "Last seen yesterday", "Active", "Admin", roles)}${member("LO", "Luis Ortega", "luis@pulse.io", "Last seen 2 months ago", "Deactivated", "Member", roles)}${member("LR", "Luisa Ramos", "luisa@pulse.io", "Never signed in", "Active", "Admin", roles)}</div></div>
<div class=card><h2>Pending invitations</h2><div class=member><div class=who><div class=name>sam@acme.com</div><div class=sub>Sent 24 Nov</div></div><span class=pill>Member</span><button onclick="this.parentNode.remove()">Revoke</button></div><div class=member><div class=who><div class=name>rita@acme.com</div><div class=sub>Expired</div></div><span class=pill>Viewer</span><button onclick="this.parentNode.remove()">Revoke</button></div></div>
<div class=card><h2>Role permissions</h2><table><tr><th>Permission</th><th>Admin</th><th>Member</th></tr><tr><td>View projects</td><td><input type=checkbox checked aria-label="Admin: View projects"></td><td><input type=checkbox checked aria-label="Member: View projects"></td></tr><tr><td>Invite members</td><td><input type=checkbox checked aria-label="Admin: Invite members"></td><td><input type=checkbox aria-label="Member: Invite members"></td></tr></table></div></div>`

export default [
  {
    about: "members with roles: what they are and how they stand",
    page,
    passed: [
      "There are 4 members",
      "4 of 10 seats are used",
      "Theo Park is an admin",
      "Mara Lind is the owner",
      "Two members are admins",
      "Luis Ortega is deactivated",
      "Only Luis Ortega is deactivated",
      "Luisa Ramos is active",
      "Luis Ortega's email is luis@pulse.io"
    ],
    never: [
      "There are 10 members",
      "There are 2 members",
      "10 of 10 seats are used",
      "Theo Park is a viewer",
      "Theo Park is the owner",
      "Mara Lind is an admin",
      "Theo Park is marked as you",
      "Three members are admins",
      "Luisa Ramos is deactivated",
      "Theo Park is a member",
      "Luis Ortega is active",
      "Only Luisa Ramos is deactivated",
      "Only Theo Park is active",
      "Luis Ortega's email is luisa@pulse.io"
    ]
  },
  {
    about: "members with roles: what is done with them",
    page,
    passed: [
      "Change Theo Park's role to Member\nTheo Park's role is Member",
      "Revoke the invitation of sam@acme.com\nsam@acme.com is no longer shown"
    ],
    never: [
      "Change Theo Park's role to Member\nLuisa Ramos's role is Member",
      "Revoke the invitation of sam@acme.com\nrita@acme.com is no longer shown"
    ]
  }
]
