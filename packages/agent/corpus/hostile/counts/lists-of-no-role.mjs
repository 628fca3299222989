/** "In the list", where what is listed are boxes that no role tells to be a list. */
const card = (id, day) =>
  `<div class="card"><div><b>${id}</b></div><div>${day}</div><button>Change</button></div>`
const page = (...cards) =>
  `<style>.card{border:1px solid;padding:8px;margin:8px}</style><h1>Your reservations</h1><p>Past ones are not shown.</p><div>${cards.join("")}</div><p>Terms apply.</p>`

export default [
  {
    about: "three cards",
    page: page(card("BL-1", "Friday 4 July"), card("BL-2", "Friday 20 June"), card("BL-3", "Monday 1 May")),
    passed: ["There are 3 reservations in the list", "The list has 3 items"],
    failed: ["There are 2 reservations in the list", "There are 4 reservations in the list"],
    never: ["There is 1 reservation in the list", "There are 3 reservations in the Past list"]
  },
  {
    about: "cars on boxes of no role, below a form and a line of filters; one of them is left",
    page: `<style>div.c{cursor:pointer;display:inline-block;padding:4px}.car,.bar{display:flex;justify-content:space-between;border:1px solid #ccc;margin:4px;padding:6px}</style>
      <div><div>Rolla</div><div><div class="c" onclick="0">Find</div><div class="c" onclick="0">Bookings</div></div></div>
      <div><div><div>Where to?</div><div><div><div>From</div><input value="1 June"></div><div><div>To</div><input value="4 June"></div></div></div>
      <div class="bar"><div><div class="c" onclick="show('')">All</div><div class="c" onclick="show('Van')">Van</div><div class="c" onclick="show('SUV')">SUV</div></div><div><div class="c" onclick="0">Sort: Price</div></div></div>
      <div id="count"></div><div id="cars"></div></div>
      <script>const all=[["Fiat","SUV","£32"],["Yaris","SUV","£38"],["Zoe","Electric","£45"],["Transit","Van","£85"]]
      const show=(kind)=>{const some=all.filter((a)=>a[1].includes(kind));const old=document.querySelectorAll('.car');old.forEach((o)=>o.remove())
      count.textContent=some.length+(some.length===1?" car":" cars")+" here";cars.insertAdjacentHTML('beforebegin',some.map((a)=>'<div class="car"><div><div>'+a[0]+'</div><div>'+a[1]+' · 5 seats</div></div><div><div>'+a[2]+'</div><div class="c" onclick="0">Select</div></div></div>').join(''))}
      show('')</script>`,
    passed: [
      "There are 4 cars.\nZoe is third.\nFiat comes first and Transit comes last.",
      "Click Van.\nExactly one car is left, the Transit."
    ],
    failed: [
      "There are 5 cars.",
      "Yaris is third.",
      "Zoe is fourth.",
      "Click Van.\nExactly two cars are left."
    ],
    never: [
      "Click SUV.\nExactly one car is left, the Fiat.",
      "Click Van.\nExactly one car is left, the Fiat."
    ]
  },
  {
    about: "lines that nothing tells to be a list may be what is counted",
    page: `<h1>Post</h1><div><div style="cursor:pointer"><span>Ada</span> <span>Rent</span></div><div style="cursor:pointer"><span>Ben</span> <span>Keys</span></div></div>`,
    never: ["There are 3 letters", "There are no letters"],
    blocked: ["There are 2 letters", "There are 2 items"]
  },
  {
    about: "a page that says nothing holds none",
    page: `<h1>Post</h1><p>No letters yet</p>`,
    passed: ["There are no letters"],
    failed: ["There are 2 letters"]
  },
  {
    about: "bare lines below the title that calls them so",
    page: "<h2>Boats</h2><div><strong>Heron</strong> <span>2 seats</span> <em>Free</em></div><div><strong>Teal</strong> <span>4 seats</span> <em>Away until 3 June</em></div><div><strong>Coot</strong> <span>1 seat</span> <em>Free</em></div>",
    blocked: ["Three boats are listed"],
    never: ["There are no boats", "There are four boats", "Two boats are listed"]
  }
]
