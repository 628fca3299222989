const page = `<!doctype html>
<title>Ledgerly | Invoice</title>
<style>
  .row { display: flex; gap: 40px; margin: 12px 0 } .col { flex: 1 } p { margin: 0 } .small { font-size: 12px; color: #777 }
  .badge { background: #186; color: #fff; padding: 2px 6px; border-radius: 4px } aside { float: left; width: 160px } main { margin-left: 200px }
  .side a { display: block; padding: 4px; color: #555; cursor: pointer } .side a.active { background: #def; color: #000 }
</style>
<aside class="sidebar"><nav><ul class="side">
  <li class="nav-item"><a class="nav-link" href="#p">Projects</a></li>
  <li class="nav-item"><a class="nav-link active" href="#i">Invoice</a></li>
  <li class="nav-item"><a class="nav-link" href="#c">Calendar</a></li>
</ul></nav></aside>
<main>
  <div class="top"><h3>Invoice</h3><ol class="breadcrumb"><li><a href="#">Home</a></li><li aria-current="page">Invoice</li></ol></div>
  <div class="card">
    <div class="row">
      <div class="col"><h2>Ledgerly, Inc.</h2><p class="small">12 Quay Street</p></div>
      <div class="col"><h1>Invoice</h1><p>#INV-2031-77</p><span class="badge">Paid</span></div>
    </div>
    <div class="row">
      <div class="col"><p class="small">Billed to</p><p>Bramble Co</p><p class="small">4 Mill Lane</p></div>
      <div class="col"><p class="small">Issue date</p><p>May 18, 2031</p><p class="small">Due date</p><p>June 1, 2031</p></div>
    </div>
    <table>
      <thead><tr><th>Description</th><th>Qty</th><th>Unit price</th><th>Amount</th></tr></thead>
      <tbody>
        <tr><td>Pro plan</td><td>1</td><td>$29.00</td><td>$29.00</td></tr>
        <tr><td>Extra seats</td><td>3</td><td>$12.50</td><td>$37.50</td></tr>
      </tbody>
    </table>
    <dl><dt>Subtotal</dt><dd>$66.50</dd><dt>Tax</dt><dd>$5.50</dd><dt>Total due</dt><dd>$72.00 USD</dd></dl>
    <p class="small">Thanks for your business. Payment is due within 14 days. Write to us at any time.</p>
  </div>
</main>
<footer>Copyright 2031 <a href="#">Ledgerly</a>. All rights reserved.</footer>`

export default [
  {
    about: "A page of one document, with a way to it and a heading called as it is",
    page,
    passed: [
      "The invoice is paid",
      "The invoice status is Paid",
      "The invoice is not overdue",
      "The invoice number is INV-2031-77",
      "The invoice is billed to Bramble Co",
      "The due date is June 1, 2031",
      "The invoice has 2 line items",
      "The amount for Extra seats is $37.50",
      "The total due is $72.00",
      "The page title is Invoice",
      "The page says payment is due within 14 days",
      'The footer says "All rights reserved"'
    ],
    failed: [
      "The invoice is not paid",
      "The invoice number is INV-2031-78",
      "The amount for Extra seats is 3",
      "The invoice has 3 line items"
    ],
    never: [
      "The invoice is overdue",
      "The invoice is billed to Ledgerly, Inc.",
      "The due date is May 18, 2031",
      "The issue date is June 1, 2031",
      "The invoice shows Bramble Co's address: 12 Quay Street",
      "No tax is charged",
      "The total due is $72.00 EUR",
      "The page title is Ledgerly, Inc.",
      "The page says payment is due within 30 days",
      'The footer says "rights reserved"'
    ]
  }
]
