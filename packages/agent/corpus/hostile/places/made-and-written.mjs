/** Something is begun with what it is called, and then written in. */
const page = (
  body
) => `<h1>Recipes</h1><input placeholder="Search recipes"><button id="n">+ New recipe</button><p id="said">None yet</p>
<div role="dialog" id="d" hidden style="position:fixed;left:200px;top:100px;background:#fff;padding:20px"><input id="t" placeholder="Title"><br>${body}<br><button id="ok">Done</button></div>
<script>const at = (id) => document.getElementById(id)
at("n").onclick = () => { at("d").hidden = false; at("t").focus() }
at("ok").onclick = () => { at("d").hidden = true; at("said").textContent = at("t").value + ": " + [...document.querySelectorAll("textarea")].map((x) => x.value).join("/") }</script>`
const area = (label) => `<textarea aria-label="${label}" rows="5"></textarea>`
const tables = (
  more = ""
) => `<h1>Tables</h1><label>Waiter <select><option>Anybody</option><option>Cleo Voss</option></select></label><button id="n">Book a table</button>${more}<p id="said">None yet</p>
<div role="dialog" id="d" hidden style="position:fixed;left:0;top:0;width:100%;height:100%;background:#fff"><label>Guest name <input id="g"></label><label>Phone <input id="p"></label><label>Serving waiter <select id="w"><option>Anybody</option><option>Cleo Voss</option></select></label><label>Arrival time <select id="a"><option>18:00</option><option>19:30</option></select></label><button id="ok">Keep</button></div>
<script>const at = (id) => document.getElementById(id)
at("n").onclick = () => { at("d").hidden = false }
at("ok").onclick = () => { at("d").hidden = true; at("said").textContent = ["g", "p", "w", "a"].map((id) => at(id).value).join(", ") }</script>`
const seat = "Start a booking for the guest Ada Byrne, phone 555 0101, waiter Cleo Voss, arrival time 19:30"

const begin = 'I start a new recipe with the title "Fish soup" and write "Boil it" into it.'

export default [
  {
    about: "a title and one long field",
    page: page(area("Method")),
    passed: [
      `${begin}\nClick Done\n"Fish soup: Boil it" is shown`,
      'As someone who forgets every dish, I start a new recipe titled "Fish soup" and write "Boil it" into it.\nClick Done\n"Fish soup: Boil it" is shown'
    ],
    failed: [`${begin}\nClick Done\n"Boil it:" is shown`, `${begin}\n"Fish soup: Boil it" is shown`],
    never: [
      `I start a new cake with the title "Fish soup" and write "Boil it" into it.\nThe Search recipes field has "Fish soup"`
    ]
  },
  {
    about: "two long fields, of which neither is said to be it",
    page: page(area("Method") + area("Remarks")),
    never: [`${begin}\nClick Done\n"Fish soup: Boil it/" is shown`]
  },
  {
    about: "nothing opens a new one, and a search has the word in its name",
    page: '<h1>Recipes</h1><input placeholder="Search recipes"><button>New menu</button><p>None yet</p>',
    blocked: ['Start a new recipe with the title "Fish soup"\nThe Search recipes field has "Fish soup"']
  },
  {
    about: "a booking, told by what goes into its form",
    page: tables(),
    passed: [`${seat}\nClick Keep\n"Ada Byrne, 555 0101, Cleo Voss, 19:30" is shown`],
    failed: [
      `${seat}\nClick Keep\n"Ada Byrne, 555 0101, Anybody, 19:30" is shown`,
      `${seat}\n"Ada Byrne, 555 0101, Cleo Voss, 19:30" is shown`
    ],
    never: [
      `${seat.replace("19:30", "20:30")}\nClick Keep\n"Ada Byrne, 555 0101, Cleo Voss, 18:00" is shown`,
      `${seat}, size 4\nClick Keep\n"Ada Byrne, 555 0101, Cleo Voss, 19:30" is shown`,
      `${seat.replace("booking", "meeting")}\nClick Keep\n"Ada Byrne, 555 0101, Cleo Voss, 19:30" is shown`
    ]
  },
  {
    about: "two controls to book",
    page: tables("<button>Book a room</button>"),
    blocked: [`${seat}\nClick Keep\n"Ada Byrne, 555 0101, Cleo Voss, 19:30" is shown`]
  }
]
