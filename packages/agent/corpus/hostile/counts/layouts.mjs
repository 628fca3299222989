/** Boxes that only lay a page out, beside the things that are counted. */
const product = (
  name,
  price
) => `<div class="item"><div data-test="picture" onclick="1"><img alt="${name}" width="60" height="60" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"></div>
<div data-test="about"><div data-test="name">${name}</div><div>All about it, in a line of its own.</div><div data-test="price">${price}</div><button>Add to cart</button></div></div>`

const shop = (
  products
) => `<div data-test="all"><div data-test="head"><div data-test="first"><img alt="Menu" width="20" height="20" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"><div>Nimbus</div><div data-test="cart" onclick="1">Cart</div></div>
<div data-test="second"><span data-test="title">Products</span><span data-test="order"><span>Name (A to Z)</span><select style="opacity:0"><option>Name (A to Z)</option></select></span></div></div>
<div data-test="list" style="display:grid;grid-template-columns:1fr 1fr">${products}</div></div>`

const three = [product("Lamp", "$20"), product("Desk", "$50"), product("Chair", "$70")].join("")

const card = (name) => `<div class="card"><b>${name}</b><p>Some words</p></div>`
const line = (...names) => `<div style="display:flex">${names.map(card).join("")}</div>`

const course = (title, words) => `<article><p>Course</p><h3>${title}</h3><p>${words}</p></article>`

const ways = ["Boats", "Crew", "Trip log"]

const boat = (name, berth, state) =>
  `<div class="boat"><div style="width:150px;font-weight:bold">${name}</div><div style="width:120px">Berth ${berth}</div><div class="tag">${state}</div><div style="margin-left:auto"><span class="press">Rent</span> <span class="press">Repair</span></div></div>`

const sailor = (name, fee, paid) =>
  `<div class="boat"><div style="width:150px">${name}</div><div style="width:120px">${fee}</div><div class="tag">${paid ? "Paid" : "Due"}</div><div style="margin-left:auto">${paid ? "" : '<span class="press">Pay</span>'}</div></div>`

const figure = (number, label) =>
  `<div class="fig"><b style="display:block">${number}</b><div>${label}</div></div>`

const trip = (...cells) => `<div class="line">${cells.map((each) => `<div>${each}</div>`).join("")}</div>`

const harbour = {
  boats: `<div class="big">Our boats</div><div style="display:flex;gap:12px">${figure(4, "Boats in all")}${figure(2, "Moored")}${figure(9, "Seats")}</div><div style="display:flex;gap:8px"><span class="chip press" onclick="0">Moored</span><span class="chip press" onclick="0">Rented</span></div><div>${boat("Alk", 1, "Moored")}${boat("Brant", 2, "Rented")}${boat("Coot", 3, "Moored")}${boat("Dunlin", 4, "Broken")}</div>`,
  crew: `<div class="big">Sailors</div><div style="display:flex;gap:8px"><div class="toggle press" style="width:40px;height:20px;border-radius:10px;background:#ccc;position:relative"><i style="position:absolute;left:2px;top:2px;width:16px;height:16px;border-radius:8px;background:#fff"></i></div><div>Only those in arrears</div></div><div>${sailor("Una", "€9.00", true)}${sailor("Otto", "€7.00", false)}${sailor("Ruth", "€9.00", true)}</div><div class="foot"><div>Arrears: <span>€7.00</span></div></div>`,
  none: `<div class="big">Our boats</div><div style="display:flex;gap:12px">${figure(4, "Boats in all")}${figure(2, "Moored")}${figure(9, "Seats")}</div><div><div class="empty">Nothing here</div></div>`,
  log: `<div class="big">Trip log</div><div class="foot"><div>Boat<br><input></div><div>Miles<br><input></div><div>Day<br><input></div><span class="press">Log trip</span></div>${trip("Day", "Boat", "Skipper", "Miles")}<div>${trip("2 May", "Alk", "Una", "12")}${trip("5 May", "Coot", "Otto", "30")}</div>`
}

const boats = (open) =>
  `<style>.top,.way{display:flex}.way>div{padding:6px 12px;cursor:pointer}.way>.active{background:#135;color:#fff}.boat{display:flex;border:1px solid #ccc;padding:10px;margin:6px 0}.press{cursor:pointer}.big{font-size:24px}.line{display:grid;grid-template-columns:120px 1fr 1fr 100px;padding:6px}.fig{border:1px solid #ddd;padding:10px;min-width:120px}.foot{border:1px solid #ddd;padding:14px;margin:8px 0}</style><div class="top"><div>Harbour</div><div class="way">${ways.map((way, at) => `<div onclick="0"${["boats", "crew", "log"][at] === open ? ' class="active"' : ""}>${way}</div>`).join("")}</div></div><div class="body"><div>${harbour[open]}</div></div>`

export default [
  {
    about: "words in the titles of all, and elsewhere in one",
    page: `<h1>Explore</h1><div>${course("Intro to React", "Ada")}${course("Modern scripts", "React, and more")}${course("React hooks", "Bob")}</div>`,
    passed: ['Only courses containing "React" are listed.'],
    never: [
      'Confirm that only courses containing "React" in their title are listed.',
      'Only courses with "Ada" in their title are shown.'
    ]
  },
  {
    about: "words in the titles of all",
    page: `<h1>Explore</h1><div>${course("Intro to React", "Ada")}${course("React hooks", "Bob")}</div>`,
    passed: ['Confirm that only courses containing "React" in their title are listed.'],
    failed: ['Confirm that only courses containing "hooks" in their title are listed.']
  },
  {
    about: "a bar and a list, both of boxes without roles",
    page: shop(three),
    passed: ["3 products are listed.", 'The first product should be "Lamp".', 'The last product is "Chair".'],
    failed: ["2 products are listed.", 'The first product should be "Desk".', "4 products are listed."],
    never: ['The first product should be "Nimbus".', 'The first product should be "Name (A to Z)".']
  },
  {
    about: "cards in lines, the last of which has one alone",
    page: `<h1>Cards</h1><div>${line("One", "Two", "Three")}${line("Four")}</div>`,
    passed: ["4 cards are shown."],
    failed: ["3 cards are shown.", "2 cards are shown.", "There are 5 cards."]
  },
  {
    about: "cards in lines as long as each other",
    page: `<h1>Cards</h1><div>${line("One", "Two", "Three")}${line("Four", "Five", "Six")}</div>`,
    passed: ["6 cards are shown."],
    failed: ["2 cards are shown.", "3 cards are shown."]
  },
  {
    about: "tiles with figures over a list that stands below them",
    page: boats("boats"),
    passed: [
      "The number of moored boats is 2.",
      "There is 1 rented boat.",
      "4 boats are listed.",
      'The first boat is "Alk".'
    ],
    failed: ["The number of moored boats is 3.", "5 boats are listed.", "7 boats are listed."],
    never: ["There are 2 sunken boats."]
  },
  {
    about: "tiles with figures over a list in which nothing is left",
    page: boats("none"),
    passed: ["3 tiles are shown."],
    never: [
      "3 boats are listed.",
      "There are 3 boats.",
      "4 boats are listed.",
      "The first boat is Moored.",
      "Boats in all is the only boat."
    ]
  },
  {
    about: "a switch over a list, and a line under it",
    page: boats("crew"),
    passed: ["3 sailors are listed."],
    failed: ["2 sailors are listed.", "4 sailors are listed.", "5 sailors are listed."]
  },
  {
    about: "a page that is called by its way, with a form over its lines",
    page: boats("log"),
    passed: ["The log has 2 rows.", "The trip log has 2 rows.", "The log contains 2 trips."],
    failed: ["The log has 3 rows.", "The trip log has 0 rows.", "The log contains 4 trips."],
    never: ["The log book has 2 rows.", "The diary has 2 rows."]
  }
]
