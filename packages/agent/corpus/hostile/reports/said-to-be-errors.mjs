/** What is said to be an error need not be one because it stands on the page. */
export default [
  {
    about: "lines of a log, each with its level",
    page: `<h1>Log</h1><div><span>09:00</span> <span>INFO</span> <span>Server started</span></div><div><span>09:12</span> <span>ERROR</span> <span>Payment timed out</span></div><div><span>09:15</span> <span>INFO</span> <span>Receipt sent</span></div>`,
    passed: ['"Server started" is shown.', "Payment timed out is shown."],
    never: [
      '"Server started" is an error.',
      "Server started is a warning.",
      '"Receipt sent" is an alert.',
      '"Payment timed out" is a warning.'
    ]
  },
  {
    about: "a form that says what is wrong",
    page: `<h1>Sign up</h1><label>Name <input aria-invalid="true"></label><p role="alert">Enter your name</p>`,
    passed: [
      'The error "Enter your name" is shown.',
      "I am told Enter your name.",
      'There is an error "Enter your name".'
    ]
  }
]
