/** Things that are written down and added: where they are written, what stands there afterwards, and how many are left. */
const list = `<style>.t{display:flex;gap:8px;padding:4px}.t.done span{text-decoration:line-through}.c{background:#dde;border-radius:6px;padding:1px 6px}</style><h1>Packing</h1>
<form><input id="n" placeholder="What do you take along?"> <button>Add</button></form><div id="l"></div><p id="k"></p>
<p><button data-f="">All</button> <button data-f="o">Open</button> <button data-f="d">Packed</button></p>
<script>let F="",T=[["Passport",0,["papers","must"]],["Towel",1,["beach"]],["Sun hat",0,["beach"]]];
const draw=()=>{l.innerHTML="";T.filter(t=>!F||(F=="d")==!!t[1]).forEach(t=>{const d=document.createElement("div");d.className="t"+(t[1]?" done":"");d.innerHTML='<input type="checkbox" aria-label="Complete '+t[0]+'"'+(t[1]?" checked":"")+"><span>"+t[0]+"</span>"+t[2].map(x=>'<i class="c tag">'+x+"</i>").join("");d.firstChild.onchange=()=>{t[1]=!t[1];draw()};l.append(d)});k.textContent=T.filter(t=>!t[1]).length+" items left"};
document.querySelector("form").onsubmit=e=>{e.preventDefault();if(n.value)T.push([n.value,0,[]]);n.value="";draw()};document.querySelectorAll("[data-f]").forEach(b=>b.onclick=()=>{F=b.dataset.f;draw()});draw()</script>`

const notes = (kept) =>
  `<h1>My notes</h1><ul>${["Rent", "Garden", "Piano"].map((n) => `<li><span>${n}</span> <label><input type="checkbox" aria-label="Done"></label> ${n === kept ? "" : `<button onclick="this.closest('li').remove()">Delete</button>`}</li>`).join("")}</ul><p>3 notes</p>`

const goods = `<h1>Catalogue</h1><form onsubmit="event.preventDefault();this.nextElementSibling.innerHTML+='<li>'+(this.n.value||'(nothing)')+'</li>'"><label>Name <input name="n"></label><label>Price <input name="p"></label><button>Add</button></form><ul><li>Chair</li></ul>`

const news = `<h1>Lamps</h1><ul><li>Desk lamp <button onclick="s.textContent='Desk lamp added'">Add</button></li></ul><form onsubmit="event.preventDefault();s.textContent='Thanks, '+this.e.value"><input name="e" type="email" placeholder="Your email"><button>Add</button></form><p id="s" role="status"></p>`

export default [
  {
    about: "a list one writes things into",
    page: list,
    passed: [
      "Add Sandals\nSandals is in the list\nThere are 4 items\n3 items left",
      "Add the item Sandals\nThe last item is Sandals",
      "Add Sandals and complete it\n2 items left",
      "2 items remain",
      "There are 3 items",
      "Filter by Open\nTowel is not listed",
      "Passport is tagged papers and must",
      "Passport has two tags: papers and must"
    ],
    never: [
      "Add Sandals\nThere are 3 items",
      "Add the item Sandals\nThe last item is Sun hat",
      "Add Sandals and complete it\n3 items left",
      "3 items remain",
      "1 item remains",
      "There are 2 items",
      "Filter by Open\nSun hat is not listed",
      "Filter by Beach\nTowel is listed",
      "Passport is tagged papers and beach",
      "Passport has three tags: papers and must",
      "Passport has one tag"
    ]
  },
  {
    about: "a form with more than a name",
    page: goods,
    passed: ["Type Stool into Name\nClick Add\nStool is shown"],
    never: [
      "Add Stool\nThere are 2 items",
      "Add Stool\n(nothing) is shown",
      "Add the product Stool\nChair is shown"
    ]
  },
  {
    about: "a field for something else beside what is sold",
    page: news,
    passed: ["Add the desk lamp\nDesk lamp added is shown"],
    never: [
      "Add Floor lamp\nDesk lamp added is shown",
      "Add Floor lamp\nThanks, is shown",
      "Add Wall lamp\nDesk lamp is shown"
    ]
  },
  {
    about: "notes that go one by one",
    page: notes(),
    passed: [
      "Delete all notes\nRent is not shown\nPiano is not shown",
      "Mark all notes as done\nAll checkboxes are checked"
    ],
    never: [
      "Delete all notes\nPiano is shown",
      "Delete all tasks\nRent is not shown",
      "Mark all notes as done\nNo checkbox is checked"
    ]
  },
  {
    about: "notes one of which cannot go",
    page: notes("Garden"),
    passed: ["Delete Rent\nRent is not shown"],
    never: ["Delete all notes\nRent is not shown", "Delete all notes\nGarden is not shown"]
  }
]
