/** Things that no role tells, on a page that says what they are: the posts of a feed, beside what else the page lists. */
const post = (who, text, likes) =>
  `<div class="bg p4"><div class="flex"><span>${who
    .split(" ")
    .map((word) => word[0])
    .join(
      ""
    )}</span><div><b>${who}</b> <i>5 min ago</i></div><button>•••</button></div><p>${text}</p><div><span>${likes} likes</span> <span>0 comments</span></div><div><button>Like</button><button>Comment</button></div></div>`

const feed = `<style>.grid{display:grid;grid-template-columns:1fr 260px;gap:20px}.p4{padding:16px;margin:8px 0;border:1px solid #ccc}.flex{display:flex;gap:8px}</style>
<div class="flex"><b>Pulse</b><input placeholder="Search people and posts"></div>
<div class="grid"><div id="feed"><div class="p4"><textarea placeholder="What is on your mind?"></textarea><div><span>0 / 140</span><button>Post</button></div></div>
<div class="flex"><span>Showing 3 of 9 posts</span></div>
${post("Nora Lind", "Sunrise over the harbour.", 12)}${post("Tom Fisk", "Version 2.0 is out.", 34)}${post("Ivy Moss", "Does anyone have a good recipe?", 5)}</div>
<div class="p4"><b>Who to follow</b><div class="flex"><div><b>Kai Brandt</b><div>@kai</div></div><button>Follow</button></div><div class="flex"><div><b>Lena Ortiz</b><div>@lena</div></div><button>Follow</button></div></div></div>`

export default [
  {
    about: "a feed beside suggestions",
    page: feed,
    passed: [
      "3 posts are shown",
      "The first post is by Nora Lind",
      "The second post has 34 likes",
      'The last post contains "recipe"',
      '"Kai Brandt" is shown under "Who to follow"'
    ],
    failed: [
      "4 posts are shown",
      "2 posts are shown",
      "The first post is by Kai Brandt",
      "The second post is by Nora Lind",
      '"Ivy Moss" is shown under "Who to follow"'
    ]
  }
]
