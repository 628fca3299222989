/** "There are no open challenges": things told by two words, of which the page says how many there are, or that there are none. */
export default [
  {
    about: "a part whose title counts none",
    page: `<h1>Club</h1><section><h2>Open challenges (0)</h2><p>You have no open challenges.</p></section><section><h2>Closed challenges (1)</h2><ul><li>Ada, 3 May</li></ul></section><button>Pending invites (3)</button><p>There are no unread letters.</p>`,
    passed: ["There are no open challenges", "I have no open challenges", "There are no unread letters"],
    never: [
      "There are no closed challenges",
      "I have no pending invites",
      "There are no challenges",
      "There are no open invites"
    ]
  },
  {
    about: "parts that list some, whatever is said in them",
    page: `<h1>Club</h1><section><h2>Open challenges (2)</h2><ul><li>Ada, 3 May</li><li>Ben, 4 May</li></ul></section><section><h2>Late challenges</h2><p>You have no late challenges.</p><ul><li>Hana, 3 May</li></ul></section>`,
    failed: ["There are no open challenges"],
    never: ["There are no late challenges", "There are no challenges", "There are no new challenges"]
  }
]
