/** Posts whose likes, comments and shares are counted beside signs, and who stands in them. */
const post = (initials, name, meta, text, [likes, on], comments, shares, said = "") =>
  `<div class="post" style="border:1px solid #ddd;padding:10px;margin-bottom:12px"><div style="display:flex;gap:8px"><div class="av">${initials}</div><div><b>${name}</b> <span>${meta}</span></div><button aria-label="More options">⋯</button></div><p>${text}</p><div style="display:flex;gap:14px"><span role="button" aria-pressed="${on}" tabindex="0">${on ? "♥" : "♡"} <span>${likes}</span></span><span role="button" tabindex="0">💬 <span>${comments}</span></span><span role="button" tabindex="0">↻ <span>${shares}</span></span></div><div>${said}</div></div>`
const comment = (name, when, text) =>
  `<div class="cm" style="margin-left:20px"><b>${name}</b> <span>${when}</span><div>${text}</div></div>`
const page = `<main><textarea placeholder="What's on your mind?"></textarea><button>Post</button><div>${post("NO", "Nora Olsen", "@nora · 2h", "Finished the coastal trail!", [24, true], 2, 2, comment("Ivan Petrov", "1h", "Amazing!") + comment("Sana Malik", "45m", "So jealous."))}${post("IP", "Ivan Petrov", "@ivanp · 5h", "Looking for a used road bike.", [7, false], 0, 0)}${post("CB", "City Bakery", "@citybakery · Sponsored", "Fresh buns every Friday.", [112, false], 1, 9, comment("Sana Malik", "3h", "See you on Friday!"))}</div></main><aside><h3>Who to follow</h3><div><b>Sana Malik</b> <span>12 mutual friends</span> <button>Follow</button></div><div><b>Tom Becker</b> <span>3 mutual friends</span> <button>Follow</button></div></aside>`
export default [
  {
    about: "posts without a role",
    page,
    passed: [
      "Nora Olsen's post has 24 likes",
      "Nora's post has 2 comments",
      "Ivan Petrov's post has no comments",
      "The City Bakery post has 112 likes",
      "The City Bakery post is sponsored",
      "Nora's post is liked",
      "Ivan's post is not liked",
      "The last post is from City Bakery",
      "Tom Becker has 3 mutual friends"
    ],
    never: [
      "Nora Olsen's post has 7 likes",
      "Nora's post has 24 comments",
      "Nora's post has no comments",
      "The City Bakery post has 9 likes",
      "Nora's post is sponsored",
      "Ivan's post is liked",
      "The last post is from Sana Malik",
      "Tom Becker has 12 mutual friends"
    ]
  }
]
