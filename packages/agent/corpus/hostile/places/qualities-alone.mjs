/** "Low" in a line that no word says to be its priority. */
const line = (title, says) =>
  `<div class="it" style="display:flex;gap:12px"><a href="#${title}">${title}</a><span>${says}</span><span>Tom</span></div>`

export default [
  {
    about: "a quality that stands in a line without its noun",
    page: `<h1>Issues</h1><div>${line("Retries", "Low")}${line("Login", "High")}</div>`,
    blocked: ['"Retries" has low priority.'],
    failed: ['"Login" has low priority.'],
    never: ['"Retries" has high priority.']
  },
  {
    about: "a quality that stands under another head than the one that is named",
    page: `<h1>Issues</h1><table><tr><th>Issue</th><th>Impact</th><th>Priority</th></tr><tr><td>Retries</td><td>Low</td><td>High</td></tr><tr><td>Login</td><td>High</td><td>Low</td></tr></table>`,
    passed: ['"Retries" has high priority.'],
    never: ['"Retries" has low priority.', '"Login" has high priority.']
  }
]
