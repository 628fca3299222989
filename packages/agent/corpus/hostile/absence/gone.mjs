/** What disappears must have been there, and must stay away. */
const list = `<h1>Basket</h1><ul><li>Kettle <button onclick="this.parentNode.remove()">Remove Kettle</button></li><li>Toaster</li></ul>`
const later = (ms) =>
  `<h1>Basket</h1><button onclick="note.style.display='none'; setTimeout(() => note.style.display='', ${ms})">Hide</button><p id="note">Two for one</p>`

const basket = (after) =>
  `<div id="r"><h1>Your basket</h1><table><tr><th>Product</th><th></th></tr><tr><td>Rye loaf</td><td><button onclick="r.innerHTML='${after}'">Remove rye</button></td></tr><tr><td>Bun</td><td></td></tr></table></div>`
const table = (rows) => `<h1>Your basket</h1><table><tr><th>Product</th></tr>${rows}</table>`

export default [
  {
    about: "a table that goes with all that stands in it",
    page: basket("<h1>Your basket</h1><p>Your basket is empty.</p>"),
    passed: ['Click "Remove rye". Rye loaf disappears from the table.'],
    failed: [
      'Click "Remove rye". Bun remains in the table.',
      'Click "Remove rye". Bun is shown in the table.'
    ],
    never: [
      'Click "Remove rye". Sesame roll disappears from the table.',
      'Click "Remove rye". Rye loaf disappears from the list of favourites.'
    ]
  },
  {
    about: "a thing that stands elsewhere once its table is gone",
    page: basket("<h1>Your basket</h1><p>Rye loaf</p>"),
    never: [
      'Click "Remove rye". Rye loaf disappears from the table.',
      'Click "Remove rye". Rye loaf is shown in the table.'
    ]
  },
  {
    about: "a page that breaks",
    page: basket("<h1>Something went wrong</h1>"),
    never: ['Click "Remove rye". Rye loaf disappears from the table.']
  },
  {
    about: "a table that stays with the rest",
    page: basket(table("<tr><td>Bun</td></tr>")),
    passed: [
      'Click "Remove rye". Rye loaf disappears from the table.',
      'Click "Remove rye". Bun remains in the table.'
    ],
    failed: ['Click "Remove rye". Bun disappears from the table.']
  },
  {
    about: "an entry that is removed",
    page: list,
    stepTimeout: 5000,
    passed: [
      'Click "Remove Kettle". The "Remove Kettle" button disappears.',
      'Click "Remove Kettle". "Remove Kettle" is gone.',
      '"Toaster" is shown. Click "Remove Kettle". "Remove Kettle" is no longer shown.'
    ],
    never: [
      'Click "Remove Kettle". "Ketle" disappears.',
      'Click "Remove Kettle". "Pan" is gone.',
      'Click "Remove Kettle". "Pan" is no longer shown.',
      'Click "Remove Kettle". "Toaster" is gone.',
      'Click "Remove Kettle". The Pan button is removed.',
      'Click "Remove Kettle". The spinner disappears.',
      '"Remove Kettle" has been removed'
    ]
  },
  {
    about: "a note that comes back",
    page: later(1500),
    stepTimeout: 4000,
    never: ['Click "Hide". "Two for one" is not shown.', 'Click "Hide". "Two for one" disappears.']
  },
  {
    about: "a modal of plain boxes that is closed",
    page: `<h1>Orders</h1><button onclick="m.style.display='flex'">Open</button><div id="m" class="modal" style="display:none;position:fixed;inset:0;background:rgba(0,0,0,.5)"><div style="background:#fff">Sure? <button onclick="m.style.display='none'">No</button><button>Never</button></div></div>`,
    stepTimeout: 5000,
    passed: [
      'Click "Open". Click "No". The modal is closed.',
      'Click "Open". Click "No". The modal disappears.',
      'Click "Open". Click "No". The modal is no longer visible.'
    ],
    never: [
      'Click "Open". The modal is not shown.',
      'Click "Open". Click "Never". The modal disappears.',
      'Click "Open". Click "Never". The dialog is closed.'
    ]
  },
  {
    about: "the number on an icon, and on a link",
    page: `<header><button aria-label="notifications" onclick="this.querySelector('span').remove()"><svg width="20" height="20"><path d="M0 0h20v20z"/></svg><span>3</span></button>
<a href="#cart" class="cart" title="Cart" onclick="event.preventDefault()"><svg width="20" height="20"><path d="M0 0h20v20z"/></svg><span id="n">2</span></a>
<button onclick="document.getElementById('n').remove()">Empty</button> <button onclick="document.getElementById('n').textContent='1'">Less</button> <button onclick="document.querySelector('.cart').remove()">Close the shop</button></header><h1>Shop</h1>`,
    stepTimeout: 5000,
    passed: [
      "The bell icon has a badge with the number 3. Click the bell. The badge is no longer displayed.",
      'Click "Empty". The cart badge is gone.',
      "The cart badge is shown."
    ],
    never: [
      "The cart badge is not shown.",
      'Click "Less". The cart badge is gone.',
      'Click "Empty". The bell badge is gone.',
      'The bell icon has a badge with the number 3. Click "Empty". The badge is no longer displayed.',
      'Click "Close the shop". The cart badge is gone.',
      'Click "Empty". The cart badge is shown.',
      "The gift badge is gone."
    ]
  }
]
