/** Pages that show the very instruction that is carried out on them, as exercises do: that it is shown is nothing that was done. */
const exercise = (told, rest) => `<div id="task">${told}</div>${rest}`
const tickets = `<ul><li>3h 40m <button onclick="out.textContent = 'Paid 90'">Pay 90</button>
<li>1h 10m <button onclick="out.textContent = 'Paid 120'">Pay 120</button></ul><p id="out" role="status"></p>`

export default [
  {
    about: "instructions with verbs of their own, and told of the thing",
    page: exercise(
      "Keep the pointer over the red square. The mail by Ada should be forwarded to Bob. Order 4 dishes that are vegan.",
      "<p>Order 4 is confirmed</p><p>Passwords must have 8 characters</p><div style='width:40px;height:40px;background:red'></div>"
    ),
    passed: ["Order 4 is confirmed", "Passwords must have 8 characters"],
    never: [
      "Keep the pointer over the red square.",
      "The mail by Ada should be forwarded to Bob.",
      "Order 4 dishes that are vegan."
    ]
  },
  {
    about: "an instruction that cannot be read, in one piece",
    page: exercise("Buy the voyage with the shortest crossing.", `${tickets}<p>Your seat is kept.</p>`),
    passed: ["Your seat is kept", "Click “Pay 90”. I should see “Paid 90”"],
    never: [
      "Buy the voyage with the shortest crossing.",
      "buy the voyage with the shortest crossing",
      "Then buy the voyage with the shortest crossing.",
      "Buy the voyage with the shortest crossing and your seat is kept"
    ]
  },
  {
    about: "an instruction that cannot be read, some words of which are in bold, beside others",
    page: exercise(
      "Read on. Pour <b>-5</b> with the jug and hit <b>Send</b>. Then rest.",
      "<button>Send</button><p>Your order is confirmed</p>"
    ),
    passed: ["Your order is confirmed", "Your order is confirmed."],
    never: [
      "Pour -5 with the jug and hit Send.",
      "Choose the tallest tower and hit Send.",
      "Pick -5 with the jug and hit Send."
    ]
  },
  {
    about: "the words of the instruction beside the thing that is meant",
    page: exercise(
      "Click on Kiel in the list of harbours.",
      `<ul aria-label="harbours"><li onclick="out.textContent = 'Bound for Kiel'" style="cursor:pointer">Kiel<li onclick="out.textContent = 'Bound for Riga'" style="cursor:pointer">Riga</ul><p id="out" role="status"></p>`
    ),
    passed: ["Click on Kiel in the list of harbours. I see “Bound for Kiel”"],
    failed: ["Click on Kiel in the list of harbours. I see “Bound for Riga”"]
  },
  {
    about: "what is told in few words is what the page calls a thing",
    page: `<h1>Add a stop</h1><p>Add a stop to get started.</p><label>Stop <input id="stop"></label>
<button onclick="document.querySelector('p').remove()">Add</button>`,
    passed: ["“Add a stop to get started.” is shown", "Click Add. “Add a stop to get started” is not shown"],
    failed: ["“Add a stop to get started” is not shown"]
  }
]
