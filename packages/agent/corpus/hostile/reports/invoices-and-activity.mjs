/** An invoice with its lines, its sums, its payments and what was done with it: what it says of each, and what comes of a deed. */
const page = `<style>body{font-family:sans-serif;margin:0} header{display:flex;gap:16px;padding:12px;background:#eee} main{padding:16px} .row{display:flex;gap:12px;border:1px solid #ccc;padding:8px;margin:6px 0} .total{font-weight:bold} .tag{background:#ddd;border-radius:8px;padding:1px 6px} dialog{border:1px solid #333}</style>
<header><strong>Northwind Billing</strong><a href="#invoices">Invoices</a><a href="#clients">Clients</a><span>Signed in as Mira</span></header>
<main>
<h1>Invoice INV-204</h1>
<p>Client: <b>Kestrel Ltd</b> · Due 14 Dec 2026 · <span class="tag">Sent</span></p>
<table><thead><tr><th>Item<th>Qty<th>Unit price<th>Amount</tr></thead><tbody>
<tr><td>Design work<td>3<td>€80.00<td>€240.00</tr><tr><td>Hosting<td>12<td>€10.00<td>€120.00</tr><tr><td>Domain<td>1<td>€15.00<td>€15.00</tr></tbody>
<tfoot><tr><td colspan=3>Subtotal<td>€375.00</tr><tr><td colspan=3>VAT 20%<td>€75.00</tr><tr><td colspan=3>Total<td>€450.00</tr></tfoot></table>
<div><button id=send>Send reminder</button> <button id=paid>Mark as paid</button> <button disabled>Void</button> <button id=dup>Duplicate</button></div>
<h2>Payments</h2><p id=nopay>No payments recorded</p><ul id=pays></ul>
<h2>Activity</h2><ol id=act><li>Mira created the invoice <time>1 Nov</time></li><li>Mira sent it to Kestrel Ltd <time>3 Nov</time></li></ol>
<form id=addf><label>Item <input id=it></label><label>Qty <input id=q type=number value=1></label><label>Unit price <input id=u></label><button>Add line</button><p id=err role=alert></p></form>
</main>
<div id=toast role=status></div>
<script>
const toast=t=>{document.getElementById('toast').textContent=t}
paid.onclick=()=>{document.querySelector('.tag').textContent='Paid';nopay.remove();pays.innerHTML='<li>€450.00 by bank transfer <time>26 Nov</time></li>';paid.disabled=true;toast('Invoice INV-204 marked as paid');act.insertAdjacentHTML('beforeend','<li>Mira marked it as paid <time>26 Nov</time></li>')}
send.onclick=()=>{toast('Reminder sent to Kestrel Ltd');act.insertAdjacentHTML('beforeend','<li>Mira sent a reminder <time>26 Nov</time></li>')}
addf.onsubmit=e=>{e.preventDefault();if(!it.value){err.textContent='Enter an item';return}err.textContent='';const a=(q.value*u.value);document.querySelector('tbody').insertAdjacentHTML('beforeend',\`<tr><td>\${it.value}<td>\${q.value}<td>€\${(+u.value).toFixed(2)}<td>€\${a.toFixed(2)}</tr>\`);const s=375+a;document.querySelectorAll('tfoot td:last-child').forEach((td,i)=>td.textContent='€'+[s,s*.2,s*1.2][i].toFixed(2));toast('Line added');it.value=''}
dup.onclick=()=>{location.hash='copy';document.querySelector('h1').textContent='Invoice INV-205';document.querySelector('.tag').textContent='Draft'}
</script>`

export default [
  {
    about: "what it says of its status, its lines and its payments",
    page,
    passed: [
      "The status is Sent",
      "The invoice is marked Sent",
      "There are 3 line items",
      "Design work costs €80.00 each",
      "The amount of Hosting is €120.00",
      "Hosting has a quantity of 12",
      "The Void button is greyed out",
      "No payments have been recorded",
      "There are no payments",
      "There are no payments yet",
      "The activity has two entries",
      "The last activity is that Mira sent it to Kestrel Ltd",
      "The most expensive line is Design work",
      "The header shows who is signed in: Mira"
    ],
    never: [
      "The status is Paid",
      "The status is Draft",
      "The invoice is marked Paid",
      "There are 4 line items",
      "There are 6 line items",
      "Design work costs €240.00 each",
      "Hosting costs €120.00 each",
      "Hosting has a quantity of 3",
      "VAT is €20",
      "The Void button is enabled",
      "One payment has been recorded",
      "No reminders have been recorded",
      "The activity has one more entry",
      "The last activity is that Mira created the invoice",
      "The header shows who is signed in: Kestrel",
      "The most expensive line is Hosting",
      "Hosting's unit price is €80.00",
      "No VAT is charged"
    ]
  },
  {
    about: "what comes of a deed: one entry more, another status, a line in the table",
    page,
    passed: [
      "Press Send reminder. The activity gains an entry.",
      "Press Send reminder. The activity has one more entry than before.",
      "Click Mark as paid. The status changes from Sent to Paid. There is one more payment than before.",
      "Add a line: Item Paper, Qty 2, Unit price 5, then press Add line. The table has one more row. The total is now €462.00.",
      "Click Duplicate. The status is Draft."
    ],
    never: [
      "Press Send reminder. The activity has two more entries.",
      "Press Send reminder. The activity has one entry fewer.",
      "Press Send reminder. The table has one more row.",
      "Press Send reminder. The activity has two entries.",
      "Click Add line. The table has one more row.",
      "Click Duplicate. The activity gains an entry.",
      "Click Duplicate. The status is Sent.",
      "Click Mark as paid. The status changes from Draft to Paid.",
      "Click Mark as paid. No payments have been recorded.",
      "Click Mark as paid. There are no payments.",
      "Click Mark as paid. Two payments are listed.",
      "Click Send reminder. The status is now Paid."
    ]
  }
]
