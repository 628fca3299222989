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
  }
]
