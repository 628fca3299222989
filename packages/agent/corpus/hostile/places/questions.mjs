/** Questions without an answer: the page asks the same, and nothing is checked. */
export default [
  {
    about: "a page that asks what the step asks",
    page: `<p>How many letters are there?</p><button>3</button><button>4</button>`,
    blocked: ["How many letters are there?", "How many letters are there? There are 2 buttons"],
    passed: ['"How many letters are there?" is shown', "Are there 2 buttons?"],
    failed: ["Are there 3 buttons?"]
  }
]
