/** A menu that comes over a card which is pressed as a whole: nothing tells that the lines of the menu are pressed, each by itself. */
const page = `<style>.card{position:relative;cursor:pointer;border:1px solid #ccc;padding:10px;margin:8px;width:300px}
.menu{position:absolute;right:8px;top:30px;background:#fff;border:1px solid #999;z-index:5}.menu-item{padding:4px 12px}.tab{cursor:pointer}</style>
<h1>Polls</h1><div class="tabs"><span class="tab">All</span> <span class="tab">Draft</span></div><div id="list"></div><p id="said"></p><script>
  const all = [["Lunch", ["Close", "Delete"]], ["Room", ["Reopen", "Delete"]]]
  let open
  const draw = () => { list.innerHTML = all.map(([name, items]) => '<div class="card"><b>' + name + '</b> <span title="More" data-of="' + name + '">⋯</span>' + (open === name ? '<div class="menu">' + items.map((item) => '<div class="menu-item" data-do="' + item + '">' + item + '</div>').join("") + '</div>' : "") + '</div>').join("") }
  list.onclick = ({ target: { dataset } }) => {
    if (dataset.do) { said.textContent = dataset.do + " " + open; open = undefined } else if (dataset.of) open = dataset.of
    else return void (said.textContent = "Opened a card")
    draw()
  }
  draw()
</script>`
const opened = (step) => `Open the "More" menu of "Lunch".\n${step}`

export default [
  {
    about: "its lines are chosen, and no others",
    page,
    passed: [
      opened('Choose "Close" from the menu.\n"Close Lunch" is shown.'),
      opened('Choose "Delete" from the menu.\n"Delete Lunch" is shown.'),
      opened('"Close" is in the menu.\n"Reopen" is not in the menu.')
    ],
    never: [
      opened('Choose "Draft" from the menu.\nThe heading "Polls" is shown.'),
      opened('Choose "Reopen" from the menu.\nThe heading "Polls" is shown.'),
      opened('Choose "Room" from the menu.\nThe heading "Polls" is shown.'),
      opened('Choose "Delete" from the menu.\n"Delete Room" is shown.'),
      opened('"Draft" is in the menu.'),
      opened("The menu has 3 entries.")
    ],
    blocked: [opened("The menu has 2 entries.")]
  }
]
