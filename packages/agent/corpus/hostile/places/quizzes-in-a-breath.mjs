/** A quiz gone through in one breath: what checks and what goes on has a longer name than it is told by. */
const quiz = (
  check,
  more = ""
) => `<h1>Stars</h1><p id="q">Question 1 of 2</p><p id="s">Which is red?</p><div id="o"></div><p id="f"></p><button id="b">${check}</button>${more}
<script>const at = (id) => document.getElementById(id), all = [["Mars", "Venus"], ["Moon", "Sun"]]
let n = 0, got = "", right = 0, done = false
const ask = () => { at("q").textContent = "Question " + (n + 1) + " of 2"; at("f").textContent = ""; at("b").textContent = "${check}"; done = false
at("o").innerHTML = all[n].map((x) => "<div style='cursor:pointer' class=o>" + x + "</div>").join("")
document.querySelectorAll(".o").forEach((x) => x.onclick = () => { got = x.textContent }) }
ask()
at("b").onclick = () => {
if (done) { n++; if (n < 2) ask(); else document.body.innerHTML = "<p>" + right + " of 2 right</p>"; return }
done = true
if (got === all[n][0]) right++
at("f").textContent = got === all[n][0] ? "Yes!" : "No, sorry"; at("b").textContent = n === 0 ? "Next question" : "View results" }</script>`

const shop = `<h1>Shop</h1><label>Size <select><option>Small</option><option>Large</option></select></label><button onclick="document.body.innerHTML='<p>Paid</p>'">Check out</button>
<ul><li>Shirt</li><li>Hat</li></ul><nav><a href="#2" onclick="document.querySelector('h1').textContent='Page two'">Next page</a></nav>`

export default [
  {
    about: "answers, checked one by one",
    page: quiz("Check answer"),
    passed: [
      'Pick Mars, check, continue; pick Moon, check and open the results.\n"2 of 2 right" is shown',
      'Choose Mars and check it; the page replies "Yes!"\nGo on, choose Sun and check it\n"No, sorry" is shown',
      'Answer Mars to the first question and check the answer; "Yes!" is displayed.',
      'I answer Mars and Moon, checking each answer and moving on to the next question, until I can see the results.\n"2 of 2 right" is shown'
    ],
    failed: [
      'I answer Mars and Sun, checking each answer and moving on to the next question, until I can see the results.\n"2 of 2 right" is shown',
      'Pick Venus, check, continue; pick Moon, check and open the results.\n"2 of 2 right" is shown',
      'Choose Venus and check it\n"Yes!" is shown'
    ],
    blocked: [
      'I answer Mars, Moon and Sun, checking each answer and moving on to the next question, until I can see the results.\n"2 of 2 right" is shown',
      'I answer Mars and Pluto, checking each answer and moving on to the next question, until I can see the results.\n"1 of 2 right" is shown',
      'Answer Mars to the second question and check the answer; "Yes!" is displayed.',
      'Pick Mars, click the "Check" button\n"Yes!" is shown',
      'Pick Mars and open the results\n"2 of 2 right" is shown'
    ]
  },
  {
    about: "two that check something",
    page: quiz("Check answer", "<button>Check solution</button>"),
    blocked: ['Pick Mars and check\n"Yes!" is shown']
  },
  {
    about: "nothing that checks an answer, or goes on",
    page: shop,
    never: [
      'Pick Large and check\n"Paid" is shown',
      'Pick Large and check it\n"Paid" is shown',
      'Pick Large and continue\n"Page two" is shown',
      'Pick Large and continue\n"Paid" is shown'
    ]
  }
]
