/** None of the cards under a line that counts them says so, or one does. */
const card = (name, stock) =>
  `<div style="display:inline-block;width:210px"><p>${name}</p><p>Jazz · 1961</p><p>${stock}</p><button>Add to cart</button></div>`
const page = (...stocks) => `<h1>Needle</h1><div><label><input type=checkbox> In stock only</label></div>
<div><p>${stocks.length} records found</p><div>${stocks.map((stock, n) => card(`Record no. ${n + 1}`, stock)).join("")}</div></div>`

export default [
  {
    about: "they are told by the line that counts them",
    page: page("In stock", "Only 2 left", "In stock"),
    passed: ['None of the listed records is marked "Sold out"', 'None of the records is marked "Sold out"'],
    failed: ['None of the listed records is marked "Only 2 left"'],
    never: ['No record is marked "In stock"', 'None of the listed tapes is marked "Sold out"']
  },
  {
    about: "one of them is",
    page: page("In stock", "Sold out", "In stock"),
    failed: ['None of the listed records is marked "Sold out"'],
    never: ['None of the records is marked "Sold out"']
  }
]
