/** What is chosen, open or counted among boxes that only classes and looks tell apart. */
const style = `<style>.top{display:flex;gap:14px;background:#234;color:#fff;padding:0 16px}.tb{padding:12px;cursor:pointer;opacity:.7}.tb.on{opacity:1;font-weight:bold}.v{display:none}.v.on{display:block}.pill{display:inline-block;border:1px solid #999;border-radius:12px;padding:2px 10px;cursor:pointer}.pill.sel{background:#234;color:#fff}.st{display:flex;gap:6px}.sq{width:26px;height:26px;border:1px solid #999;cursor:pointer;text-align:center}.tg{width:44px;height:22px;border-radius:11px;background:#bbb;position:relative;cursor:pointer}.tg::after{content:"";position:absolute;left:2px;top:2px;width:18px;height:18px;border-radius:9px;background:#fff}.tg.on::after{left:24px}.ln{display:flex;justify-content:space-between;width:300px}.stuck{position:relative;cursor:pointer}</style>`

const views = `${style}<div class="top"><div>Harbour Office</div>${["Berths", "Invoices", "Crew"].map((name, at) => `<div class="tb ${at === 0 ? "on" : ""}" onclick="go(${at})">${name}</div>`).join("")}</div>
<div class="v on"><div style="font-size:20px">Berths</div><p>12 berths in all</p></div><div class="v"><div style="font-size:20px">Invoices</div><p>4 unpaid</p></div><div class="v"><p>Three on duty</p></div>
<script>function go(n){document.querySelectorAll('.tb').forEach((e,i)=>e.classList.toggle('on',i===n));document.querySelectorAll('.v').forEach((e,i)=>e.classList.toggle('on',i===n))}</script>`

const stuck = views.replace(
  "document.querySelectorAll('.v').forEach((e,i)=>e.classList.toggle('on',i===n))",
  ""
)

const chips = (name, chosen, ...all) =>
  `<div>${name}</div><div>${all.map((each) => `<div class="pill ${each === chosen ? "sel" : ""}" onclick="[...this.parentNode.children].forEach(e=>e.classList.toggle('sel',e===this));o.textContent+=' ${name}:${each}'">${each}</div>`).join("")}</div>`

const card = (title, price, taken) =>
  `<div class="card" style="border:1px solid #ccc;padding:9px"><div>${title}</div><div>${price}</div><div><button ${taken ? "disabled" : ""} onclick="this.textContent='In basket';o.textContent='took ${title}'">${taken ? "In basket" : "Put in basket"}</button><span style="cursor:pointer" onclick="o.textContent='about ${title}'">More</span></div></div>`

export default [
  {
    about: "views under tabs of boxes",
    page: views,
    passed: [
      "The Berths tab is selected.",
      "The Berths tab is open.",
      'The "Berths" page is displayed.',
      "The Invoices tab is not open.",
      'Click "Invoices". The Invoices tab is open. The "Invoices" page is displayed. The Berths tab is not selected.',
      'The text "12 berths in all" is displayed on the Berths tab.',
      'Click "Invoices". The text "4 unpaid" is displayed on the Invoices tab.',
      "Click “Crew”. The Crew page is displayed.",
      'Given the "Invoices" tab is open\nThen "4 unpaid" is shown'
    ],
    failed: [
      "The Invoices tab is open.",
      "The Invoices tab is selected.",
      "The Berths tab is not open.",
      'The text "13 berths in all" is displayed on the Berths tab.',
      'The text "4 unpaid" is displayed on the Berths tab.',
      'Click "Invoices". The "Berths" page is still displayed.'
    ],
    never: [
      'The "Invoices" page is displayed.',
      'The text "4 unpaid" is displayed on the Invoices tab.',
      'The text "12 berths in all" is displayed on the Invoices tab.',
      'Click "Invoices". The Berths tab is open.',
      'Click "Crew". The "Invoices" page is displayed.'
    ]
  },
  {
    about: "a tab that is marked while the view of another stays",
    page: stuck,
    passed: ['Click "Invoices". "12 berths in all" is shown.'],
    never: [
      'Click "Invoices". The "Invoices" page is displayed.',
      'Click "Invoices". The text "4 unpaid" is displayed on the Invoices tab.'
    ]
  },
  {
    about: "choices that are drawn under their words",
    page: `${style}${chips("Shipping", "Post", "Post", "Courier")}<div>Hull</div><div class="st"><div class="sq" onclick="h.value--">−</div><input id="h" value="3" size="4"><div class="sq" onclick="h.value++">+</div></div>${chips("Colour", "Red", "Red", "Blue", "Post box green")}<div>Notes</div><input><p id="o"></p>`,
    passed: [
      'Select Courier as the shipping. "Shipping:Courier" is shown.',
      'Choose "Blue" in "Colour". "Colour:Blue" is shown.',
      "The hull field contains 3.",
      "Click the + button next to Hull. The hull field contains 4.",
      'Enter 9 in the Hull field. The "Hull" field contains 9.',
      'Select Post as the shipping. "Shipping:Post" is not shown.'
    ],
    failed: ["The hull field contains 4.", 'Choose "Blue" in "Colour". "Colour:Red" is shown.'],
    never: [
      'Select Blue as the shipping. "Colour:Blue" is shown.',
      'Select Courier as the colour. "Shipping:Courier" is shown.',
      'Select Post as the colour. "Colour:Post box green" is shown.',
      'Choose "Blue" in "Notes". "Colour:Blue" is shown.',
      "The notes field contains 3."
    ]
  },
  {
    about: "switches whose knobs only a style draws",
    page: `${style}<h1>Settings</h1><div class="ln"><div>Night tariff</div><div class="tg" id="a" onclick="this.classList.toggle('on')"></div></div><div class="ln"><div>Admit cats</div><div class="tg on" id="b" onclick="this.classList.toggle('on')"></div></div>`,
    passed: [
      'The "Night tariff" switch is off.',
      'The "Admit cats" switch is on.',
      'Turn on the "Night tariff" switch. The "Night tariff" switch is on.',
      'Switch off "Admit cats". The "Admit cats" switch is off. The "Night tariff" switch is off.'
    ],
    failed: [
      'The "Night tariff" switch is on.',
      'Turn on the "Night tariff" switch. The "Admit cats" switch is off.'
    ],
    never: ['The "Day tariff" switch is off.']
  },
  {
    about: "filters with how many they show",
    page: `${style}<h1>Repairs</h1><p>All repairs of the week</p><div>${["All (7)", "Open (5)", "Closed (2)"].map((name, at) => `<div class="pill ${at === 0 ? "sel" : ""}" onclick="[...this.parentNode.children].forEach(e=>e.classList.toggle('sel',e===this));o.textContent='now '+this.textContent">${name}</div>`).join("")}</div><p id="o"></p>`,
    passed: [
      "The Open filter shows 5 repairs.",
      "The All filter shows 7 repairs and the Closed filter shows 2 repairs.",
      'Click the Closed (2) filter. "now Closed (2)" is shown.',
      'Click the Open filter. "now Open (5)" is shown. The Open filter is selected.',
      "The All filter is selected."
    ],
    failed: [
      "The Open filter shows 7 repairs.",
      "The Closed filter shows 5 repairs.",
      "The Open filter is selected."
    ],
    never: ["The Lost filter shows 2 repairs.", "The Open filter shows 5 horses."]
  },
  {
    about: "the card that is left, and the buttons of cards",
    page: `${style}<div style="display:flex">${card("Oak desk", "€90.00", false)}${card("Ash shelf", "€40.00", true)}</div><p id="o"></p>`,
    passed: [
      "The button of the Oak desk reads “Put in basket”.",
      'Click More on the Ash shelf card. "about Ash shelf" is shown.',
      "The button of the Ash shelf reads “In basket”."
    ],
    failed: [
      "The button of the Oak desk reads “In basket”.",
      "The button of the Ash shelf reads “Put in basket”."
    ],
    never: ["The button of the Elm stool reads “In basket”."]
  },
  {
    about: "one card alone",
    page: `${style}<div>${card("Oak desk", "€90.00", false)}</div><p id="o"></p>`,
    passed: [
      'Click More on the Oak desk card. "about Oak desk" is shown.',
      "The button of the Oak desk reads “Put in basket”."
    ],
    never: ['Click More on the Ash shelf card. "about Oak desk" is shown.']
  },
  {
    about: "ways to go without a role, called a menu",
    page: `${style}<div class="side" style="float:left;width:160px">${["Berths", "Tariffs"].map((name, at) => `<div class="tb ${at === 0 ? "on" : ""}" onclick="o.textContent='at ${name}'">${name}</div>`).join("")}</div><div><h2>List</h2><div style="cursor:pointer" onclick="o.textContent='other'">Tariffs</div></div><p id="o"></p>`,
    passed: ['Click "Tariffs" in the menu. "at Tariffs" is shown.'],
    never: ['Click "List" in the menu. "other" is shown.']
  }
]
