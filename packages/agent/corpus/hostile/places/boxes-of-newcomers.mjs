/** What has just come to a page has a box to tick that is called after it: to select it is to tick that. */
const fig = (name) =>
  `<figure><input type="checkbox" aria-label="Select ${name}" onchange="this.checked=true;document.querySelector('#n').textContent='1 selected: ${name}'"><b>${name}</b></figure>`
const page = `<h1>Photos</h1><button onclick="document.querySelector('#a').innerHTML=document.querySelector('#t').innerHTML">Bin</button><p id="n"></p><div id="a">${fig("hill.jpg")}${fig("lake.jpg")}</div><template id="t">${fig("blurry.jpg")}</template>`

export default [
  {
    about: "the one thing that came, which a box of its own selects",
    page,
    passed: ['Click Bin. Select blurry.jpg. "1 selected: blurry.jpg" is shown.'],
    never: ['Click Bin. Select blurry.jpg. "1 selected: lake.jpg" is shown.']
  }
]
