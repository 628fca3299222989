/** Buttons of web components: the box around shows the pointer of a link, and the button in it is disabled. */
const component = `<script>customElements.define("x-button", class extends HTMLElement {
  static observedAttributes = ["off"]
  constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = "<style>:host{display:inline-block;cursor:pointer}button{width:100%;padding:8px 16px;cursor:inherit}button:disabled{opacity:.5;cursor:not-allowed}button:disabled *{pointer-events:none}</style><button><slot></slot></button>" }
  attributeChangedCallback() { this.shadowRoot.querySelector("button").disabled = this.hasAttribute("off") }
})</script>`
const buttons = `<p id="say">Nothing done</p><x-button id="save" off>Save changes</x-button> <x-button id="drop">Drop changes</x-button> <input type="checkbox" id="sure"><label for="sure">I am sure</label>
${component}<script>for (const each of document.querySelectorAll("x-button")) each.addEventListener("click", () => { say.textContent = each.textContent + " done" })
sure.onchange = () => save.toggleAttribute("off", !sure.checked)</script>`

const wrapped = `<p id="say">Nothing done</p><span id="pay" style="display:inline-block;cursor:pointer"><button disabled style="width:120px">Pay now</button></span>
<div id="row" style="cursor:pointer;width:420px;padding:12px 4px;text-align:center;border:1px solid #ccc">Parcel 7 <button disabled style="width:60px">Hold</button> to Bergen</div>
<script>pay.onclick = () => { say.textContent = "Paid" }; row.onclick = () => { say.textContent = "Parcel opened" }</script>`

export default [
  {
    about: "a disabled button in a web component",
    page: buttons,
    passed: [
      'The "Save changes" button should be disabled\nClick "Drop changes"\nI should see "Drop changes done"',
      'Check "I am sure"\nClick "Save changes"\nI should see "Save changes done"'
    ],
    failed: [
      'Click "Save changes"\nI should see "Nothing done"',
      'Click the "Save changes" button\nI should see "Nothing done"',
      'The "Save changes" button should be enabled',
      'The "Drop changes" button should be disabled'
    ]
  },
  {
    about: "a disabled button in a box that listens, and one in a part of such a box",
    page: wrapped,
    passed: ['Click "Parcel 7"\nI should see "Parcel opened"'],
    failed: ['Click "Pay now"\nI should see "Nothing done"', 'Click "Hold"\nI should see "Nothing done"']
  }
]
