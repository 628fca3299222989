// Deeds that only the page makes clear: done as they are told, or not at all.
export default [
  {
    about: "a control by the verb, in the row of what it is done to",
    page: `<h1>Harbour</h1><table><thead><tr><th>Berth</th><th>Boat</th><th>Owner</th><th>State</th><th></th></tr></thead><tbody>
      <tr><td>A1</td><td>Puffin</td><td>Ines Carrow</td><td>Moored</td><td><button onclick="o.textContent='Puffin left'">Depart</button></td></tr>
      <tr><td>A2</td><td>Grey Heron</td><td>Otto Lund</td><td>Moored</td><td><button onclick="o.textContent='Heron left'">Depart</button></td></tr>
      <tr><td>A3</td><td>Free</td><td></td><td>Free</td><td></td></tr></tbody></table>
      <button onclick="o.textContent='storm over'">Call off storm</button><p id=o></p>`,
    passed: [
      'Please let Grey Heron depart. "Heron left" should be visible.',
      'I let the boat of Ines Carrow depart. "Puffin left" should be visible.',
      'Call the storm off. "storm over" should be visible.'
    ],
    never: [
      'Let Puffin depart. "Heron left" should be visible.',
      'Let Puffin and Grey Heron depart. "Heron left" should be visible.',
      'Let Puffin depart unless it is moored. "Puffin left" should be visible.',
      'Let the boat in A3 depart. "left" should be visible.',
      'Let Puffin depart at noon tomorrow. "Puffin left" should be visible.',
      'Let Puffin depart from A2. "Puffin left" should be visible.',
      "Puffin departs from A1. It should be visible that Puffin left."
    ]
  },
  {
    about: "steps up and down beside each thing",
    page: `<h1>Counter</h1><div>${["Shirt", "Coat"]
      .map(
        (name) =>
          `<div class=item><span>${name}</span><b onclick="n${name}.textContent=Math.max(0,+n${name}.textContent-1)" style="cursor:pointer">−</b><span id=n${name}>0</span><b onclick="n${name}.textContent=+n${name}.textContent+1;o.textContent=+o.textContent+1" style="cursor:pointer">+</b></div>`
      )
      .join(
        ""
      )}</div><p>Clicks: <span id=o>0</span></p><div role=radiogroup aria-label=Show><button onclick="s.textContent='express only'">Express</button><button onclick="s.textContent='all'">All</button></div><p id=s></p>`,
    passed: [
      "Add two shirts and one coat. The clicks should be 3.",
      "Add 3 shirts, then take one shirt off again. The Shirt row should contain 2.",
      'Show only express. "express only" should be visible.'
    ],
    never: [
      "Add two shirts and one coat. The clicks should be 2.",
      "Add two shirts and one hat. The clicks should be 2.",
      "Add no shirts. The clicks should be 0.",
      "Add two shirts without a coat. The clicks should be 2.",
      'Show everything but express. "express only" should be visible.',
      'Show only express from last week. "express only" should be visible.'
    ]
  },
  {
    about: "a form told by what goes into it",
    page: `<h1>Tasks</h1><button id=new onclick="f.hidden=false">New task</button><form id=f hidden onsubmit="event.preventDefault();o.textContent=t.value+' / '+p.value+' / '+h.value"><label>Title <input id=t></label><label>Priority <select id=p><option>Low</option><option>High</option></select></label><label>Hours <input id=h type=number></label><button>Save task</button></form><p id=o></p>`,
    passed: [
      'Create a task called "Paint fence" with priority High and hours 3. "Paint fence / High / 3" should be visible.',
      'Add a task with title Paint fence and 2 hours. "Paint fence / Low / 2" should be visible.',
      'Create a task called "Paint fence" with priority High. Click "Save task". "Paint fence / High" should be visible.'
    ],
    never: [
      'Create a task called "Paint fence" with priority Urgent. "Paint fence" should be visible.',
      'Create a task called "Paint fence" with priority High and colour red. "Paint fence / High" should be visible.',
      'Create a task called "Paint fence" without a priority. "Paint fence" should be visible.',
      'Create a note called "Paint fence". "Paint fence" should be visible.'
    ]
  },
  {
    about: "a search that only its button sets off, on a page that shows its own instruction",
    page: `<p>Search for "lantern" and open the first result. "garden opened" should be visible.</p><form role=search onsubmit="event.preventDefault(); const q=s.value; setTimeout(() => { r.innerHTML = q==='lantern' ? '<p><a href=#1>Garden light</a></p><p><a href=#2>Paper light</a></p>' : '<p><a href=#3>Nothing found</a></p>'; [...r.querySelectorAll('a')].forEach((a) => { a.onclick = () => { o.textContent = { '#1': 'garden went up', '#2': 'paper went up' }[a.hash] ?? 'lost' } }) }, 300)"><input id=s type=search aria-label=Search><button>Go</button></form><div id=r></div><p id=o></p>`,
    passed: [
      'Search for "lantern" and open the first result. "garden went up" should be visible.',
      'Look up "lantern" with the search box and open the second result. "paper went up" should be visible.'
    ],
    never: [
      'Search for "lamp" and open the first result. "garden went up" should be visible.',
      'Search for "lantern" and open the third result. "went up" should be visible.'
    ]
  },
  {
    about: "the plus beside each of three things",
    page: `<h1>Menu</h1><p>Added: <b id=o></b></p>${["Pea Soup", "Tart", "Cocoa"].map((n) => `<article><h2>${n}</h2><p>Fresh</p><button aria-label="Add" onclick="o.textContent+='${n} '">+</button></article>`).join("")}`,
    passed: [
      "Put a Pea Soup, a Tart and a Cocoa in the cart (the + on each card is enough)\nThe page contains “Pea Soup Tart Cocoa”"
    ],
    never: [
      "Put a Pea Soup, a Tart and a Cocoa in the cart\nThe page contains “Pea Soup Cocoa”",
      "Put a Pea Soup and a Cocoa in the cart\nThe page contains “Pea Soup Tart Cocoa”"
    ]
  }
]
