/** "Nothing happens", "the page has not changed", "stays on the page": judged late enough, and by what people see. */
const button = (script, more = "") =>
  `<h1>Orders</h1><button onclick="${script}">Go</button><p id="p">Old</p>${more}`
const unmoved = [
  'Click "Go". Nothing happens.',
  'Click "Go". Nothing changes.',
  'Click "Go". The screen should not change.'
]
const stays = [
  'Click "Go". The page does not change.',
  'Click "Go". The user stays on the page.',
  'Click "Go". I stay on the same page.',
  'Click "Go". The page should not change.'
]

export default [
  {
    about: "a button that does nothing",
    page: button(""),
    stepTimeout: 5000,
    passed: ['Click "Go". Nothing happens.', 'Click "Go". I stay on the same page.']
  },
  {
    about: "the text changes after a while",
    page: button("setTimeout(() => p.textContent = 'New', 1500)"),
    stepTimeout: 4000,
    never: unmoved
  },
  {
    about: "the page is left after a while",
    page: { "/": button("setTimeout(() => location.href = '/two', 1500)"), "/two": "<h1>Two</h1>" },
    stepTimeout: 4000,
    never: [...unmoved, ...stays]
  },
  {
    about: "the content is another under the same address",
    page: button("document.body.innerHTML = '<h1>Two</h1>'"),
    never: [
      ...unmoved,
      "Click Go. The page does not change.",
      'Click "Go". The page has not changed.',
      'Click "Go". The page stays the same.',
      'Click "Go". The user stays on the page.'
    ]
  },
  {
    about: "the address is another under the same content",
    page: button("history.pushState(null, '', '/two')"),
    never: [
      ...stays,
      'Click "Go". Nothing happens.',
      'Click "Go". The URL does not change.',
      'Click "Go". The URL remains the same.',
      'Click "Go". The address has not changed.'
    ]
  },
  {
    about: "the hash and the query change",
    page: button("history.pushState(null, '', '?tab=2')"),
    never: [
      'Click "Go". The URL does not change.',
      'Click "Go". The URL is unchanged.',
      'Click "Go". Nothing changes.',
      'Click "Go". The URL stays the same.'
    ]
  },
  {
    about: "the hash changes",
    page: button("location.hash = '/two'"),
    never: [
      'Click "Go". The URL does not change.',
      'Click "Go". The URL is unchanged.',
      'Click "Go". Nothing changes.',
      'Click "Go". The page does not change.'
    ]
  },
  {
    about: "a small thing changes",
    page: button("document.title = 'New'", `<label><input type="checkbox" id="c"> News</label>`),
    never: ['Click "Go". Nothing changes.', 'Click "Go". The title does not change.']
  },
  {
    about: "a button becomes disabled",
    page: button("this.disabled = true"),
    never: ['Click "Go". Nothing changes.', 'Click "Go". Nothing happens.']
  },
  {
    about: "a box of plain boxes opens",
    page: button(
      "m.style.display = 'block'",
      `<div id="m" class="modal" style="display:none;position:fixed;left:40%;top:40%;width:300px;height:100px;background:#eee"></div>`
    ),
    never: ['Click "Go". Nothing happens.', 'Click "Go". No dialog appears.']
  },
  {
    about: "a dialog of the browser opens",
    page: button("alert('Sure?')"),
    never: [
      'Click "Go". No dialog appears.',
      'Click "Go". Nothing happens.',
      'Click "Go". No alert is shown.',
      'Click "Go". No popup appears.'
    ]
  },
  {
    about: "a dialog that opens after a while",
    page: button("setTimeout(() => d.showModal(), 1500)", `<dialog id="d">Sure?</dialog>`),
    stepTimeout: 4000,
    never: [
      'Click "Go". No dialog appears.',
      'Click "Go". The dialog is not shown.',
      'Click "Go". No dialog is opened.'
    ]
  },
  {
    about: "a file is downloaded",
    page: button(
      "const a = document.createElement('a'); a.href = 'data:text/plain,hi'; a.download = 'report.txt'; a.click()"
    ),
    stepTimeout: 3000,
    passed: ['Click "Go". The file "report.txt" is downloaded.'],
    never: [
      'Click "Go". No file is downloaded.',
      'Click "Go". The file is not downloaded.',
      'Click "Go". "report.txt" is not downloaded.',
      'Click "Go". The file "report.txt" is not downloaded.',
      'Click "Go". Nothing is downloaded.',
      'Click "Go". The file "other.txt" is downloaded.',
      'Click "Go". No download starts.',
      'Click "Go". Nothing happens.'
    ]
  },
  {
    about: "a page that has no steps before",
    page: button(""),
    never: ["Nothing happens", "The page has not changed", "Nothing changed", "The URL does not change"]
  }
]
