/** Lists whose items move out of the way while one of them is dragged, and take their time for it. */
const names = ["Oil change", "Gearbox", "New tyres", "Brake pads", "Windscreen"]
const list = (
  still
) => `<style>li{padding:14px;border:1px solid #ccc;list-style:none;width:320px;cursor:grab}ol{padding:0}</style>
<p id="next">Next job: Oil change</p><ol id="queue">${names.map((name) => `<li draggable="true"><span>${name}</span></li>`).join("")}</ol>
<script>let held, busy = 0
const places = () => new Map([...queue.children].map((each) => [each, each.getBoundingClientRect().top]))
for (const item of queue.children) {
  item.ondragstart = () => { held = item }
  item.ondragend = () => { next.textContent = "Next job: " + queue.firstElementChild.textContent }
  item.ondragover = (event) => {
    event.preventDefault()
    if (${still} || item === held || performance.now() < busy) return
    const before = places()
    held.compareDocumentPosition(item) & Node.DOCUMENT_POSITION_FOLLOWING ? item.after(held) : item.before(held)
    busy = performance.now() + 150
    for (const [each, top] of places()) each.animate([{ transform: "translateY(" + (before.get(each) - top) + "px)" }, {}], 150)
  }
}</script>`

export default [
  {
    about: "a list that makes room while an item is dragged",
    page: list(false),
    passed: [
      'Drag "Brake pads" onto "Oil change"\nI should see "Next job: Brake pads"',
      "Drag Windscreen above Gearbox\nThe second item is Windscreen\nThe first item is Oil change",
      "Drag Oil change below Brake pads\nThe fourth item is Oil change\nThe last item is Windscreen",
      "Drag Oil change before Brake pads\nThe third item is Oil change\nThe fourth item is Brake pads",
      "Drag Windscreen to the top of the list\nThe first item is Windscreen"
    ],
    failed: [
      'Drag "Brake pads" onto "Oil change"\nI should see "Next job: Oil change"',
      "Drag Windscreen above Gearbox\nThe first item is Windscreen",
      "Drag Oil change before Brake pads\nThe fourth item is Oil change"
    ]
  },
  {
    about: "a list that lets items be dragged, and takes none",
    page: list(true),
    failed: ['Drag "Brake pads" onto "Oil change"\nI should see "Next job: Brake pads"']
  }
]
