/** "Open the Sowing folder: Sweet pea is in it": in what the page shows, and not in the way to it. */
const page = (shows) => `<style>.i{cursor:pointer}</style>
<div style="display:flex"><aside style="width:180px"><div>Folders</div>${["Sowing", "Harvest"].map((name) => `<div class=i onclick="go('${name}')"><span>${name}</span> <span>1</span></div>`).join("")}</aside>
<main><h1 id=h>Everything</h1><ul id=l><li>Sweet pea</li><li>Runner bean</li></ul></main></div>
<script>const of = {Sowing: 'Sweet pea', Harvest: 'Runner bean'}; function go(name) { ${shows} }</script>`

export default [
  {
    about: "a folder that opens",
    page: page("h.textContent = name; l.innerHTML = '<li>' + of[name] + '</li>'"),
    passed: [
      "Open the Sowing folder: Sweet pea is in it.",
      "Open the Harvest folder. Runner bean is in it, and Sweet pea is not."
    ],
    never: ["Open the Sowing folder: Runner bean is in it.", "Open the Harvest folder. Sweet pea is in it."]
  },
  {
    about: "a folder that does not open",
    page: page(""),
    never: ["Open the Sowing folder: Sweet pea is in it.", "Open the Harvest folder. Runner bean is in it."]
  }
]
