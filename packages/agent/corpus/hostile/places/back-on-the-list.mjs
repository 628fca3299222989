/** "It brings me back to the list", where the same menu stands over every page. */
const style = `<style>.m{display:flex;gap:12px;padding:16px;background:#eee}.m div,.b{cursor:pointer;padding:6px 12px}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:16px;padding:16px}.c{padding:16px;border:1px solid #ccc;min-height:90px}</style>`
const kinds = ["Ariel", "Brisk", "Comet", "Dart", "Egret"]
const page = (
  after
) => `${style}<div class="m"><div class="go" data-to="all">Boats</div><div class="go" data-to="docks">Docks</div><div class="go" data-to="new">Add a boat</div></div><div id="page"></div>
<script>
  let boats = ${JSON.stringify(kinds)}
  const card = (name) => '<div class="c"><div>' + name + '</div><div>' + name.length + ' berths</div><div>In the harbour</div></div>'
  const grid = (names) => '<div class="g">' + names.map(card).join("") + '</div>'
  const after = ${JSON.stringify(after)}
  const pages = {
    all: () => grid(boats),
    docks: () => grid(["North dock", "South dock", "East dock"]),
    one: () => '<h2>Frigate</h2><p>Saved just now.</p>' + grid(["Frigate", "Ariel", "Brisk"]),
    new: () => '<h2>Add a boat</h2><label>Name <input id="n"></label><div class="b" id="s">Save boat</div>'
  }
  const show = (to) => {
    page.innerHTML = pages[to]()
    if (to === "new") s.onclick = () => { if (after !== "lost") boats = [n.value, ...boats]; show(after === "lost" ? "all" : after) }
  }
  document.querySelectorAll(".go").forEach((each) => { each.onclick = () => show(each.dataset.to) })
  show("all")
</script>`
const add = "Click Add a boat\nEnter Frigate into Name\nClick Save boat\n"

export default [
  {
    about: "the list that was there before, and a new one in it",
    page: page("all"),
    passed: [`${add}It brings me back to the list and I can see Frigate in it.`],
    never: [
      `${add}It brings me back to the list and I can see Galleon in it.`,
      "Click Add a boat\nIt brings me back to the list.",
      "Click Docks\nIt brings me back to the list."
    ]
  },
  {
    about: "the list that was there before, without the new one",
    page: page("lost"),
    never: [`${add}It brings me back to the list and I can see Frigate in it.`]
  },
  {
    about: "what was added, with a few others like it",
    page: page("one"),
    never: [
      `${add}It brings me back to the list and I can see Frigate in it.`,
      `${add}It brings me back to the list.`
    ]
  },
  {
    about: "another list than the one that was there before",
    page: page("docks"),
    never: [`${add}It brings me back to the list.`]
  },
  {
    about: "the form, which stays",
    page: page("new"),
    never: [`${add}It brings me back to the list.`]
  }
]
