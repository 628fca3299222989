/** "Select the ward Abbey": the list and what is chosen in it, where a button opens the list. */
const list = (id, label, all) =>
  `<div><span id="l${id}">${label}</span><button id="${id}" aria-labelledby="l${id}" aria-haspopup="listbox" aria-expanded="false" onclick="toggle('${id}')"><span>Select</span></button><div id="o${id}" role="listbox" hidden>${all.map((name) => `<div role="option" style="cursor:pointer" onclick="pick('${id}','${name}')">${name}</div>`).join("")}</div></div>`
const page = `<h1>Application</h1>${list("w", "Ward", ["Abbey", "Castle"])}${list("z", "Zone", ["North", "Castle"])}<p id="said"></p>
<script>function toggle(id){const o=document.getElementById('o'+id);o.hidden=!o.hidden;document.getElementById(id).setAttribute('aria-expanded',String(!o.hidden))}function pick(id,name){said.textContent=id+' is '+name;toggle(id)}</script>`

export default [
  {
    about: "two lists, of which one is named",
    page,
    passed: [
      'Select the ward Abbey. "w is Abbey" is shown',
      'Select the zone Castle. "z is Castle" is shown'
    ],
    never: [
      'Select the zone Abbey. "w is Abbey" is shown',
      'Select the ward Castle. "z is Castle" is shown',
      'Select the region Abbey. "z is Abbey" is shown'
    ]
  },
  {
    about: "the way to where one is, and a button of the same verb",
    page: `<nav><a href="#in" aria-current="page" onclick="said.textContent='nothing'">Check in a boat</a> <a href="#list">Berths</a></nav><main><h1>Check in a boat</h1><label>Boat name <input></label><button type="button" onclick="said.textContent='Checked in'">Check in</button><p id="said"></p></main>`,
    passed: ['Enter Puffin in Boat name. Check the boat in. "Checked in" is shown'],
    never: ['Enter Puffin in Boat name. Check the boat out. "Checked in" is shown']
  }
]
