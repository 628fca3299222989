/** A popup that went, beside the message that tells of what was done in it: "the popup is gone". */
const page = (then, made = "") => `
  <style>
    .modal { position: fixed; inset: 0; background: rgba(0, 0, 0, .5); z-index: 5 } .modal[hidden] { display: none }
    .modal-box { background: #fff; width: 300px; margin: 100px auto; padding: 20px }
    .toast-container { position: fixed; right: 10px; bottom: 10px; z-index: 9 }
  </style>
  <h1>Table for two</h1>
  <p>Friday, 19:30</p>
  <button onclick="document.querySelector('#ask').hidden = false">Reserve</button>
  <div id="ask" class="modal" role="dialog" aria-modal="true" aria-label="Confirm your table" hidden>
    <div class="modal-box"><h2>Confirm your table</h2><p>Two guests on Friday.</p><button id="yes">Confirm</button></div>
  </div>
  <div class="toast-container" id="toasts">${made}</div>
  <script>
    const ask = document.querySelector("#ask"), toasts = document.querySelector("#toasts")
    const tell = (text) => { toasts.innerHTML = '<div class="toast" role="status">' + text + "</div>" }
    document.querySelector("#yes").onclick = () => { ${then} }
  </script>`

const deeds = "Click Reserve.\nClick Confirm in the popup."

export default [
  {
    about: "the dialog that was called a popup goes, and a message of it comes",
    page: page('ask.hidden = true; tell("Your table is reserved")'),
    passed: [
      `${deeds}\nThe popup is gone.`,
      `${deeds}\nWait until the popup has gone away.\nThe message Your table is reserved is shown.`
    ],
    never: [
      `${deeds}\nA popup says Your table is reserved.\nThe popup is gone.`,
      `${deeds}\nThe popup Your table is reserved is gone.`,
      `${deeds}\nThe toast is gone.`,
      "The popup is gone.",
      "Click Reserve.\nThe popup is gone."
    ]
  },
  {
    about: "the dialog that was called a popup stays while a message comes",
    page: page('tell("Your table is reserved")'),
    never: [
      `${deeds}\nThe popup is gone.`,
      `${deeds}\nWait until the popup has gone away.\nTable for two is shown.`
    ]
  },
  {
    about: "the popup says another thing and is no dialog any more by its role",
    page: page('ask.removeAttribute("role"); ask.querySelector("p").textContent = "Try again."'),
    never: [`${deeds}\nThe popup is gone.`]
  },
  {
    about: "the dialog goes and another comes up in its place",
    page: page(
      "ask.hidden = true; document.body.insertAdjacentHTML('beforeend', '<div class=\"modal popup\"><div class=\"modal-box\">Bring a friend?</div></div>')"
    ),
    never: [`${deeds}\nThe popup is gone.`]
  },
  {
    about: "the dialog goes and what stood at the edge before stays",
    page: page("ask.hidden = true", '<div class="toast popup" role="status">Open from noon on Sundays</div>'),
    never: [`${deeds}\nThe popup is gone.`]
  }
]
