/** Lists that are shown page by page: what is found is looked for on all of them. */
const pager = `<ul class=pagination><li><button onclick="turn(-1)">&lt;</button></li><li><span id=nr>1</span></li><li><button id=next onclick="turn(1)">&gt;</button></li></ul>`
const script = (things, draw, size) =>
  `<script>const things=${JSON.stringify(things)};let at=0;const size=${size};const pages=Math.ceil(things.length/size);function draw(){list.innerHTML=things.slice(at*size,at*size+size).map(${draw}).join('');nr.textContent=at+1;next.disabled=at+1===pages}function turn(by){at=Math.max(0,Math.min(pages-1,at+by));draw()}draw()</script>`

const people = [
  ["Ada", "ada@lee.example", "555-01"],
  ["Ben", "ben@lee.example", "555-02"],
  ["Cleo", "cleo@lee.example", "555-03"]
]
const person = `([n,m,p])=>'<h2>'+n+'</h2><div><span>E-mail: </span><a href="#" onclick="out.textContent=\\'Wrote to '+m+'\\';return false">'+m+'</a></div><div><span>Phone: </span><a href="#" onclick="out.textContent=\\'Rang '+p+'\\';return false">'+p+'</a></div>'`
const contacts = `<h1>People</h1><div id=list></div>${pager}<p id=out role=status></p>${script(people, person, 1)}`

const places = ["Riga", "Kiel", "Bari", "Oslo", "Graz", "Nice", "York"]
const result = (more) =>
  `(n)=>'<div><a href="#" onclick="out.textContent=\\'Went to '+n+'\\';return false">'+n+'</a><div>About '+n+' and its streets, squares and gardens</div>${more}</div>'`
const remove = `<button onclick="out.textContent=\\'Removed\\'">Remove</button>`
const results = (more = "") =>
  `<h1>Places</h1><div id=list></div>${pager}<p id=out role=status></p>${script(places, result(more), 3)}`

export default [
  {
    about: "a book of contacts with one on each page",
    page: contacts,
    passed: [
      'Find Cleo in the contact book and click on her e-mail. I see "Wrote to cleo@lee.example"',
      'Find Ada in the contact book and click on her phone. I see "Rang 555-01"'
    ],
    never: [
      'Find Cleo in the contact book and click on her e-mail. I see "Wrote to ada@lee.example"',
      'Find Cleo in the contact book and click on her address. I see "Wrote to cleo@lee.example"'
    ],
    blocked: ['Find Dora in the contact book and click on her e-mail. I see "Wrote to cleo@lee.example"']
  },
  {
    about: "results of which a page shows three",
    page: results(),
    passed: [
      'Find and click the 5th search result. I see "Went to Graz"',
      'Click the second result. I see "Went to Kiel"',
      'Find and click the 7th search result. I see "Went to York"',
      'Find and click the link "Nice". I see "Went to Nice"'
    ],
    never: [
      'Find and click the 5th search result. I see "Went to Kiel"',
      'Click the link "Nice". I see "Went to Nice"'
    ],
    blocked: ['Find and click the 9th search result. I see "Went to York"']
  },
  {
    about: "results with a second thing to press in each",
    page: results(remove),
    never: ['Click the second result. I see "Removed"']
  }
]
