/** "The booking window for the Hall" is opened by what books the hall, and by nothing else. */
const room = (name, ...buttons) =>
  `<div class="card" style="border:1px solid;width:220px;margin:6px"><h3>${name}</h3>${buttons.map((label) => `<button onclick="d('${label} ${name}')">${label}</button>`).join("")}</div>`
const page = `<h1>Rooms</h1>${room("Hall", "Book", "Remove")}${room("Attic", "Book")}<div id="box"></div><script>function d(t){document.getElementById("box").innerHTML='<div role="dialog" aria-modal="true" aria-label="'+t+'"><h2>'+t+'</h2><p>For one day.</p></div>'}</script>`
export default [
  {
    about: "windows that are opened by a deed",
    page,
    passed: [
      'I open the booking window for the Hall\nThe dialog "Book Hall" is shown',
      'Given I have opened the booking dialog for the Attic\nThe dialog "Book Attic" is shown'
    ],
    never: [
      'I open the booking window for the Hall\nThe dialog "Book Attic" is shown',
      "I open the editing window for the Hall\nThe heading is Rooms",
      "I open the booking window for the Cellar\nThe heading is Rooms",
      "I open the pricing window for the Attic\nThe heading is Rooms"
    ]
  }
]
