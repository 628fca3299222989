/** "The post has 24 likes": the number that a control bears of itself, in the place that is told. */
const card = (name, likes, comments) =>
  `<article><h2>${name}</h2><p>Some words on it</p><button aria-label=Like onclick="this.textContent=Number(this.textContent)+1">${likes}</button><span title=Comment style="cursor:pointer" onclick="1">${comments}</span><button>Share</button></article>`

export default [
  {
    about: "likes and comments on two posts",
    page: `<h1>Posts</h1>${card("Sourdough", 24, 2)}${card("Bikes", 7, 0)}${card("Cafés", "1.2K", 5)}`,
    passed: [
      "The first post has 24 likes",
      "The first post has 24 likes. Click Like in the first post. The first post has 25 likes",
      "The second post has 7 likes and 0 comments"
    ],
    failed: ["The first post has 25 likes", "The second post has 24 likes"],
    never: [
      "The first post has 2 likes",
      "The first post has 24 comments",
      "The third post has 1 likes",
      "The first post has 1 share",
      "The first post does not have 24 likes"
    ]
  }
]
