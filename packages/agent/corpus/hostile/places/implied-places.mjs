/** A page of the site that a step is said to be on, and that one is not on yet. */
const go = (name) => `document.querySelector('main').innerHTML=pages['${name}']`
const site = (
  more = ""
) => `<nav><a href="#a" onclick="${go("Home").replaceAll('"', "'")}">Home</a> <a href="#b" onclick="${go("Account").replaceAll('"', "'")}">Account</a></nav><main></main>
<script>const pages = {
  Home: '<h1>Home</h1><button onclick="said.textContent=1">Order</button>${more}',
  Account: '<h1>Account</h1><button disabled>Save profile</button><button onclick="said.textContent=2">Close account</button><p>Order placed</p>'
}; document.querySelector('main').innerHTML = pages.Home</script><p>Step <span id=said>0</span></p>`

export default [
  {
    about: "another page that the first step is said to be on",
    page: site(),
    passed: [
      "On the Account page, Save profile is disabled",
      'In Account, click "Close account". "Step 2" is shown'
    ],
    never: [
      "On the Account page, Save profile is enabled",
      "On the Home page, Save profile is disabled",
      'On the Home page, click "Close account". "Step 2" is shown'
    ]
  },
  {
    about: "a page to which what was done is to lead, and does not",
    page: site(),
    never: [
      'Click "Order". On the Account page, "Order placed" is shown',
      'Click "Order". On the Account page, Save profile is disabled',
      'Click "Order". In Account, the Save profile button is disabled'
    ]
  },
  {
    about: "another page, once it was looked at where the deed led",
    page: site(),
    passed: ['Click "Order". "Step 1" is shown. On the Account page, Save profile is disabled'],
    never: [
      'Click "Order". "Step 1" is shown. On the Account page, Save profile is enabled',
      'Click "Order". "Step 1" is shown. On the Billing page, Save profile is disabled',
      'Click "Order". "Step 2" is not shown. On the Account page, Save profile is disabled',
      'Click "Order". "Step 1" is shown. Click "Order". On the Account page, Save profile is disabled'
    ]
  },
  {
    about: "a tab in quotation marks before a check, and one behind it",
    page: `<h1>Ferries</h1><div role=tablist><button role=tab aria-selected=true onclick="pick(this)">Crew</button><button role=tab aria-selected=false onclick="pick(this)">Planner</button><button role=tab aria-selected=false onclick="pick(this)">Docks</button></div><section role=tabpanel></section><script>
const panels = { Crew: '<p>Ida and Per</p>', Planner: '<h2>Free hands</h2><ul><li>Ida</li><li>Moe</li></ul><h2>On board</h2><ul><li>Per</li></ul>', Docks: '<p>Dock 3: closed</p>' }
function pick(tab) { document.querySelectorAll('[role=tab]').forEach((each) => each.setAttribute('aria-selected', each === tab)); document.querySelector('section').innerHTML = panels[tab.textContent] }
pick(document.querySelector('[role=tab]'))</script>`,
    passed: [
      'On the "Planner" tab, Moe is listed',
      "Per is not offered under Free hands on the Planner tab",
      "Moe is listed under Free hands on the Planner tab"
    ],
    never: [
      'On the "Planner" tab, Zoe is listed',
      'On the "Quays" tab, Moe is listed',
      "Ida is not offered under Free hands on the Planner tab",
      "Per is not offered under Spare hands on the Planner tab",
      "Per is listed under Free hands on the Planner tab",
      "Per is not offered under Free hands on the Docks tab",
      'Click "Docks". Moe is listed under Free hands on the Planner tab'
    ]
  }
]
