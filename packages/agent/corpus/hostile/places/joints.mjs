/** Remarks, reasons and consequences in a step: what may be left out changes nothing, and what a deed brings about is judged. */
const ward = `<h1>Ward list</h1>
<table><thead><tr><th>Patient</th><th>Status</th><th></th></tr></thead><tbody>
<tr><td>Ada Byron</td><td>Stable</td><td><button>Edit</button></td></tr>
<tr><td>Max Planck</td><td>Critical</td><td><button>Edit</button></td></tr></tbody></table>
<label>Ward <select id=w><option>All</option><option>Cardiology</option></select></label>
<button id=s disabled>Save</button> <button id=d>Discharge</button> <p id=t>Total: 2</p>
<script>
w.onchange = () => {
  document.querySelectorAll("tbody tr")[0].hidden = w.value === "Cardiology"
  t.textContent = w.value === "Cardiology" ? "Total: 1" : "Total: 2"
}
d.onclick = () => document.body.insertAdjacentHTML("beforeend",
  "<div role=dialog aria-modal=true><h2>Discharge?</h2><button onclick='this.parentNode.remove()'>Keep</button></div>")
</script>`

export default [
  {
    about: "what people say of it is left out, and what it is stays",
    page: ward,
    passed: [
      "Ada Byron, who asked for it, should be listed.",
      "OK so the Save button is disabled.",
      "This has bitten me twice now, so: check that Save is disabled.",
      "The status of Ada Byron is Stable, which is what she wanted.",
      "Max Planck (my usual guinea pig) is shown."
    ],
    failed: [
      "OK so the Save button is enabled.",
      "This has bitten me twice now, so: check that Save is enabled."
    ],
    never: [
      "Ada Byron, who is Critical, should be listed.",
      "Ada Byron, who has 3 orders, should be listed.",
      "The status of Ada Byron is Stable, which is not what she wanted.",
      "The status of Ada Byron is Stable, which is Critical.",
      "The status of Ada Byron is Stable instead of Stable.",
      "Max Planck (the first one) is the first row.",
      "Ada Byron is shown (unless she is Stable).",
      "Nobody can see Ada Byron, so Ada Byron is not listed."
    ]
  },
  {
    about: "what a deed brings about is judged",
    page: ward,
    passed: [
      "Select Cardiology in the Ward list, which leaves exactly 1 row.",
      "Select Cardiology in the Ward list, which removes Ada Byron from the table.",
      "Click Discharge, which opens a dialog titled Discharge?",
      "Click Discharge. Click Keep, which closes the dialog."
    ],
    never: [
      "Select Cardiology in the Ward list, which leaves 2 rows.",
      "Select Cardiology in the Ward list, which removes Max Planck from the table.",
      "Select Cardiology in the Ward list, which only removes Ada Byron from the table and nothing else.",
      "Click Discharge, which closes the dialog.",
      "Click Discharge, which enables Save.",
      "Click Discharge, which should not open a dialog.",
      "Click Discharge, which opens a dialog titled Delete?"
    ]
  },
  {
    about: "of two things the one holds and the other does not",
    page: "<p>Status: <b id=a>Paid</b></p><table><tr><th>Invoice</th><th>State</th></tr><tr><td>INV-1</td><td>Overdue</td></tr><tr><td>INV-2</td><td>Paid</td></tr></table>",
    passed: ["The status reads Paid instead of Open.", "Check that INV-1 is Overdue rather than Paid."],
    never: [
      "The status reads Open instead of Paid.",
      "The status reads Paid instead of Paid.",
      "Check that INV-1 is Paid rather than Overdue.",
      "Open INV-1, which is Paid.",
      "INV-2 comes first, INV-1 second.",
      "INV-1 is the first row and INV-2 the last but one."
    ]
  },
  {
    about: "a name that can be taken apart is one where the page has it",
    page: `<h1>Lots</h1><ul><li><h3>Landscape in oils</h3><button>Watch</button></li><li><h3>First edition of Emma</h3><button>Watch</button></li>
<li><h3>Box of stamps</h3><button>Watch</button></li></ul><p id=n></p><script>
document.querySelectorAll("button").forEach((b) => b.onclick = () => { n.textContent = "Watching " + b.previousSibling.textContent })</script>`,
    passed: [
      "First edition of Emma comes directly after Landscape in oils.",
      "Click Watch next to First edition of Emma. I see Watching First edition of Emma.",
      'Click Watch next to "Landscape in oils". Do the same for "Box of stamps". I see Watching Box of stamps.'
    ],
    never: [
      "Landscape in oils comes directly after First edition of Emma.",
      "First edition of Emma comes directly after Box of stamps.",
      "Click Watch next to Landscape in oils. I see Watching First edition of Emma.",
      'Click Watch next to "Landscape in oils". Do the same for "Box of stamps". I see Watching Landscape in oils.'
    ]
  }
]
