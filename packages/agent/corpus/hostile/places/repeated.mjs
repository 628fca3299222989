const more = `<h1>Orders</h1><ul id="list"><li>Order 1</li><li>Order 2</li></ul>
<button id="more">Load more</button><button id="dull">Refresh</button>
<p>Quantity <output id="quantity" aria-label="Quantity">1</output> <button id="plus" aria-label="Increase">+</button></p>
<p id="cart">Your cart holds 2 items.</p><button id="pay">Pay</button>
<script>
  let last = 2
  more.onclick = () => setTimeout(() => {
    for (let i = 0; i < 2; i++) list.insertAdjacentHTML("beforeend", "<li>Order " + ++last + "</li>")
    if (last >= 10) more.remove()
  }, 400)
  plus.onclick = () => { quantity.value = Math.min(5, Number(quantity.value) + 1) }
</script>`

const form = `<h1>Join</h1><label>Email <input id="email" type="email"></label><button id="send">Send</button>
<p role="alert" id="error" hidden>This is no address.</p>
<script>send.onclick = () => { error.hidden = email.value.includes("@") }</script>`

export default [
  {
    about: "a list that grows by two with each click, late, and ends at ten",
    page: more,
    stepTimeout: 3000,
    passed: [
      'Click "Load more" until "Order 7" is shown\nThere should be 8 orders',
      "Keep clicking Load more until Order 10 is visible\nThe Load more button should not be shown",
      "Click Load more until Order 1 is shown\nThere should be 2 orders",
      "Click the Increase button until the quantity is 4\nThe quantity should be 4"
    ],
    failed: ["Click the Increase button until the quantity is 6\nThe quantity should be 6"],
    never: [
      'Click "Load more" until "Order 12" is shown\nOrder 10 should be shown',
      'Click "Refresh" until "Order 4" is shown\nOrder 2 should be shown',
      "Click Load more until Order 3 is shown\nThere should be 6 orders"
    ]
  },
  {
    about: "what is stated of a case that did not come about",
    page: more,
    passed: ["If Order 1 is shown, Order 2 should be shown"],
    failed: ["If Order 1 is shown, Order 3 should be shown"],
    never: [
      "If Order 3 is shown, Order 2 should be shown",
      "If Order 3 is shown, Order 2 should be shown\nIf Order 1 is shown, Order 2 should be shown",
      "Click Load more\nIf Order 30 is shown, Order 2 should be shown",
      "There should be 2 orders\nIf Order 3 is shown, the Pay button should be disabled",
      "There should be 2 orders\nThe Pay button should be disabled if the quantity is 0",
      "Order 1 should be shown unless the quantity is 1\nOrder 2 should be shown"
    ]
  },
  {
    about: "an error that comes only where the field holds nonsense",
    page: form,
    passed: [
      "If a cookie banner is shown, accept it\nThe Send button should be shown",
      'Type "ada" into the Email field and click Send\nAn error should be shown'
    ],
    never: [
      'The Send button should be shown\nAn error should be shown if the email is "ada"',
      'The Send button should be shown\nIf the Email field contains "ada", an error should be shown'
    ]
  }
]
