/** What a slider is at, told in words behind it. */
const page = (words) =>
  `<h1>Jobs</h1><div><h4>Minimum salary</h4><input type=range aria-label="Minimum salary" min=20 max=200 value=20><div>${words}</div></div><p>Any colour</p>`

export default [
  {
    about: "a slider with words behind it",
    page: page("Any salary"),
    passed: ['The slider says "Any salary"'],
    never: ['The slider says "Any colour"', 'The slider says "From $100k"']
  },
  {
    about: "a slider with other words behind it",
    page: page("From $40k"),
    never: ['The slider says "Any salary"', 'The slider says "Any colour"']
  }
]
