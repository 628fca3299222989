/** How many of a kind were sent, opened or cancelled, told by a label that says so, in figures with a comma as well. */
const dl = (...pairs) => `<dl>${pairs.map(([k, v]) => `<div><dt>${k}</dt><dd>${v}</dd></div>`).join("")}</dl>`

export default [
  {
    about: "labels that say what became of them",
    page: `<h1>Reports</h1>${dl(["Emails sent", "820"], ["Emails opened", "14,100"], ["Open rate", "39.7%"], ["Unsubscribed", "3"])}`,
    passed: [
      "820 emails were sent",
      "14,100 emails have been opened",
      "There are 14,100 opened emails",
      "14,100 emails are opened"
    ],
    failed: ["820 emails were opened", "14,100 emails were sent", "14,101 emails have been opened"],
    never: [
      "3 emails were sent",
      "14,100 letters were opened",
      "There are 14,100 sent emails",
      "4,100 emails were opened",
      "100 emails were opened",
      "More than 15,000 emails were opened",
      "820 emails were not sent",
      "No emails were sent"
    ]
  },
  {
    about: "a label of the same words beside things of that state that may be counted",
    page: `<h1>Orders</h1><p>Orders cancelled: 3</p><table><thead><tr><th>Order</th><th>Status</th></tr></thead><tbody>
<tr><td>A-1</td><td>Cancelled</td></tr><tr><td>A-2</td><td>Open</td></tr><tr><td>A-3</td><td>Cancelled</td></tr></tbody></table>`,
    never: ["3 orders are open", "1 order is cancelled", "4 orders were cancelled"]
  },
  {
    about: "thousands, under a head and beside a name",
    page: `<h1>Segments</h1><table><thead><tr><th>Segment</th><th>Contacts</th><th>Opens</th></tr></thead><tbody>
<tr><td>VIP customers</td><td>1,200</td><td>640</td></tr><tr><td>Sleepers</td><td>388</td><td>1,250</td></tr></tbody></table><p>1,588 contacts</p>`,
    passed: ["VIP customers has 1,200 contacts", "Sleepers has 388 contacts", "Sleepers has 1,250 opens"],
    failed: ["VIP customers has 1,250 contacts", "VIP customers has 388 contacts"],
    never: [
      "VIP customers has 200 contacts",
      "VIP customers has 1,250 opens",
      "VIP customers has 640 contacts",
      "There are 588 contacts",
      "VIP customers has 1 contact"
    ]
  }
]
