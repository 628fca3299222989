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

/** Open things and those that are done, with tags, under ways to see only some. */
const chores = `<style>.r{display:flex;gap:9px;padding:5px}.done span{text-decoration:line-through}.g{background:#eed;border-radius:7px;padding:1px 7px}</style><h1>Household tasks</h1>
<div role="group"><button data-w="all" aria-pressed="true">All</button><button data-w="active" aria-pressed="false">Active</button><button data-w="completed" aria-pressed="false">Completed</button></div><div id="b"></div>
<script>let W="all";const C=[["Sweep stairs",0,["garden","loud"],"Sat"],["Feed cat",1,["daily"],""],["Prune roses",0,["garden"],"Tue"],["Wash car",0,[],""]];
const draw=()=>{b.innerHTML=C.filter(c=>W=="all"||(W=="completed")==!!c[1]).map((c)=>'<div class="r'+(c[1]?" done":"")+'"><input type="checkbox" data-i="'+C.indexOf(c)+'" aria-label="Complete '+c[0]+'"'+(c[1]?" checked":"")+"><span>"+c[0]+"</span>"+c[2].map(t=>'<i class="g">'+t+"</i>").join("")+(c[3]?"<small>Due "+c[3]+"</small>":"")+"</div>").join("");document.querySelectorAll("[data-w]").forEach(x=>x.setAttribute("aria-pressed",x.dataset.w==W));b.querySelectorAll("input").forEach(x=>x.onchange=()=>{C[x.dataset.i][1]^=1;draw()})};
document.querySelectorAll("[data-w]").forEach(x=>x.onclick=()=>{W=x.dataset.w;draw()});draw()</script>`

/** "Active" and "All" are what a column is called, and the way to another page. */
const members = `<nav><a href="#all">All settings</a></nav><h1>Members</h1><table><thead><tr><th>Name</th><th><button onclick="s.textContent='Sorted by Active'">Active</button></th></tr></thead><tbody><tr><td>Ines</td><td>yes</td></tr><tr><td>Paulo</td><td>no</td></tr></tbody></table><p id="s" role="status"></p>`

export default [
  {
    about: "some of the chores",
    page: chores,
    passed: [
      "Three tasks are open",
      "Three tasks are not completed",
      "One task is completed",
      "Complete Sweep stairs and Wash car\nOne task is open",
      "Two tasks are tagged garden",
      "One task has the tag daily",
      "There are two tasks with the tag garden",
      "Sweep stairs is due Saturday",
      "Show active tasks\nFeed cat is not listed",
      "Show the completed tasks\nOnly Feed cat is shown",
      "Show completed tasks\nShow all tasks\n4 tasks are listed",
      "All is the selected filter",
      "Show active tasks\nActive is the selected filter"
    ],
    never: [
      "Four tasks are open",
      "Two tasks are not completed",
      "Complete Sweep stairs and Wash car\nThree tasks are open",
      "Complete Sweep stairs and Wash car\nTwo tasks are completed",
      "Three tasks are tagged garden",
      "Two tasks are tagged loud",
      "Two tasks are tagged daily",
      "One task is tagged gard",
      "There are three tasks with the tag garden",
      "Sweep stairs is due Sunday",
      "Wash car is due Saturday",
      "Show active tasks\nFeed cat is listed",
      "Show the completed tasks\nSweep stairs is shown",
      "Active is the selected filter",
      "Show active tasks\nAll is the selected filter",
      "Show urgent tasks\n4 tasks are listed"
    ]
  },
  {
    about: "boxes of tasks that may be there to select them",
    page: `<h1>Tasks</h1><button>Move</button><ul>${["Sweep stairs", "Feed cat", "Wash car"].map((t) => `<li><input type="checkbox" aria-label="${t}"> ${t}</li>`).join("")}</ul>`,
    passed: ["There are three tasks"],
    never: ["Three tasks are open", "Three tasks are not completed", "Two tasks are open"]
  },
  {
    about: "words of which none narrows a list",
    page: members,
    passed: ["Click Active\nSorted by Active is shown"],
    never: [
      "Show active members\nPaulo is shown",
      "Show active members\nSorted by Active is shown",
      "Show all members\nInes is shown",
      "One member is open",
      "Two members are not completed"
    ]
  },
  {
    about: "a list one writes things into",
    page: list,
    passed: [
      "Add Sandals\nSandals is in the list\nThere are 4 items\n3 items left",
      "Add the item Sandals\nThe last item is Sandals",
      "Add Sandals and complete it\n2 items left",
      "Add Rain coat and Beach ball\nThere are 5 items\nBeach ball is in the list",
      "Add two items: Sandals and Beach ball\nThe last item is Beach ball\n4 items left",
      "Add Beach ball to the packing list\nThere are 4 items",
      "Complete Passport and Sun hat\n0 items left",
      'Complete "Passport" and "Sun hat"\n0 items left',
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
      "Add Rain coat and Beach ball\nThere are 4 items",
      "Add Rain coat and Beach ball\nRain coat and Beach ball is in the list\nThere are 4 items",
      "Add three items: Sandals and Beach ball\nBeach ball is in the list",
      "Add Beach ball to the shopping list\nThere are 4 items",
      "Complete Passport and Sun hat\n1 item left",
      "Complete Passport and Sunscreen\n1 item left",
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
