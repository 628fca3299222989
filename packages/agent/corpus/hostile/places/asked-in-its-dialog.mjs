/** A deed whose dialog asks for what the step tells behind it: "Check out tent #12, taken by Iris Holt". */
const tent = (no, who) =>
  `<tr><td>#${no}</td><td>${who}</td><td><button onclick="d.dataset.no=${no};d.hidden=false">Check out…</button></td></tr>`
const page = ({
  label = "Taken by",
  button = "Check out",
  held = "",
  lies = false,
  role = "role=dialog aria-modal=true"
} = {}) => `<h1>Tents</h1>
<table><thead><tr><th>Tent</th><th>Owner</th><th></th></tr></thead><tbody>${tent(11, "Ivo Brandt")}${tent(12, "Iris Holt")}</tbody></table><p id=out></p>
<div id=d ${role} hidden style="position:fixed;inset:0;background:#0008"><div style="background:#fff;width:300px;margin:200px auto"><h2>One moment</h2>
<label>${label} <input id=t value="${held}"></label>
<button onclick="d.hidden=true;out.textContent='Tent '+${lies ? "11" : "d.dataset.no"}+' went out with '+(t.value||'nobody')">${button}</button><button onclick="d.hidden=true">Not now</button></div></div>`
const gone = '\n"Tent 12 went out with Iris Holt" is shown'

export default [
  {
    about: "a deed that asks in its dialog what the step tells behind it",
    page: page(),
    passed: [
      `Check out tent #12, taken by Iris Holt${gone}`,
      'Check out tent #11, taken by Olga Berg\n"Tent 11 went out with Olga Berg" is shown',
      `Check out tent #12, taken by Iris Holt\nClick Check out${gone}`,
      'Check out tent #12, taken by Iris Holt\nClick Not now\n"went out with Iris" is not shown'
    ],
    never: [
      `Check out tent #12, owned by Iris Holt${gone}`,
      `Check out tent #12, not taken by Iris Holt${gone}`,
      `Check out tent #12, taken by Iris Holt or Ivo Brandt\n"Tent 12 went out with Iris Holt or Ivo Brandt" is shown`,
      `Check out tent #12, taken back by Iris Holt${gone}`,
      `Check out tent #13, taken by Iris Holt\n"Tent 13 went out with Iris Holt" is shown`,
      // No step says that it is checked out.
      `Click Check out in the row of #12\ntaken by Iris Holt${gone}`,
      `Click Check out in the row of #12\nTaken by Iris Holt\nClick Not now${gone}`
    ]
  },
  {
    about: "a box over the page that no role tells to be a dialog",
    page: page({ role: "" }),
    passed: [`Check out tent #12, taken by Iris Holt${gone}`],
    never: [`Check out tent #12, owned by Iris Holt${gone}`]
  },
  {
    about: "a form in the page, and no dialog",
    page: page({ role: "" }).replace("position:fixed;inset:0;background:#0008", ""),
    never: [`Check out tent #12, taken by Iris Holt${gone}`],
    passed: [
      `Check out tent #12\nEnter "Iris Holt" into the "Taken by" field\nClick the last Check out button${gone}`
    ]
  },
  {
    about: "a dialog that asks for something else",
    page: page({ label: "Returned by" }),
    never: [`Check out tent #12, taken by Iris Holt${gone}`],
    passed: [`Check out tent #12, returned by Iris Holt${gone}`]
  },
  {
    about: "a dialog whose button is called otherwise",
    page: page({ button: "Cancel the booking" }),
    never: [`Check out tent #12, taken by Iris Holt${gone}`],
    passed: [`Check out tent #12\nEnter Iris Holt as taken by\nClick Cancel the booking${gone}`]
  },
  {
    about: "a dialog that holds another name already",
    page: page({ held: "Ivo Brandt" }),
    never: [`Check out tent #12, taken by Iris Holt${gone}`],
    passed: [`Check out tent #12\nEnter "Iris Holt" into the "Taken by" field\nClick Check out${gone}`]
  },
  {
    about: "a dialog that does it to another one",
    page: page({ lies: true }),
    failed: [`Check out tent #12, taken by Iris Holt${gone}`],
    passed: [`Check out tent #12, taken by Iris Holt\n"Tent 11 went out with Iris Holt" is shown`]
  }
]
