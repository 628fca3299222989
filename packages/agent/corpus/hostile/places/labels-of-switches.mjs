/** "The switch is labelled On": what is written beside it; "Marek Zielinski: large van, 1 parcel": what stands where the name does. */
const page = `<style>.sw{display:inline-block;width:40px;height:20px;border-radius:10px;background:#ccc;cursor:pointer}.card{border:1px solid;padding:8px;margin:8px}</style>
  <h1>Climate</h1><p>Night ventilation</p><div><span class="sw" role="switch" aria-checked="true" tabindex="0" aria-label="Night ventilation"></span> <span>On</span></div>
  <h2>Drivers</h2><div><div class="card"><div>Marek Zielinski</div><div>large van</div><div>1 parcel on board</div></div>
  <div class="card"><div>Jo Pemberton</div><div>bicycle</div><div>2 parcels on board</div></div></div>`

export default [
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
