/** Lists to choose from that are only drawn: what they offer is seen while they are open, and nobody opened them yet. */
const drawn = (offers) => `
<h1>Bookings</h1>
<div id="l">City</div>
<button id="city" role="combobox" aria-labelledby="l" aria-haspopup="listbox" aria-expanded="false">Paris</button>
<label for="country">Country</label>
<select id="country"><option>Spain</option><option>Germany</option><option>France</option></select>
<button id="actions" aria-haspopup="menu" aria-expanded="false">Actions</button>
<p>Rome was booked last.</p>
<script>
  const open = (opener, role, item, names) => opener.addEventListener("click", () => {
    const shut = () => { opener.setAttribute("aria-expanded", "false"); document.getElementById("over")?.remove() }
    if (opener.getAttribute("aria-expanded") === "true") return shut()
    opener.setAttribute("aria-expanded", "true")
    const list = document.createElement("div")
    list.id = "over"
    list.setAttribute("role", role)
    list.style.cssText = "position:absolute;left:40px;top:200px;background:#fff;border:1px solid"
    for (const name of names) {
      const each = document.createElement("div")
      each.setAttribute("role", item)
      each.textContent = name
      each.onclick = () => { if (role === "listbox") opener.textContent = name; shut() }
      list.append(each)
    }
    document.body.append(list)
    list.tabIndex = -1
    list.focus()
    list.onkeydown = (event) => { if (event.key === "Escape") shut() }
  })
  open(city, "listbox", "option", ${JSON.stringify(offers)})
  open(actions, "menu", "menuitem", ["Edit", "Duplicate", "Delete"])
</script>`

export default [
  {
    about: "lists that are closed",
    page: drawn(["Paris", "Rome", "Oslo"]),
    passed: [
      "The City dropdown contains Paris",
      "The City dropdown contains Rome and Oslo",
      "The City dropdown has the options Paris, Rome and Oslo",
      "The City dropdown does not contain Narnia",
      "There are 3 options in the City dropdown",
      "Oslo is an option in the City dropdown",
      "Narnia is not one of the options of the City dropdown",
      "The options of the City dropdown are Paris, Rome and Oslo",
      "The City dropdown has Oslo as an option",
      'The City dropdown should have "Paris" selected',
      "The Country dropdown contains Spain",
      "The Country dropdown has the option Germany",
      'The Country dropdown should have "Spain" selected',
      "The City dropdown offers Rome\nThe City dropdown shows Paris",
      'Select "Oslo" in the City dropdown\nThe City dropdown contains Oslo\nThe City dropdown shows Oslo',
      "Click Actions\nThe menu has the options Edit, Duplicate and Delete",
      "Click Actions\nThe menu contains Edit and Delete",
      "Open the City dropdown\nThe dropdown contains Paris, Rome and Oslo"
    ],
    never: [
      // What is chosen in it, or what it offers?
      "The City dropdown contains Rome",
      "The Country dropdown contains Germany",
      "The City dropdown does not contain Rome",
      "The City dropdown should not offer Rome",
      "Rome is not offered in the City dropdown",
      "The option Rome is not shown in the City dropdown",
      "There is no option Rome in the City dropdown",
      "Rome is not an option in the City dropdown",
      "The City dropdown has no option Rome",
      "The City dropdown has Narnia as an option",
      "Narnia is one of the options of the City dropdown",
      "The City dropdown contains Paris, Rome and Narnia",
      "There are 2 options in the City dropdown",
      "The options of the City dropdown are Paris and Rome",
      "The options of the City dropdown are Paris, Rome, Oslo and Bern",
      'The City dropdown should have "Rome" selected',
      'The City dropdown does not have "Paris" selected',
      "The Country dropdown does not contain Germany",
      'The Country dropdown should have "Germany" selected',
      "Open the City dropdown\nThe City dropdown does not have the option Rome",
      "Open the City dropdown\nThe dropdown does not contain Rome",
      "The Actions menu does not contain Delete",
      "The Actions menu has no Delete option",
      'The "Delete" option is not available in the Actions menu',
      "Delete is not shown in the Actions menu",
      "There is no Delete option in the menu",
      "Click Actions\nThe menu has the options Edit, Duplicate and Archive",
      "Click Actions\nThe menu does not contain Delete",
      'Select "Oslo" in the City dropdown\nThe City dropdown contains Rome'
    ]
  },
  {
    about: "a list that opens empty",
    page: drawn([]),
    passed: [],
    never: [
      "The City dropdown contains Rome",
      "The City dropdown has the options Paris, Rome and Oslo",
      "There are 3 options in the City dropdown"
    ]
  },
  {
    about: "a list in a dialog, whose choices bear no roles",
    page: `
<h1>Stock</h1>
<p>North is the oldest site.</p>
<div id="dialog" role="dialog" aria-modal="true" aria-label="New item" style="position:fixed;inset:10% 20%;background:#eee">
  <label for="name">Name</label><input id="name">
  <div id="w">Warehouse</div>
  <div id="site" role="combobox" tabindex="0" aria-labelledby="w" aria-expanded="false" style="cursor:pointer">South</div>
  <button>Save</button>
</div>
<script>
  let list
  const shut = () => { list?.remove(); list = undefined; site.setAttribute("aria-expanded", "false") }
  site.onclick = () => {
    if (list) return shut()
    list = document.createElement("div")
    list.style.cssText = "position:absolute;z-index:9;left:300px;top:300px;background:#fff;border:1px solid"
    for (const each of ["North", "South"]) {
      const line = document.createElement("div")
      line.textContent = each
      line.style.cursor = "pointer"
      line.onclick = () => { site.textContent = each; shut() }
      list.append(line)
    }
    document.body.append(list)
    site.setAttribute("aria-expanded", "true")
  }
  document.onkeydown = (event) => { if (event.key === "Escape") list ? shut() : dialog.remove() }
</script>`,
    passed: [
      "The Warehouse dropdown contains South",
      "The Warehouse dropdown has the option North",
      "There are 2 options in the Warehouse dropdown\nThe New item dialog is open",
      'The Warehouse dropdown does not contain "West"\nFill in Name with Bolt\nThe Name field contains Bolt',
      'The Warehouse dropdown has "South" selected'
    ],
    never: [
      "The Warehouse dropdown does not contain North",
      "The Warehouse dropdown contains West",
      "There are 3 options in the Warehouse dropdown",
      'The Warehouse dropdown has "North" selected',
      "The Warehouse dropdown contains North\nThe New item dialog is closed"
    ]
  },
  {
    about: "what a list offers that is called by its label alone",
    page: `<h1>Profile</h1><label>Tongue <select><option>Danish</option><option>Bread and Butter</option><option>Welsh</option></select></label><p>French</p>`,
    passed: [
      "Tongue offers Danish and Welsh",
      "Tongue offers Welsh",
      "Tongue offers Bread and Butter",
      "Tongue does not offer French"
    ],
    failed: ["Tongue offers Danish and French", "Tongue offers French", "Tongue does not offer Welsh"],
    never: ["Tongue offers Danish and Finnish"]
  }
]
