/** The page of one ticket beside the queue of all: whose it is, told by labels, and how it stands. */
const page = `<title>Ticket #4821 · Helpdesk</title><style>body{margin:0;display:grid;grid-template-columns:220px 1fr 200px;font-family:sans-serif} .item{padding:8px;border-bottom:1px solid #eee} .msg{border:1px solid #ddd;margin:8px 0;padding:8px} .prop{margin-bottom:8px} .k{font-size:12px}</style>
<div><div><b>My queue</b> <span>3 tickets</span></div><div class=item><div>#4821 Cannot log in</div><div>Hanna Berg</div></div><div class=item><div>#4815 How do I export?</div><div>Paul Novak</div></div><div class=item><div>#4802 Webhooks fail</div><div>Orbit GmbH</div></div></div>
<div><h1>Cannot log in</h1><div class=msg><b>Hanna Berg</b><p>My account is locked.</p></div><div class=msg><b>Milo Rossi</b><p>I have unlocked it.</p></div><div class=msg><b>Hanna Berg</b><p>Still the same.</p></div></div>
<div><h2>Details</h2><div class=prop><div class=k>Assignee</div><div>Milo Rossi</div></div><div class=prop><div class=k>Requester</div><div>Hanna Berg</div></div><div class=prop><div class=k>Priority</div><div>Urgent</div></div><h2>Customer</h2><div class=prop><div class=k>Open tickets</div><div>1</div></div></div>`

export default [
  {
    about: "pages of tickets: whose one is",
    page,
    passed: ["The ticket is assigned to Milo Rossi", "The requester is Hanna Berg", "The priority is Urgent"],
    never: [
      "The ticket is assigned to Hanna Berg",
      "The ticket is assigned to Orbit GmbH",
      "The ticket belongs to Paul Novak",
      "The ticket was escalated to Orbit GmbH",
      "The ticket is solved",
      "Three tickets are open",
      "Ticket #482 is open"
    ]
  }
]
