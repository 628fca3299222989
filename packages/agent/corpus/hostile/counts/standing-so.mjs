const row = (name, status, team, priority) =>
  `<tr><td><a href="#">${name}</a></td><td><span class="badge">${status}</span></td><td>${team}</td><td>${priority}</td></tr>`

const page = `
<style>.page-item.disabled a { pointer-events: none; color: #999 } .pages li { display: inline-block }</style>
<h1>Projects</h1>
<h3>All projects</h3>
<select aria-label="Filter by status"><option>All statuses</option><option>On track</option><option>At risk</option></select>
<div class="card">
  <table>
    <thead><tr><th>Project</th><th>Status</th><th>Team</th><th>Priority</th></tr></thead>
    <tbody>${row("Anchor", "On track", "JD", "High")}${row("Beacon", "At risk", "OB", "High")}${row("Cairn", "On track", "DM", "Low")}</tbody>
  </table>
  <div class="card-footer">Showing 3 of 3
    <ul class="pagination pages"><li class="page-item disabled"><a class="page-link" href="#">Previous</a></li><li class="page-item"><a class="page-link" href="#">Next</a></li></ul>
  </div>
</div>
<footer>All rights reserved</footer>`

export default [
  {
    about: "How many of a list stand so, by a word of two or under a head",
    page,
    passed: [
      "2 projects are on track",
      "One project is at risk",
      "Two projects have high priority",
      "There is 1 project with the priority Low",
      "2 projects have the status On track",
      "The Team of Cairn is DM",
      "The status filter is set to All statuses",
      "The status filter offers At risk",
      'The footer of the table says "Showing 3 of 3"',
      "The Previous link is disabled",
      "The Next link is enabled"
    ],
    failed: [
      "3 projects are on track",
      "Three projects have high priority",
      "2 projects have the status At risk",
      'The footer of the table says "Showing 2 of 3"'
    ],
    never: [
      "All projects are on track",
      "No project is at risk",
      "Two projects have low priority",
      "The Team of Cairn is OB",
      "The status filter offers Delayed",
      'The footer of the table says "All rights reserved"',
      "The Next link is disabled",
      "The Previous link is enabled"
    ]
  }
]
