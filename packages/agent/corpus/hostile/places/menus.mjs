/** Where one can go may stand in a menu that must be opened first; what is opened for it is nothing else. */
const drawer = (opener) => `<header>${opener}<span>Pocket</span></header>
<aside id=d hidden><nav aria-label="Main"><a href="#settings" onclick="d.hidden = true; m.innerHTML = '<h1>Settings</h1>'">Settings</a> <a href="#accounts" onclick="d.hidden = true; m.innerHTML = '<h1>Accounts</h1>'">Accounts</a></nav></aside>
<main id=m><h1>Overview</h1><p>Nothing to see</p></main>`
const button = (name) => `<button aria-label="${name}" onclick="d.hidden = !d.hidden">☰</button>`

export default [
  {
    about: "a drawer behind a button",
    page: drawer(button("Open navigation menu")),
    passed: [
      'Go to Settings. The heading "Settings" is shown.',
      'Go to Accounts through the navigation menu. The heading "Accounts" is shown and "Overview" is not shown.',
      'Open Settings from the menu. The heading "Settings" is shown.'
    ],
    failed: ['Go to Settings. The heading "Accounts" is shown.'],
    blocked: ['Go to Reports. "Pocket" is shown.', 'Click Reports in the navigation menu. "Pocket" is shown.']
  },
  {
    about: "two buttons that may open it",
    page: drawer(button("Main menu") + "<button onclick=\"m.textContent = 'Burgers'\">Menu</button>"),
    blocked: ['Go to Settings. "Pocket" is shown.']
  },
  {
    about: "a button that opens something else",
    page: drawer('<button aria-label="Alerts" onclick="m.textContent = \'No alerts\'">!</button>'),
    blocked: ['Go to Settings. "Pocket" is shown.']
  }
]
