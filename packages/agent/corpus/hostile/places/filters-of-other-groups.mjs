/** "Choose the Live status filter", where Live stands in a group called "Environment": the quality that is told is looked at as well. */
const page = (label) => `<h1>API keys</h1>
<div ${label === "" ? "" : `role="group" aria-label="${label}"`}><button aria-pressed="true">All</button> <button aria-pressed="false">Live</button> <button aria-pressed="false">Test</button></div>
<div role="group" aria-label="State"><button aria-pressed="true">Any</button> <button aria-pressed="false">Revoked</button></div>
<table><thead><tr><th>Name</th><th>Environment</th><th>State</th></tr></thead><tbody><tr><td>Alpha</td><td>Live</td><td>Active</td></tr><tr><td>Beta</td><td>Test</td><td>Active</td></tr><tr><td>Gamma</td><td>Live</td><td>Revoked</td></tr></tbody></table>
<script>const on = ["All", "Any"]; document.querySelectorAll("div").forEach((g, i) => g.querySelectorAll("button").forEach((b) => { b.onclick = () => { g.querySelectorAll("button").forEach((x) => x.setAttribute("aria-pressed", x === b)); on[i] = b.textContent; for (const r of document.querySelectorAll("tbody tr")) r.hidden = (on[0] !== "All" && r.cells[1].textContent !== on[0]) || (on[1] !== "Any" && r.cells[2].textContent !== on[1]) } }))</script>`

export default [
  {
    about: "a group that is called otherwise than the filter that is told",
    page: page("Environment"),
    passed: [
      "Choose the Live environment filter\nBeta is not listed",
      "Choose the Live filter\nBeta is not listed",
      "Choose the Revoked state filter\nAlpha is not listed",
      "Set the environment filter to Live\nBeta is not listed"
    ],
    never: [
      "Choose the Live status filter\nBeta is not listed",
      "Press the Live status chip\nBeta is not listed",
      "Choose the Live region filter\nBeta is not listed",
      "Choose the Revoked environment filter\nAlpha is not listed",
      "Set the status filter to Live\nBeta is not listed"
    ]
  },
  {
    about: "a group that nothing is called by",
    page: page(""),
    passed: [
      "Choose the Live environment filter\nBeta is not listed",
      "Choose the Live filter\nBeta is not listed"
    ],
    never: ["Choose the Live region filter\nBeta is not listed"]
  }
]
