/** "The switch is labelled On": what is written beside it; "Marek Zielinski: large van, 1 parcel": what stands where the name does. */
const page = `<style>.sw{display:inline-block;width:40px;height:20px;border-radius:10px;background:#ccc;cursor:pointer}.card{border:1px solid;padding:8px;margin:8px}</style>
  <h1>Climate</h1><p>Night ventilation</p><div><span class="sw" role="switch" aria-checked="true" tabindex="0" aria-label="Night ventilation"></span> <span>On</span></div>
  <h2>Drivers</h2><div><div class="card"><div>Marek Zielinski</div><div>large van</div><div>1 parcel on board</div></div>
  <div class="card"><div>Jo Pemberton</div><div>bicycle</div><div>2 parcels on board</div></div></div>`

/** Switches that are drawn anew with all of their cards, and a message that lies over the page and speaks of one of them by a part of her name. */
const drivers = `<style>.tgl{width:40px;height:22px;border-radius:11px;background:#ccc;cursor:pointer}.tgl i{display:block;width:18px;height:18px;margin:2px;border-radius:9px;background:#fff}
  .tgl.on{background:green}.tgl.on i{margin-left:20px}.tg{display:flex;gap:8px}.card{border:1px solid;padding:8px}#cards{display:grid;grid-template-columns:1fr 1fr}
  .toast{position:fixed;top:60px;left:45%;background:#222;color:#fff}</style><h1>Drivers</h1><div id="cards"></div><div id="toast"></div>
  <script>const all = [["Marek Zielinski", true], ["Bethan Rhys", false], ["Jo Pemberton", false]]
  const draw = () => { cards.innerHTML = all.map(([name, on], i) => \`<div class="card"><div>\${name}</div><div>Small van</div>
  <div class="tg"><div class="tgl\${on ? " on" : ""}" data-i="\${i}"><i></i></div><div>\${on && i !== 2 ? "On duty" : "Off duty"}</div></div></div>\`).join("") }
  cards.onclick = ({ target }) => { const at = target.closest(".tgl"); if (!at) return; const one = all[at.dataset.i]; one[1] = !one[1]; draw()
  toast.className = "toast"; toast.textContent = one[0].split(" ")[0] + (one[1] ? " is on duty" : " has finished") }
  draw()</script>`

const spoken = (name, shown) =>
  `Toggle ${name} on. Toast: ${name} is on duty. Then label next to her toggle: ${shown}.`

export default [
  {
    about: "the label beside hers, after a message that speaks of her",
    page: drivers,
    passed: [spoken("Bethan", "On duty"), "Toggle Bethan on. Then label next to her toggle: On duty."],
    failed: [spoken("Bethan", "Off duty"), spoken("Jo", "On duty")],
    blocked: ["And her label says On duty."],
    never: ["Toggle Bethan on. And her label says Off duty.", "Toggle Jo on. And her label says On duty."]
  },
  {
    about: "a switch with its state beside it, and cards of drivers",
    page,
    passed: [
      "The switch is labelled On.",
      "Marek Zielinski: large van, 1 parcel on board",
      "Jo Pemberton: bicycle, 2 parcels on board"
    ],
    failed: ["The switch is labelled Off."],
    never: [
      "Marek Zielinski: large van, 2 parcels on board",
      "Marek Zielinski: bicycle, 1 parcel on board",
      "Jo Pemberton: large van, 2 parcels on board",
      "Ada Lund: large van, 1 parcel on board"
    ]
  }
]
