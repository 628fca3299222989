/** Tables that sort by a click on a header a moment later, and go round three ways: up, down, and as it was. */
const page = (
  start,
  stuck = false
) => `<table><thead><tr><th id="by" aria-sort="${start}" style="cursor:pointer">Mileage</th><th>Van</th></tr></thead><tbody id="rows"></tbody></table><p id="say">0 clicks</p>
<script>const vans = [[310, "Blue"], [90, "Red"], [740, "Green"]], ways = ["none", "ascending", "descending"]; let clicks = 0
const draw = () => { const way = by.getAttribute("aria-sort"), by0 = [...vans]; if (way !== "none") by0.sort((a, b) => (way === "ascending" ? a[0] - b[0] : b[0] - a[0]))
  rows.innerHTML = by0.map(([n, v]) => "<tr><td>" + n + "</td><td>" + v + "</td></tr>").join("") }
by.onclick = () => { say.textContent = ++clicks + " clicks"; setTimeout(() => { const next = ways[(ways.indexOf(by.getAttribute("aria-sort")) + 1) % 3]; by.setAttribute("aria-sort", ${stuck} && next === "descending" ? "none" : next); draw() }, 300) }
draw()</script>`

export default [
  {
    about: "a header that tells its order late",
    page: page("none"),
    passed: [
      "Sort by Mileage in descending order\nThe first row should contain Green\nThe last row should contain Red",
      "Sort by Mileage in ascending order\nThe first row should contain Red\nThe last row should contain Green"
    ],
    failed: ["Sort by Mileage in descending order\nThe first row should contain Red"]
  },
  {
    about: "a header that is sorted so already, or the other way",
    page: page("descending"),
    passed: [
      "Sort by Mileage in descending order\nThe first row should contain Green",
      "Sort by Mileage in ascending order\nThe first row should contain Red"
    ]
  },
  {
    about: "a header that never sorts downwards",
    page: page("none", true),
    passed: ["Sort by Mileage in ascending order\nThe first row should contain Red"],
    blocked: ["Sort by Mileage in descending order\nThe first row should contain Blue"]
  }
]
