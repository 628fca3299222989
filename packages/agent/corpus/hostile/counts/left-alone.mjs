/** What is left of a list in a part of the page that is drawn anew: one alone looks like no list. */
const saved = (after) => `<h1>Homes</h1><button id="o">Saved</button><div id="box"></div>
  <script>
    let names = ["Harbour View", "Orchard Road", "Mill Court"]
    const after = ${JSON.stringify(after)}
    const row = (n) => '<div style="display:flex;gap:1rem"><div><a href="#x">' + n + '</a><p>3 rooms</p></div><button aria-label="Remove ' + n + '">x</button></div>'
    const draw = () => {
      box.innerHTML = '<section role="dialog" aria-label="Saved homes" style="border:1px solid"><h2>Saved homes</h2><div class="l">' + names.map(row).join('') + '</div></section>'
      box.querySelectorAll('[aria-label^=Remove]').forEach((b) => { b.onclick = () => { names = after; draw() } })
    }
    o.onclick = draw
  </script>`
const begin = "Click Saved\nHarbour View is listed in the dialog\nClick Remove Harbour View\n"

export default [
  {
    about: "one is left",
    page: saved(["Orchard Road"]),
    passed: [`${begin}Only Orchard Road is left in the dialog`],
    failed: [`${begin}Only Mill Court is left in the dialog`],
    never: [
      `${begin}Only Harbour View is left in the dialog`,
      `${begin}Only Saved homes is left in the dialog`,
      `${begin}Only Orchard Road and Mill Court are left in the dialog`,
      "Click Saved\nOnly Orchard Road is left in the dialog"
    ]
  },
  {
    about: "two are left",
    page: saved(["Orchard Road", "Mill Court"]),
    failed: [`${begin}Only Orchard Road is left in the dialog`],
    never: [`${begin}Only Mill Court is left in the dialog`]
  },
  {
    about: "another came in its place",
    page: saved(["Station Square"]),
    never: [
      `${begin}Only Orchard Road is left in the dialog`,
      `${begin}Only Mill Court is left in the dialog`
    ]
  }
]
