/** A back office of orders: a table with boxes to tick, a badge in the menu, tiles over it, pages of it, and a dialog that asks before it cancels. */
const page = `<style>body{margin:0;display:flex;font-family:sans-serif} .side{width:150px;background:#223;color:#ddd;padding:12px} .nav{display:flex;justify-content:space-between;cursor:pointer;padding:6px} .nav b{background:#e33;border-radius:9px;padding:0 6px} .content{flex:1;padding:16px} .stats{display:flex;gap:8px} .stat{border:1px solid #ccc;padding:8px;flex:1} .stat div:nth-child(2){font-size:22px} .stat div{font-size:12px} td,th{padding:6px} .overlay{position:fixed;inset:0;background:#0006;display:none} .overlay.open{display:block} .modal{background:#fff;margin:80px auto;width:320px;padding:16px} .tag{background:#eef;font-size:11px;margin-left:8px;padding:0 4px}</style>
<div class=side><div>Harbor Admin</div><div class=nav>Home</div><div class=nav>Orders <b>4</b></div><div class=nav>Products</div></div>
<div class=content><h1>Orders</h1>
<div class=stats><div class=stat><div>Orders today</div><div>12</div><div>+3 vs yesterday</div></div><div class=stat><div>Revenue</div><div>€1,284.50</div><div>+8.2%</div></div><div class=stat><div>Items to fulfill</div><div>7</div></div></div>
<select id=sort aria-label="Sort by"><option value=new>Newest first</option><option value=high>Total: high to low</option></select> <input id=q aria-label="Search orders">
<table id=orders><thead><tr><th><input type=checkbox aria-label="Select all orders"></th><th style="cursor:pointer">Order</th><th>Customer</th><th>Payment</th><th>Items</th><th>Total</th><th></th></tr></thead><tbody id=rows></tbody></table>
<div class=pager><span id=range></span> <button id=prev>Previous</button> <span id=no></span> <button id=next>Next</button></div></div>
<div class=overlay id=ov><div class=modal role=dialog aria-modal=true aria-labelledby=mt><h2 id=mt>Cancel order?</h2><p>This cannot be undone.</p><button id=keep>Keep order</button> <button id=doit>Cancel order</button></div></div><div id=toast role=status></div>
<script>
const $=id=>document.getElementById(id);let O=[['#1048','Ada Byrne','Paid',3,84.5,'Express'],['#1047','Ben Okafor','Pending',1,19],['#1046','Carla Mendes','Paid',2,132],['#1044','Ada Byrne','Paid',5,260.75],['#1042','Farid Nasser','Pending',4,310]],page=0,asking;const sel=new Set();
const list=()=>{const l=O.filter(o=>(o[0]+o[1]).toLowerCase().includes($('q').value.toLowerCase()));return $('sort').value=='high'?l.sort((a,b)=>b[4]-a[4]):l};
const draw=()=>{const l=list(),p=l.slice(page*3,page*3+3);$('rows').innerHTML=p.map(o=>'<tr><td><input type=checkbox data-n="'+o[0]+'" aria-label="Select '+o[0]+'"'+(sel.has(o[0])?' checked':'')+'></td><td><a href="#">'+o[0]+'</a>'+(o[5]?'<span class=tag>'+o[5]+'</span>':'')+'</td><td>'+o[1]+'</td><td>'+o[2]+'</td><td>'+o[3]+' items</td><td>€'+o[4].toFixed(2)+'</td><td><button data-n="'+o[0]+'">Cancel</button></td></tr>').join('')||'<tr><td colspan=7>No orders match your filters</td></tr>';
$('range').textContent=l.length?'Showing '+(page*3+1)+'–'+(page*3+p.length)+' of '+l.length+' orders':'0 orders';const n=Math.max(1,Math.ceil(l.length/3));$('no').textContent='Page '+(page+1)+' of '+n;$('prev').disabled=page==0;$('next').disabled=page>=n-1};
$('rows').onclick=e=>{const n=e.target.dataset.n;if(!n)return;if(e.target.type=='checkbox'){e.target.checked?sel.add(n):sel.delete(n)}else{asking=n;$('ov').classList.add('open')}};
$('keep').onclick=()=>$('ov').classList.remove('open');$('doit').onclick=()=>{O=O.filter(o=>o[0]!=asking);$('ov').classList.remove('open');$('toast').textContent='Order '+asking+' cancelled';draw()};
$('prev').onclick=()=>{page--;draw()};$('next').onclick=()=>{page++;draw()};$('q').oninput=$('sort').onchange=()=>{page=0;draw()};draw()</script>`

export default [
  {
    about: "orders by pages: what is counted of them",
    page,
    passed: [
      "There were 12 orders today",
      "There are 5 orders",
      "There are 3 orders on the first page",
      "Order #1048 has 3 items",
      "Go to the next page\nThere are 2 orders",
      "Ada Byrne has one order on this page",
      "Search for ada\nAda Byrne has 2 orders",
      "Search for ada\nOnly order #1048 is tagged Express",
      "Search for zzz\nIt says that no orders match your filters"
    ],
    never: [
      "There were 3 orders today",
      "There are 4 orders",
      "There are 5 orders on the first page",
      "Order #1048 has 5 items",
      "Order #1047 has 3 items",
      "Go to the next page\nThere are 3 orders",
      "Ada Byrne has one order",
      "Ada Byrne has 2 orders on this page",
      "Search for ada\nAda Byrne has 3 orders",
      "Search for ada\nOnly order #1044 is tagged Express",
      "Search for ada\nIt says that no orders match your filters"
    ]
  },
  {
    about: "orders by pages: whose they are, and how they stand",
    page,
    passed: [
      "Ben Okafor's order costs €19.00",
      "The order of Ben Okafor is pending",
      "Order 1048 is from Ada Byrne",
      "Order 1047 is not from Ada Byrne",
      "Order 1048 belongs to Ada Byrne",
      "No order is selected",
      "Select order #1048\nOrder #1048 is selected\nOne order is selected\nOrder #1047 is not selected"
    ],
    never: [
      "Ben Okafor's order costs €84.50",
      "The order of Ben Okafor is paid",
      "Order 1048 is from Ben Okafor",
      "Order 1047 is not from Ben Okafor",
      "Order 1048 belongs to Ben Okafor",
      "Order 1048 is from Express",
      "Order #1048 is selected",
      "Select order #1048\nNo order is selected",
      "Select order #1048\nOrder #1047 is selected",
      "Select order #1048\n2 orders are selected"
    ]
  },
  {
    about: "orders by pages: what is done with them",
    page,
    passed: [
      "Sort by Total: high to low\nThe first order is #1042",
      "Search for ben\nOrder #1047 is the only result",
      "Only #1048, #1047 and #1046 are listed",
      "Cancel order #1047 and confirm\nOrder #1047 is gone",
      "Cancel order #1047 and confirm\nOrder #1047 is no longer in the list",
      "Cancel order #1047\nDismiss the dialog\nOrder #1047 is still listed"
    ],
    never: [
      "Sort by Total: high to low\nThe first order is #1048",
      "Search for ben\nOrder #1048 is the only result",
      "Search for ben\nOnly #1048 and #1047 are listed",
      "Cancel order #1047 and confirm\nOrder #1048 is gone",
      "Cancel order #1047\nOrder #1047 is no longer in the list",
      "Cancel order #1047\nDismiss the dialog\nOrder #1047 is gone"
    ]
  }
]
