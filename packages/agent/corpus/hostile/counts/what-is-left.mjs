/** What is left of a list once it is filtered, and what stands in its place when nothing is. */
const page = (
  empty
) => `<style>.ad{border:1px solid #999;margin:8px;padding:8px}</style><div class="bar"><div class="pick" tabindex=0 onclick="show('All')">All</div><div class="pick" tabindex=0 onclick="show('Live')">Live</div><div class="pick" tabindex=0 onclick="show('Ended')">Ended</div><div class="pick" tabindex=0 onclick="show('Draft')">Draft</div></div><div><div id=list></div></div><script>
const ads = [["Alder Motors", "Live"], ["Birch Bakery", "Ended"], ["Cedar Carpets", "Live"]]
function show(state) {
  const left = ads.filter((each) => state === "All" || each[1] === state)
  list.innerHTML = left.map(([name, is]) => '<div class="ad"><div><div>' + name + '</div><div>' + is + '</div></div><button>Withdraw</button></div>').join("") || ${JSON.stringify(empty)}
}
show("All")
</script>`

const boxed =
  '<div class="ad"><div><div>No adverts to show</div><div>Try another filter</div></div><button>Reset</button></div>'
const plain = "<p>There is none.</p>"

export default [
  {
    about: "the one that is left",
    page: page(plain),
    passed: [
      "Click Ended. Only Birch Bakery is listed",
      "Click Ended. There is only 1 advert, Birch Bakery",
      "Click Ended. Verify that only Birch Bakery is listed and that it says Ended",
      "Click Live. Only Alder Motors and Cedar Carpets are listed, in this order"
    ],
    never: [
      "Click Live. Only Alder Motors is listed",
      "Click Ended. Only Alder Motors is listed",
      "Click Ended. Only Birch Bakery and Cedar Carpets are listed, in this order",
      "Click Live. Only Cedar Carpets and Alder Motors are listed, in this order",
      "Click Draft. 1 advert is listed"
    ]
  },
  {
    about: "what says that nothing is left, made as the things were",
    page: page(boxed),
    passed: ["Click Ended. Only Birch Bakery is listed"],
    never: [
      "Click Draft. 1 advert is listed",
      "Click Draft. There is only 1 advert",
      "Click Draft. The list contains 1 item"
    ]
  },
  {
    about: "lists that only the words over them tell apart",
    page: `<div><div>Free wagons</div><div>${["W-1", "W-2", "W-3"].map((name) => `<div class="line" tabindex=0><span>${name}</span> <span>12 t</span> <button>Add</button></div>`).join("")}</div></div><div><div>Loaded wagons</div><div>${["W-8", "W-9"].map((name) => `<div class="line" tabindex=0><span>${name}</span> <span>30 t</span> <button>Take</button></div>`).join("")}</div></div>`,
    passed: ["There are 3 free wagons", "There are 2 loaded wagons", "3 wagons are free"],
    never: [
      "There are 2 free wagons",
      "There are 3 loaded wagons",
      "There are 5 free wagons",
      "2 wagons are free"
    ]
  }
]
