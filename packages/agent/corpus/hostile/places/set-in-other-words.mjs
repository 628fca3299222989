/** What is set is told by a verb, by a unit, or by nothing but what was done before. */
const repeats = `<h1>Reminder</h1>
<fieldset><legend>How often should it repeat?</legend><label><input type="radio" name="a" checked>Never</label><label><input type="radio" name="a">Weekly</label></fieldset>
<fieldset><legend>How often should we mail you?</legend><label><input type="radio" name="b" checked>Never</label><label><input type="radio" name="b">Weekly</label></fieldset>
<label>Last name <input id="last"></label>
<p id="said">Nothing set</p>
<script>document.onchange = (e) => { document.getElementById("said").textContent = (e.target.name === "a" ? "Repeats" : e.target.name === "b" ? "Mails" : "Named") + " now" }</script>`

const desk = `<h1>Boats</h1><label>Skipper <select id="s"><option>Nobody</option><option>Ada Byrne</option></select></label>
<div>Hours <button aria-label="One hour less">−</button><output>1</output><button aria-label="One hour more">+</button></div>
<label>Length <select id="l"><option>1 day</option><option>3 days</option></select></label>
<p id="cost">Cost £20</p>
<script>const o = document.querySelector("output")
const step = (n) => () => { o.textContent = Math.max(1, Number(o.textContent) + n); document.getElementById("cost").textContent = "Cost £" + 20 * o.textContent }
document.querySelectorAll("button").forEach((b, n) => b.onclick = step(n === 0 ? -1 : 1))</script>`

const codes = `<h1>Order</h1><label>Name <input id="n"></label><label>Voucher <input id="v"></label><button id="b">Redeem</button><label>Mail <input id="m"></label><p role="alert" id="e"></p>
<script>const at = (id) => document.getElementById(id)
at("b").onclick = () => { at("e").textContent = at("n").value + at("m").value !== "" ? "Wrong field" : at("v").value === "TEN" ? "10% off" : "Not valid" }</script>`

const tabbed = (extra) => `<header><input placeholder="Find a tool"></header><main><div>
<div role="tablist"><div role="tab" aria-selected="true" id="t1">Length</div><div role="tab" aria-selected="false" id="t2">Weight</div></div>
<label>Amount <input id="v" value="1"></label>${extra}<p id="r">1 km</p></div></main>
<script>const at = (id) => document.getElementById(id)
let unit = " km"
const draw = () => { at("r").textContent = at("v").value + unit }
at("v").oninput = draw
at("t2").onclick = () => { at("t1").setAttribute("aria-selected", "false"); at("t2").setAttribute("aria-selected", "true"); unit = " kg"; at("v").blur(); draw() }</script>`

export default [
  {
    about: "set to do something, by the question that asks for it",
    page: repeats,
    passed: ["Set it to repeat weekly\nI see Repeats now", "Set it to mail weekly\nI see Mails now"],
    failed: ["Set it to repeat weekly\nI see Mails now"],
    never: [
      "Set it to last weekly\nI see Named now",
      "Set it to repeat monthly\nI see Nothing set",
      "Set it to last 60 days\nI see Named now",
      "Set it to call weekly\nI see Repeats now"
    ]
  },
  {
    about: "an amount in a unit that another field is called by",
    page: desk,
    passed: [
      "Pick Ada Byrne as the skipper and set it to 3 hours.\nI see Cost £60",
      "Select 1 day in Length\nSet it to 3 days\n3 days is selected in Length"
    ],
    failed: ["Pick Ada Byrne as the skipper and set it to 3 hours.\nI see Cost £80"],
    never: [
      "Pick Ada Byrne as the skipper and set it to 3 weeks.\nI see Cost £20",
      "Select 1 day in Length and set it to 3 hours.\nI see Cost £60"
    ]
  },
  {
    about: "what was filled in is swapped for something else, beside other fields",
    page: codes,
    passed: [
      "Enter FIVE as the voucher and click Redeem\nI see Not valid\nSwap it for TEN and click Redeem\nI see 10% off"
    ],
    failed: [
      "Enter FIVE as the voucher and click Redeem\nI see Not valid\nSwap it for SIX and click Redeem\nI see 10% off"
    ],
    never: ["I see Redeem\nSwap it for TEN and click Redeem\nI see 10% off"]
  },
  {
    about: "a tab, and then what goes into the one field under it",
    page: tabbed(""),
    passed: ['Switch to the Weight tab and enter 100\n"100 kg" is shown'],
    failed: ['Switch to the Weight tab and enter 100\n"1 kg" is shown']
  },
  {
    about: "a tab, and several fields under it",
    page: tabbed("<label>Parts <input></label>"),
    blocked: ['Switch to the Weight tab and enter 100\n"100 kg" is shown']
  }
]
