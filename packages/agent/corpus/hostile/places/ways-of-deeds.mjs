/** Deeds that are told by other words than the page has for them, and what must not be taken for them. */
const says = (text) => `onclick="out.textContent='${text}'"`
const ask = (yes, no = "Cancel") =>
  `<div role=dialog aria-label="Delete photo?" style="position:fixed;inset:100px;background:#fff"><h2>Delete photo?</h2><button aria-label=Close ${says("Closed")}>×</button><p>It will be gone.</p><button ${says("Kept")}>${no}</button>${yes.map((each) => `<button ${says(`${each} it`)}>${each}</button>`).join("")}</div><p id=out></p>`
const card = (name, price, verb) =>
  `<div style="padding:8px"><div><span style="display:block">${name}</span><span style="display:block">Compact</span></div><div><span style="display:block">${price}</span><div style="cursor:pointer" ${says(`${name} ${verb}`)}>${verb}</div></div></div>`
const row = (who) =>
  `<tr><td>${who}</td><td>Pending</td><td><button ${says(`${who} declined`)}>Decline</button></td></tr>`

export default [
  {
    about: "a dialog with one way on and two ways out",
    page: ask(["Delete"]),
    passed: ['Confirm. "Delete it" is shown', 'Cancel the dialog. "Kept" is shown'],
    never: [
      'Confirm. "Kept" is shown',
      'Cancel the dialog. "Delete it" is shown',
      'Cancel the dialog. "Closed" is shown'
    ]
  },
  {
    about: "a dialog with two ways on",
    page: ask(["Delete", "Archive"]),
    never: ['Confirm. "Delete it" is shown', 'Confirm. "Archive it" is shown', 'Confirm. "Kept" is shown']
  },
  {
    about: "cards of two parts each, with a word for choosing of their own",
    page: `<h1>Cars</h1><div>${card("Fiat 500", "£32", "Select")}${card("Toyota Yaris", "£38", "Select")}</div><p id=out></p>`,
    passed: ['Take the Fiat 500. "Fiat 500 Select" is shown'],
    never: [
      'Take the Fiat 500. "Toyota Yaris Select" is shown',
      'Take the Audi A1. "Fiat 500 Select" is shown'
    ]
  },
  {
    about: "cards that offer something else than to choose",
    page: `<h1>Cars</h1><div>${card("Fiat 500", "£32", "Details")}${card("Toyota Yaris", "£38", "Details")}</div><p id=out></p>`,
    never: ['Take the Fiat 500. "Fiat 500 Details" is shown']
  },
  {
    about: "a request in each line, of another person each",
    page: `<h1>Leave requests</h1><table><tr><th>Person</th><th>Status</th><th>Action</th></tr>${row("Hannah Wolf")}${row("Luis Ortega")}</table><p id=out></p>`,
    passed: ['Decline the request from Hannah Wolf. "Hannah Wolf declined" is shown'],
    never: [
      'Decline the request from Hannah Wolf. "Luis Ortega declined" is shown',
      'Decline the request. "Hannah Wolf declined" is shown',
      'Decline the request from Ada Byron. "Hannah Wolf declined" is shown'
    ]
  },
  {
    about: "two fields to write in, each with a button of its own",
    page: `<h1>Thread</h1><form onsubmit="out.textContent='C '+c.value;return false"><label>Add a comment <textarea id=c></textarea></label><button>Post comment</button></form><form onsubmit="out.textContent='A '+a.value;return false"><label>Your answer <textarea id=a></textarea></label><button>Post your answer</button></form><p id=out></p>`,
    passed: ['Add the comment "Fine". "C Fine" is shown'],
    never: ['Add the comment "Fine". "A Fine" is shown', 'Add the note "Fine". "A Fine" is shown']
  },
  {
    about: "options with a remark behind their names",
    page: `<label>Swap with <select onchange="out.textContent=this.value"><option>Nobody</option><option>Hannah Wolf (Late)</option><option>Luis Ortega (Early)</option><option>Luis Ortega (Late)</option></select></label><p id=out></p>`,
    passed: ['Choose Hannah Wolf in the "Swap with" list. The "Swap with" list shows "Hannah Wolf (Late)"'],
    never: [
      'Choose Luis Ortega in the "Swap with" list. "Luis Ortega (Early)" is shown',
      'Choose Luis Ortega in the "Swap with" list. "Luis Ortega (Late)" is shown'
    ]
  },
  {
    about: "fields that are called the first and the last, and a measure behind a label",
    page: `<label>First day <input></label><br><label>Last day <input></label><br><label>Amount (USD) <input></label><br><label>Amount (items) <input></label><br><label>Weight (kg) <input></label>`,
    passed: [
      'Enter "Mon" as First day. The First day field contains "Mon"',
      'Change the weight to "18". The field "Weight (kg)" contains "18"'
    ],
    never: [
      'Enter "Mon" as First day. The Last day field contains "Mon"',
      'Change the amount to "18". The field "Amount (USD)" contains "18"',
      'Change the amount to "18". The field "Amount (items)" contains "18"'
    ]
  },
  {
    about: "a card that says what a click on it does",
    page: `<h1>Study</h1><div style="cursor:pointer" ${says("Lisbon")}><p>Capital of Portugal?</p><p>Click to flip</p></div><div style="cursor:pointer" ${says("Gone")}><p>This deck</p><p>Click to drop</p></div><p id=out></p>`,
    passed: ['Flip the card. "Lisbon" is shown'],
    never: ['Flip the card. "Gone" is shown', 'Turn the card. "Lisbon" is shown']
  }
]
