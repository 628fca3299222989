/** A manual has its ways to go at one side, and what the open page is made of at the other. */

const page = `<style>body { margin: 0 } .all { display: grid; grid-template-columns: 220px 1fr 200px; gap: 20px; padding: 20px 24px }
nav, aside { min-height: 600px } nav a { display: block }</style>
<div class="all"><nav aria-label="Pages"><button onclick="more.hidden = !more.hidden">Guides</button>
<ul id="more" hidden><li><a href="#w">Webhooks</a></li></ul><a href="#i">Installation</a></nav>
<main><h1>Installation</h1><p>Three steps.</p></main>
<aside aria-label="On this page"><h2>On this page</h2><ul><li><a href="#d">Download</a></li><li><a href="#v">Verify the signature</a></li></ul></aside></div>`

const panel = page
  .replaceAll("On this page", "Activity")
  .replace('<nav aria-label="Pages">', '<nav aria-label="Pages" class="pages">')

/** Ways to go beside what they lead to, in a column in the middle of the page under a wide header. */
const inMiddle = (role, tall, left) =>
  `<style>body{margin:0}header{height:50px;background:#eee;display:flex;justify-content:space-between;padding:0 24px}.shell{display:flex;${left ? "" : "flex-direction:row-reverse;"}gap:24px;margin:20px 64px}.ways{width:200px;height:${tall}px}.ways button{display:block}</style><header><b>Roastery</b><span>Signed in as Ada</span></header><div class="shell"><${role} class="ways"><button onclick="h.textContent='Orders page'">Orders</button><button onclick="h.textContent='Plans page'">Plans</button></${role}><main style="flex:1"><h1 id="h">Welcome</h1><p>Some words.</p><button onclick="h.textContent='Other orders'">Orders</button></main></div>`

export default [
  {
    about: "the sidebar holds the ways to go, and not the contents of the open page",
    page,
    passed: [
      '"Installation" is shown in the sidebar.',
      'Open the page "Installation" from the sidebar.\n"Three steps." is shown.',
      'Click "Guides" in the sidebar.\n"Webhooks" is shown in the sidebar.',
      '"Download" is not shown in the sidebar.',
      '"On this page" should list "Download".',
      '"Webhooks" is not shown in the sidebar.'
    ],
    failed: [
      '"Download" is shown in the sidebar.',
      '"Webhooks" is shown in the sidebar.',
      '"Installation" is not shown in the sidebar.'
    ],
    never: [
      'The sidebar shows "Verify the signature".',
      'Click "Guides" in the sidebar.\n"Webhooks" is not shown in the sidebar.',
      '"Installation" is shown in the right sidebar.',
      'The right sidebar shows "Guides".',
      'The left sidebar shows "Download".'
    ]
  },
  {
    about: "beside the ways to go stands a panel that is no list of contents",
    page: panel,
    passed: ['"Download" is shown in the "Activity" section.'],
    never: ['"Three steps." is shown in the sidebar.', '"Webhooks" is shown in the sidebar.']
  },
  {
    about: "ways to go in a column that does not begin at the edge, under a header as wide as the page",
    page: inMiddle("nav", 320, true),
    passed: [
      "In the sidebar, click Orders. “Orders page” is shown",
      "In the left sidebar, click Plans. “Plans page” is shown",
      "“Plans” is in the sidebar"
    ],
    never: [
      "In the sidebar, click Orders. “Other orders” is shown",
      "In the right sidebar, click Orders. “Orders page” is shown",
      "“Some words.” is in the sidebar",
      "“Signed in as Ada” is in the sidebar"
    ]
  },
  {
    about: "ways to go at the right",
    page: inMiddle("nav", 320, false),
    passed: ["In the right sidebar, click Orders. “Orders page” is shown"],
    never: ["In the left sidebar, click Plans. “Plans page” is shown", "“Some words.” is in the sidebar"]
  },
  {
    about: "ways to go in a line that is wider than high",
    page: inMiddle("nav", 120, true),
    never: ["In the sidebar, click Plans. “Plans page” is shown", "“Some words.” is in the sidebar"]
  }
]
