/** What is chosen, ticked, barred and called on in pages of boxes alone. */
const style = `<style>.select{border:1px solid #999;width:170px;padding:4px;cursor:pointer;display:flex;justify-content:space-between}.menu{display:none}.menu.open{display:block}.menu div{cursor:pointer;padding:3px}.action{display:inline-block;padding:4px 10px;background:#36c;color:#fff;cursor:pointer}.action.disabled{opacity:.45;cursor:not-allowed}.action.is-disabled{opacity:.5;pointer-events:none}.job{display:flex;gap:8px;padding:5px}.checkbox{width:16px;height:16px;border:2px solid #555;cursor:pointer;font-size:12px;line-height:15px;text-align:center}.swatch{width:16px;height:16px;border:1px solid #555;cursor:pointer}.slide{display:inline-block;width:40px;height:20px;border-radius:10px;background:#bbb;position:relative;cursor:pointer}.slide i{position:absolute;width:16px;height:16px;border-radius:8px;background:#fff;top:2px;left:2px}.slide.on i{left:22px}.toast{position:fixed;right:10px;bottom:10px;background:#333;color:#fff;padding:8px}</style>`

const drawn = (label, chosen, ...choices) =>
  `<div class="field"><div class="caption">${label}</div><div class="select" onclick="this.nextElementSibling.classList.toggle('open')"><span>${chosen}</span><span>▾</span></div><div class="menu">${choices.map((each) => `<div onclick="this.parentNode.previousElementSibling.firstElementChild.textContent='${each}';this.parentNode.classList.remove('open')">${each}</div>`).join("")}</div></div>`

const told = (id, label, chosen, ...choices) =>
  `<div><span id="l-${id}">${label}</span><button type="button" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="l-${id} v-${id}" onclick="this.nextElementSibling.hidden=false;this.setAttribute('aria-expanded','true')"><span id="v-${id}">${chosen}</span> ▾</button><ul role="listbox" aria-labelledby="l-${id}" hidden>${choices.map((each) => `<li role="option" onclick="document.getElementById('v-${id}').textContent='${each}';this.parentNode.hidden=true">${each}</li>`).join("")}</ul></div>`

const job = (text, done) =>
  `<div class="job"><div class="checkbox" onclick="this.textContent=this.textContent?'':'✓';n.textContent=document.querySelectorAll('.checkbox').length-[...document.querySelectorAll('.checkbox')].filter(e=>e.textContent).length+' to go'">${done ? "✓" : ""}</div><div>${text}</div></div>`

const crew = `<table aria-label="Tickets"><thead><tr><th>No.</th><th>Subject</th><th>Agent</th><th>Status</th></tr></thead><tbody><tr><td>611</td><td>Lost key</td><td>Ines</td><td>Open</td></tr><tr><td>612</td><td>Broken lamp</td><td>Olaf</td><td>Closed</td></tr></tbody></table><div class="toast" role="status">Ticket 612 closed</div>`

export default [
  {
    about: "lists of boxes with an arrow",
    page: `${style}<h1>Booking</h1>${drawn("Deck", "Upper", "Upper", "Lower")}${drawn("Meal", "None", "None", "Vegan")}`,
    passed: [
      '"Upper" is selected as the deck.',
      'The Deck dropdown shows "Upper".',
      'Select Lower in the Deck dropdown. "Lower" is selected in the Deck dropdown.',
      'Choose "Vegan" as the meal. The meal is "Vegan". The deck is "Upper".'
    ],
    failed: [
      '"Lower" is selected as the deck.',
      'The Meal dropdown shows "Upper".',
      '"Vegan" is selected in the Meal dropdown.',
      'Choose "Vegan" as the meal. The meal is "None".'
    ],
    never: ['Select Window in the Deck dropdown. The deck is "Upper".', '"Upper" is selected as the cabin.']
  },
  {
    about: "lists that are told by their label and what is chosen",
    page: `<h1>Filter</h1>${told("a", "Region", "Everywhere", "Everywhere", "Coast", "Hills")}${told("b", "Sort by", "Name", "Name", "Coast")}`,
    passed: [
      'Select "Hills" in the Region dropdown. The Region dropdown shows "Hills".',
      '"Name" is selected in the Sort by dropdown.'
    ],
    failed: [
      'The Region dropdown shows "Coast".',
      'Select "Coast" in the Region dropdown. The Sort by dropdown shows "Coast".'
    ],
    never: ['Select "Coast" in the Country dropdown. The Region dropdown shows "Coast".']
  },
  {
    about: "boxes to press that are barred by their looks",
    page: `${style}<h1>Round</h1><div class="action disabled" onclick="0">Close round</div> <div class="action" onclick="0">Add note</div> <span class="action is-disabled">Print</span> <div class="disabled">Paused</div>`,
    passed: [
      "The Close round button is disabled.",
      "The Add note button is enabled.",
      "The Print button is disabled."
    ],
    failed: [
      "The Close round button is enabled.",
      "The Add note button is disabled.",
      "The Print button is enabled."
    ],
    never: ["The Paused button is disabled.", 'Click Close round. "Round" is shown.']
  },
  {
    about: "boxes to tick, and colours to choose",
    page: `${style}<h1>Jobs</h1><p id="n">1 to go</p>${job("Sweep the yard", false)}${job("Feed the geese", true)}<div class="job"><div class="swatch box" style="background:#fc0" onclick="0"></div><div>Amber</div></div>`,
    passed: [
      'Tick the job "Sweep the yard". "0 to go" is shown.',
      "Tick Sweep the yard. The Sweep the yard checkbox is ticked.",
      "The Feed the geese checkbox is ticked.",
      'Untick "Feed the geese". "2 to go" is shown.'
    ],
    failed: ["The Sweep the yard checkbox is ticked.", "The Feed the geese checkbox is not ticked."],
    never: ["The Amber checkbox is not ticked.", "The Amber checkbox is ticked."]
  },
  {
    about: "what a switch says beside itself",
    page: `${style}<h1>Hall</h1><div>Heating <div class="slide" onclick="this.classList.toggle('on');s.textContent=this.classList.contains('on')?'On':'Off'"><i></i></div> <span id="s">Off</span></div>`,
    passed: [
      "The Heating switch shows Off.",
      "Turn on the Heating switch. The Heating switch shows On. The Heating switch is on."
    ],
    failed: ["The Heating switch shows On.", "Turn on Heating. The Heating switch shows Off."],
    never: ["The Off switch is on.", "The Cooling switch shows Off."]
  },
  {
    about: "a number in a table, and a message that speaks of it",
    page: crew,
    passed: [
      'The status of ticket 612 is "Closed".',
      'The row for ticket 611 shows "Ines".',
      "The agent of ticket 612 is Olaf."
    ],
    failed: ['The status of ticket 612 is "Open".', 'The row for ticket 611 shows "Olaf".'],
    never: ['The status of ticket 613 is "Closed".', 'The row for ticket 613 shows "Ines".']
  },
  {
    about: "a line that tells its own value, among others that have values",
    page: `<style>.lane{border:1px solid #ccc;padding:8px;display:flex;gap:30px}</style><div class="bar">Choir</div><div class="all"><div>Singers</div><div class="lane"><b>Una</b><span>€40.00</span><em>Late</em></div><div class="lane"><b>Otto</b><span>€25.00</span><em>Paid</em></div><div class="lane"><b>Ruth</b><span>€40.00</span><em>Late</em></div><div><div>Open fees: <span>€80.00</span></div></div></div>`,
    passed: ["The open fees are €80.00."],
    failed: ["The open fees are €40.00.", "The open fees are Late.", 'The open fees are "Paid".']
  },
  {
    about: "a day in a field, told with the dialog",
    page: `<div role="dialog" aria-label="Plan a visit"><h2>Plan a visit</h2><label>Visit date <input type="date" value="2026-03-09"></label></div>`,
    passed: ['The dialog "Plan a visit" is shown with the visit date 9 March 2026.'],
    failed: ['The dialog "Plan a visit" is shown with the visit date 10 March 2026.']
  }
]
