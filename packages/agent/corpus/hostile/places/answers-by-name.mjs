/** What a dialog asks, and what is pressed in it by a word or two. */
const plots = `
  <h1>Garden plots</h1>
  <ul>
    <li>Plot 3, Hana Weiss <button onclick="ask('Hana Weiss')">Release</button></li>
    <li>Plot 4, Omar Said <button onclick="ask('Omar Said')">Release</button></li>
  </ul>
  <p id="said"></p>
  <div id="asks" role="dialog" aria-modal="true" aria-label="Please confirm" hidden
    style="position:fixed;top:25%;left:25%;width:50%;height:50%;background:#fff;border:1px solid">
    <p id="question"></p>
    <button onclick="asks.hidden = true; said.textContent = 'Plot released'">Release plot</button>
    <button onclick="asks.hidden = true; said.textContent = 'Nothing was changed'">Keep</button>
  </div>
  <script>
    const ask = (who) => {
      question.textContent = 'Do you really want to take the plot away from ' + who + '?'
      asks.hidden = false
    }
  </script>`

const first = "Click Release in the row of Hana Weiss"

export default [
  {
    about: "a dialog that asks about a plot",
    page: plots,
    passed: [
      `${first}\nI am asked whether I really want to take the plot away from Hana Weiss`,
      `${first}\nI should be asked if I want to take the plot away from Hana Weiss`,
      `${first}\nA dialog asks whether to take the plot away from Hana Weiss`,
      `${first}\nKeep\n"Nothing was changed" is shown`,
      `${first}\nRelease it\n"Plot released" is shown`,
      `${first}\nRelease the plot\n"Plot released" is shown`
    ],
    never: [
      // What its buttons say is no part of what it asks.
      `${first}\nA dialog asks whether to keep the plot of Hana Weiss`,
      `${first}\nI am asked whether to keep the plot of Hana Weiss`,
      `${first}\nI am asked whether I really want to take the plot away from Omar Said`,
      `${first}\nI am asked whether to release all plots`,
      `I am asked whether to release plot 3`,
      `I am asked whether Hana Weiss has plot 3`,
      `${first}\nKeep\n"Plot released" is shown`,
      `${first}\nRelease it\n"Nothing was changed" is shown`,
      // A quotation by itself asks for nothing to be done.
      `${first}\n"Keep"\n"Nothing was changed" is shown`,
      `Keep\n"Nothing was changed" is shown`
    ]
  },
  {
    about: "a dialog that does several things of that name, and things of which nobody spoke",
    page: `
      <h1>Songs</h1>
      <ul><li>Blue hour <button onclick="edit.hidden = false">Edit</button> <button onclick="said.textContent = 'Song deleted'">Delete</button></li></ul>
      <p id="said"></p>
      <div id="edit" role="dialog" aria-modal="true" aria-label="Edit song" hidden
        style="position:fixed;top:30%;left:30%;width:40%;height:40%;background:#fff;border:1px solid">
        <button onclick="said.textContent = 'Cover deleted'">Delete cover</button>
        <button onclick="edit.hidden = true">Close</button>
      </div>`,
    never: [
      `Click Edit\nDelete it\n"Cover deleted" is shown`,
      `Click Edit\nDelete\n"Cover deleted" is shown`
    ],
    passed: [`Click Edit\nDelete the cover\n"Cover deleted" is shown`]
  }
]
