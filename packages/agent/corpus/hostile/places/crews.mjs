/** A table of people under a filter that offers the same words as a list in the dialog over it, with days that are told in several ways. */
const crew = `<h1>Crew</h1><p><select id="f1" aria-label="Rank"><option value="">Any rank</option><option>Mate</option><option>Cook</option></select> <button onclick="d.showModal()">Sign on</button></p>
<table><thead><tr><th>Name</th><th>Rank</th><th>Last seen</th><th></th></tr></thead><tbody id="b"></tbody></table>
<dialog id="d"><h2>Sign on</h2><p><label>Name <input id="n"></label></p><p><label>Rank <select id="r"><option>Deckhand</option><option>Mate</option><option>Cook</option></select></label></p><button onclick="C.push([n.value,r.value,'Today']);d.close();draw()">Save</button> <button onclick="d.close()">Cancel</button></dialog>
<script>let C=[["Ola Lund","Mate","Yesterday"],["Rui Pinto","Cook","12 Oct 2026"],["Sam Hale","Deckhand","03/04/2026"]];
const draw=()=>b.innerHTML=C.filter(c=>!f1.value||c[1]==f1.value).map(c=>"<tr>"+c.map(x=>"<td>"+x+"</td>").join("")+"<td></td></tr>").join("");f1.onchange=draw;draw()</script>`

/** The dialog closes before it is chosen in, so that the filter is free. */
const shut = crew.replace("d.showModal()", "d.showModal();d.close()")

/** What can be done with each of them, but for the captain; what is done with all of them stands over the table. */
const deeds = (
  menus
) => `<h1>Crew</h1><button>Archive</button><div id="q"></div><table><thead><tr><th>Name</th><th></th></tr></thead><tbody>
<tr><td>Tove Dahl</td><td></td></tr><tr><td>Ola Lund</td><td>${menus ? '<button aria-label="More">…</button>' : "<button onclick=\"q.innerHTML='<div role=dialog aria-label=Question><p>Dismiss Ola Lund?</p><button onclick=q.innerHTML=0>Keep</button> <button>Dismiss</button></div>'\">Dismiss</button>"}</td></tr><tr><td>Rui Pinto</td><td>${menus ? '<button aria-label="More">…</button>' : "<button disabled>Dismiss</button>"}</td></tr></tbody></table>`

export default [
  {
    about: "what may be done with whom",
    page: deeds(false),
    passed: [
      "Tove Dahl cannot be dismissed",
      "Ola Lund can be dismissed",
      "Rui Pinto cannot be dismissed",
      "Dismiss Ola Lund but cancel\nOla Lund is shown",
      "Dismiss Ola Lund\nCancel\nOla Lund is shown"
    ],
    never: [
      "Tove Dahl can be dismissed",
      "Ola Lund cannot be dismissed",
      "Rui Pinto can be dismissed",
      "Tove Dahl cannot be archived",
      "Ola Lund cannot be archived",
      "Ola Lund can be archived",
      "Tove Dahl cannot be edited",
      "Dismiss Ola Lund but cancel\nOla Lund is not shown"
    ]
  },
  {
    about: "what may be done stands in menus",
    page: deeds(true),
    passed: ["Tove Dahl is shown"],
    never: ["Tove Dahl cannot be dismissed", "Ola Lund cannot be dismissed", "Ola Lund cannot be archived"]
  },
  {
    about: "days in a column, and a list over a list",
    page: crew,
    passed: [
      "Last seen of Ola Lund is Yesterday",
      "The last seen of Rui Pinto is 12 October 2026",
      "Last seen of Rui Pinto is October 12, 2026",
      "Ola Lund was last seen yesterday",
      "Rui Pinto was last seen on 12 October 2026",
      "Click Sign on and choose Cook\nClick Cancel\nOla Lund is listed",
      "Click Sign on, enter Ines Roth and choose Cook\nClick Save\nThere are 4 rows\nInes Roth has the rank Cook"
    ],
    never: [
      "Last seen of Ola Lund is Today",
      "Ola Lund was last seen today",
      "Rui Pinto was last seen yesterday",
      "Rui Pinto was last seen on 13 October 2026",
      "Sam Hale was last seen on 12 October 2026",
      "Ola Lund was last paid yesterday",
      "Last seen of Rui Pinto is Yesterday",
      "Last seen of Rui Pinto is 13 October 2026",
      'Last seen of Rui Pinto is "12 October 2026"',
      "Last seen of Sam Hale is 3 April 2026",
      "Last seen of Sam Hale is Yesterday",
      "Click Sign on and choose Cook\nClick Cancel\nOla Lund is not listed",
      "Click Sign on, enter Ines Roth and choose Cook\nClick Save\nInes Roth has the rank Mate",
      "Click Sign on, enter Ines Roth and choose Bosun\nClick Save\nThere are 4 rows"
    ]
  },
  {
    about: "a dialog that does not stay",
    page: shut,
    passed: ["Choose Cook\nOla Lund is not listed"],
    never: ["Click Sign on and choose Cook\nThere are 3 rows"]
  }
]
