/** "On her post", where what was pressed last is gone: of the posts the one that was told by her name; and remarks that stand over a post, and are nobody's name. */
const post = (who, text, likes, over = "") =>
  `<article>${over === "" ? "" : `<div>${over}</div>`}<b>${who}</b><p>${text}</p><button aria-label="Like" onclick="pop.hidden = false; pop.of = this">${likes}</button></article>`

const page = (more = "") => `<h1>Home</h1><main><p>3 posts</p><div>
${post("Ada Moss", "Bread again", 4)}${post("Tom Bell", "Tabs or spaces", 9)}${post("Cleo Finch", "Fog and two deer", 4, more)}</div></main>
<div id="pop" hidden><button onclick="pop.of.textContent = +pop.of.textContent + 1; pop.hidden = true">Agree</button></div>`

const of = (who) => `Click the Like button on ${who}'s post.\nClick Agree.\n`

export default [
  {
    about: "a small menu that went",
    page: page(),
    passed: [
      of("Tom Bell") + "The like count on his post is 10.",
      of("Cleo Finch") + "The like count on her post goes up from 4 to 5."
    ],
    failed: [
      of("Cleo Finch") + "The like count on her post is 4.",
      of("Tom Bell") + "The like count on his post is 5."
    ],
    never: [
      "The like count on her post is 4.",
      of("Ada Moss") + of("Cleo Finch") + "The like count on her post is 9.",
      of("Tom Bell") + "The like count on his comment is 10.",
      of("Tom Bell") + "The like count on his first post is 4."
    ]
  },
  ...["You reposted", "Tom Bell reposted", "Pinned"].map((over) => ({
    about: `a remark over a post: ${over}`,
    page: page(over),
    passed: [
      "Cleo Finch's post about the fog is listed.",
      of("Cleo Finch") + "The like count on her post is 5."
    ],
    never: [
      "Tom Bell's post about the fog is listed.",
      "Ada Moss's post about the fog is listed.",
      "Cleo Finch's post about the bread is listed.",
      "Pinned's post about the fog is listed."
    ]
  })),
  {
    about: "the name of another stands in what is written",
    page: page("Tom Bell"),
    never: ["Fog's post is listed.", "Deer's post about the fog is listed."]
  }
]
