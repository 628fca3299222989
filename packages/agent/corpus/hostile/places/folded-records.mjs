/** Records that are folded under a head which begins with their number, and nothing tells that they fold. */
const order = (no, who, text) =>
  `<div class="item"><div class="head" style="cursor:pointer"><span>${no} · ${who}</span></div><div class="body" hidden>${text}</div></div>`
const page = `${order("SO-12", "Harbour Inn", "Goes out on Monday")}${order("SO-123", "Mole Ltd", "Goes out on Friday")}${order("SO-124", "Harbour Inn", "Waits for stock")}
<p id="say">Order SO-12 is the oldest</p>
<script>document.onclick = ({ target }) => { const body = target.closest(".head")?.nextElementSibling; if (body) body.hidden = !body.hidden }</script>`

export default [
  {
    about: "orders by their numbers",
    page,
    passed: [
      'Expand the order SO-123\n"Goes out on Friday" is shown\n"Goes out on Monday" is not shown',
      'Expand "SO-124"\n"Waits for stock" is shown',
      'Expand order SO-12\n"Goes out on Monday" is shown\n"Goes out on Friday" is not shown'
    ],
    failed: ['Expand the order SO-123\n"Goes out on Monday" is shown'],
    blocked: [
      'Expand the order SO-125\n"Goes out on Friday" is not shown',
      'Expand the order 123\n"Goes out on Friday" is shown'
    ]
  }
]
