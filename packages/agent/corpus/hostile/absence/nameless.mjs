/** Absence of things that plainly are there, though no name or role says so; and that really are not. */
const turning = `<style>@keyframes turn { to { transform: rotate(1turn) } } .a { width: 40px; height: 40px; border: 4px solid #ccc;
  border-top-color: #06c; border-radius: 50%; animation: turn 1s linear infinite }</style>`
const veil = `position: fixed; inset: 0; background: rgba(0, 0, 0, 0.5); display: flex; align-items: center; justify-content: center`
const shop = `<h1>Orders</h1><ul><li>Kettle</li><li>Toaster</li></ul>`

export default [
  {
    about: "a list and nothing over it",
    page: shop,
    passed: [
      "The spinner is not displayed",
      "The modal is not displayed",
      "The dialog is closed",
      "No popup is shown",
      "I should not see a toast",
      "The sidebar is not visible",
      "The cookie banner is not displayed",
      "No error message is shown",
      "No loading indicator is visible",
      "No tooltip is shown",
      "The overlay is not visible",
      "The Voucher link is not shown"
    ],
    blocked: ["I should not see the promo", "The spinner has disappeared", "The dialog is no longer shown"]
  },
  {
    about: "a spinner by its class",
    page: `${turning}${shop}<div class="spinner a"></div>`,
    never: [
      "The spinner is not displayed",
      "The loading spinner is not displayed",
      "I should not see a spinner",
      "No spinner is shown",
      "The loader is hidden",
      "There is no loading indicator"
    ],
    passed: ["The modal is not displayed", '"Kettle" is shown']
  },
  {
    about: "something turns without end, under a name of no meaning",
    page: `${turning}${shop}<div class="a"></div>`,
    never: ["The spinner is not displayed", "No loading indicator is visible", "I should not see a loader"],
    passed: ["The modal is not displayed"]
  },
  {
    about: "the list is marked as busy",
    page: `<h1>Orders</h1><div aria-busy="true">Please wait</div>`,
    never: ["The spinner is not displayed", "The loading indicator is gone"]
  },
  {
    about: "a picture that moves",
    page: `${shop}<img alt="" width="40" height="40" src="/loading.gif" style="background:#eee"><svg width="40" height="40"><circle cx="20" cy="20" r="10" fill="none" stroke="#06c"><animateTransform attributeName="transform" type="rotate" from="0 20 20" to="360 20 20" dur="1s" repeatCount="indefinite"/></circle></svg>`,
    never: ["The spinner is not displayed"]
  },
  {
    about: "a progress bar",
    page: `${shop}<progress></progress>`,
    never: [
      "The spinner is not displayed",
      "The progress bar is not shown",
      "No loading indicator is visible"
    ]
  },
  {
    about: "a spinner that is hidden",
    page: `${turning}${shop}<div class="spinner a" style="display:none"></div>`,
    passed: ["The spinner is not displayed", "No loading indicator is visible"]
  },
  {
    about: "a modal by its class",
    page: `${shop}<div class="modal" style="position:fixed;left:30%;top:20%;width:400px;background:#fff;border:1px solid #000"><h2>Delete the order?</h2><button>Yes</button></div>`,
    never: [
      "The modal is not displayed",
      "The dialog is closed",
      "No dialog is shown",
      "The popup is not visible",
      "The confirmation dialog is not shown",
      "I should not see a modal",
      "The dialog is not shown",
      "There is no dialog"
    ],
    passed: ["The spinner is not displayed"]
  },
  {
    about: "a veil with a box, under names of no meaning",
    page: `${shop}<div style="${veil}"><div style="background:#fff;padding:30px">Delete the order? <button>Yes</button></div></div>`,
    never: [
      "The modal is not displayed",
      "No dialog is shown",
      "The popup is not visible",
      "The confirmation dialog is closed",
      "The overlay is not visible",
      "No overlay is shown"
    ]
  },
  {
    about: "a box over the page without a veil",
    page: `${shop}<div style="position:fixed;left:30%;top:20%;width:400px;height:200px;background:#fff;border:1px solid #000;z-index:10">Subscribe now! <button>No</button></div>`,
    never: [
      "The popup is not displayed",
      "No modal is shown",
      "I should not see a popup",
      "The newsletter popup is not shown"
    ]
  },
  {
    about: "a toast by its class",
    page: `${shop}<div class="toast toast-success" style="position:fixed;right:20px;bottom:20px;background:#dfd;padding:10px">Order saved</div>`,
    never: [
      "The toast is not displayed",
      "No toast is shown",
      "The notification has disappeared",
      "No notification is shown"
    ]
  },
  {
    about: "a toast without a class",
    page: `${shop}<div style="position:fixed;right:20px;bottom:20px;background:#dfd;padding:10px">Order saved</div>`,
    never: ["The toast is not displayed", "No toast is shown", "No notification is shown"]
  },
  {
    about: "a sidebar of a plain box",
    page: `<div class="sidebar" style="position:absolute;left:0;top:0;width:200px;height:100vh;background:#eee"><a href="#a">Home</a><a href="#b">Orders</a></div><div style="margin-left:220px">${shop}</div>`,
    never: [
      "The sidebar is not visible",
      "The sidebar is not displayed",
      "I should not see the sidebar",
      "The side menu is hidden"
    ]
  },
  {
    about: "a sidebar without a class",
    page: `<div style="position:absolute;left:0;top:0;width:200px;height:100vh;background:#eee"><a href="#a">Home</a><a href="#b">Orders</a></div><div style="margin-left:220px">${shop}</div>`,
    never: ["The sidebar is not visible"]
  },
  {
    about: "a cookie banner of a plain box",
    page: `${shop}<div id="cookie-banner" style="position:fixed;bottom:0;left:0;right:0;background:#ffd;padding:10px">We use cookies. <button>OK</button></div>`,
    never: [
      "The cookie banner is not displayed",
      "The banner is not shown",
      "The cookie notice has disappeared"
    ]
  },
  {
    about: "a cookie banner without a class",
    page: `${shop}<div style="position:fixed;bottom:0;left:0;right:0;background:#ffd;padding:10px">We use cookies. <button>OK</button></div>`,
    never: ["The cookie banner is not displayed", "No cookie banner is shown"]
  },
  {
    about: "a tooltip of a plain box",
    page: `${shop}<button>Help</button><div class="tooltip" style="position:absolute;left:200px;top:200px;background:#333;color:#fff">Ask us</div>`,
    never: ["No tooltip is shown", "The tooltip is not displayed", "The tooltip has disappeared"]
  },
  {
    about: "a dialog that is called something else than what it is said to be",
    page: `${shop}<div role="dialog" aria-label="Delete the order?" style="position:fixed;left:30%;top:20%;background:#fff;border:1px solid">Delete the order? <button>Yes</button></div>`,
    never: [
      "The confirmation dialog is not shown",
      "The dialog is not shown",
      "No popup is shown",
      "The modal is closed"
    ],
    passed: ['The "Settings" dialog is not shown', "The Settings dialog is not shown"]
  },
  {
    about: "a thing by its test id, its id, its class",
    page: `${shop}<div data-testid="promo-box" style="background:#ffd">-20 %</div><div class="price-chart" style="width:200px;height:80px;background:linear-gradient(#06c,#fff)"></div><div id="avatar" style="width:32px;height:32px;border-radius:50%;background:#06c"></div>`,
    never: [
      "The promo box is not shown",
      "I should not see the promo",
      "The price chart is not displayed",
      "The chart is not visible",
      "The avatar is not shown"
    ],
    passed: ['The "Voucher" is not shown']
  },
  {
    about: "buttons of icons without a name",
    page: `<table><tr><th>Name</th><th></th></tr><tr><td>Kettle</td><td><button class="btn"><svg width="16" height="16"><path d="M2 2h12v12H2z"/></svg></button></td></tr></table>`,
    never: ["The delete button is not shown", "There is no delete icon", "The edit button is not visible"],
    passed: ['The "Delete" button is not shown']
  },
  {
    about: "buttons that all have a name",
    page: `<table><tr><th>Name</th><th></th></tr><tr><td>Kettle</td><td><button>Open</button></td></tr></table>`,
    passed: ["The delete button is not shown", "The Delete button is not visible", "There is no delete icon"]
  },
  {
    about: "a logo without an alternative text",
    page: `<img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='30'%3E%3Crect width='80' height='30' fill='red'/%3E%3C/svg%3E" class="site-logo">${shop}`,
    never: [
      "The logo is not shown",
      "The logo image is not displayed",
      "No image is shown",
      "No images are shown"
    ]
  },
  {
    about: "a menu of plain boxes that is open",
    page: `${shop}<button>More</button><div class="dropdown-menu" style="position:absolute;left:100px;top:200px;background:#fff;border:1px solid"><div>Rename</div><div>Move</div></div>`,
    never: [
      "The dropdown is closed",
      "The menu is not shown",
      "The dropdown menu is not visible",
      "The context menu is not displayed"
    ]
  },
  {
    about: "labels of a menu that shows its icons alone",
    page: `<nav><ul role="menu"><li role="menuitem"><i class="anticon anticon-dashboard" role="img" aria-label="dashboard"><svg data-icon="dashboard" width="14" height="14"><path d="M0 0h14v14z"/></svg></i><span class="text" style="display:none">Dashboard</span></li>
<li role="menuitem"><i class="anticon anticon-plus" role="img" aria-label="plus"><svg data-icon="plus" width="14" height="14"><path d="M0 0h14v14z"/></svg></i><span class="text">New invoice</span></li></ul></nav><h1>Invoices</h1>`,
    passed: ['The label "Dashboard" is hidden.', 'The label "New invoice" is visible.'],
    failed: ['The label "New invoice" is hidden.'],
    never: ['The label "Dashboard" is visible.', 'The labels "Dashboard" and "New invoice" are hidden.']
  }
]
