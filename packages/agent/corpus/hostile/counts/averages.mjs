/** Of how many an average is one: said behind it, it is no part of the figure. */
const page = (text) =>
  `<h1>Ferry</h1><p>Average delay: <strong>${text}</strong></p><p>Last delay: 9 from 2 gates</p>`

export default [
  {
    about: "an average and of how many it is one",
    page: page("3.5</strong> from <span>14 trips</span><strong>"),
    passed: ['The average delay is "3.5"', "The average delay is 3.5"],
    failed: ['The average delay is "35"'],
    never: [
      'The average delay is "3"',
      'The average delay is "14"',
      'The average delay is not "3.5"',
      'The last delay is "9"',
      'The average delay is "3.5 trips"'
    ]
  },
  {
    about: "an average that is told otherwise",
    page: page("3.5</strong> below last year <strong>"),
    never: ['The average delay is "3.5"']
  },
  {
    about: "an average of another and its own",
    page: page("3.5</strong> from <span>4.0 planned</span><strong>"),
    never: ['The average delay is "3.5"', 'The average delay is "4.0"']
  }
]
