/** A list of which a filter leaves one line, beside figures and filters that look like lists still: the open tab is called as the things are. */
const page = (
  left
) => `<style>.g{display:flex;gap:1rem}.g>div{border:1px solid #999;padding:6px 14px}.r{display:grid;grid-template-columns:repeat(4,1fr);padding:8px;border-bottom:1px solid #ccc}</style>
<div class="g"><div onclick="pick(this)" class="tab on" aria-selected="true" style="cursor:pointer">Trawlers</div><div class="tab" style="cursor:pointer">Crews</div></div>
<div class="g" style="margin:8px"><div><div>All</div><div>5</div></div><div><div>Docked</div><div>2</div></div><div><div>At sea</div><div>3</div></div></div>
<div class="g" style="margin:8px"><div onclick="draw(boats)" style="cursor:pointer">Any state</div><div onclick="draw(docked)" style="cursor:pointer">Docked only</div><div onclick="draw(left)" style="cursor:pointer">Late only</div></div>
<div><div class="r"><div>Ship</div><div>Port</div><div>State</div><div>Crew</div></div><div id="rows"></div></div><div id="foot"></div>
<script>
  const boats = [["Ariel", "Hull", "Docked", 4], ["Brisk", "Oban", "At sea", 6], ["Comet", "Leith", "At sea", 5], ["Dart", "Hull", "Docked", 3], ["Egret", "Oban", "At sea", 7]]
  const docked = boats.filter((each) => each[2] === "Docked"), left = ${JSON.stringify(left)}
  const draw = (all) => {
    rows.innerHTML = all.map((each) => '<div class="r">' + each.map((cell) => "<div>" + cell + "</div>").join("") + "</div>").join("")
    foot.textContent = "Showing " + all.length + " of 5 vessels"
  }
  draw(boats)
</script>`
const begin = "5 trawlers are listed\nClick Late only\n"

export default [
  {
    about: "one line left of a list beside filters and figures",
    page: page([["Egret", "Oban", "At sea", 7]]),
    passed: [`${begin}One trawler is left, Egret`, `${begin}There is only 1 trawler, Egret`],
    failed: [`${begin}There is only 1 trawler, Comet`],
    never: [
      `${begin}3 trawlers are left`,
      `${begin}2 trawlers are listed`,
      `${begin}One trawler is left, Brisk`,
      `${begin}No trawlers are left`
    ]
  },
  {
    about: "two lines left of a list beside filters and figures",
    page: page([
      ["Comet", "Leith", "At sea", 5],
      ["Egret", "Oban", "At sea", 7]
    ]),
    passed: [`${begin}2 trawlers are listed`],
    never: [`${begin}One trawler is left, Egret`, `${begin}3 trawlers are left`]
  },
  {
    about: "no line left of a list beside filters and figures",
    page: page([]),
    never: [
      `${begin}One trawler is left, Egret`,
      `${begin}3 trawlers are left`,
      `${begin}1 trawler is listed`
    ]
  }
]
