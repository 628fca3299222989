/** "The dialog says ▯", of a dialog that has opened over another. */
const page = (after = "") =>
  `<style>.b{position:fixed;inset:0;background:#0006}.d{position:fixed;top:0;right:0;bottom:0;width:360px;background:#fff}</style><h1>Fleet</h1><div class=b></div><div class=d role=dialog aria-labelledby=t><h2 id=t>KV-1</h2><p>Services are due soon</p><button onclick="q.showModal()">Retire</button></div><dialog id=q aria-labelledby=u><h2 id=u>Retire KV-1?</h2><p>Ada will be free for other vehicles</p><button onclick="q.close()">Keep</button></dialog>${after}`

export default [
  {
    about: "a question over a drawer",
    page: page(),
    passed: [
      'Click Retire. The dialog should say "Ada will be free for other vehicles"',
      'The dialog should say "Services are due soon"',
      'Click Retire. Click Keep. The dialog should say "Services are due soon"'
    ],
    never: [
      'Click Retire. The dialog should say "Services are due soon"',
      'The dialog should say "Ada will be free for other vehicles"',
      'Click Retire. Click Keep. The dialog should say "Ada will be free for other vehicles"'
    ]
  }
]
