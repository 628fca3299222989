/** "Close the panel with the ✕": the sign in it, and none beside it. */
const page = (
  closes
) => `<h1>Seeds</h1><p>Sowing in March <button aria-label="Remove Sowing in March" onclick="this.parentNode.remove()">✕</button></p>
<button onclick="d.showModal()">Sweet pea</button>
<dialog id=d aria-label="Sweet pea"><button style="float:right" aria-label="Close" onclick="${closes}">✕</button><p>Sow under glass</p></dialog>`

export default [
  {
    about: "a cross in what it closes",
    page: page("d.close()"),
    passed: [
      "Click Sweet pea. Close the window with the ✕. Sow under glass is not shown. Sowing in March is shown.",
      "Click Sweet pea. Close the dialog using its ✕ button, and Sow under glass is no longer shown."
    ],
    never: [
      "Click Sweet pea. Close the window with the ✕. Sow under glass is shown.",
      "Click Sweet pea. Close the window with the ✕. Sowing in March is not shown.",
      "Close the window with the ✕. Sowing in March is not shown."
    ]
  },
  {
    about: "a cross that does not close",
    page: page(""),
    never: ["Click Sweet pea. Close the window with the ✕. Sow under glass is not shown."]
  }
]
