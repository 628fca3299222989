/** "All four site checks": the switches that stand under a title of that name, and as many of them. */
const panel = (more = "", third = "") => `<h1>Control</h1><section><div><h2>Site checks</h2><div>
<label><input type=checkbox role=switch> Lane clear</label><br><label><input type=checkbox role=switch> Mortars secured</label><br>
<label><input type=checkbox role=switch ${third}> Radio test done</label></div></div>${more}</section>
<div><h2>Alarms</h2><label><input type=checkbox role=switch checked> Siren</label><br><label><input type=checkbox role=switch checked> Lights</label></div>`

export default [
  {
    about: "three of them, all off, and two others on",
    page: panel(),
    passed: [
      "Make sure that all three site checks are switched off.",
      "All site checks are unchecked.",
      "All alarms are switched on."
    ],
    failed: ["All site checks are switched on."],
    never: [
      "Make sure that all four site checks are switched off.",
      "Make sure that all two site checks are switched off.",
      "All alarms are switched off.",
      "All crew checks are switched off."
    ]
  },
  {
    about: "one of them is on",
    page: panel("", "checked"),
    failed: ["All site checks are unchecked."],
    never: ["Make sure that all three site checks are switched off."]
  }
]
