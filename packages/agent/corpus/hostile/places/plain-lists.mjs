/** Lists that nothing but how they stand tells to be lists. */
const swatch = (name) =>
  `<button aria-label="${name}" style="background:${name};width:40px;height:40px" onclick="o.textContent='in '+this.ariaLabel"></button>`

export default [
  {
    about: "results that are bare links under each other",
    page: `<h1>Find</h1><div id=r><a href="#1" style="display:block" onclick="o.textContent='opened first'">Garden lantern</a><a href="#2" style="display:block" onclick="o.textContent='opened second'">Paper lantern</a></div><p id=o></p>`,
    passed: [
      'Open the first result. "opened first" is shown.',
      'Click the second item. "opened second" is shown.'
    ],
    failed: ['Open the first result. "opened second" is shown.'],
    never: ['Open the third result. "Find" is shown.']
  },
  {
    about: "two lists of bare links of one length",
    page: `<h1>Find</h1><div><a href="#1" style="display:block">Garden lantern</a><a href="#2" style="display:block">Paper lantern</a></div><section><h2>More</h2><p>Ask us.</p><a href="#3" style="display:block">Help</a><a href="#4" style="display:block">Terms</a></section>`,
    never: ['Open the first result. "Find" is shown.']
  },
  {
    about: "colours to choose from, called by nothing",
    page: `<h1>Shirt</h1><div>${["Red", "Teal", "Gold"].map(swatch).join("")}</div><p id=o></p>`,
    passed: ['Choose the colour Teal. "in Teal" is shown.', 'Select Gold as the color. "in Gold" is shown.'],
    failed: ['Choose the colour Teal. "in Gold" is shown.'],
    never: ['Choose the colour Blue. "Shirt" is shown.']
  },
  {
    about: "a button that is no choice",
    page: `<h1>Shirt</h1><label>Note <input></label><button onclick="o.textContent='in Teal'">Teal</button><p id=o></p>`,
    never: ['Choose the colour Teal. "Shirt" is shown.']
  },
  {
    about: "a list under a heading that is called so",
    page: `<h1>List</h1><ol><li onclick="o.textContent='chose '+this.textContent">Tea</li><li onclick="o.textContent='chose '+this.textContent">Milk</li></ol><p id=o></p>`,
    passed: ['Click the second item in the list. "chose Milk" is shown.'],
    failed: ['Click the second item in the list. "chose Tea" is shown.']
  },
  {
    about: "a list, beside a sentence that speaks of one",
    page: `<p>Scroll down in the list to read it all.</p><div role=list tabindex=0 style="height:120px;overflow-y:auto">${Array.from({ length: 40 }, (_, n) => `<div role=listitem style="height:30px">Line ${n + 1}</div>`).join("")}</div>`,
    passed: ['Scroll to the bottom of the list. "Line 40" is shown.'],
    failed: ['Scroll to the bottom of the list. "Line 41" is shown.']
  }
]
