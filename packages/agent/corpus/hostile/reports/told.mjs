/** Messages told in words of the test's own: what they say counts, and not that they share a word with it. */
const shop = (
  said
) => `<style>.toast{position:fixed;bottom:10px;right:10px;background:#333;color:#fff;padding:10px}.err{color:red}</style>
<h1>Checkout</h1>
<p><label>Email <input id=e></label><br><span id=ee class=err></span></p>
<p><label>Code <input id=c></label><br><span id=ce class=err></span></p>
<button id=b>Place order</button>
<ul><li>Order 7 placed by Bob</li></ul>
<script>
b.onclick = () => {
  ee.textContent = e.value ? (e.value.includes("@") ? "" : "Enter a valid email address") : "Required"
  ce.textContent = c.value.length > 3 ? "" : "Use at least 4 characters"
  if (ee.textContent || ce.textContent) return
  const x = document.createElement("div")
  x.className = "toast"
  x.textContent = ${JSON.stringify(said)}
  document.body.append(x)
}
</script>`
const fill = "Enter a@b.c in Email. Enter 12345 in Code. Click Place order."

const asking = `<h1>Notes</h1><p>Tea</p><button id=d>Delete note</button><script>
d.onclick = () => document.body.insertAdjacentHTML("beforeend",
  '<div role=dialog aria-modal=true><h2>Delete note?</h2><p>This cannot be undone.</p><button>Cancel</button><button>Delete</button></div>')
</script>`

export default [
  {
    about: "each field has its error below it",
    page: `<style>.err{color:red}</style><h1>Join</h1>
<p><label>Email <input id=e></label><br><span id=ee class=err></span></p>
<p><label>Card number <input id=c></label><br><span id=ce class=err></span></p>
<button id=b>Join</button>
<script>b.onclick = () => { ee.textContent = "This email address is not valid"; ce.textContent = "This number is too short" }</script>`,
    passed: [
      "Click Join. An error under the Email field tells me that the email address is not valid.",
      "Click Join. An error below the Card number says that the number is too short."
    ],
    never: [
      "Click Join. An error under the Card number field tells me that the email address is not valid.",
      "Click Join. An error below the Email field says that the number is too short.",
      "An error under the Email field tells me that the email address is not valid."
    ]
  },
  {
    about: "the toast says so in nearly the same words",
    page: shop("Your order was successfully placed!"),
    passed: [
      `${fill} A toast confirms that the order was placed.`,
      `${fill} I am told that my order has been placed.`,
      `${fill} A message appears saying the order was placed.`,
      "Click Place order. An error says that the email is required.",
      "Click Place order. The user sees an error message that the code is too short.",
      "Enter x in Email. Click Place order. An error about the invalid email is shown."
    ],
    never: [
      `${fill} A toast says that the order was cancelled.`,
      `${fill} A toast says that the order was not placed.`,
      `${fill} A toast says that the order 8 was placed.`,
      "A toast confirms that the order was placed.",
      "Click Place order. A toast confirms that the order was placed.",
      "Click Place order. An error says that the name is required.",
      "Click Place order. An error says that the code is required.",
      "Enter x in Email. Click Place order. An error says that the email is taken.",
      "The page says that the order was placed."
    ]
  },
  {
    about: "the toast says the opposite",
    page: shop("The order could not be placed"),
    passed: [`${fill} A toast tells the user that the order could not be placed.`],
    failed: [`${fill} A toast confirms that the order was placed.`],
    never: [`${fill} I am informed that the order was placed.`]
  },
  {
    about: "the toast says what will be",
    page: shop("The order will be placed when you pay"),
    never: [
      `${fill} A toast confirms that the order was placed.`,
      `${fill} I am told that the order was placed.`
    ]
  },
  {
    about: "the toast says it of something else",
    page: shop("Message sent"),
    passed: [`${fill} A toast says that the message was sent.`],
    never: [`${fill} A toast says that the order was sent.`, `${fill} A toast says that the item was sent.`]
  },
  {
    about: "nothing says anything",
    page: `<h1>Notes</h1><button id=s>Save</button>`,
    failed: ["Click Save. A toast confirms that the note was saved."],
    never: ["Click Save. I am told that the note was saved."]
  },
  {
    about: "a dialog asks",
    page: asking,
    passed: [
      "Click Delete note. A dialog asks whether I want to delete the note.",
      "Click Delete note. The dialog warns that this cannot be undone."
    ],
    never: [
      "Click Delete note. A dialog asks whether I want to delete the page.",
      "Click Delete note. A dialog says that the note was deleted.",
      "Click Delete note. The dialog warns that this can be undone."
    ]
  },
  {
    about: "a sentence in a row that is all there is",
    page: `<h1>Queue</h1><table><thead><tr><th>Claim</th><th>State</th></tr></thead>
<tbody><tr><td colspan="2">Nothing in the queue matches these filters.</td></tr></tbody></table>
<table><thead><tr><th>Note</th><th>By</th></tr></thead><tbody><tr><td>The claim was paid to Ada</td><td>Bo</td></tr></tbody></table>`,
    passed: ["The page says that nothing in the queue matches these filters."],
    never: [
      "The page says that nothing in the queue matches these words.",
      "The page says that nothing in the archive matches these filters.",
      "The page says that the claim was paid to Bo.",
      "A toast says that the claim was paid to Ada."
    ]
  }
]
