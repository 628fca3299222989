/** What exercises and guides tell in one breath: what is hidden is found first, what is read is typed elsewhere, pictures are pressed that only styles draw. */
const picture = (fill) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' height='14'%3E%3Crect width='14' height='14' fill='${fill}'/%3E%3C/svg%3E")`

const letter = (who, said) => `<div class="mail"><b>${who}</b><p>${said}</p>
<span class="bin" onclick="out.textContent = 'Binned ${who}'"></span><span class="star" onclick="out.textContent = 'Kept ${who}'"></span></div>`

const mails = `<style>.mail { border: 1px solid; padding: 4px; margin: 4px; width: 300px }
.bin { content: ${picture("gray")} } .star { content: ${picture("gold")} }</style>
<h1>Post</h1>${letter("Ada", "Dear Ben")}${letter("Ben", "Dear Cleo")}${letter("Cleo", "Dear Ada")}<p id="out" role="status"></p>`

const tabs = `<h1>Parts</h1><div role="tablist"><button role="tab" aria-selected="true">One</button><button role="tab" aria-selected="false">Two</button><button role="tab" aria-selected="false">Three</button></div>
<div role="tabpanel">Nothing here</div><div role="tabpanel" hidden><a href="#k" onclick="out.textContent = 'Went to Kiel'">Kiel</a></div><div role="tabpanel" hidden>Nor here</div><p id="out" role="status"></p>
<script>
const all = [...document.querySelectorAll("[role=tab]")], panels = [...document.querySelectorAll("[role=tabpanel]")]
all.forEach((tab, n) => (tab.onclick = () => { all.forEach((t, m) => { t.setAttribute("aria-selected", m === n); panels[m].hidden = m !== n }) }))
</script>`

const card = `<h1>Card</h1><table><tr><td>Hair<td>brown<tr><td>Born<td>1949</table>
<textarea aria-label="first">Red sky at night.</textarea><textarea aria-label="second">Blue, and green.</textarea>
<form onsubmit="event.preventDefault(); out.textContent = 'Sent ' + answer.value"><input id="answer"><button>Send</button></form><p id="out" role="status"></p>`

const two = `<h1>New password</h1><form onsubmit="event.preventDefault(); out.textContent = a.value !== '' && a.value === b.value ? 'Alike' : 'Unequal'">
<p>Password <input id="a" type="password"></p><p>Once more <input id="b" type="password"></p><button>Save</button></form><p id="out" role="status"></p>`

const slider = `<style>.rail { position: relative; width: 200px; height: 4px; background: gray; margin: 20px } .my-slider-handle { position: absolute; top: -5px; width: 14px; height: 14px; background: navy }</style>
<div class="rail"><span class="my-slider-handle" tabindex="0"></span></div><div id="shown">3</div><p>8 more</p>
<script>
let at = 3
const thumb = document.querySelector(".my-slider-handle")
const draw = () => { thumb.style.left = at * 10 + "px"; shown.textContent = at }
thumb.onkeydown = (e) => { at = Math.max(0, Math.min(12, at + (e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0))); draw() }
draw()
</script>`

const asked = `<h1>Trip</h1><div role="dialog" aria-label="Leave the trip" style="border: 1px solid; padding: 8px">
<button aria-label="Close" onclick="out.textContent = 'Closed'">×</button><p>Sure?</p><button onclick="out.textContent = 'Stayed'">No</button><button onclick="out.textContent = 'Left'">Yes</button></div><p id="out" role="status"></p>`

export default [
  {
    about: "the picture of one letter of several, which its class tells",
    page: mails,
    passed: [
      "Find the email by Ben and click the bin icon to delete it. I see “Binned Ben”",
      "Find the message from Cleo and click the star icon. I see “Kept Cleo”"
    ],
    never: [
      "Find the email by Ben and click the bin icon to delete it. I see “Binned Ada”",
      "Find the email by Dora and click the bin icon to delete it. I see “Binned Ada”",
      "Click the bin icon. I see “Binned Ada”"
    ]
  },
  {
    about: "a link behind a tab that is not open",
    page: tabs,
    passed: ["Switch between the tabs to find and click on the link “Kiel”. I see “Went to Kiel”"],
    never: [
      "Switch between the tabs to find and click on the link “Riga”. I see “Nor here”",
      "Click the link “Kiel”. I see “Went to Kiel”"
    ]
  },
  {
    about: "a text area beside a text field, in a part of the page that its makers call an area",
    page: `<h1>Rhyme</h1><div id="area"><textarea>Red sky at night, shepherd's delight.</textarea><form onsubmit="event.preventDefault(); out.textContent = 'Sent ' + answer.value"><input type="text" id="answer"><button>Send</button></form></div><p id="out" role="status"></p>`,
    passed: [
      "Find the last word in the text area, enter it into the text field and hit Send. I see “Sent delight”",
      "Enter the last word of the text area into the text field and press Send. I see “Sent delight”"
    ],
    never: [
      "Find the last word in the text field, enter it into the text area and hit Send. I see “Sent delight”"
    ]
  },
  {
    about: "what is typed is read elsewhere",
    page: card,
    passed: [
      "Enter the value of Born into the text field and press Send. I see “Sent 1949”",
      "Copy the text from the 2nd text area below and paste it into the text box, then press Send. I see “Sent Blue, and green.”",
      "Find the last word in the 1st text area, type it into the text box and press Send. I see “Sent night”"
    ],
    never: [
      "Enter the value of Born into the text field and press Send. I see “Sent Born”",
      "Enter the value of Eyes into the text field and press Send. I see “Sent Eyes”",
      "Copy the text from the 3rd text area below and paste it into the text box, then press Send. I see “Sent Blue, and green.”"
    ]
  },
  {
    about: "both fields of two",
    page: two,
    passed: ["Enter the password “x7Q” into both text fields and press Save. I see “Alike”"],
    never: ["Enter the password “x7Q” into the text field “Once more” and press Save. I see “Alike”"]
  },
  {
    about: "both fields of three",
    page: two.replace("<button>", "<p>Hint <input></p><button>"),
    never: ["Enter the password “x7Q” into both text fields and press Save. I see “Alike”"]
  },
  {
    about: "a slider that tells its value by a number beside it",
    page: slider,
    passed: ["Select 9 with the slider. I see “9”", "Set the slider to 0. I see “0”"],
    never: ["Select 20 with the slider. I see “12”", "Select 8 with the slider. I see “3”"]
  },
  {
    about: "the button in a dialog that is called so, and no dialog of that name",
    page: asked,
    passed: [
      "Click the button in the dialog box labeled “No”. I see “Stayed”",
      "Click the button in the dialog box labeled “x”. I see “Closed”",
      "Close the dialog box by clicking the “x”. I see “Closed”"
    ],
    never: [
      "Click the button in the dialog box labeled “Maybe”. I see “Stayed”",
      "Click the button in the dialog box labeled “Leave the trip”. I see “Left”"
    ]
  }
]
