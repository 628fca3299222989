/** A message that tells of two that were assigned just now says nothing of those that were before. */
const page = `<h1>Issues</h1><table><tr><th>Issue</th><th>Assignee</th></tr><tr><td>Login</td><td>Tom</td></tr><tr><td>Export</td><td class="x">none</td></tr><tr><td>Import</td><td class="x">none</td></tr></table><button onclick="document.querySelectorAll('.x').forEach(c=>c.textContent='Tom');document.querySelector('#m').textContent='2 issues assigned to Tom'">Assign the rest</button><div id="m" role="status"></div>`

export default [
  {
    about: "only so many, by a message that tells what was done",
    page,
    passed: ['Click "Assign the rest". "2 issues assigned to Tom" is shown.'],
    never: [
      'Click "Assign the rest". Only two issues are assigned to Tom.',
      'Click "Assign the rest". Only 2 issues are assigned to Tom.',
      'Click "Assign the rest". Exactly two issues are assigned to Tom.'
    ]
  },
  {
    about: "only so many, by a line that tells how it stands",
    page: `<h1>Berths</h1><p>2 berths are reserved tonight.</p>`,
    passed: ["Only 2 berths are reserved tonight."],
    never: ["Only 3 berths are reserved tonight."]
  }
]
