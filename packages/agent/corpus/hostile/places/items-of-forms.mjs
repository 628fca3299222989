/** Items of a form as libraries draw them: labels that nothing ties to their fields, stars after them, placeholders that are drawn over the fields. */
const style = `<style>.star{margin-left:4px;color:#c00}.item{margin:8px 0}.box{position:relative;width:240px}.box input{width:100%;border:1px solid #999;padding:6px;box-sizing:border-box;background:none}.box .ph{position:absolute;left:8px;top:6px;color:#888;pointer-events:none}
.select{width:240px;border:1px solid #999;padding:6px;cursor:pointer}.menu{position:absolute;background:#fff;border:1px solid #999;width:240px}.menu div{padding:6px;cursor:pointer}dialog{padding:20px}</style>`
const label = (name) => `<div class="label"><span>${name}</span><span class="star">*</span></div>`
const field = (name, hint, id) =>
  `<div class="item">${label(name)}<div class="box"><input placeholder="${hint}" id="${id}"><div class="ph">${hint}</div></div></div>`
const select = (name, of) =>
  `<div class="item">${label(name)}<div class="select" data-of="${of}"><span>Select one</span></div></div>`
const script = `<script>document.oninput = ({ target }) => { target.nextElementSibling.style.display = target.value ? "none" : "" }
document.onclick = ({ target }) => { const box = target.closest(".select"); if (!box) return
  const menu = document.createElement("div"); menu.className = "menu"; menu.innerHTML = "<div>Lamps</div><div>Chairs</div>"
  menu.onclick = (event) => { event.stopPropagation(); box.firstChild.textContent = event.target.textContent; say.textContent = box.dataset.of + ": " + event.target.textContent; menu.remove() }
  ;(box.closest("dialog") || document.body).append(menu) }
save.onclick = () => { said.textContent = "Saved " + one.value + " with " + two.value }</script>`

const form = `${field("Client", "Company or person", "one")}${field("Note", "Up to 80 letters", "two")}`

export default [
  {
    about: "a label with a star, and a placeholder that is drawn",
    page: `${style}<h1>Visits</h1>${form}<button id="save">Save</button><p id="said">Nothing saved</p>${script}`,
    passed: [
      'Enter Harbour Inn in the Client field\nFill the Note field with "Bring keys"\nClick Save\n"Saved Harbour Inn with Bring keys" is shown',
      'Fill in "Company or person" with "Mole Ltd"\nClick Save\n"Saved Mole Ltd with" is shown'
    ],
    failed: [
      'Enter Harbour Inn in the Client field\nClick Save\n"Saved  with Harbour Inn" is shown',
      'Fill the Note field with "Keys"\nThe Client field should show "Keys"'
    ],
    blocked: ['Enter Harbour Inn in the Visits field\n"Nothing saved" is shown']
  },
  {
    about: "a list in a dialog that has the label of one beside it",
    page: `${style}${select("Kind", "Page")}<dialog id="box" style="left:300px"><h2>New thing</h2>${select("Kind", "Dialog")}</dialog><p id="say">Nothing</p><i id="save"></i>${script}<script>box.show()</script>`,
    passed: [
      'Select "Lamps" from the Kind dropdown in the dialog\n"Dialog: Lamps" is shown',
      'Choose "Chairs" in the Kind dropdown in the New thing dialog\n"Dialog: Chairs" is shown'
    ],
    failed: ['Select "Lamps" from the Kind dropdown in the dialog\n"Page: Lamps" is shown'],
    never: [
      'Select "Lamps" from the Kind dropdown\n"Page: Lamps" is shown',
      'Select "Sofas" from the Kind dropdown in the dialog\n"Dialog: Lamps" is shown',
      'Select "Lamps" from the Type dropdown in the dialog\n"Dialog: Lamps" is shown'
    ]
  }
]
