/** "Home is the only one marked Default" beside others with a button "Make default", which says what one can do and not what is. */
const card = (name, marked) =>
  `<li><h3>${name}</h3>${marked ? "<span>Default</span>" : "<button>Make default</button>"}<button>Edit</button></li>`
const page = (...marked) =>
  `<h1>Addresses</h1><ul>${["Home", "Office", "Cabin"].map((name) => card(name, marked.includes(name))).join("")}</ul>
  <dl><dt>Subtotal</dt><dd>$30.00</dd><dt>Shipping</dt><dd>$4.00</dd><dt>Total</dt><dd>$34.00</dd></dl>`

export default [
  {
    about: "one of three is marked",
    page: page("Home"),
    passed: ["Home is the only one marked Default"],
    failed: ["Office is the only one marked Default", "The total should be equal to the subtotal"],
    never: ["Only Home shows Edit", "The total is the same as the subtotal"]
  },
  {
    about: "two of three are marked",
    page: page("Home", "Cabin"),
    passed: [],
    failed: ["Home is the only one marked Default"],
    never: ["Cabin is the only one marked Default"]
  },
  {
    about: "three where one is expected",
    page: page("Home"),
    passed: [],
    failed: [],
    never: ["Only 1 address is listed"]
  }
]
