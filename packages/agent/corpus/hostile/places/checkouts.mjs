/** A checkout: what is said of one line, one field, one choice or one amount, and of no other. */
const line = (id, n, opt, q, each, sum, note = "") =>
  `<div class="line" data-id="${id}"><div class="thumb"></div><div class="info"><div class="nm">${n}</div><div class="opt">${opt}</div>${note}</div><div class="qty"><button aria-label="Decrease quantity of ${n}">−</button><span class="n">${q}</span><button aria-label="Increase quantity of ${n}">+</button></div><div class="each">${each}</div><div class="sum">${sum}</div><button class="rm" aria-label="Remove ${n}">×</button></div>`
const opt = (n, d, p, sel) =>
  `<label class="ship${sel ? " sel" : ""}"><input type="radio" name="ship"${sel ? " checked" : ""}><span class="t">${n}</span><span class="d">${d}</span><span class="p">${p}</span></label>`
const page = `<style>*{box-sizing:border-box}body{font:14px sans-serif;margin:0}.wrap{display:flex;gap:24px;padding:20px;max-width:1150px}.left{flex:1}.right{width:320px}.line{display:flex;gap:10px;align-items:center;border-bottom:1px solid #eee;padding:8px 0}.thumb{width:44px;height:44px;background:#eee}.info{flex:1}.opt,.d,.hint{color:#777;font-size:12px}.qty{display:flex;gap:6px;align-items:center}.steps{display:flex;gap:18px;padding:14px 20px;border-bottom:1px solid #ddd}.step{color:#999}.step.done{color:#2a2}.step.current{font-weight:700;color:#000}.ship{display:flex;gap:10px;border:1px solid #ccc;border-radius:8px;padding:10px;margin:6px 0}.ship.sel{border-color:#24c}.ship .d{flex:1}.row{display:flex;justify-content:space-between;padding:4px 0}.row.total{font-weight:700;border-top:1px solid #ddd;font-size:17px}.err{color:#c00;font-size:12px}.field{margin:8px 0}.field label{display:block;font-size:12px}.two{display:flex;gap:10px}.coupon{display:flex;gap:6px}.tag{background:#cdeccd;border-radius:4px;padding:2px 6px;font-size:12px}.low{color:#b60;font-size:12px}.card{border:1px solid #ddd;border-radius:8px;padding:14px;margin-bottom:14px}</style>
<div class="steps"><div class="step done">✓ Cart</div><div class="step current" aria-current="step">2 Delivery</div><div class="step">3 Payment</div><div class="step">4 Review</div></div>
<div class="wrap"><div class="left"><h1>Checkout</h1>
<section class="card" aria-labelledby="c"><h2 id="c">Your cart (3)</h2>
${line("a", "Canvas tote", "Olive", 2, "$24.00", "$48.00")}
${line("b", "Enamel mug", "White · 350 ml", 1, "$15.50", "$15.50", '<div class="low">Only 2 left</div>')}
${line("c", "Linen apron", "Natural · M", 1, "$39.00", "$39.00", '<div class="opt">Gift wrapped</div>')}
</section>
<section class="card"><h2>Shipping address</h2>
<div class="two"><div class="field"><label for="fn">First name *</label><input id="fn" value="Ada" required></div><div class="field"><label for="ln">Last name *</label><input id="ln" value="Byron" required></div></div>
<div class="field"><label for="st">Street *</label><input id="st" value="12 Mill Lane" required></div>
<div class="two"><div class="field"><label for="zip">ZIP code *</label><input id="zip" value="9021" aria-invalid="true" aria-describedby="ze" required><div class="err" id="ze">ZIP code must have 5 digits</div></div><div class="field"><label for="city">City *</label><input id="city" value="" placeholder="Portland" required></div></div>
<div class="field"><label for="co">Country</label><select id="co"><option>Canada</option><option selected>United States</option><option>Mexico</option></select></div>
<div class="field"><label for="ph">Phone (optional)</label><input id="ph" type="tel" placeholder="+1 555 0100"></div>
<label><input type="checkbox" checked id="same"> Billing address is the same</label><br><label><input type="checkbox" id="news"> Email me with news and offers</label></section>
<section class="card"><h2>Delivery</h2><div role="radiogroup" aria-label="Delivery">${opt("Standard", "4–6 business days", "Free", true)}${opt("Express", "2 business days", "$12.00")}${opt("Next day", "Order within 3 hours", "$24.00")}</div></section>
<button>Back to cart</button> <button class="pay" disabled>Continue to payment</button></div>
<div class="right"><div class="card"><h2>Order summary</h2>
<div class="row"><span>Subtotal</span><span>$102.50</span></div><div class="row"><span>Discount <span class="tag">SPRING10</span></span><span>−$10.25</span></div><div class="row"><span>Shipping</span><span>Free</span></div><div class="row"><span>Tax (8%)</span><span>$7.38</span></div><div class="row total"><span>Total</span><span>$99.63</span></div>
<p class="hint">You save $10.25 on this order</p></div>
<div class="card"><h3>Coupon</h3><div class="coupon"><input placeholder="Enter code" aria-label="Coupon code"><button>Apply</button></div><div class="msg" role="status">SPRING10 applied: 10% off</div></div>
<div class="card"><h3>You may also like</h3><div class="row"><span>Tea towel</span><span>$9.00</span></div><div class="row"><span>Oak spoon</span><span>$6.50</span></div></div>
<p class="hint">Need help? Call 1-800-555-0199. Returns within 30 days.</p></div></div>
<script>const F=document.querySelectorAll("input[name=ship]");F.forEach(i=>i.onchange=()=>{document.querySelectorAll(".ship").forEach(s=>s.classList.toggle("sel",s.contains(i)));const p=i.closest(".ship").querySelector(".p").textContent;const r=document.querySelectorAll(".right .row");r[2].lastChild.textContent=p;const n=p==="Free"?0:+p.slice(1);r[4].lastChild.textContent="$"+(99.63+n).toFixed(2)});
document.querySelectorAll(".rm").forEach(b=>b.onclick=()=>{b.closest(".line").remove();document.getElementById("c").textContent="Your cart ("+document.querySelectorAll(".line").length+")"});
document.querySelectorAll(".line").forEach(l=>{const n=l.querySelector(".n");const [d,u]=l.querySelectorAll(".qty button");u.onclick=()=>n.textContent=+n.textContent+1;d.onclick=()=>n.textContent=Math.max(1,+n.textContent-1)})</script>`

export default [
  {
    about: "lines of a cart, an address, ways to deliver and what it comes to",
    page: page,
    passed: [
      "The cart has 3 lines",
      "There are 3 items in the cart",
      "The quantity of Canvas tote is 2",
      "The Enamel mug costs $15.50",
      "Enamel mug shows Only 2 left",
      "The Canvas tote is Olive",
      "The subtotal is $102.50",
      "The total is $99.63",
      "The discount is $10.25",
      "Shipping is free",
      "The tax is $7.38",
      "The order summary shows a total of $99.63",
      "A message says SPRING10 applied: 10% off",
      "The coupon field is empty",
      "First name is Ada",
      "The last name is Byron",
      "The city is empty",
      "The ZIP code is invalid",
      "The ZIP code field shows the error ZIP code must have 5 digits",
      "The country is United States",
      "Billing address is the same is checked",
      "Email me with news and offers is not checked",
      "Standard is selected",
      "Standard delivery is selected",
      "Express is not selected",
      "Express costs $12.00",
      "Next day costs $24.00",
      "Continue to payment is disabled",
      "Street contains 12 Mill Lane",
      "The phone field is empty",
      "The heading is Checkout",
      "Phone is optional",
      "Tea towel costs $9.00",
      "Tea towel is not in the cart",
      "The first item in the cart is Canvas tote",
      "There are 2 recommendations under You may also like",
      "Select Express\nShipping is $12.00\nThe total is $111.63",
      "Remove Enamel mug\nEnamel mug is not in the cart\nThere are 2 items in the cart",
      "Type Reno into City\nCity is Reno",
      "Uncheck Billing address is the same\nBilling address is the same is unchecked",
      "Choose Canada as country\nThe country is Canada"
    ],
    never: [
      "The cart has 4 lines",
      "There are 4 items in the cart",
      "There are 2 items in the cart",
      "The quantity of Canvas tote is 1",
      "The quantity of Enamel mug is 2",
      "The price of Canvas tote is $48.00",
      "Canvas tote costs $48.00 each",
      "The Enamel mug costs $39.00",
      "Linen apron costs $15.50",
      "The line total of Canvas tote is $24.00",
      "Canvas tote shows Only 2 left",
      "Linen apron has only 2 left",
      "The Canvas tote is Natural",
      "Linen apron is White",
      "The subtotal is $99.63",
      "The total is $102.50",
      "The total is $99.36",
      "The discount is 8%",
      "The discount is $7.38",
      "Shipping is $12.00",
      "Shipping costs $24.00",
      "The tax is $10.25",
      "The tax is 10%",
      "SPRING20 is applied",
      "No discount is applied",
      "The coupon field contains SPRING10",
      "The coupon field contains Enter code",
      "First name is Byron",
      "The last name is Ada",
      "The city is Portland",
      "The city contains Portland",
      "The ZIP code is 90210",
      "The city field shows an error",
      "The street is invalid",
      "No error is shown",
      "Two errors are shown",
      "The country is Canada",
      "Billing address is the same is unchecked",
      "Email me with news and offers is checked",
      "Both checkboxes are checked",
      "Express is selected",
      "Next day is selected",
      "Standard is not selected",
      "Express costs $24.00",
      "Express is free",
      "Standard costs $12.00",
      "There are 4 delivery options",
      "There are 2 delivery options",
      "Continue to payment is enabled",
      "Back to cart is disabled",
      "The current step is Payment",
      "The Payment step is done",
      "The Delivery step is done",
      "Street contains 12 Mill Road",
      "The phone field contains +1 555 0100",
      "City is optional",
      "Phone is required",
      "Tea towel costs $6.50",
      "Tea towel is in the cart",
      "Oak spoon is in the cart",
      "There are 3 coupons",
      "There are 3 customers",
      "There are 5 addresses",
      "The last item in the cart is Enamel mug",
      "The first item in the cart is Linen apron",
      "Canvas tote is after Enamel mug",
      "The cart is empty",
      "3 canvas totes are in the cart",
      "There is 1 canvas tote in the cart",
      "Returns are possible within 14 days",
      "Order within 2 hours",
      "Express is cheaper than Standard",
      "Select Express\nShipping is free",
      "Select Express\nThe total is $99.63",
      "Remove Enamel mug\nCanvas tote is not in the cart",
      "Remove Enamel mug\nThere are 3 items in the cart"
    ]
  }
]
