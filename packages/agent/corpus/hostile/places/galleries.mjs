/** "The right arrow of the gallery", where nothing is called a gallery; "send it" after a box was ticked; the bookmark of a thing; filters that their class calls facets. */
const picture = (color) =>
  `<svg role=img aria-label="Front" width=300 height=160><rect width=300 height=160 fill="${color}"/></svg>`
const gallery = (id, label) =>
  `<div id=${id} style="width:320px">${picture("#aac")}<button aria-label="Previous ${label}" onclick="n${id}.textContent = Number(n${id}.textContent) - 1">‹</button><button aria-label="Next ${label}" onclick="n${id}.textContent = Number(n${id}.textContent) + 1">›</button><span id=n${id}>1</span></div>`

export default [
  {
    about: "one gallery, and the pages of a list below it",
    page: `<h1>Elm Court</h1>${gallery("g", "photo")}<p>Reviews</p><button aria-label="Next page" onclick="p.textContent = 2">›</button> Page <span id=p>1</span>`,
    passed: ['Click the right arrow of the gallery twice. "3" is shown.'],
    never: [
      'Click the right arrow of the gallery twice. "Page 2" is shown.',
      'Click the left arrow of the gallery. "2" is shown.'
    ]
  },
  {
    about: "two galleries",
    page: `<h1>Elm Court</h1>${gallery("g", "photo")}${gallery("h", "plan")}`,
    blocked: ['Click the right arrow of the gallery. "2" is shown.']
  },
  {
    about: "a form whose last field is a box",
    page: `<h1>Apply</h1><form onsubmit="event.preventDefault(); m.textContent = k.checked ? 'Sent' : 'Agree first'"><label>Name <input></label><label><input type=checkbox id=k> I agree to the terms</label><button>Send application</button></form><p id=m></p>`,
    passed: ['Enter Ada in Name, tick "I agree to the terms" and send it. "Sent" is shown.'],
    never: ['Enter Ada in Name, tick "I agree to the terms" and send it. "Agree first" is shown.']
  },
  {
    about: "a box and a field that are no part of what is sent",
    page: `<h1>Contact</h1><label><input type=checkbox> Dark mode</label><label>Search <input></label><form onsubmit="event.preventDefault(); m.textContent = 'Sent'"><label>Message <input></label><button>Send message</button></form><p id=m></p>`,
    passed: ['Enter Hello in Message and send it. "Sent" is shown.'],
    never: [
      'Tick Dark mode and send it. "Sent" is shown.',
      'Enter lamp in the Search field and send it. "Sent" is shown.'
    ]
  },
  {
    about: "filters, by a class that many use",
    page: `<h1>Jobs</h1><div class=facets><h4>Type</h4><label><input type=checkbox> Contract <i>4</i></label><br><label><input type=checkbox> Internship <i>2</i></label></div><main><p>Contract <b>7</b></p></main>`,
    passed: ["In the filters, Contract has a count of 4."],
    never: ["In the filters, Contract has a count of 7.", "In the filters, Internship has a count of 4."]
  }
]
