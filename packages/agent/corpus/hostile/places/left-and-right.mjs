/** "The left menu", of a page whose columns stand in the middle, with another bar on the right. */
const page = (left, right) =>
  `<div style="display:flex;gap:24px;max-width:1000px;margin:0 auto;height:780px"><div style="width:200px">${left}</div><div style="width:500px"><h1>Feed</h1><p>Hello</p></div><aside style="width:220px">${right}</aside></div>`
const link = (name) =>
  `<a href="#${name}" onclick="document.title='${name}';h.textContent='${name} opened'" style="display:block;padding:120px 0">${name}</a>`

export default [
  {
    about: "ways to go on the left, suggestions on the right",
    page: page(
      `${link("Bookmarks")}${link("Profile")}<p id=h></p>`,
      `${link("Trending")}<p>Who to follow</p>`
    ),
    passed: ['Open Bookmarks in the left menu. "Bookmarks opened" is shown'],
    never: [
      'Open Trending in the left menu. "Trending opened" is shown',
      'Open Bookmarks in the right menu. "Bookmarks opened" is shown',
      "In the left menu I see Who to follow"
    ]
  }
]
