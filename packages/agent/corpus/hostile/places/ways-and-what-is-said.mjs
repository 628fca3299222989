/** A page of the site is called by a word that is said of things as well. */

const page = (links) => `<style>.tab { display: inline-block; padding: 8px; cursor: pointer }</style>
<div style="display: flex">${links}</div>
<div id="browse"><h1>Browse</h1>
${["Python Toolbox", "Git Timeline", "Rust Companion"]
  .map((name) => `<div class="card"><b>${name}</b> <span class="tag">Installed</span></div>`)
  .join("")}</div>
<div id="mine" hidden><h1>What you have</h1><p>Three extensions</p></div>
<script>for (const tab of document.querySelectorAll(".tab")) tab.onclick = () => {
  browse.hidden = tab.dataset.to !== "browse"; mine.hidden = tab.dataset.to !== "mine"
}</script>`

const tab = (to, name, more = "") => `<div class="tab" data-to="${to}"${more}>${name}</div>`
const one = page(tab("browse", "Browse", ' aria-current="page"') + tab("mine", "Installed <span>3</span>"))
const two = page(
  tab("browse", "Browse", ' aria-current="page"') + tab("mine", "Installed") + tab("browse", "Installed")
)
const none = page(tab("browse", "Browse", ' aria-current="page"') + tab("mine", "Not installed"))

export default [
  {
    about: "one of the ways is called as several cards say",
    page: one,
    passed: [
      'Open the "Installed" page.\n"Three extensions" is shown.',
      'Go to the Installed page.\n"Three extensions" is shown.',
      'Go to the "Installed" page.\n"Python Toolbox" is not shown.'
    ],
    failed: [
      'Open the "Installed" page.\n"Python Toolbox" is shown.',
      'Go to the Installed page.\n"Three extensions" is not shown.'
    ],
    never: [
      'Go to the Installed page.\nGo to the Browse page.\n"Three extensions" is shown.',
      'Open the "Python" page.\n"Three extensions" is shown.'
    ]
  },
  {
    about: "two ways are called so",
    page: two,
    passed: ['"Rust Companion" is shown.'],
    blocked: ['Open the "Installed" page.\n"Three extensions" is shown.']
  },
  {
    about: "no way is called so, but one that says the contrary",
    page: none,
    passed: ['Open the "Not installed" page.\n"Three extensions" is shown.'],
    never: ['Open the "Installed" page.\n"Three extensions" is shown.']
  }
]
