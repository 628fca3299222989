/** Switches of web components: the input lets clicks through, and its label around it takes them. */
const component = (dead) => `<script>customElements.define("x-switch", class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: "open" })
    root.innerHTML = \`<style>label{display:inline-flex;gap:8px;position:relative;align-items:center;cursor:pointer${dead ? ";pointer-events:none" : ""}}input{position:absolute;opacity:0;margin:0;pointer-events:none}.core{display:inline-flex;width:36px;height:18px;border-radius:18px;background:#bbb}:host([on]) .core{background:#39f;justify-content:end}.knob{width:18px;height:18px;border-radius:50%;background:#fff;border:1px solid #999;box-sizing:border-box}</style><label><input type="checkbox" role="switch"><span class="core"><span class="knob"></span></span><div><slot></slot></div></label>\`
    const input = root.querySelector("input")
    input.checked = this.hasAttribute("on")
    input.addEventListener("change", () => { this.toggleAttribute("on", input.checked); document.getElementById("say").textContent = this.textContent + (input.checked ? " on" : " off") })
  }
})</script>`
const page = (dead) =>
  `<x-switch id="a">Ring the bell</x-switch> <x-switch id="b" on>Lock the gate</x-switch><p id="say">As it was</p>${component(dead)}`

export default [
  {
    about: "switches in shadow trees whose labels take the clicks",
    page: page(false),
    passed: [
      'Turn on the "Ring the bell" switch.\nI should see "Ring the bell on"\nThe "Ring the bell" switch should be on',
      'Switch off "Lock the gate"\nI should see "Lock the gate off"\nThe "Ring the bell" switch should be off'
    ],
    failed: [
      'Turn on the "Ring the bell" switch.\nThe "Lock the gate" switch should be off',
      'Turn on the "Lock the gate" switch.\nI should see "Lock the gate on"'
    ]
  },
  {
    about: "switches in shadow trees whose labels let clicks through as well",
    page: page(true),
    failed: ['Turn on the "Ring the bell" switch.\nI should see "As it was"']
  }
]
