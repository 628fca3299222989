/** Checks that name a place, and what stands elsewhere. */
export default [
  {
    about: "a text elsewhere does not satisfy a check that names a place",
    page: `<header><h1>Shop</h1><a href="/cart">Cart</a></header>
<main><h2>Lamps</h2><p>Free delivery</p><button>Buy</button></main>
<aside><h3>Filters</h3><p>Price up to 50</p></aside>
<footer><p>Imprint</p><a href="#t">Terms</a></footer>`,
    passed: [
      '"Imprint" should be shown in the footer.',
      "The Terms link should be visible in the footer.",
      "The Cart link should be visible in the header.",
      'I should see "Price up to 50" in the sidebar.',
      'The footer should contain "Imprint".'
    ],
    failed: [
      '"Free delivery" should be shown in the footer.',
      '"Free delivery" is visible in the header.',
      'I should see "Free delivery" in the sidebar.',
      'The footer should contain "Free delivery".',
      "The Terms link should be visible in the header."
    ],
    never: [
      "The Buy button should be shown in the footer.",
      "The Cart link is shown in the footer.",
      "I see the Terms link in the sidebar.",
      "Verify that the header contains the Buy button.",
      "In the footer, the Buy button should be visible.",
      'In the header, "Imprint" should appear.'
    ]
  },
  {
    about: "sides are where things lie on the screen",
    page: `<h1>Deal</h1>
<div style="display:flex;flex-direction:column-reverse;gap:20px;align-items:flex-start"><button>Lower</button><p>Middle note</p><button>Upper</button></div>`,
    passed: [
      'The Upper button should be above "Middle note".',
      'The Lower button should be below "Middle note".',
      'The Lower button is shown below "Middle note".'
    ],
    failed: [
      'The Lower button should be above "Middle note".',
      'The Upper button should be below "Middle note".',
      'The Lower button is displayed above the "Middle note" text.'
    ]
  },
  {
    about: "left and right",
    page: `<h1>Deal</h1>
<div style="display:flex;flex-direction:row-reverse;justify-content:flex-end;gap:20px"><button>East</button><span>Centre</span><button>West</button></div>`,
    passed: [
      'The West button is to the left of "Centre".',
      'I see the East button to the right of "Centre".',
      'The East button should be displayed to the right of "Centre".'
    ],
    failed: ['The West button is to the right of "Centre".', 'I see the East button to the left of "Centre".']
  },
  {
    about: "next to is beside, not somewhere on the page",
    page: `<h1>Order</h1><p>Total: 20</p><label>Coupon <input></label><button>Apply</button>
<div style="height:900px"></div><p>Delivery</p><button>Change</button>`,
    passed: [
      "The Apply button should be next to the Coupon field.",
      'I see the Change button below "Delivery".'
    ],
    never: [
      "The Change button should be next to the Coupon field.",
      'I see the Change button near "Total: 20".',
      'The Change button is next to "Coupon".'
    ]
  },
  {
    about: "between and inside",
    page: `<h1>Plans</h1><section aria-label="Basic"><h2>Basic</h2><p>5 a month</p><button>Choose Basic</button></section>
<section aria-label="Pro"><h2>Pro</h2><p>15 a month</p><button>Choose Pro</button></section>
<section aria-label="Team"><h2>Team</h2><p>30 a month</p><button>Choose Team</button></section>`,
    passed: [
      '"15 a month" should be shown inside the Pro section.',
      'I see "30 a month" under the "Team" heading.',
      "The Choose Pro button is visible in the Pro section."
    ],
    never: [
      '"15 a month" should be shown inside the Basic section.',
      '"5 a month" should be shown between Pro and Team.',
      "The Basic section is between the Pro section and the Team section.",
      '"30 a month" is shown in the Pro section.',
      'I see "5 a month" under the "Team" heading.',
      'I should see "5 a month" in the Pro plan.',
      'The Pro section contains "5 a month".',
      "The Choose Basic button is visible in the Pro section."
    ]
  },
  {
    about: "there means where the step before was",
    page: `<h1>Mail</h1><section><h2>Inbox</h2><p>Hello Bob</p></section><section><h2>Archive</h2><p>Old bill</p></section>`,
    never: [
      'I see the Inbox section. "Old bill" should be visible there.',
      'The Inbox section should be visible. There I see "Old bill".',
      'Look at the Inbox section and "Old bill" should appear there.'
    ]
  },
  {
    about: "the row, after one row was spoken of",
    page: `<table><thead><tr><th>Booking</th><th>Name</th><th>Status</th><th></th></tr></thead><tbody>
      <tr><td>B-1</td><td>Ada</td><td>Confirmed</td><td><button>Cancel</button></td></tr>
      <tr><td>B-2</td><td>Ben</td><td>Checked in</td><td><button>Print</button></td></tr>
      <tr><td>B-3</td><td>Cleo</td><td>Confirmed</td><td><button>Cancel</button></td></tr></tbody></table>`,
    passed: [
      'The status in the row for Ben should be "Checked in", and the row should not have a "Cancel" button.',
      'The row for Cleo should show "Confirmed". The row should have a "Cancel" button.',
      "The row for Ben should show Checked in. The row should contain Print."
    ],
    failed: [
      'The status in the row for Ben should be "Checked in". The row should have a "Cancel" button.',
      'The row for Ada should show "Confirmed". The row should no longer have a "Cancel" button.'
    ]
  }
]
