const trains = (
  button,
  more = ""
) => `<h1>Trains</h1><div class="box"><label>From <input></label><label>To <input></label>
<button onclick="document.getElementById('said').textContent = 'Choose a station'">${button}</button></div>${more}<p id="said"></p>`

const steps = 'Submit the search form without filling in anything\n"Choose a station" is shown'

export default [
  {
    about: "a form that is called by what its button says",
    page: trains("Search trains", "<button onclick=\"document.body.append('Sent')\">Save</button>"),
    passed: [steps, 'Submit the search form. "Choose a station" is shown'],
    never: ['Submit the contact form. "Choose a station" is shown', 'Submit the search form. "Sent" is shown']
  },
  {
    about: "a form to search with, in the words of another language",
    page: trains("Züge suchen"),
    passed: [steps],
    never: ['Submit the contact form. "Choose a station" is shown', 'Submit the search form. "Sent" is shown']
  },
  {
    about: "two buttons that search, and one before any field",
    page: `<button onclick="document.body.append('Choose a station')">Search help</button>${trains("Search trains")}`,
    never: [
      'Submit the search form. "Choose a station" is not shown',
      'Submit the contact form. "Trains" is shown'
    ],
    blocked: ['Submit the search form. "Trains" is shown']
  }
]
