/** Parts of a page with headings, folders with a number, chips that bear a folder's name, a picture with its caption. */
const page = `<nav aria-label="Breadcrumb"><a href="#">Home</a> / <span aria-current="page">Kitchen</span></nav>
<h1>Kitchen</h1>
<section><h2>Fruit</h2><ul><li>Apple</li><li>Pear</li></ul></section>
<section><h2>Dairy</h2><ul><li>Milk</li><li>Butter</li><li>Quark</li></ul></section>
<section><h2>Bread</h2><p>Nothing here yet</p></section>
<aside><ul class="folders"><li><span>Finance</span> <span class="badge">1</span></li><li><span>Work</span> <span class="badge">4</span></li></ul></aside>
<table><tr><th>Subject<th>Folder</tr><tr><td>Budget 2025<td><span class="chip">Finance</span></tr><tr><td>Plan<td><span class="chip">Work</span></tr></table>
<figure><img alt="Pan" src="data:,"><figcaption>Cast iron pan</figcaption></figure>`

export default [
  {
    about: "sections that begin with headings, beside a bar of ways and a list of folders",
    page,
    passed: [
      "There are three sections",
      "Bread is the last section",
      "The first section is Fruit",
      "Milk is the first item of the Dairy section",
      "Butter is the second item in Dairy",
      "Quark is the last item under Dairy",
      "Milk is listed under Dairy"
    ],
    never: [
      "There are two sections",
      "There are four sections",
      "Dairy is the last section",
      "The second section is Fruit",
      "Butter is the first item of the Dairy section",
      "Apple is the first item in Dairy",
      "Quark is the last item under Fruit",
      "Milk is listed under Fruit"
    ]
  },
  {
    about: "the number of a folder, whose name things of a table bear as well",
    page,
    passed: ["Finance shows 1", "Work shows 4"],
    never: ["Finance shows 4", "Work shows 1", "Finance shows 2025", "The folder Work shows 1"]
  },
  {
    about: "what is written under a picture, beside where one is",
    page,
    passed: ["The caption is Cast iron pan"],
    never: ["The caption is Kitchen", "The caption is Pan"]
  }
]
