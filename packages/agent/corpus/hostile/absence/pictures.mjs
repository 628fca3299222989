/** What is drawn, broken, struck through, or stands where the tree of the page does not reach. */
const drawn = `<h1>Report</h1><canvas id="c" width="300" height="100"></canvas><script>const g = c.getContext("2d"); g.font = "30px sans-serif"; g.fillText("Overdue", 10, 50)</script>`
const blank = `<h1>Report</h1><canvas width="300" height="100"></canvas>`
const red = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='80' height='30'%3E%3Crect width='80' height='30' fill='red'/%3E%3C/svg%3E`

export default [
  {
    about: "words in a drawing",
    page: drawn,
    never: [
      '"Overdue" is not shown',
      'I should not see "Overdue"',
      'The page does not contain "Overdue"',
      'There is no "Overdue" on the page',
      "No overdue invoices are shown",
      '"Overdue" is shown'
    ],
    passed: ['"Report" is shown', 'The heading does not contain "Overdue"']
  },
  {
    about: "a drawing of nothing",
    page: blank,
    passed: ['"Overdue" is not shown']
  },
  {
    about: "a hint beside a drawing that goes when it is clicked",
    page: `<h1>Report</h1><canvas id="c" width="300" height="100" style="background:#eee"></canvas><p id="h">Click the chart.</p><p id="o">Drag the chart.</p><button onclick="h.remove()">Read</button><button onclick="const n = document.createElement('canvas'); n.getContext('2d').fillText('Drag the chart.', 10, 50); document.body.append(n); o.remove()">Draw</button>`,
    passed: ['Click Read.\n"Click the chart." is no longer shown.'],
    failed: ['Click Read.\n"Drag the chart." is no longer shown.', '"Click the chart." is no longer shown.'],
    never: [
      'Click Draw.\n"Drag the chart." is no longer shown.',
      'Click Read.\n"Overdue" is no longer shown.',
      'Click Read.\n"the chart" is no longer shown.'
    ]
  },
  {
    about: "words in a closed shadow tree",
    page: `<h1>Report</h1><x-note></x-note><script>customElements.define("x-note", class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: "closed" }).innerHTML = "<p>Overdue</p><button>Pay</button>" } })</script>`,
    never: ['"Overdue" is not shown', 'The "Pay" button is not shown', 'I should not see "Overdue"'],
    passed: ['"Paid" is not shown', '"Overdue" is shown']
  },
  {
    about: "words in a frame of another kind",
    page: {
      "/": `<h1>Report</h1><object data="/inner" type="text/html" width="300" height="100"></object>`,
      "/inner": `<p>Overdue</p>`
    },
    stepTimeout: 1500,
    never: ['"Overdue" is not shown', 'I should not see "Overdue"']
  },
  {
    about: "words in an embedded page",
    page: {
      "/": `<h1>Report</h1><embed src="/inner" type="text/html" width="300" height="100">`,
      "/inner": `<p>Overdue</p>`
    },
    stepTimeout: 1500,
    never: ['"Overdue" is not shown']
  },
  {
    about: "words in a frame",
    page: {
      "/": `<h1>Report</h1><iframe src="/inner"></iframe><iframe srcdoc="<p>Unpaid</p>"></iframe><iframe sandbox srcdoc="<p>Boxed</p>"></iframe>`,
      "/inner": `<p>Overdue</p>`
    },
    stepTimeout: 5000,
    never: ['"Overdue" is not shown', '"Unpaid" is not shown', '"Boxed" is not shown'],
    passed: ['"Paid" is not shown']
  },
  {
    about: "a picture that did not load",
    page: `<h1>Shop</h1><img src="/gone.png" alt="Company logo" width="80" height="30"><p>Hi</p>`,
    stepTimeout: 1200,
    never: [
      "The company logo is visible",
      "The logo image is visible",
      'The "Company logo" image is shown',
      "I should see the company logo",
      "I see an image",
      "The image is displayed",
      '"Company logo" is shown'
    ]
  },
  {
    about: "a picture that did load",
    page: `<h1>Shop</h1><img src="${red}" alt="Company logo" width="80" height="30"><p>Hi</p>`,
    passed: [
      "The company logo is visible",
      'The "Company logo" image is shown',
      "I should see the company logo"
    ],
    never: ["The company logo is not visible", "No image is shown"]
  },
  {
    about: "a price that is struck through",
    page: `<h1>Kettle</h1><p>Price: <s>$30.00</s> <b>$24.00</b></p><p>Stock: <del>5</del> 3</p><p>Code: <span style="text-decoration: line-through">SAVE10</span></p>`,
    never: [
      "The price is $30.00",
      'The price should be "$30.00"',
      "The price should be $30",
      "The stock is 5",
      'The code is "SAVE10"',
      "The price is not $24.00"
    ],
    passed: ["The price is $24.00", 'The price should be "$24.00"', "The stock is 3"]
  },
  {
    about: "a task that is struck through",
    page: `<h1>Tasks</h1><ul><li><s>Water the plants</s></li><li>Buy milk</li></ul>`,
    never: ['"Water the plants" is not shown', '"Water the plants" is not in the list'],
    passed: ['"Water the plants" is in the list', '"Buy milk" is in the list']
  }
]
