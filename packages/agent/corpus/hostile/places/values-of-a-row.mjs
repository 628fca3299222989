/** What a row holds, value by value, and what still holds what it held. */
const row = (title, status, plays, day) =>
  `<tr><td>${title}</td><td>${status}</td><td>${plays}</td><td>${day}</td></tr>`
const page = `<h1>Episodes</h1><table><tr><th>Title</th><th>Status</th><th>Plays</th><th>Release date</th></tr>${row("Bees on the Roof", "Published", "0", "Nov 22, 2026")}${row("Night Shift", "Draft", "5", "Nov 23, 2026")}</table>
<label>Name <input value="Life at three in the morning"></label><label>City <select><option>Arts<option selected>Rome</select></label><button role="switch" aria-checked="true">Explicit</button>`

export default [
  {
    about: "a row with its values, and a form",
    page,
    passed: [
      "The row of Bees on the Roof has status Published, 0 plays and release date Nov 22, 2026",
      "Name, city and the Explicit switch are as I left them: Life at three in the morning, Rome and on."
    ],
    failed: [
      "The row of Bees on the Roof has status Published, 5 plays and release date Nov 22, 2026",
      "Name, city and the Explicit switch are as I left them: Life at three in the morning, Rome and off."
    ],
    never: [
      "The row of Night Shift has status Draft, 5 plays and release date Nov 22, 2026",
      "Name, city and the Explicit switch are as I left them: Life at three in the morning, Arts and on.",
      "Name, city and the Explicit switch are as I left them: Life at three in the morning and on."
    ]
  }
]
