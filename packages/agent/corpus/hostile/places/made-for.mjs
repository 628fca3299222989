/** "Create a shipment for Ada over $40": whom it is for and what it comes to go into its form, and nothing is made without them. */
const page = (fields) => `<h1>Shipments</h1><button id="new">New shipment</button>
  <table><thead><tr><th>Number</th><th>Recipient</th><th>Amount</th></tr></thead><tbody id="rows"><tr><td>S-1</td><td>Ben Ortiz</td><td>$12.00</td></tr></tbody></table>
  <dialog id="d" aria-label="New shipment"><form id="f">${fields}<button>Create shipment</button></form></dialog><p id="said" role="status"></p>
  <script>
    const $ = (id) => document.getElementById(id)
    $("new").onclick = () => { $("f").reset(); $("d").showModal() }
    $("f").onsubmit = (event) => {
      event.preventDefault()
      const of = (id) => ($(id) ? $(id).value : "")
      const amount = Number(of("amount"))
      $("rows").insertAdjacentHTML("afterbegin", "<tr><td>S-2</td><td>" + (of("who") || "Nobody") + "</td><td>$" + (amount ? amount.toFixed(2) : "0.00") + "</td></tr>")
      $("d").close()
      $("said").textContent = "Shipment created"
    }
  </script>`

const who = '<p><label>Recipient <input id="who"></label></p>'
const amount = '<p><label>Amount <input id="amount"></label></p>'
const note = '<p><label>Note <input id="note"></label></p>'

const isFirst = (name, sum) => `The first row shows ${name} with ${sum}`

export default [
  {
    about: "a form with a field for each of them",
    page: page(note + amount + who),
    passed: [
      `Create a shipment for Ada Moss over $40\n${isFirst("Ada Moss", "$40.00")}`,
      `Create a shipment for Ada Moss with an amount of 40\n${isFirst("Ada Moss", "$40.00")}`,
      `Create a shipment for Ada Moss with amount 40 and note Fragile\n${isFirst("Ada Moss", "$40.00")}`,
      `Create a shipment for Ada Moss, amount 40\n${isFirst("Ada Moss", "$40.00")}`,
      `Create a shipment for Ada Moss\n${isFirst("Ada Moss", "$0.00")}`
    ],
    failed: [
      `Create a shipment for Ada Moss over $40\n${isFirst("Ada Moss", "$4.00")}`,
      `Create a shipment for Ada Moss\n${isFirst("Nobody", "$0.00")}`
    ],
    never: [
      `Create a shipment for Ada Moss over $40\n${isFirst("Ben Ortiz", "$12.00")}`,
      `Create a shipment for Ada Moss with amount 40\n${isFirst("Fragile", "$40.00")}`
    ]
  },
  {
    about: "a form that is not told whom it is for",
    page: page(amount),
    blocked: [
      'Create a shipment for Ada Moss\n"Shipment created" is shown',
      'Create a shipment for Ada Moss over $40\n"Shipment created" is shown',
      'Create a shipment for Ada Moss with amount 40\n"Shipment created" is shown'
    ]
  },
  {
    about: "a form that is not told what it comes to",
    page: page(who),
    blocked: ['Create a shipment for Ada Moss over $40\n"Shipment created" is shown'],
    passed: ['Create a shipment for Ada Moss\n"Shipment created" is shown']
  }
]
