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
  },
  {
    about: "lists that open from boxes that are pressed, each with its label, what is chosen and an arrow",
    page: `<style>.dd{position:relative;display:inline-block;margin:6px}.o{cursor:pointer;border:1px solid #aaa;padding:6px}.m{position:absolute;top:34px;left:0;background:#fff;border:1px solid #aaa;z-index:3}.m div{cursor:pointer;padding:6px}</style><h1>Loans</h1><div id="bar"></div><p id="said"></p><script>const chosen={State:"Any",Branch:"All"},offers={State:["Any","Open","Closed"],Branch:["All","North","South"]};let open="";function draw(){bar.innerHTML=Object.keys(offers).map(k=>'<div class="dd"><div class="o" data-k="'+k+'"><span>'+k+':</span> <b>'+chosen[k]+'</b> ▾</div>'+(open===k?'<div class="m">'+offers[k].map(v=>'<div data-of="'+k+'" data-v="'+v+'">'+v+'</div>').join("")+'</div>':"")+'</div>').join("");said.textContent="Showing "+chosen.State+" loans of "+chosen.Branch}document.addEventListener("click",e=>{const o=e.target.closest("[data-k]"),p=e.target.closest("[data-v]");if(p){chosen[p.dataset.of]=p.dataset.v;open=""}else if(o)open=open===o.dataset.k?"":o.dataset.k;draw()});draw()</script>`,
    passed: [
      "Set the State filter to Open\n“Showing Open loans of All” is shown",
      "Choose North in Branch\n“Showing Any loans of North” is shown",
      "Set the State filter to Closed and the Branch filter to South\n“Showing Closed loans of South” is shown"
    ],
    blocked: [
      "Set the State filter to North\n“Showing” is shown",
      "Choose Gone in Branch\n“Loans” is shown",
      "Set the Kind filter to Open\n“Loans” is shown"
    ],
    never: [
      "Set the State filter to Open\n“Showing Closed loans of All” is shown",
      "Set the Branch filter to Open\n“Showing Open loans of All” is shown"
    ]
  },
  {
    about: "what only reads like such a box",
    page: `<h1>Loans</h1><div style="border:1px solid #aaa">State: Any ▾</div><p>Open</p><div style="cursor:pointer" onclick="s.textContent='Pressed'">State: nobody knows</div><p id="s"></p>`,
    never: ["Set the State filter to Open\n“Loans” is shown", "Choose Open in State\n“Pressed” is shown"]
  }
]
