/** A sign and a number, whose hint says of what: so many there are, and not one. */
const line = (title, n, m) =>
  `<div class="it" style="display:flex;gap:12px"><a href="#${title}">${title}</a><span>Tom</span><span title="comments">💬 ${n}</span><span title="votes">▲ ${m}</span></div>`

export default [
  {
    about: "numbers beside a sign with a hint",
    page: `<h1>Issues</h1><div>${line("Dark mode", 11, 3)}${line("Login", 4, 11)}${line("Export", 1, 0)}</div>`,
    passed: ['"Dark mode" has 11 comments.', '"Login" has 11 votes.', '"Login" has 4 comments.'],
    failed: ['"Dark mode" has 1 comment.', '"Dark mode" has 4 comments.'],
    never: ['"Login" has 11 comments.', '"Dark mode" has 11 votes.', '"Dark mode" has no comments.']
  }
]
