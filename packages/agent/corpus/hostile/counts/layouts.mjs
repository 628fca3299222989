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
  }
]
