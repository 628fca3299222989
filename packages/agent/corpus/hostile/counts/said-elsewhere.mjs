/** Things that the page names in one place, and a list of other things in another. */
const rating = [1, 2, 3, 4, 5].map((n) => `<li>${n} stars</li>`).join("")

export default [
  {
    about: "a title over chips, and one list of other things",
    page: `<h1>Profile</h1><h2>Skills</h2><p><b>React</b> <b>Node</b> <b>Figma</b></p><p>Tell us how you like the page, and what you would have otherwise, in a few words or many.</p><h2>Rating</h2><ul>${rating}</ul>`,
    never: ["There are 5 skills"],
    blocked: ["There are 4 skills"]
  },
  {
    about: "links that are called by the plural",
    page: `<nav><a href="#u">Users</a></nav><h1>Team</h1><ol><li><a href="#h">Home</a></li><li>Users</li></ol><table><tr><th>Name</th></tr><tr><td>Ada</td></tr></table>`,
    never: ["There are 2 users"]
  },
  {
    about: "a card that tells a number of comments and holds none",
    page: `<h1>Board</h1><div><div style="cursor:pointer" onclick="">Write copy <span>💬 2</span></div><div style="cursor:pointer" onclick="">Pick fonts <span>💬 0</span></div></div>`,
    never: ["The card Pick fonts has 2 comments"]
  }
]
