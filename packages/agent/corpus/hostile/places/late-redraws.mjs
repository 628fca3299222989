/** Pages that draw what came of a press a moment later, over what was done meanwhile. */
const late = (ms) => `<h1>Bottle</h1><p id="size">Size: none</p><button id="large">Large</button>
<p id="amount">Quantity 1</p><button id="more">One more</button><ul id="basket"></ul>
<script>let n = 1, size = "none"; const draw = () => { document.getElementById("size").textContent = "Size: " + size; amount.textContent = "Quantity " + n }
more.onclick = () => { n += 1; draw() }
large.onclick = () => setTimeout(() => { size = "Large"; n = 1; draw() }, ${ms})</script>`

/** A list that is drawn anew as a whole: a press on a row that is gone by then is lost. */
const steps = `<button id="go">Show rows</button><div id="out"></div><p id="say">Nothing picked</p>
<script>const draw = (word) => { out.innerHTML = ["Ada", "Bo"].map((name) => "<button>Pick " + name + "</button>").join("") + "<p>" + word + "</p>"
  out.querySelectorAll("button").forEach((each) => { each.onclick = () => { if (word === "Ready") say.textContent = each.textContent + "ed" } }) }
go.onclick = async () => { await new Promise((done) => setTimeout(done, 100)); draw("Loading"); await new Promise((done) => setTimeout(done, 300)); draw("Ready") }</script>`

/** Goes on for ever: nobody waits for its end. */
const polling = `<p id="tick">0</p><button id="save">Save</button><button id="send">Send</button><p id="say">Open</p>
<script>let n = 0; const tick = () => { document.getElementById("tick").textContent = n++; setTimeout(tick, 200) }; tick()
save.onclick = () => { say.textContent = "Saved"; }; send.onclick = () => { say.textContent += " and sent" }</script>`

export default [
  {
    about: "a choice that is drawn a moment later",
    page: late(350),
    passed: ["Click Large\nClick One more\nSize: Large is shown\nQuantity 2 is shown"],
    failed: [
      "Click Large\nClick One more\nQuantity 3 is shown",
      "Click One more\nClick Large\nQuantity 2 is shown"
    ]
  },
  {
    about: "rows that come first as they are loaded, and then once more",
    page: steps,
    passed: ["Click Show rows\nClick Pick Bo\nPick Boed is shown"],
    failed: ["Click Show rows\nClick Pick Bo\nPick Adaed is shown"]
  },
  {
    about: "a page that never rests",
    page: polling,
    passed: ["Click Save\nClick Send\nSaved and sent is shown"],
    failed: ["Click Save\nClick Send\nSaved and sent is not shown"]
  }
]
