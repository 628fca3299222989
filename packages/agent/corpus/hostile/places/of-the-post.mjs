/** "Click the heart of the post again", "the like count of that post": of several posts the one that was just spoken of, and no other. */
const post = (who, text, likes) =>
  `<article><b>${who}</b><p>${text}</p><button title="Comment">💬</button><button aria-label="Like" aria-pressed="false" onclick="this.setAttribute('aria-pressed', this.getAttribute('aria-pressed') !== 'true'); this.textContent = +this.textContent + (this.getAttribute('aria-pressed') === 'true' ? 1 : -1)">${likes}</button></article>`

const page = `<h1>Home</h1><main><p>3 posts</p><div>${post("Ada Moss", "Bread again", 4)}${post("Tom Bell", "Tabs or spaces", 9)}${post("Cleo Finch", "Fog and two deer", 4)}</div></main>`

const like = "Click the Like button on Tom Bell's post.\n"

export default [
  {
    about: "three posts",
    page,
    passed: [
      like + "The like count of the post is 10.",
      like + "Click the Like button of the post again. The like count of Tom Bell's post is 9.",
      like + "The like count of that post is 10.",
      like + "The like count of Ada Moss's post is 4."
    ],
    failed: [like + "The like count of the post is 9.", like + "The like count of that post is 4."],
    never: [
      "The like count of the post is 9.",
      "The like count of the post is 4.",
      "Click the Like button of the post. The like count of Tom Bell's post is 10.",
      like + "Click the Like button of the comment again. The like count of Tom Bell's post is 9.",
      like + "The like count of the other post is 10."
    ]
  }
]
