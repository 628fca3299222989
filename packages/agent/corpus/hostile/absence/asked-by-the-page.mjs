/** "Remove Cleo" and then "Cleo is gone", while the page itself asks whether to: it is not said how to answer, as with a dialog of the browser. */
const page = `<h1>Crew</h1><ul id="list"><li>Ada Byron <button aria-label="Remove Ada Byron">Remove</button></li><li>Cleo Hart <button aria-label="Remove Cleo Hart">Remove</button></li></ul>
  <div id="d" role="dialog" aria-label="Remove?" hidden style="position:fixed;inset:30% 30%;background:#fff;border:1px solid"><p id="q"></p><button id="no">Cancel</button><button id="yes">Remove</button></div><p id="said" role="status"></p>
  <script>
    const $ = (id) => document.getElementById(id)
    let row
    $("list").onclick = (event) => { if (event.target.tagName !== "BUTTON") return; row = event.target.parentElement; $("q").textContent = "Remove " + row.firstChild.data.trim() + " from the crew?"; $("d").hidden = false }
    $("no").onclick = () => { $("d").hidden = true }
    $("yes").onclick = () => { $("d").hidden = true; if (!location.search.includes("stays")) row.remove(); $("said").textContent = "Removed" }
  </script>`

export default [
  {
    about: "a dialog that the page draws",
    page,
    passed: [
      'Remove Cleo Hart\nClick "Remove" in the dialog\nCleo Hart is gone',
      'Remove Cleo Hart\nThe dialog asks "Remove Cleo Hart from the crew?"'
    ],
    failed: [
      "Remove Cleo Hart\nThe dialog is closed",
      'Remove Cleo Hart\nThe dialog says "Remove Ada Byron from the crew?"',
      'Remove Cleo Hart\nClick "Cancel"\nCleo Hart is gone',
      'Remove Cleo Hart\nClick "Remove" in the dialog\nAda Byron is gone'
    ],
    blocked: ["Remove Cleo Hart\nCleo Hart is gone", "Remove Cleo Hart\nThere is one crew member"]
  }
]
