/** When a thing begins and ends, read in its row under the heads that say so. */
const page = `<h1>Schedule</h1><table><tr><th>Start</th><th>Event</th><th>End</th></tr>
<tr><td>10:30</td><th>100 m</th><td>10:40</td></tr><tr><td>11:15</td><th>800 m</th><td>11:35</td></tr></table>`

export default [
  {
    about: "a table with both",
    page,
    passed: [
      "The 800 m starts at 11:15",
      "Check that the start time of the 100 m is 10:30 and that the 800 m still starts at 11:15",
      "The 800 m ends at 11:35"
    ],
    failed: ["The 800 m starts at 10:30", "The 800 m ends at 11:15", "The 100 m now starts at 11:15"],
    never: ["The 3000 m starts at 11:15", "The 800 m starts at 11:35"]
  },
  {
    about: "nothing says what the time is",
    page: "<h1>Schedule</h1><ul><li>800 m <span>11:15</span> <span>11:35</span></li></ul>",
    never: ["The 800 m starts at 11:35", "The 800 m ends at 11:15"]
  }
]
