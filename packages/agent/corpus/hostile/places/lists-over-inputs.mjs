/** Lists that a library draws over an input without a role: a label that nothing ties to them, and choices that are boxes to click. */
const page = (
  chosen
) => `<style>.sel{position:relative;width:240px;height:32px;border:1px solid #999;cursor:pointer}.sel input{cursor:pointer;width:100%;height:100%;border:0;background:none;outline:0;box-sizing:border-box}.over{position:absolute;inset:6px 8px;pointer-events:none}
.select-menu{position:absolute;z-index:5;width:240px;background:#fff;border:1px solid #999}.select-menu div{padding:6px;cursor:pointer}</style>
${["Product", "Colour"].map((name) => `<div class="item"><div class="label"><span>${name}</span><span style="margin-left:4px;color:#c00">*</span></div><div class="sel" data-of="${name}"><input tabindex="-1" placeholder=""><div class="over placeholder">Choose one</div></div></div>`).join("")}
<p id="say">Nothing chosen</p>
<script>const offers = { Product: ["Lamp", "Chair"], Colour: ["Red", "Blue"] }
document.onclick = ({ target }) => { const box = target.closest(".sel"), open = document.querySelector(".select-menu"); open?.remove(); if (!box || open?.of === box) return
  const menu = document.createElement("div"); menu.className = "select-menu"; menu.of = box; menu.style.top = box.getBoundingClientRect().bottom + 2 + "px"
  menu.innerHTML = offers[box.dataset.of].map((name) => "<div>" + name + "</div>").join("")
  menu.onclick = (event) => { event.stopPropagation(); const name = ${chosen}; box.lastChild.textContent = name; box.lastChild.className = "over"; say.textContent = "Took " + name; menu.remove() }
  document.body.append(menu) }</script>`

const texts = [
  'Choose Chair as the Product\n"Took Chair" is shown\nThe Product field should show "Chair"',
  'Click the Colour dropdown\nSelect "Blue" from the Colour dropdown\n"Took Blue" is shown\nThe Colour dropdown is set to "Blue"'
]

export default [
  {
    about: "one that shows what was chosen",
    page: page("event.target.textContent"),
    passed: [
      ...texts,
      "The Product field should be empty",
      "Choose Lamp as the Product\nThe Colour field should be empty"
    ],
    failed: [
      'Choose Chair as the Product\nThe Product field should show "Lamp"',
      "Choose Chair as the Product\nThe Product field should be empty"
    ],
    never: [
      'Choose Blue as the Product\n"Nothing chosen" is shown',
      'Choose Sofa as the Product\n"Nothing chosen" is shown'
    ]
  },
  {
    about: "one that takes the other",
    page: page("event.target.textContent === 'Chair' ? 'Lamp' : 'Red'"),
    failed: texts
  }
]
