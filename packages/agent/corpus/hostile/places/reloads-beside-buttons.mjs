/** "Reload the page" is the browser's: a button "Reload" beside it fetches something anew, and keeps what was never saved. */
const page = `<header><button>Fields</button> <button id="pref">Preferences</button> <button id="again">Reload</button> <span id="at">Fetched 0 times</span></header>
<main id="main"><h1>Fields</h1><p>Barley</p></main><div role="status" id="said"></div>
<script>
  let sprinkling = false, times = 0
  again.onclick = () => { at.textContent = "Fetched " + ++times + " times" }
  pref.onclick = () => {
    main.innerHTML = '<h1>Preferences</h1><label><input type="checkbox" id="s"> Sprinklers</label> <button id="save">Save preferences</button>'
    document.getElementById("s").checked = sprinkling
    document.getElementById("save").onclick = () => { sprinkling = document.getElementById("s").checked; said.textContent = "Preferences saved" }
  }
</script>`

export default [
  {
    about: "what is kept only as long as the page is not reloaded, beside a button that fetches anew",
    page,
    passed: [
      "Go to Preferences\nTurn Sprinklers on and click Save preferences\nClick Reload and go to Preferences\nThe Sprinklers checkbox is ticked",
      "Go to Preferences\nTurn Sprinklers on and click Save preferences\nReload the page and go to Preferences\nThe Sprinklers checkbox is not ticked",
      "Click Reload\nThe page shows Fetched 1 times"
    ],
    never: [
      "Go to Preferences\nTurn Sprinklers on and click Save preferences\nReload the page and go back to Preferences\nThe Sprinklers checkbox is ticked",
      "Go to Preferences\nTurn Sprinklers on and click Save preferences\nReload the page, then open Preferences\nThe Sprinklers checkbox is ticked",
      "Go to Preferences\nTurn Sprinklers on and click Save preferences\nReload the browser page and open Preferences again\nThe Sprinklers checkbox is ticked",
      "Reload the page and go to Preferences\nThe page shows Fetched 1 times"
    ]
  }
]
