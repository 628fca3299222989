/** "The bar at the bottom": told by nothing but its edge, and spoken of again as "the bar". */
const rows = Array.from({ length: 30 }, (_, n) => `<p>Home ${n + 1} <button>Open ${n + 1}</button></p>`).join(
  ""
)
const page = (
  stays
) => `<h1>Homes</h1><label><input type=checkbox id=c onchange="d()"> Pick</label>${rows}<div id=t></div><script>
const d = () => { t.innerHTML = c.checked ? '<div style="position:fixed;bottom:0;left:0;right:0;background:#fff;padding:12px">Picked: one home <button onclick="clear2()">Clear</button></div>' : '' }
const clear2 = () => { c.checked = false; ${stays ? "" : "d()"} }</script>`

export default [
  {
    about: "a bar without a role that lies over the bottom of the page",
    page: page(false),
    passed: [
      "Tick Pick. The bar at the bottom is shown",
      "Tick Pick. Click Clear in the bar at the bottom. The bar disappears",
      "Tick Pick. Click Clear in the bar at the bottom. The bar at the bottom is gone and Pick is unticked"
    ],
    failed: ["Tick Pick. The bar at the bottom is not shown"],
    never: [
      "The bar at the bottom is shown",
      "The bar at the bottom disappears",
      "Tick Pick. Click Clear in the bar at the bottom. The bar is shown",
      "Tick Pick. Click Open 1 in the bar at the bottom. Pick is ticked"
    ]
  },
  {
    about: "it stays",
    page: page(true),
    passed: ["Tick Pick. Click Clear in the bar at the bottom. The bar is shown"],
    failed: ["Tick Pick. Click Clear in the bar at the bottom. The bar disappears"]
  },
  {
    about: "no bar: the last line of a list ends the screen",
    page: `<h1>Homes</h1>${rows}`,
    never: ["The bar at the bottom is shown", "Click Open 30 in the bar at the bottom. Homes is shown"]
  }
]
