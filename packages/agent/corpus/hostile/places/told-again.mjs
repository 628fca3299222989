/** The same menu again, the label of a slider, the page that is open by the link that leads to it, what stands above the list. */
const slider = (moves) =>
  `<h1>Password</h1><label>Length: <span id=n>12</span> <input type=range min=6 max=32 value=12 oninput="${moves ? "n.textContent=this.value" : ""}"></label><p>Strength 20</p>`

const menus = `<h1>Posts</h1><main>${["Bike", "Café"]
  .map(
    (n) =>
      `<article><h2>${n}</h2><p>Words on it</p><button aria-label=More aria-haspopup=menu onclick="document.querySelectorAll('[role=menu]').forEach((m)=>m.remove());this.insertAdjacentHTML('afterend','<div role=menu><button role=menuitem onclick=&quot;o.textContent=\\'${n} deleted\\';this.parentNode.remove()&quot;>Delete</button><button role=menuitem onclick=&quot;this.parentNode.remove()&quot;>Close</button></div>')">•••</button></article>`
  )
  .join("")}</main><p id=o></p>`

const profile = (posts) =>
  `<nav><a href="#home">Home</a><a href="#profile">Profile</a></nav><div id=m></div><script>
const draw = () => { m.innerHTML = location.hash === "#profile" ? "<h2>Maya</h2>${posts}" : "<h2>Feed</h2><p>New bike, who dis?</p>" }
addEventListener("hashchange", draw); draw()</script>`

export default [
  {
    about: "a label that goes with the slider",
    page: slider(true),
    passed: [
      "Set the length slider to 20. The label of the slider says 20",
      "Set the length slider to 20. The label of the slider is Length: 20",
      "The label of the Length slider says 12"
    ],
    failed: [
      "Set the length slider to 21. The label of the slider says 20",
      "The label of the slider is not 12"
    ],
    never: ["The label of the slider says 2", "The label of the slider says Strength 20"]
  },
  {
    about: "a label that stays",
    page: slider(false),
    failed: ["Set the length slider to 20. The label of the slider says 20"]
  },
  {
    about: "the menu of one of two posts",
    page: menus,
    passed: [
      "Open the three-dot menu of Bike and choose Close. Open the same menu again and choose Delete. Bike deleted is shown"
    ],
    failed: [
      "Open the three-dot menu of Bike and choose Close. Open the same menu again and choose Delete. “Café deleted” is shown"
    ],
    never: ["Open the same menu again and choose Delete. Bike deleted is shown"]
  },
  {
    about: "where the link leads is what is open",
    page: profile("<p>Old words</p>"),
    passed: ["Go to Profile. I see Maya. The profile does not contain “New bike, who dis?”"],
    failed: ["Go to Profile. The profile does not contain “Old words”"],
    never: [
      "The profile contains “New bike, who dis?”",
      "Go to Profile. The profile contains “New bike, who dis?”"
    ]
  },
  {
    about: "a heading above the list, while a list to choose from is open",
    page: `<h2>Filters</h2><button aria-haspopup=listbox aria-expanded=true>All types</button><div role=listbox aria-multiselectable=true style="height:60px"><div role=option aria-selected=true>House</div><div role=option aria-selected=false>Studio</div></div><h1>2 homes</h1><div>${["Oak Lane", "Mill Court"].map((n) => `<div class=card><h3>${n}</h3><p>3 rooms</p><p>$200</p></div>`).join("")}</div>`,
    never: ['The heading above the list says "3 homes"', 'The heading above the list says "Mill Court"']
  },
  {
    about: "a clock that has gone on",
    page: `<h1>Timer</h1><div role=timer aria-label=Clock id=c>05:00</div><button onclick="c.textContent='04:59'">Start</button><button onclick="1">Wait</button>`,
    passed: ["The clock shows 05:00. Click Start. The clock is not at 05:00 any more"],
    failed: ["The clock shows 05:00. Click Wait. The clock is not at 05:00 any more"]
  },
  {
    about: "a button that was barred from the start",
    page: `<h1>Marks</h1><label>Exam <input oninput="s.disabled=!(this.value<=100)"></label><button id=s disabled>Save</button><button>Close</button>`,
    passed: [
      "Type 120 into Exam. The Save button is disabled. Correct Exam to 90. The Save button can be clicked again",
      "Type 120 into Exam. Save is disabled. Correct Exam to 90. Save is enabled again"
    ],
    failed: [
      "Type 120 into Exam. The Save button is disabled. Correct Exam to 130. The Save button can be clicked again",
      "Type 120 into Exam. Save is disabled. Correct Exam to 130. Save is enabled again"
    ],
    never: [
      "Type 90 into Exam. The Save button can be clicked again",
      "Save is disabled. The Close button can be clicked again",
      "Type 90 into Exam. Save is enabled. Close can be clicked again"
    ]
  }
]
