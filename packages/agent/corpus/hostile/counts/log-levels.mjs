/** Lines that tell how grave they are: an error is one that says so. */
const rows = `<tr><td>09:15</td><td>ERROR</td><td>pump stalled</td></tr><tr><td>09:16</td><td>INFO</td><td>pump started</td></tr><tr><td>09:20</td><td>ERROR</td><td>tank empty</td></tr>`
const two = ["There are two errors in the log", "The log contains two errors"]
const lies = [
  "The log contains three errors",
  "There are three errors in the log",
  "The log contains one error",
  "The log contains no errors",
  "There are 3 errors",
  "There is one warning in the log"
]

export default [
  {
    about: "a log of lines",
    page: `<h1>Station</h1><h2>Log</h2><div role=log><p>ERROR pump stalled</p><p>INFO pump started</p><p>ERROR tank empty</p></div>`,
    passed: two,
    never: lies
  },
  {
    about: "a table with a column for the level",
    page: `<h1>Log</h1><table><thead><tr><th>Time</th><th>Level</th><th>Message</th></tr></thead><tbody>${rows}</tbody></table>`,
    passed: two,
    never: lies
  },
  {
    about: "a list whose lines begin with the time",
    page: `<h1>Station</h1><ul aria-label="Log"><li>09:15 [ERROR] pump stalled</li><li>09:16 [INFO] pump started</li><li>09:20 [WARN] tank low</li></ul>`,
    passed: ["There is one error in the log", "The log contains one warning", "The log has three entries"],
    never: [
      "The log contains two errors",
      "The log contains three errors",
      "There are two warnings in the log"
    ]
  },
  {
    about: "a line that tells no level beside those that do",
    page: `<h1>Station</h1><ul aria-label="Log"><li>ERROR pump stalled</li><li>INFO pump started</li><li>the tank may be empty</li></ul>`,
    never: ["The log contains three errors", "The log contains two errors"]
  }
]
