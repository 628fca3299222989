/** The head of a page and the line of filters below it are none of the things that the page lists, and the one part that is left under its title is no thing either. */
const dish = (name, price) =>
  `<div style="border:1px solid;width:300px;padding:8px;cursor:pointer" onclick="1"><div><div>${name}</div><div>Made today by hand</div><div>${price}</div></div><button title="Quick add">+</button></div>`
const menu = { Soups: [["Leek soup", "$6"], ["Pea soup", "$7"]], Pies: [["Apple pie", "$5"], ["Plum pie", "$6"], ["Fig pie", "$8"]] } // prettier-ignore

export default [
  {
    about: "a menu with its head and filters over it",
    page: `<div><div><div>🍕</div><div><h1>Casa Lupo</h1><div>4.7 stars</div><div>Delivery in 20 min</div></div><div><button>Pickup</button><button>Save</button></div></div>
<div id=cats></div><div id=menu></div></div>
<script>
const menu = ${JSON.stringify(menu)}
const dish = (name, price) => \`${dish("${name}", "${price}")}\`
const show = (only) => {
  cats.innerHTML = ["All", ...Object.keys(menu)].map((c) => '<button onclick="show(this.textContent)">' + c + "</button>").join("")
  document.getElementById("menu").innerHTML = Object.keys(menu).filter((c) => only === "All" || c === only).map((c) => "<section><h2>" + c + "</h2><div>" + menu[c].map((d) => dish(...d)).join("") + "</div></section>").join("")
}
show("All")
</script>`,
    passed: [
      "Click Pies. Three dishes are listed and the first one is Apple pie.",
      'Click Pies. There are 3 dishes. The last dish is "Fig pie".',
      "Click Soups. Two dishes are listed and the last one is Pea soup.",
      "Click Pies. No Soups heading is on the page.",
      "Click Pies. The Soups heading is gone."
    ],
    failed: [
      "Click Soups. Three dishes are listed and the first one is Leek soup.",
      "Click Pies. No Pies heading is on the page."
    ],
    never: [
      "Click Pies. Three dishes are listed and the first one is Casa Lupo.",
      "Click Pies. Three dishes are listed and the first one is Plum pie.",
      "Click Pies. There is 1 dish.",
      "Click Pies. There are 2 dishes.",
      "No Soups heading is on the page."
    ]
  }
]
