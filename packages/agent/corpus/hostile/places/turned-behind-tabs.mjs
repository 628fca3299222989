/** "Switch the alarm off again under House rules": the one that was turned before, on the page that the words behind it call. */
const page = ({ again = "", leads = true, other = "", stuck = false } = {}) =>
  `<h1>House</h1><nav role="tablist"><button role="tab" id="a" aria-selected="true" onclick="go('rooms')">Rooms</button><button role="tab" id="b" aria-selected="false" onclick="go('rules')">House rules</button></nav>
<p id="s">Quiet</p>${other}
<section id="rooms"><h2>Rooms</h2><ul><li>Hall</li><li>Attic</li></ul></section>
<section id="rules" hidden><h2>What holds</h2><label><input type="checkbox" role="switch" id="w" onchange="s.textContent=${stuck ? "'Loud'" : "w.checked?'Loud':'Quiet'"}"> Night alarm</label>${again}</section>
<script>let n=0;function go(id){n++;if(${leads ? "true" : "n<3"}){rooms.hidden=id!=='rooms';rules.hidden=id!=='rules';a.setAttribute('aria-selected',id==='rooms');b.setAttribute('aria-selected',id==='rules')}}</script>`

const on = "Open House rules\nSwitch the night alarm on\nOpen Rooms"
const off = `${on}\nI switch the alarm off again under House rules`

export default [
  {
    about: "a switch behind a tab",
    page: page(),
    passed: [`${off}\n"Quiet" is shown\n"Loud" is not shown`],
    failed: [`${off}\n"Loud" is shown`],
    blocked: [`${on}\nI switch the alarm off again under Garden rules\n"Quiet" is shown`]
  },
  {
    about: "a switch that turns and changes nothing",
    page: page({ stuck: true }),
    passed: [],
    failed: [`${off}\n"Quiet" is shown`]
  },
  {
    about: "a tab that leads nowhere any more",
    page: page({ leads: false }),
    passed: [],
    never: [`${off}\n"Quiet" is shown`, `${off}\n"Loud" is shown`]
  },
  {
    about: "another switch of such a name that was turned as well",
    page: page({
      again: `<label><input type="checkbox" role="switch" onchange="s.textContent='Smoky'"> Smoke alarm</label>`
    }),
    passed: [],
    never: [
      `Open House rules\nSwitch the night alarm on and switch the smoke alarm on\nOpen Rooms\nI switch the alarm off again under House rules\n"Quiet" is shown`
    ]
  },
  {
    about: "a switch of that name on the page where one is",
    page: page({
      other: `<label><input type="checkbox" role="switch" checked onchange="s.textContent='Calm'"> Alarm</label>`
    }),
    passed: [`${off}\n"Quiet" is shown\nOpen Rooms\nThe switch "Alarm" is checked`],
    failed: [`${off}\nOpen Rooms\nThe switch "Alarm" is unchecked`]
  }
]
