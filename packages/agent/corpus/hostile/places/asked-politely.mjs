/** What is asked for with a please is done as it is without. */
const page = `<h1>Bindery</h1><button onclick="o.textContent = 'Saved as a template'">Save cover as template</button><p id="o"></p>
  <table><thead><tr><th>Project</th><th>Binder</th><th>State</th></tr></thead>
  <tbody><tr><td>Atlas</td><td>Unassigned</td><td>Open</td></tr><tr><td>Almanac</td><td>Ines Dahl</td><td>Open</td></tr></tbody></table>`

export default [
  {
    about: "a button called by several words",
    page,
    passed: ['Please save the cover as a template.\nI see "Saved as a template"'],
    never: [
      'Please save the spine as a template.\nI see "Saved as a template"',
      'Please save the cover as a project.\nI see "Saved as a template"'
    ]
  },
  {
    about: "one is in two states at once",
    page,
    passed: ["Given the Atlas project is Open and unassigned\nI see Atlas"],
    never: [
      "Given the Almanac project is Open and unassigned\nI see Almanac",
      "Given the Atlas project is Closed and unassigned\nI see Atlas"
    ]
  }
]
