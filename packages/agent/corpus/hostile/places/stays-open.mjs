/** "The window stays open": it was there before, and is there yet. */
const page = (close) => `<h1>Team</h1><button onclick="d.hidden=false">Invite</button>
<div role=dialog aria-label="Invite a member" id=d style="border:1px solid;position:fixed;top:80px;left:80px;background:#fff;padding:20px">
<label>Name <input></label><button onclick="${close}">Send</button></div>`

export default [
  {
    about: "a dialog that does not close",
    page: page(""),
    passed: ['Click "Send". The window should stay open.', 'Click "Send". The dialog is still open.'],
    failed: ['Click "Send". The window is closed.'],
    never: ['Click "Send". A dialog opens.', 'Click "Send". The dialog should not stay open.']
  },
  {
    about: "a dialog that closes",
    page: page("d.hidden=true"),
    failed: ['Click "Send". The window should stay open.', 'Click "Send". The dialog is still open.']
  }
]
