/** "Ada is Active and was last seen on 3 June", "the members went up by 1 to 3": what stands under that head, and how it came to be so much. */
const page = `<h1>Team</h1><dl><dt>Members</dt><dd id="n">2</dd></dl><button onclick="n.textContent = 3">Invite</button>
<table><thead><tr><th>Name</th><th>Joined</th><th>Last seen</th><th>Status</th></tr></thead><tbody>
<tr><td>Ada Lind</td><td>1 May</td><td>3 June</td><td>Active</td></tr><tr><td>Ben Cole</td><td>2 May</td><td>4 June</td><td>Paused</td></tr><tr><td>Cy Dahl</td><td>3 May</td><td>Never</td><td>Active</td></tr></tbody></table>`

export default [
  {
    about: "what was done last stands under a head of these words",
    page,
    passed: [
      "Ada Lind is Active and was last seen on 3 June",
      "Ada Lind was last seen on 3 June",
      'Cy Dahl is Active and was last seen "Never"'
    ],
    failed: [
      "Ada Lind is Active and was last seen on 4 June",
      "Ada Lind was last seen on 1 May",
      "Ada Lind is Paused and was last seen on 3 June",
      "Cy Dahl is Active and was last seen on 3 June"
    ],
    never: ["Ada Lind is Active and was last paid on 3 June", "Ada Lind was last paid on 3 June"]
  },
  {
    about: "by how much it went up, and to what",
    page,
    passed: [
      "Click Invite\nMembers should have increased by 1 to 3",
      "Click Invite\nMembers have gone up from 2 to 3"
    ],
    failed: [
      "Click Invite\nMembers should have increased by 1 to 4",
      "Click Invite\nMembers should have increased by 2 to 3",
      "Click Invite\nMembers have dropped by 1 to 3"
    ],
    never: ["Members should have increased by 1 to 3"]
  }
]
