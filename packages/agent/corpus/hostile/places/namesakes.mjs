/** What bears the name of something else: a row and the dialog that it opens, the same button in another row, what is said of what went. */
const row = (name, state, off = "") =>
  `<tr><td><a href="#" onclick="openOne('${name}');return false">${name}</a></td><td>${state}</td><td><button ${off}>Void</button></td></tr>`
const rows = `<table><thead><tr><th>Coin</th><th>State</th><th>Actions</th></tr></thead><tbody>${row("Ducat", "Sold", "disabled")}${row("Florin", "Open")}</tbody></table>`
const dialog = (shut) =>
  `<h1>Coins</h1>${rows}<div role=dialog aria-label="" id=d hidden><h2 id=t></h2><p>Weight 3 g</p><button onclick="${shut}">Shut</button></div><script>function openOne(n){t.textContent=n;d.setAttribute('aria-label',n);d.hidden=false}</script>`
const asked = (shut) =>
  `<h1>Coins</h1>${rows}<button onclick="d.hidden=false">Clear out</button><div role=dialog aria-label="Clear out everything?" id=d hidden><h2>Clear out everything?</h2><p>Two coins will be removed.</p><button onclick="${shut}">Keep them</button></div>`
const item = (name) =>
  `<li><span>${name}</span> <button onclick="this.parentNode.remove();m.textContent='${name} removed'">Remove</button></li>`
const list = `<h1>Seeds</h1><ul>${item("Dill")}${item("Sage")}${item("Mint")}</ul><div role=status id=m></div>`
const sticky = `<h1>Seeds</h1><ul><li><span>Dill</span> <button onclick="m.textContent='Dill removed'">Remove</button></li><li><span>Sage</span> <button>Remove</button></li></ul><div role=status id=m></div>`

export default [
  {
    about: "a dialog that is called as the row is that opened it",
    page: dialog("d.hidden=true"),
    passed: [
      'Click "Ducat" in the table. A dialog with the heading "Ducat" opens. Click "Shut". The dialog is closed.'
    ]
  },
  {
    about: "the same, where it stays",
    page: dialog("0"),
    never: [
      'Click "Ducat" in the table. A dialog with the heading "Ducat" opens. Click "Shut". The dialog is closed.'
    ]
  },
  {
    about: "a dialog that was named, and read",
    page: asked("d.hidden=true"),
    passed: [
      'Click "Clear out". A dialog titled "Clear out everything?" opens. The dialog contains the text "Two coins will be removed.". Click "Keep them". The dialog is closed.'
    ]
  },
  {
    about: "the same, where it stays",
    page: asked("0"),
    never: [
      'Click "Clear out". A dialog titled "Clear out everything?" opens. The dialog contains the text "Two coins will be removed.". Click "Keep them". The dialog is closed.'
    ]
  },
  {
    about: "the same button in another row",
    page: `<h1>Coins</h1>${rows}`,
    passed: [
      "The Void button in the row for Ducat is disabled and the one in the row for Florin is enabled."
    ],
    failed: [
      "The Void button in the row for Ducat is disabled and the one in the row for Florin is disabled."
    ],
    never: ["The Void button in the row for Florin is enabled and the one in the row for Ducat is enabled."]
  },
  {
    about: "what tells that something went is not it",
    page: list,
    passed: [
      '"Sage" is shown. Click "Remove" in the row for "Sage". The message "Sage removed" is shown. "Sage" is no longer listed.'
    ],
    never: [
      '"Sage" is shown. Click "Remove" in the row for "Sage". The message "Sage removed" is shown. "Mint" is no longer listed.',
      '"Sage" is shown. Click "Remove" in the row for "Sage". The message "Sage removed" is shown. "Sage removed" is no longer shown.'
    ]
  },
  {
    about: "it stays, whatever is said of it",
    page: sticky,
    never: [
      '"Dill" is shown. Click "Remove" in the row for "Dill". The message "Dill removed" is shown. "Dill" is no longer listed.'
    ]
  },
  {
    about: "no button, and one",
    page: `<h1>Coins</h1><table><tr><th>Coin</th><th>State</th><th>Actions</th></tr><tr><td>Ducat</td><td>Sold</td><td></td></tr><tr><td>Florin</td><td>Open</td><td><button>Void</button></td></tr></table>`,
    passed: ['Ducat has the status "Sold" and no button in its row.'],
    never: ['Florin has the status "Open" and no button in its row.']
  },
  {
    about: "a page whose name is a part of the title of all of them",
    page: `<title>Coins and seeds</title><nav><a href="#coins" onclick="h.textContent='Coins'">Coins</a> <a href="#seeds" onclick="h.textContent='Seed shelf'">Seeds</a></nav><h1 id=h>Welcome</h1>`,
    passed: ['Go to the Seeds page. "Seed shelf" is shown.'],
    never: ['Go to the Seeds page. "Welcome" is shown.']
  }
]
