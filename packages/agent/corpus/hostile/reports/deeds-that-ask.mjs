/** "Deleting A asks for confirmation", "filtering by B leaves one": what a deed brings about. */
const hives = `
  <h1>Hives</h1>
  <label>Yard <select id="yard" onchange="draw()"><option value="">All</option><option>North</option><option>Creek</option></select></label>
  <table><thead><tr><th>Hive</th><th>Yard</th><th></th></tr></thead><tbody id="all"></tbody></table>
  <script>
    let hives = [['Queenie', 'North'], ['Clover', 'Creek'], ['Amber', 'Creek']]
    const draw = () => {
      all.innerHTML = hives.filter(([, at]) => !yard.value || at === yard.value).map(([name, at]) =>
        '<tr><td>' + name + '</td><td>' + at + '</td><td><button aria-label="Delete ' + name + '" onclick="drop(\\'' + name + '\\')">×</button></td></tr>').join('')
    }
    const drop = (name) => {
      if (name === 'Amber' || confirm('Delete ' + name + '?')) { hives = hives.filter(([one]) => one !== name); draw() }
    }
    draw()
  </script>`

export default [
  {
    about: "hives that are deleted",
    page: hives,
    passed: [
      "Deleting Queenie asks for confirmation",
      "Deleting Clover asks me to confirm",
      "Filtering by North leaves one hive",
      "Filtering by Creek leaves two hives"
    ],
    never: [
      // Amber goes at once.
      "Deleting Amber asks for confirmation",
      "Deleting Amber asks me to confirm",
      "Filtering by Creek leaves one hive",
      "Filtering by North leaves two hives"
    ]
  }
]
