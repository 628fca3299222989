/** Tabs that are boxes with a class: one is open, one has a count on it, one is only called like what is listed. */
const tabs = (open, panel) => `
  <style>.t { display: inline-block; padding: 6px; cursor: pointer } .t.active { border-bottom: 2px solid }</style>
  <h1>Harbour office</h1>
  <div id="tabs">
    <div class="t ${open === "moorings" ? "active" : ""}" onclick="go('moorings')">Moorings</div>
    <div class="t ${open === "skippers" ? "active" : ""}" onclick="go('skippers')">Skippers</div>
    <div class="t ${open === "berthings" ? "active" : ""}" onclick="go('berthings')">Berthings <span>3</span></div>
    <div class="t ${open === "refused" ? "active" : ""}" onclick="go('refused')">Refused (4)</div>
  </div>
  <div id="pane">${panel}</div>
  <script>
    const panes = {
      moorings: '<div>Quay A</div><div>5 of 9 taken</div><div>Quay B</div><div>2 of 9 taken</div>',
      skippers: '<p>Odd Berg</p><p>12 trips</p>',
      berthings: '<p>Shrike</p><p>Dunlin</p><p>Petrel</p>',
      refused: '<p>Gannet</p>'
    }
    function go(to) {
      document.querySelectorAll(".t").forEach((t) => t.classList.toggle("active", t.textContent.toLowerCase().startsWith(to)))
      document.querySelector("#pane").innerHTML = panes[to]
    }
  </script>`

const quays = "<div>Quay A</div><div>5 of 9 taken</div><div>Quay B</div><div>2 of 9 taken</div>"

export default [
  {
    about: "the open tab is a box with a class: what is on it is what the page shows",
    page: tabs("moorings", quays),
    passed: [
      "On the Moorings tab Quay B shows 2 of 9 taken",
      "Quay A shows 5 of 9 taken on the Moorings tab"
    ],
    failed: ["On the Moorings tab Quay B shows 5 of 9 taken"],
    never: [
      // What the page shows now is on another tab.
      "On the Refused tab Quay B shows 2 of 9 taken",
      "Quay A shows 5 of 9 taken on the Skippers tab",
      "On the Moorings tab Gannet is shown"
    ]
  },
  {
    about:
      "a tab is called by its words and the number in it; what it should be called is no word of its panel",
    page: tabs("moorings", quays),
    passed: ['The Refused tab should now read "Refused (4)"'],
    failed: ['The Refused tab should now read "Refused (3)"'],
    never: ['The Refused tab contains "Gannet"', 'The Moorings tab should read "Moorings (5)"']
  },
  {
    about: "a box with a badge leads where its words say",
    page: tabs("moorings", quays),
    passed: ["In the berthings list, open Dunlin\nDunlin is shown"],
    never: [
      "In the berthings list, open Gannet\nGannet is shown",
      "In the skippers list, open Dunlin\nDunlin is shown"
    ]
  }
]
