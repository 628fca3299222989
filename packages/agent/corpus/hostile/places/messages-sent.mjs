/** "Send “On my way”": a message is written and sent, where there is one line for it; nothing else is sent for want of it. */
const talk = (title, send) => `
  <style>.side{float:left;width:180px}</style>
  <div class="side"><input type="search" placeholder="Search rooms" aria-label="Search rooms">
    <ul><li>Harbour<p>Tide at six</p></li><li>Galley</li></ul></div>
  <main><h2>${title}</h2><div role="log" aria-label="Conversation"><p>Tide at six</p></div>
    <form><input id="line" placeholder="Write a message" aria-label="Message"><button id="go" disabled>Send</button></form></main>
  <script>
    line.oninput = () => { go.disabled = line.value.trim() === '' }
    document.querySelector('form').onsubmit = (event) => {
      event.preventDefault()
      const said = document.createElement('p')
      said.textContent = line.value
      ${send}
      line.value = ''
      go.disabled = true
    }
  </script>`
const shown = "document.querySelector('[role=log]').append(said)"

export default [
  {
    about: "a line for messages beside a search",
    page: talk("Harbour", shown),
    passed: [
      'Send "On my way"\nThe conversation shows On my way',
      'Send the message "On my way"\nThe conversation shows On my way',
      'Send a message saying "On my way"\nThe message field is empty',
      'Send "On my way" to Harbour\nThe conversation shows On my way',
      "Send hello\nThe conversation shows hello",
      "The Send button is disabled"
    ],
    never: [
      'Send "On my way" to Galley\nThe conversation shows On my way',
      'Send "On my way"\nThe conversation shows On my day',
      'Send "On my way"\nThe message field contains On my way',
      "Send the invoice\nThe conversation shows Tide at six",
      'Send "On my way"\nThe search field contains On my way',
      'Send "Tide at six"\nThe conversation shows On my way'
    ]
  },
  {
    about: "a line for messages that loses them",
    page: talk("Harbour", ""),
    passed: ["The conversation shows Tide at six"],
    never: [
      'Send "On my way"\nThe conversation shows On my way',
      "Send hello\nThe conversation shows hello",
      'Send the message "On my way"\n"On my way" is shown'
    ]
  },
  {
    about: "a form with more than a line",
    page: `<h1>Write to us</h1><label>Subject <input></label><label>Message <textarea></textarea></label><button>Send</button><p hidden>Sent</p>
      <script>document.querySelector('button').onclick = () => { document.querySelector('p').hidden = false }</script>`,
    passed: ['Enter "Hi" in the Message field\nClick Send\nSent is shown'],
    never: ['Send "On my way"\nSent is shown', "Send hello\nSent is shown"]
  }
]
