/** Pages of a list that only turn by one, a tab whose things are told by its name, a label beside a column, and what a thing is marked as. */
const pager = `<h1>Projects</h1><ul id=l></ul><div class=pager><button aria-label="Previous page" onclick="go(-1)">‹</button> <span id=n></span> <button aria-label="Next page" onclick="go(1)">›</button></div><script>let p=1;const all=[['Manual'],['Tender'],['Menu']];function go(d){p=Math.min(3,Math.max(1,p+d));l.innerHTML='<li>'+all[p-1].join('<li>');n.textContent='Page '+p+' of 3'};go(0)</script>`
const loans = `<h1>Loans</h1><div role=tablist><button role=tab aria-selected=true>Open loans (<span>1</span>)</button><button role=tab aria-selected=false>Returned (<span>1</span>)</button></div><div role=tabpanel><ul><li>Wedding shawl<li>Blue vase</ul></div>`
const files = `<h1>Applications</h1><table><thead><tr><th>Number<th>Applicant<th>Fee</tr></thead><tbody><tr><td>BC-1<td>Ada Byron<td>£10.00<tr><td>BC-2<td>Ben Moor<td>£20.00</tbody></table><section aria-label="Details of BC-1"><dl><dt>Applicant</dt><dd>Ada Byron</dd><dt>Fee</dt><dd>£10.00</dd></dl></section>`
const cards = `<h1>Card 1 of 3</h1><div class=card style="border:1px solid;padding:9px" onclick="f.textContent='the apple'"><div id=f>la manzana</div></div><div><button onclick="o.textContent='Still learning: 1'">Still learning</button><button onclick="o.textContent='Known: 1'">I knew it</button></div><p id=o>Known: 0</p>`
const words = `<h1>Quiz</h1><h2>la manzana</h2><button>Show hint</button><p>What is it?</p>`

export default [
  {
    about: "a list whose pages only turn by one",
    page: pager,
    passed: ["Go to the second page. Tender is shown", 'Go to page 2. "Page 2 of 3" is shown'],
    never: [
      "Go to the second page. Manual is shown",
      "Go to page 3. Menu is shown",
      "Go to page 7. Tender is shown"
    ]
  },
  {
    about: "things that are told to be among those of the tab that is open",
    page: loans,
    passed: ['"Wedding shawl" is listed among the open loans'],
    never: [
      '"Wedding shawl" is not listed among the open loans',
      '"Wedding shawl" is listed among the returned loans',
      '"Red vase" is listed among the open loans'
    ]
  },
  {
    about: "a label with its value beside a column of that name",
    page: files,
    passed: ["The applicant is Ada Byron and the fee is £10.00"],
    never: ["The applicant is Ben Moor", "The fee is £20.00", "The applicant is not Ada Byron"]
  },
  {
    about: "what a card is marked as by a button below it",
    page: cards,
    passed: ["Click la manzana and mark it as Still learning. Still learning: 1 is shown"],
    never: [
      "Click la manzana and mark it as Still learning. Known: 1 is shown",
      "Click la manzana and mark it as Quite forgotten. Known: 0 is shown"
    ]
  },
  {
    about: "a word that is asked, without a capital",
    page: words,
    passed: ["The question la manzana is on screen"],
    never: ["The question la naranja is on screen", "The question la manzana is not on screen"]
  }
]
