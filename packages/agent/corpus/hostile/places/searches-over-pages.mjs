/** Fields to search in that a list brings with it when it is opened over a page that has one of its own. */
const page = (
  own
) => `<style>.pop{position:fixed;top:120px;left:20px;width:260px;background:#fff;border:1px solid #999;z-index:9;padding:8px}.o{padding:4px}</style>
<header><input ${own} placeholder="Search orders..."></header>
<p>Supplier</p><button role="combobox" aria-label="Supplier" aria-expanded="false" id="box">Select supplier...</button>
<p id="said">All 40 orders</p><p id="won">No supplier</p>
<script>const names = ["Alder Mills", "Birch Works", "Alder Foods"]
const choose = (name) => { box.textContent = name; won.textContent = name + " supplies"; box.setAttribute("aria-expanded", "false"); document.querySelector(".pop")?.remove() }
document.querySelector("header input").oninput = ({ target }) => { said.textContent = "Orders with " + target.value }
box.onclick = () => { const pop = document.createElement("div"); pop.className = "pop"; box.setAttribute("aria-expanded", "true")
  pop.innerHTML = '<input role="combobox" aria-expanded="true" placeholder="Search suppliers..."><div role="listbox" aria-label="Suggestions"></div>'
  const [field, list] = pop.children
  const draw = () => { list.innerHTML = names.filter((name) => name.toLowerCase().includes(field.value)).map((name) => '<div role="option" class="o">' + name + "</div>").join("") }
  field.oninput = draw; field.onkeydown = ({ key }) => { if (key === "Enter" && list.firstChild) choose(list.firstChild.textContent) }
  list.onclick = ({ target }) => choose(target.textContent); draw(); document.body.append(pop); field.focus() }</script>`

const cases = (own) => ({
  page: page(own),
  passed: [
    'Open the Supplier combobox, search for "alder" and choose "Alder Foods"\n"Alder Foods supplies" is shown\n"All 40 orders" is shown',
    'Click the Supplier combobox\nSearch for "birch"\n"Birch Works" is shown\n"Alder Mills" is not shown\n"No supplier" is shown',
    'Search for "alder"\n"Orders with alder" is shown'
  ],
  failed: [
    'Open the Supplier combobox, search for "alder" and choose "Alder Foods"\n"Orders with alder" is shown',
    'Open the Supplier combobox and search for "alder"\n"Birch Works" is shown'
  ]
})

export default [
  { about: "a list that is searched as it opens, over a page with a field of that kind", ...cases("") },
  { about: "the same where the field of the page is told by its kind", ...cases('type="search"') }
]
