/** What is shown again, while a line elsewhere on the page names it all along. */
const page = (
  under
) => `<nav role=tablist><button role=tab onclick="show('Kitchen')">Kitchen</button><button role=tab onclick="show('Office')">Office</button></nav>
<main id=m></main><aside><h2>Activity</h2><ul><li>Kettle set to 90 °C</li><li>Printer joined</li></ul></aside><script>
const show = (room) => { m.innerHTML = room === "Kitchen" ? "<section><h3>Kettle</h3><p>Idle</p></section>" : ${JSON.stringify(under)} }
show("Kitchen")</script>`

const again = "Open the Office tab\nBack to Kitchen, the Kettle is visible again"

export default [
  {
    about: "a card that went with its tab and came back with it",
    page: page("<section><h3>Printer</h3><p>Idle</p></section>"),
    passed: [again],
    never: [
      "Open the Office tab\nThe Kettle heading is visible again",
      "The Kettle is visible again",
      "Open the Office tab\nThe Printer is visible again"
    ]
  },
  {
    about: "a card that stayed all along while the tabs changed",
    page: page("<section><h3>Kettle</h3><p>Idle</p></section><section><h3>Printer</h3></section>"),
    never: [again]
  },
  {
    about: "a card that was called otherwise for a while",
    page: page("<section><h3>Kettle (in use)</h3><p>Busy</p></section>"),
    never: [again]
  }
]
