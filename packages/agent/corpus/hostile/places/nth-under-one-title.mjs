/** "The first activity" of what stands under the one title "Activity": the first of them, and not the whole. */
const page = `<h1>Report</h1><section><h2>Activity</h2><div><p>Lena opened this</p><p>Omar closed this</p></div><button>Comment</button></section>`

export default [
  {
    about: "the nth of the lines under a title in the singular",
    page,
    passed: ['The first activity is "Lena opened this".', 'The last activity is "Omar closed this".'],
    never: ['The first activity is "Omar closed this".', 'The last activity is "Lena opened this".']
  }
]
