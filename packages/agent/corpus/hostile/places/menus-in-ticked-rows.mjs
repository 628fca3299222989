/** A menu that opens within a row that can be ticked: its entries are chosen, and the row is not. */
const row = (name) =>
  `<div class=row style="display:grid;grid-template-columns:30px 120px 120px 60px;border-bottom:1px solid"><input type=checkbox onchange="n.textContent=document.querySelectorAll(':checked').length"><div style="cursor:pointer">${name}</div><div>Draft</div><div style="position:relative"><span style="cursor:pointer" title="More actions" onclick="event.stopPropagation();this.parentElement.insertAdjacentHTML('beforeend', menu('${name}'))">⋮</span></div></div>`
const page = `<h1>Orders</h1><div>${["PO-1", "PO-2", "PO-3"].map(row).join("")}</div><p>Ticked <b id=n>0</b></p><p id=said>Nothing done</p>
<script>const menu = (name) => '<div class=menu style="position:absolute;z-index:5;background:#fff;border:1px solid">' + ['Open', 'Copy', 'Delete'].map((each) => '<div style="padding:6px;cursor:pointer" onclick="said.textContent=this.textContent + \\' \\' + this.dataset.of;this.parentElement.remove()" data-of="' + name + '">' + each + '</div>').join('') + '</div>'</script>`

export default [
  {
    about: "drawn rows with boxes and dots",
    page,
    passed: [
      'Click the three dots in the PO-2 row and select Delete. "Delete PO-2" is shown. "Ticked 0" is shown',
      'Select PO-2. "Ticked 1" is shown'
    ],
    never: [
      'Click the three dots in the PO-2 row and select Delete. "Ticked 1" is shown',
      'Click the three dots in the PO-2 row and select Archive. "Nothing done" is shown'
    ]
  }
]
