/** "The last one", of things like the one that was spoken of, told by what stands in it. */
const log = `<h1>Log</h1><table><tr><th>Date</th><th>Hive</th></tr><tr><td>2026-06-14</td><td>Amber</td></tr>
  <tr><td>2026-06-21</td><td>Clover</td></tr><tr><td>2026-07-02</td><td>Gorse</td></tr></table>`

export default [
  {
    about: "what the first of them has, after one of them was spoken of",
    page: log,
    passed: [
      "The row of Amber is shown.\nThe date of the last one is 2026-07-02.",
      "The row of Clover is shown.\nThe date of the first one is 2026-06-14."
    ],
    never: [
      "The row of Amber is shown.\nThe date of the last one is 2026-06-14.",
      "The row of Clover is shown.\nThe date of the first one is 2026-06-21."
    ]
  }
]
