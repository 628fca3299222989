/** "The ticket" under a list of tickets, one of which is open: what another of them says is not said of it. */
const page = `<div style="display:flex;gap:20px"><section aria-label="Tickets"><h2>Tickets</h2><ul>
    <li><button>Printer is offline</button> <span>Low</span></li>
    <li><button>Cannot log in</button> <span>Urgent</span></li>
    <li><button>Late parcel</button> <span>High</span></li></ul></section>
  <main id="open"><p>Select one</p></main></div>
  <script>
    for (const button of document.querySelectorAll("li button")) button.onclick = () => {
      document.getElementById("open").innerHTML = "<h1>" + button.textContent + "</h1><p>It does not work.</p><label>Priority <select><option>Low</option><option>Urgent</option></select></label>"
    }
  </script>`
const opened = "Open Printer is offline\nChange Priority to Urgent\n"

export default [
  {
    about: "the list keeps what it said",
    page,
    passed: [`${opened}Priority is Urgent`, `${opened}Cannot log in has the label Urgent`],
    failed: [],
    never: [
      `${opened}In the ticket list, it should have the label "Urgent"`,
      `${opened}In the ticket list, this ticket should have the label "Urgent"`,
      `${opened}In the ticket list, the ticket shows Urgent`,
      `${opened}This ticket shows "High"`,
      `${opened}The ticket shows "Cannot log in"`
    ]
  }
]
