/** "Ask for a desk: floor ▯, day ▯", "try another one with ▯ for 2 nights": a form that is there, told by what goes into it. */
const page = (
  lies = false
) => `<h1>Desks</h1><form onsubmit="event.preventDefault();o.textContent='Asked: '+[w.value,f.value,${lies ? "'Attic'" : "n.value"}].join(', ')">
<label>Name <input id="w"></label><label>Floor <select id="f"><option>Choose</option><option>Ground floor</option><option>Top floor</option></select></label>
<label>Nights <select id="n"><option>1 night</option><option>2 nights</option><option>3 nights</option></select></label><button>Send request</button></form><p id="o"></p>`

export default [
  {
    about: "what is asked for goes into the form",
    page: page(),
    passed: [
      'Ask for a desk: name Ada Moss, floor Top floor, nights 2 nights\nI see "Asked: Ada Moss, Top floor, 2 nights"',
      'I ask for a desk: name Ada Moss, floor Top floor\nI send the request\nI see "Asked: Ada Moss, Top floor, 1 night"',
      'Try another one with Ada Moss for 3 nights and press Send request\nI see "Asked: Ada Moss, Choose, 3 nights"'
    ],
    failed: [
      'Ask for a desk: name Ada Moss, floor Top floor\nI see "Asked: Ada Moss, Ground floor, 1 night"',
      'Try another one with Ada Moss for 3 nights and press Send request\nI see "Asked: Ada Moss, Choose, 2 nights"'
    ],
    never: [
      'Ask for a desk: name Ada Moss, colour Blue\nI see "Asked: Ada Moss, Choose, 1 night"',
      'Ask for a desk: name Ada Moss, floor Cellar\nI see "Asked: Ada Moss, Choose, 1 night"',
      'Try another one with Ada Moss for 5 nights and press Send request\nI see "Asked: Ada Moss, Choose, 1 night"',
      'Ask Ada for a desk: floor Top floor\nI see "Asked: , Top floor, 1 night"'
    ]
  },
  {
    about: "the form takes something else",
    page: page(true),
    failed: [
      'Ask for a desk: name Ada Moss, floor Top floor, nights 2 nights\nI see "Asked: Ada Moss, Top floor, 2 nights"'
    ]
  }
]
