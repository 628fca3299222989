/** "On the first line", once a form with lines lies over a table that has lines as well. */
const form = (
  sums = ""
) => `<table><tr><th>Trip<th>Seats<tr><td>Dover<td><input value="2" aria-label="Seats"><tr><td>Hull<td><input value="3" aria-label="Seats"></table>
<p id="behind">Behind 2</p>
<div class="overlay" style="position:fixed;inset:0;background:#0008"><div class="modal" style="margin:40px;background:#fff;padding:20px">
<table><tr><th>Cabin<th>Seats<th>Line sum<tbody id="l">${[0].map(() => '<tr><td><select><option>None</option><option>Outer</option><option>Inner</option></select><td><input type="number" value="0"><td>€0').join("")}</table>
<div style="display:flex;justify-content:space-between"><div>Fare</div><div id="f">€0</div></div>${sums}<button>Book</button></div></div>
<script>const price = { None: 0, Outer: 10, Inner: 7 }
document.oninput = () => { let all = 0
document.querySelectorAll("#l > tr").forEach((row) => { const s = price[row.children[0].firstChild.value] * row.children[1].firstChild.value; all += s; row.children[2].textContent = "€" + s })
document.getElementById("f").textContent = "€" + all
document.getElementById("behind").textContent = "Behind " + document.querySelector("table input").value }</script>`

export default [
  {
    about: "lines of a form that lies over a table",
    page: form(),
    passed: ["On the first line select Outer and change the seats to 4, which makes the fare €40."],
    failed: ["On the first line select Outer and change the seats to 4, which makes the fare €50."],
    never: [
      "On the first line select Outer and change the seats to 4, which makes the discount €0.",
      "On the third line select Outer and change the seats to 4, which makes the fare €40.",
      "On the first line select Outer and change the seats to 4, which makes the line sum €70.",
      "On the first line select Outer. The first line shows a fare of €0."
    ]
  },
  {
    about: "two that are called so",
    page: form('<div style="display:flex;justify-content:space-between"><div>Fare</div><div>€40</div></div>'),
    never: ["On the second line select Outer and change the seats to 3, which makes the fare €40."]
  }
]
