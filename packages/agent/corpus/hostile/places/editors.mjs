/** "The editor": a dialog, a panel or a field in which something is edited, with signs in it and what it says of itself. */
const bin = `<svg width="17" height="17" viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13"/></svg>`
const list = `<h1>Letters</h1><input placeholder="Search letters"><div><button id=open>Open the draft</button></div>`
const inside = `<div><button title="Move to trash" id=bin>${bin}</button><span>All changes saved</span></div><input aria-label="Title" value="Dear Ada"><textarea aria-label="Text" style="height:90px;width:300px">We leave on Monday</textarea><div><span>#travel <button aria-label="Remove tag travel" onclick="this.parentNode.remove()">×</button></span></div><button id=done>Done</button>`
const page = (box) =>
  `${list}<div id=over></div><p id=said></p><script>const over=document.getElementById("over"),shut=(t)=>{over.innerHTML="";document.getElementById("said").textContent=t};document.getElementById("open").onclick=()=>{over.innerHTML=${JSON.stringify(box)};document.getElementById("done").onclick=()=>shut("");document.getElementById("bin").onclick=()=>shut("Draft moved to trash")}</script>`
const open = (text) => `Click "Open the draft"\n${text}`
const dialog = `<div role="dialog" aria-label="Edit letter" style="border:1px solid;padding:20px;position:fixed;top:90px;left:200px;width:400px;background:#fff">${inside}</div>`

export default [
  {
    about: "a dialog that edits something",
    page: page(dialog),
    passed: [
      open("The editor opens"),
      open('The editor says "All changes saved"'),
      open('The editor contains "We leave on Monday"'),
      open('The dialog contains "Dear Ada"'),
      open('Click the trash icon in the editor\nThe editor closes\nThe page says "Draft moved to trash"'),
      open('Click "Done" in the editor\nThe editor is closed')
    ],
    failed: [
      open("The editor is closed"),
      open('The editor contains "We leave on Friday"'),
      open('The dialog contains "Dear Bob"'),
      open('Click "Done" in the editor\nThe editor opens')
    ],
    never: [
      open('The editor says "Saving"'),
      open('The editor says "Letters"'),
      open('The editor contains "Open the draft"'),
      open("Click the trash icon in the editor\nThe editor is open"),
      open('The dialog does not contain "Dear Ada"')
    ]
  },
  {
    about: "a field of several lines beside a short one",
    page: `<h1>Note</h1><input aria-label="Search"><textarea aria-label="Text" style="height:120px;width:300px"></textarea><p id=s>Empty</p><script>document.querySelector("textarea").oninput=(e)=>{s.textContent=e.target.value.length+" letters"}</script>`,
    passed: [
      'Type "Hello" into the editor\nThe page says "5 letters"',
      'Type "Hello" into the editor\nThe editor contains "Hello"'
    ],
    never: ['Type "Hello" into the editor\nThe editor contains "Bye"', "The editor is closed"]
  },
  {
    about: "a page that may be the editor, with a field of several lines",
    page: `<h1>Rye bread week</h1><label>Segment <select><option>Newcomers</option></select></label><span>3 recipients</span>
<label>Message <textarea style="height:120px;width:300px">All about rye</textarea></label><button>Send</button>`,
    passed: ['The editor says "All about rye"', '"3 recipients" is shown'],
    failed: ['The editor says "All about wheat"'],
    blocked: ['The editor says "3 recipients"']
  }
]
