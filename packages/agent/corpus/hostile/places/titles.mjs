/** Words over what they are the title of, bars with texts and links in one line, and forms without the role of one. */
const checklist = (share) => `<h1>Trip</h1><div><div>Notes</div><div>None yet</div></div>
<div style="width:300px"><div>Checklist</div><div><label><input type=checkbox checked> Book a room</label></div>
<div><label><input type=checkbox> Pack</label></div><div>${share}</div><div>Activity</div><div>You packed nothing</div></div>`

const footer = `<style>.f>*{margin-right:14px}</style><h1>Todos</h1><ul><li>Milk</li></ul>
<div class="f" style="position:fixed;bottom:0;display:flex"><span>3 items left</span><a href="#a">All</a><a href="#b">Active</a><button>Clear</button></div>`

const sentence = `<h1>Todos</h1><ul><li>Milk</li></ul><footer><p>3 items left <a href="#a">in the basket</a></p></footer>`

const form = `<h1>Transfer</h1><div><div><label>Payee <input></label></div><div><label>Amount <input></label></div><button>Send</button></div>`

const swapped = (after) =>
  `<div id="r"><div><label>Payee <input></label></div><div><label>Amount <input></label></div><button onclick="r.innerHTML='${after}'">Send</button></div>`

export default [
  {
    about: "a title over a list that ends with a share",
    page: checklist("50% complete"),
    passed: ["The checklist should be 50% complete."],
    never: [
      "The checklist should be 75% complete.",
      "The notes should be 50% complete.",
      "The activity is 50%.",
      'The checklist does not contain "Pack".',
      'The checklist contains "You packed nothing".'
    ]
  },
  {
    about: "two shares",
    page: checklist("50% complete</div><div>Battery 75%"),
    never: ["The checklist should be 75% complete.", "The notes should be 75% complete."]
  },
  {
    about: "a bar with a text and links in one line",
    page: footer,
    passed: ['The footer says "3 items left".'],
    failed: ['The footer says "2 items left".'],
    never: ['The footer says "items left".', 'The footer says "3 items left All".']
  },
  {
    about: "a sentence that ends in a link",
    page: sentence,
    never: ['The footer says "3 items left".']
  },
  {
    about: "fields without a form around them",
    page: form,
    passed: ["The form is shown.", "The user remains on the form."],
    never: ["The form is not shown.", "The form is closed."]
  },
  {
    about: "a form that goes away",
    page: swapped("<p>Thank you</p>"),
    passed: ["Click Send. The form is not shown."],
    never: ["Click Send. The user remains on the form.", "Click Send. The form is shown."]
  },
  {
    about: "a form that one field to search in takes the place of",
    page: swapped("<p>Thank you</p><input aria-label=Search><button>Go</button>"),
    never: ["Click Send. The user remains on the form.", "Click Send. The form is shown."]
  },
  {
    about: "one of two fields that goes away",
    page: `<input aria-label="Filter"><div id="a"><input aria-label="Title"><button onclick="a.remove()">Cancel</button><button onclick="">Keep</button></div>`,
    failed: ["Click Keep. The input is not displayed any more."],
    blocked: ["Click Cancel. The input is not displayed any more."],
    passed: ["Click Cancel. The Title input is not displayed any more."]
  },
  {
    about: "a place that its kind and its first words tell",
    page: `<div style="display:flex"><div><h2>Soup</h2><p>Cook it</p><p>Popular</p></div><div style="width:200px"><p>Popular Tags</p><div><a href="#a">testing</a> <a href="#c">cooking</a></div></div></div>`,
    passed: ['The sidebar "Popular Tags" should contain "cooking".'],
    failed: ['The sidebar "Popular Tags" should contain "gardening".'],
    never: [
      'The sidebar "Popular Tags" should contain "Soup".',
      'The sidebar "Popular Tags" does not contain "cooking".'
    ]
  }
]
