/** A page of one address whose content comes late after a click on a link, the old content being shown meanwhile. */
const style = `<style>body{font:14px sans-serif;margin:0;display:grid;grid-template-columns:180px 1fr}nav{background:#223;color:#fff;min-height:100vh;padding:14px}nav a{display:block;color:#cde;padding:6px}nav a.on{background:#446;color:#fff}main{padding:20px}.card{border:1px solid #ccc;border-radius:8px;padding:12px;margin:8px 0}.li{display:flex;gap:12px;padding:8px 0;border-bottom:1px solid #eee}.n{background:#eee;border-radius:8px;padding:0 6px}.bar{position:fixed;top:0;left:0;height:3px;background:#36f;width:0}</style>`
const page = `${style}<div class="bar"></div><nav aria-label="Main"><b>Stockroom</b><a href="/orders">Orders</a><a href="/products">Products</a><a href="/customers">Customers</a><a href="/settings">Settings</a></nav><main></main>
<script>
const views={
orders:'<h1>Orders</h1><p>3 orders</p><div class="li"><b>Order 101</b><span>Ada Byron</span><span>€40.00</span><span>Paid</span><a href="/orders/101">Open</a></div><div class="li"><b>Order 102</b><span>Ben Ode</span><span>€55.00</span><span>Pending</span><a href="/orders/102">Open</a></div><div class="li"><b>Order 103</b><span>Cy Roe</span><span>€12.00</span><span>Paid</span><a href="/orders/103">Open</a></div><button class="exp">Export</button>',
products:'<h1>Products</h1><p>2 products</p><div class="li"><b>Lamp</b><span>€20.00</span><span>In stock</span></div><div class="li"><b>Chair</b><span>€90.00</span><span>Sold out</span></div><button>Add product</button>',
customers:'<h1>Customers</h1><p>No customers yet</p><button>Invite</button>',
settings:'<h1>Settings</h1><label>Shop name <input value="Stockroom"></label><label><input type="checkbox" checked> Send receipts</label><button disabled>Save</button>',
'orders/101':'<h1>Order 101</h1><div class="card">Customer: <b>Ada Byron</b></div><div class="card">Total: <b>€40.00</b></div><div class="card">Status: <b>Paid</b></div><button>Refund</button>',
'orders/102':'<h1>Order 102</h1><div class="card">Customer: <b>Ben Ode</b></div><div class="card">Total: <b>€55.00</b></div><div class="card">Status: <b>Pending</b></div><button>Mark as paid</button>',
'orders/103':'<h1>Order 103</h1><div class="card">Customer: <b>Cy Roe</b></div><div class="card">Total: <b>€12.00</b></div><div class="card">Status: <b>Paid</b></div><button>Refund</button>'};
const late={orders:300,products:900,customers:1400,settings:600,'orders/101':1200,'orders/102':500,'orders/103':1500};
const main=document.querySelector('main');const put=v=>{main.innerHTML=views[v];document.title=main.querySelector('h1').textContent;document.querySelectorAll('nav a').forEach(a=>a.classList.toggle('on',a.getAttribute('href')==='/'+v))};put('orders');
document.addEventListener('click',e=>{const a=e.target.closest('a');if(a){e.preventDefault();const v=a.getAttribute('href').slice(1);MODE;clearTimeout(window.next);window.next=setTimeout(()=>put(v),late[v])}const b=e.target.closest('button');if(b&&b.textContent==='Mark as paid')setTimeout(()=>{document.querySelectorAll('.card b')[2].textContent='Paid';b.remove()},700);if(b&&b.textContent==='Refund')setTimeout(()=>{document.querySelectorAll('.card b')[2].textContent='Refunded'},1000)});
</script>`
const passed = [
  "Click Products\nThe heading Products is shown",
  "Click Products\nThe heading is Products",
  "Click Products\n2 products are listed",
  "Click Products\nOrder 101 is not shown",
  "Click Products\nOrder 101 is no longer shown",
  "Click Products\nThe Export button is not shown",
  "Click Products\nLamp is in stock",
  "Click Products\nChair is sold out",
  "Click Products\nThe first product is Lamp",
  "Click Customers\nNo customers yet is shown",
  "Click Customers\nThe Export button is not shown and the Invite button is shown",
  "Click Settings\nSend receipts is checked",
  "Click Settings\nThe Save button is disabled",
  "Click Settings\nThe shop name is Stockroom",
  "Open Order 101\nThe status is Paid\nThe total is €40.00",
  "Open Order 102\nThe status is Pending",
  "Open Order 103\nThe heading is Order 103\nThe customer is Cy Roe",
  "Open Order 102\nClick Mark as paid\nThe status is Paid",
  "Open Order 102\nClick Mark as paid\nMark as paid is not shown",
  "Open Order 101\nClick Refund\nThe status is Refunded",
  "Click Products\nClick Orders\nThere are 3 orders",
  "Click Products\nThe page does not contain Ben Ode",
  "Click Customers\nThe heading Orders is not shown"
]
const never = [
  "Click Products\nThe heading Orders is shown",
  "Click Products\nThe heading is Orders",
  "Click Products\n3 orders are listed",
  "Click Products\nOrder 101 is shown",
  "Click Products\nOrder 101 is paid",
  "Click Products\nOrder 101 is still shown",
  "Click Products\nThe Export button is shown",
  "Click Products\nThe Export button is enabled",
  "Click Products\nThere are 3 products",
  "Click Products\nLamp is sold out",
  "Click Products\nLamp is not shown",
  "Click Products\nAdd product is not shown",
  "Click Products\nNo products are shown",
  "Click Products\nThe page contains Ben Ode",
  "Click Products\nThe first order is Order 101",
  "Click Products\nOrder 102 is pending and Chair is sold out",
  "Click Products\nOrder 103 is after Order 102",
  "Click Products\nThe total is €40.00",
  "Click Customers\nThere are 3 customers",
  "Click Customers\n3 orders are shown",
  "Click Customers\nAda Byron is shown",
  "Click Customers\nNo customers yet is not shown",
  "Click Customers\nThe Invite button is not shown",
  "Click Customers\nThe Export button is shown",
  "Click Customers\nOrder 102 is pending",
  "Click Customers\nThe page title is Orders",
  "Click Customers\nAll orders are paid",
  "Click Settings\nSend receipts is not checked",
  "Click Settings\nSend receipts is not shown",
  "Click Settings\nThe Save button is enabled",
  "Click Settings\nBen Ode is shown",
  "Click Settings\nThe first order is paid",
  "Open Order 101\nThe heading is Orders",
  "Open Order 101\nThe status is Pending",
  "Open Order 101\nOrder 102 is shown",
  "Open Order 101\nBen Ode is shown",
  "Open Order 101\nThere are 3 orders",
  "Open Order 101\nThe Export button is shown",
  "Open Order 102\nThe status is Paid",
  "Open Order 102\nThe total is €40.00",
  "Open Order 103\nOrder 101 is paid",
  "Open Order 103\nThe customer is Ben Ode",
  "Open Order 103\nRefund is not shown",
  "Open Order 103\nOrder 102 is pending",
  "Open Order 102\nClick Mark as paid\nThe status is Pending",
  "Open Order 102\nClick Mark as paid\nMark as paid is shown",
  "Open Order 102\nClick Mark as paid\nThe status is not Paid",
  "Open Order 101\nClick Refund\nThe status is Paid",
  "Open Order 101\nClick Refund\nThe status is not Refunded",
  "Click Orders\nThe heading is Products"
]
const cases = (about, mode, says) => ({
  about,
  page: page.replace("MODE", mode),
  passed: says.passed,
  never: says.never
})
export default [
  cases("the old content stays without a sign of what is to come", "0", {
    passed: passed.slice(0, 12),
    never: never.slice(0, 24)
  }),
  cases("the address changes at once", "history.pushState({},'','/'+v)", { passed, never }),
  cases(
    "a bar tells that something is coming",
    "document.querySelector('.bar').style.width='60%';setTimeout(()=>{document.querySelector('.bar').style.width='0'},late[v])",
    { passed: passed.slice(0, 8), never: never.slice(0, 20) }
  ),
  cases(
    "the address and a word for loading come at once",
    "history.pushState({},'','/'+v);const p=document.createElement('p');p.textContent='Loading…';main.prepend(p)",
    { passed: passed.slice(0, 10), never: never.slice(0, 16) }
  ),
  cases(
    "only a word for loading comes at once",
    "const p=document.createElement('p');p.textContent='Loading…';main.prepend(p)",
    { passed: passed.slice(10, 20), never: never.slice(0, 16) }
  )
]
