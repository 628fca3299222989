/** Cards that a button of theirs chooses, menus of rows, dialogs that ask, and columns that are called at more length. */
const car = (name, seats) =>
  `<div class="card" style="border:1px solid;padding:8px"><div>${name}</div><div>${seats} seats</div><div>£${seats}0.00</div><div class="btn" style="cursor:pointer" onclick="document.getElementById('got').textContent='Booked: ${name}'">Select</div></div>`

const person = (name, open) =>
  `<tr><td>${name}</td><td>Active</td><td><button aria-label="Options for ${name}" aria-haspopup="menu" onclick="var m=this.nextElementSibling;m.style.opacity=1;m.style.visibility='visible'">⋮</button><div role="menu" style="position:absolute;opacity:${open ? 1 : 0};visibility:${open ? "visible" : "hidden"};background:#fff"><button role="menuitem" onclick="this.closest('tr').children[1].textContent='Upgraded'">Upgrade plan</button><button role="menuitem" onclick="this.closest('tr').children[1].textContent='Removed'">Remove</button></div></td></tr>`

const line = (no, state) =>
  `<tr role="checkbox" aria-checked="false"><td><input type="checkbox" aria-label="select order ${no}"></td><td>${no}</td><td>${state}</td></tr>`

export default [
  {
    about: "cars that come with a search, each with a button that selects it",
    page: `<h1>Cars</h1><button onclick="document.getElementById('list').innerHTML=document.getElementById('t').innerHTML">Search cars</button><div id="list"></div><p id="got">Nothing booked</p><template id="t">${car("Fiat 500", 4)}${car("Skoda Karoq", 5)}${car("Tesla Model 3", 6)}</template>`,
    passed: [
      "Click Search cars and select the Skoda Karoq. Booked: Skoda Karoq is shown",
      "Click Search cars. Choose Fiat 500. Booked: Fiat 500 is shown"
    ],
    never: [
      "Click Search cars and select the Volvo. Nothing booked is shown",
      "Click Search cars and select the Skoda Karoq. Booked: Fiat 500 is shown"
    ]
  },
  {
    about: "menus of rows that are all there, and seen one at a time",
    page: `<h1>People</h1><table><tr><th>Name</th><th>State</th><th></th></tr>${person("Hugo Mota", false)}${person("Ines Costa", false)}${person("Ruth Klein", false)}</table>`,
    passed: [
      'Click "Options for Hugo Mota". Click "Upgrade plan". The state of Hugo Mota is Upgraded',
      'Remove Ines Costa using the "Options for Ines Costa" menu. The state of Ines Costa is Removed'
    ],
    never: [
      'Click "Options for Hugo Mota". Click "Upgrade plan". The state of Ines Costa is Upgraded',
      'Click "Upgrade plan". The state of Hugo Mota is Upgraded'
    ]
  },
  {
    about: "lines that are boxes by their role, counted as the lines that they are",
    page: `<h1>Orders</h1><table><tr><th></th><th>Order</th><th>Spent in June</th></tr>${line("#1001", "€12")}${line("#1002", "€40")}${line("#1003", "€7")}</table>`,
    passed: ["I see 3 orders in the table", "In the #1002 row the spent column is €40"],
    failed: ["I see 4 orders in the table", "In the #1002 row the spent column is €12"],
    never: ["In the #1002 row the paid column is €40"]
  },
  {
    about: "a dialog that asks for a reason, and a calendar that lies over the next field",
    page: `<h1>Leave</h1><button onclick="d.hidden=false">Decline</button><p id="s">Pending</p><div id="d" hidden role="dialog" aria-label="Decline request" style="position:fixed;inset:300px 100px 20px;background:#fff;border:1px solid"><h2>Decline request</h2><label>Reason <input></label><button onclick="d.hidden=true">Cancel</button><button onclick="d.hidden=true;s.textContent='Declined'">Decline request</button></div>
<div style="position:relative;width:300px"><label>First day <input id="f" onfocus="c.hidden=false" onblur="c.hidden=true"></label><table id="c" hidden style="position:absolute;top:24px;left:0;background:#fff;z-index:3"><tr><td>1</td><td>2</td><td>3</td></tr><tr><td>8</td><td>9</td><td>10</td></tr></table><br><label>Days <input type="number" oninput="n.textContent='Days: '+this.value"></label></div><p id="n"></p><script>var d=document.getElementById('d'),s=document.getElementById('s'),c=document.getElementById('c'),n=document.getElementById('n')</script>`,
    passed: [
      'Click Decline. Enter Too busy as the reason and confirm. "Declined" is shown',
      'Set the first day to 03/12/2026. Set the days to 3. "Days: 3" is shown'
    ],
    never: [
      'Click Decline. Enter Too busy as the reason and confirm. "Pending" is shown',
      'Set the days to 3. "Days: 4" is shown'
    ]
  }
]
