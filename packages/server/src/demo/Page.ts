/**
 * The demonstration's target: a café's order page of one file. Each visitor has a page of their own; nothing is kept. It has one
 * bug on purpose: taking an order out of the table leaves the total as it was.
 */
export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Corner Café</title>
<link rel="icon" href="data:,">
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff }
  form { display: grid; grid-template-columns: 6rem 14rem; gap: .6rem; align-items: center }
  input, select, button { font: inherit; padding: .3rem .5rem }
  form button { grid-column: 2; justify-self: start }
  table { border-collapse: collapse; width: 100%; margin-top: 1rem }
  th, td { text-align: left; padding: .4rem .6rem; border-bottom: 1px solid #ddd }
  [role=alert] { color: #a11 }
  [role=status] { color: #161 }
</style>
</head>
<body>
<h1>Corner Café</h1>
<form id="form" novalidate>
  <label for="name">Name</label><input id="name" name="name" autocomplete="off">
  <label for="drink">Drink</label>
  <select id="drink"><option>Espresso</option><option>Tea</option><option>Cappuccino</option></select>
  <label for="cups">Cups</label><input id="cups" type="number" min="1" max="9" value="1">
  <button>Order</button>
</form>
<p id="fault" role="alert"></p>
<p id="thanks" role="status"></p>
<h2>Orders</h2>
<table>
  <thead><tr><th scope="col">Name</th><th scope="col">Drink</th><th scope="col">Cups</th><th scope="col">Price</th><th scope="col">Action</th></tr></thead>
  <tbody id="orders"></tbody>
</table>
<p id="total"></p>
<script>
  const prices = { Espresso: 250, Tea: 200, Cappuccino: 350 }
  const orders = [{ name: "Bob", drink: "Espresso", cups: 2 }, { name: "Grace", drink: "Cappuccino", cups: 1 }]
  const find = (id) => document.getElementById(id)
  const money = (cents) => "$" + (cents / 100).toFixed(2)
  const priceOf = (order) => prices[order.drink] * order.cups
  const cell = (text) => Object.assign(document.createElement("td"), { textContent: text })
  const row = (order) => {
    const line = document.createElement("tr")
    const remove = Object.assign(document.createElement("button"), { type: "button", textContent: "Remove" })
    remove.onclick = () => { orders.splice(orders.indexOf(order), 1); rows() }
    const last = document.createElement("td")
    last.append(remove)
    line.append(cell(order.name), cell(order.drink), cell(order.cups), cell(money(priceOf(order))), last)
    return line
  }
  const rows = () => find("orders").replaceChildren(...orders.map(row))
  const total = () => { find("total").textContent = "Total: " + money(orders.reduce((sum, order) => sum + priceOf(order), 0)) }
  find("form").onsubmit = (event) => {
    event.preventDefault()
    const order = { name: find("name").value.trim(), drink: find("drink").value, cups: Number(find("cups").value) }
    find("thanks").textContent = ""
    find("fault").textContent = order.name === "" ? "Please enter a name" : ""
    if (order.name === "") return
    setTimeout(() => {
      orders.push(order)
      rows()
      total()
      find("thanks").textContent = "Thanks, " + order.name
      find("form").reset()
    }, 300)
  }
  rows()
  total()
</script>
</body>
</html>
`
