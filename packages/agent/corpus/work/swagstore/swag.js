const planted = new URLSearchParams(location.search).get("bug")
if (planted) sessionStorage.bug = planted
const bug = sessionStorage.bug
const goods = [
  {
    id: 4,
    name: "Nimbus Backpack",
    price: 29.99,
    desc: "Carry all the things with this streamlined sling pack with a laptop sleeve.",
    hue: 200
  },
  {
    id: 0,
    name: "Nimbus Bike Light",
    price: 9.99,
    desc: "A red light is not the desired state in testing but it sure helps when riding at night.",
    hue: 0
  },
  {
    id: 1,
    name: "Nimbus Bolt T-Shirt",
    price: 15.99,
    desc: "Get your testing superhero on with this bolt tee. 100% ringspun combed cotton.",
    hue: 90
  },
  {
    id: 5,
    name: "Nimbus Fleece Jacket",
    price: 49.99,
    desc: "A midweight quarter-zip fleece capable of handling everything.",
    hue: 260
  },
  {
    id: 2,
    name: "Nimbus Onesie",
    price: 7.99,
    desc: "Rib snap infant onesie for the junior automation engineer.",
    hue: 40
  },
  {
    id: 3,
    name: "Nimbus T-Shirt (Red)",
    price: 15.99,
    desc: "This classic t-shirt is perfect to wear when cozying up to your keyboard.",
    hue: 330
  }
]
const users = ["standard_user", "locked_out_user", "problem_user"]
const q = (s) => document.querySelector(s)
const cart = () => JSON.parse(sessionStorage.cart || "[]")
const save = (list) => {
  sessionStorage.cart = JSON.stringify(list)
}
const slug = (name) => name.toLowerCase().replace(/[ ]/g, "-")
const money = (n) => `$${n.toFixed(2)}`
const picture = (g) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="hsl(${sessionStorage.user === "problem_user" ? 0 : g.hue} 50% 70%)"/></svg>`)}`
const burger = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path stroke="#132322" stroke-width="3" d="M2 5h20M2 12h20M2 19h20"/></svg>`)}`
const cross = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path stroke="#132322" stroke-width="3" d="M3 3l18 18M21 3L3 21"/></svg>`)}`
const errorBox = (text) =>
  `<div class="error-message-container${text ? " error" : ""}">${text ? `<h3 data-test="error"><button class="error-button" data-test="error-button"><svg viewBox="0 0 10 10"><path d="M1 0l4 4 4-4 1 1-4 4 4 4-1 1-4-4-4 4-1-1 4-4-4-4z"/></svg></button>${text}</h3>` : ""}</div>`
const closing = (redraw) => {
  const b = q(".error-button")
  if (b)
    b.addEventListener("click", () => {
      if (bug !== "error-stays") redraw("")
    })
}

const login = (text = "", name = "", pass = "") => {
  q("#root").innerHTML =
    `<div class="login_wrapper"><div class="login_logo">Nimbus Swag</div><div class="login-box"><form novalidate>
    <div class="form_group"><input class="input_error form_input ${text ? "error" : ""}" placeholder="Username" type="text" data-test="username" id="user-name" name="user-name" autocorrect="off"></div>
    <div class="form_group"><input class="input_error form_input ${text ? "error" : ""}" placeholder="Password" type="password" data-test="password" id="password" name="password"></div>
    ${errorBox(text)}
    <input type="submit" class="submit-button btn_action" data-test="login-button" id="login-button" name="login-button" value="Login"></form></div>
    <div class="login_credentials_wrap"><div data-test="login-credentials"><h4>Accepted usernames are:</h4>${users.join("<br>")}</div><div data-test="login-password"><h4>Password for all users:</h4>swag_secret</div></div></div>`
  q("#user-name").value = name
  q("#password").value = pass
  closing(() => login("", q("#user-name").value, q("#password").value))
  q("form").addEventListener("submit", (e) => {
    e.preventDefault()
    const u = q("#user-name").value
    const p = q("#password").value
    if (!u) return login("Epic sadface: Username is required", u, p)
    if (!p) return login("Epic sadface: Password is required", u, p)
    if (!users.includes(u) || p !== "swag_secret")
      return login("Epic sadface: Username and password do not match any user in this service", u, p)
    if (u === "locked_out_user") return login("Epic sadface: Sorry, this user has been locked out.", u, p)
    sessionStorage.user = u
    location.href = "inventory.html"
  })
}

const badge = () => {
  const n = cart().length
  q(".shopping_cart_link").innerHTML = n
    ? `<span class="shopping_cart_badge" data-test="shopping-cart-badge">${bug === "badge-doubles" ? n * 2 : n}</span>`
    : ""
}
const frame = (second, body) => {
  q("#root").innerHTML =
    `<div id="page_wrapper"><div id="header_container"><div class="primary_header" data-test="primary-header"><div id="menu_button_container"><div class="bm-burger-button"><button type="button" id="react-burger-menu-btn">Open Menu</button><img src="${burger}" alt="Open Menu" data-test="open-menu"></div>
    <div class="bm-menu-wrap" hidden><nav class="bm-item-list"><a id="inventory_sidebar_link" class="bm-item menu-item" data-test="inventory-sidebar-link">All Items</a><a id="about_sidebar_link" class="bm-item menu-item">About</a><a id="logout_sidebar_link" class="bm-item menu-item" data-test="logout-sidebar-link">Logout</a><a id="reset_sidebar_link" class="bm-item menu-item" data-test="reset-sidebar-link">Reset App State</a></nav><div class="bm-cross-button"><button type="button" id="react-burger-cross-btn">Close Menu</button><img src="${cross}" width="20" alt="Close Menu"></div></div></div>
    <div class="header_label"><div class="app_logo">Nimbus Swag</div></div><div id="shopping_cart_container" class="shopping_cart_container"><a class="shopping_cart_link" data-test="shopping-cart-link"></a></div></div>
    <div class="header_secondary_container" data-test="secondary-header">${second}</div></div><div id="contents">${body}</div>
    <footer class="footer" data-test="footer"><div class="footer_copy">© 2026 Nimbus Swag. All Rights Reserved. Terms of Service | Privacy Policy</div></footer></div>`
  badge()
  const menu = q(".bm-menu-wrap")
  q("#react-burger-menu-btn").addEventListener("click", () => {
    menu.hidden = false
  })
  q("#react-burger-cross-btn").addEventListener("click", () => {
    menu.hidden = true
  })
  q("#inventory_sidebar_link").addEventListener("click", () => location.assign("inventory.html"))
  q("#about_sidebar_link").addEventListener("click", () => location.assign("inventory.html#about"))
  q("#logout_sidebar_link").addEventListener("click", () => {
    delete sessionStorage.user
    delete sessionStorage.cart
    location.href = "index.html"
  })
  q("#reset_sidebar_link").addEventListener("click", () => {
    save([])
    badge()
    for (const b of document.querySelectorAll("[data-item]")) label(b)
  })
  q(".shopping_cart_link").addEventListener("click", () => location.assign("cart.html"))
}
const label = (b) => {
  const g = goods.find((one) => one.id === Number(b.dataset.item))
  const inside = cart().includes(g.id)
  const small = b.classList.contains("btn_small") ? " btn_small" : ""
  b.className = `btn ${inside ? "btn_secondary" : "btn_primary"}${small} btn_inventory`
  b.dataset.test = `${inside ? "remove" : "add-to-cart"}-${slug(g.name)}`
  b.textContent = inside ? "Remove" : "Add to cart"
}
const toggle = (b) => {
  const id = Number(b.dataset.item)
  save(cart().includes(id) ? cart().filter((one) => one !== id) : [...cart(), id])
  badge()
  label(b)
}
const labels = () => {
  for (const b of document.querySelectorAll("[data-item]")) {
    label(b)
    b.addEventListener("click", () => toggle(b))
  }
  for (const a of document.querySelectorAll("[data-open]"))
    a.addEventListener("click", () => location.assign(`inventory-item.html?id=${a.dataset.open}`))
}

const orders = {
  az: "Name (A to Z)",
  za: "Name (Z to A)",
  lohi: "Price (low to high)",
  hilo: "Price (high to low)"
}
const sorted = (order) => {
  const by = (f) => [...goods].sort(f)
  if (sessionStorage.user === "problem_user" || order === "az")
    return by((a, b) => a.name.localeCompare(b.name))
  if (order === "za") return by((a, b) => b.name.localeCompare(a.name))
  if (bug === "sort-as-text" && order === "lohi")
    return by((a, b) => (String(a.price) < String(b.price) ? -1 : 1))
  return by((a, b) => (order === "lohi" ? a.price - b.price : b.price - a.price))
}
const inventory = (order = "az") => {
  frame(
    `<span class="title" data-test="title">Products</span><span class="select_container"><span class="active_option" data-test="active-option">${orders[order]}</span><select class="product_sort_container" data-test="product-sort-container">${Object.entries(
      orders
    )
      .map(([k, v]) => `<option value="${k}" ${k === order ? "selected" : ""}>${v}</option>`)
      .join("")}</select></span>`,
    `<div class="inventory_list" data-test="inventory-list">${sorted(order)
      .map(
        (g) =>
          `<div class="inventory_item" data-test="inventory-item"><div class="inventory_item_img"><a data-open="${g.id}" id="item_${g.id}_img_link"><img alt="${g.name}" class="inventory_item_img" src="${picture(g)}"></a></div><div class="inventory_item_description"><div class="inventory_item_label"><a data-open="${g.id}" id="item_${g.id}_title_link"><div class="inventory_item_name" data-test="inventory-item-name">${g.name}</div></a><div class="inventory_item_desc">${g.desc}</div></div><div class="pricebar"><div class="inventory_item_price" data-test="inventory-item-price">${money(g.price)}</div><button class="btn_small" data-item="${g.id}"></button></div></div></div>`
      )
      .join("")}</div>`
  )
  labels()
  q("select").addEventListener("change", (e) => inventory(e.target.value))
}
const back = `<button class="btn btn_secondary back" name="back-to-products" data-test="back-to-products" id="back-to-products">← Back to products</button>`
const item = () => {
  const g = goods.find((one) => one.id === Number(new URLSearchParams(location.search).get("id")))
  frame(
    back,
    `<div class="cart_list inventory_details"><div class="inventory_item"><div class="inventory_item_img"><img alt="${g.name}" src="${picture(g)}"></div><div class="inventory_item_description"><div class="inventory_item_name large_size" data-test="inventory-item-name">${g.name}</div><div class="inventory_details_desc">${g.desc}</div><div class="inventory_details_price" data-test="inventory-item-price">${money(g.price)}</div><div><button data-item="${g.id}"></button></div></div></div></div>`
  )
  labels()
  q(".back").addEventListener("click", () => location.assign("inventory.html"))
}
const lines = (removable) =>
  cart()
    .map((id) => goods.find((g) => g.id === id))
    .map(
      (g) =>
        `<div class="cart_item" data-test="inventory-item"><div class="cart_quantity" data-test="item-quantity">1</div><div class="cart_item_label"><a data-open="${g.id}"><div class="inventory_item_name">${g.name}</div></a><div class="inventory_item_desc">${g.desc}</div><div class="item_pricebar pricebar"><div class="inventory_item_price">${money(g.price)}</div>${removable ? `<button class="btn btn_secondary btn_small cart_button" data-test="remove-${slug(g.name)}" data-out="${g.id}">Remove</button>` : ""}</div></div></div>`
    )
    .join("")
const basket = () => {
  frame(
    `<span class="title" data-test="title">Your Cart</span>`,
    `<div class="cart_list" data-test="cart-list"><div class="pricebar"><div class="cart_quantity_label">QTY</div><div class="cart_desc_label">Description</div></div>${lines(true)}<div class="cart_footer"><button class="btn btn_secondary back" data-test="continue-shopping" id="continue-shopping">Continue Shopping</button><button class="btn btn_action checkout_button" data-test="checkout" id="checkout">Checkout</button></div></div>`
  )
  labels()
  for (const b of document.querySelectorAll("[data-out]"))
    b.addEventListener("click", () => {
      save(cart().filter((id) => id !== Number(b.dataset.out)))
      basket()
    })
  q(".back").addEventListener("click", () => location.assign("inventory.html"))
  q("#checkout").addEventListener("click", () => location.assign("checkout-step-one.html"))
}
const one = (text = "", was = ["", "", ""]) => {
  frame(
    `<span class="title" data-test="title">Checkout: Your Information</span>`,
    `<form class="checkout_info" novalidate><div class="form_group"><input class="input_error form_input" placeholder="First Name" data-test="firstName" id="first-name" name="firstName"></div><div class="form_group"><input class="input_error form_input" placeholder="Last Name" data-test="lastName" id="last-name" name="lastName"></div><div class="form_group"><input class="input_error form_input" placeholder="Zip/Postal Code" data-test="postalCode" id="postal-code" name="postalCode"></div>${errorBox(text)}<div class="cart_footer"><button type="button" class="btn btn_secondary back cart_cancel_link" data-test="cancel" id="cancel">Cancel</button><input type="submit" class="btn btn_action cart_button" style="width:auto" data-test="continue" id="continue" name="continue" value="Continue"></div></form>`
  )
  const fields = ["#first-name", "#last-name", "#postal-code"].map(q)
  for (const [i, f] of fields.entries()) f.value = was[i]
  closing(() =>
    one(
      "",
      fields.map((f) => f.value)
    )
  )
  q(".back").addEventListener("click", () => location.assign("cart.html"))
  q("form").addEventListener("submit", (e) => {
    e.preventDefault()
    const values = fields.map((f) => f.value)
    const missing = ["First Name", "Last Name", "Postal Code"].find((_, i) => !values[i])
    if (missing) return one(`Error: ${missing} is required`, values)
    location.href = "checkout-step-two.html"
  })
}
const two = () => {
  const sum = cart().reduce((a, id) => a + goods.find((g) => g.id === id).price, 0)
  const tax = Math.round(sum * 8) / 100
  frame(
    `<span class="title" data-test="title">Checkout: Overview</span>`,
    `<div class="cart_list">${lines(false)}</div><div class="summary_info"><div class="summary_info_label">Payment Information:</div><div class="summary_value_label">NimbusCard #31337</div><div class="summary_info_label">Shipping Information:</div><div class="summary_value_label">Free Pony Express Delivery!</div><div class="summary_info_label">Price Total</div><div class="summary_subtotal_label" data-test="subtotal-label">Item total: ${money(sum)}</div><div class="summary_tax_label" data-test="tax-label">Tax: ${money(tax)}</div><div class="summary_total_label" data-test="total-label">Total: ${money(bug === "tax-not-added" ? sum : sum + tax)}</div><div class="cart_footer"><button class="btn btn_secondary back" data-test="cancel" id="cancel">Cancel</button><button class="btn btn_action" data-test="finish" id="finish">Finish</button></div></div>`
  )
  labels()
  q(".back").addEventListener("click", () => location.assign("inventory.html"))
  q("#finish").addEventListener("click", () => {
    save([])
    location.href = "checkout-complete.html"
  })
}
const complete = () => {
  frame(
    `<span class="title" data-test="title">Checkout: Complete!</span>`,
    `<div class="complete" data-test="checkout-complete-container"><h2 class="complete-header" data-test="complete-header">Thank you for your order!</h2><div class="complete-text">Your order has been dispatched, and will arrive just as fast as the pony can get there!</div><p><button class="btn btn_primary back" data-test="back-to-products" id="back-to-products">Back Home</button></p></div>`
  )
  q(".back").addEventListener("click", () => location.assign("inventory.html"))
}

const page = document.body.dataset.page
const file = location.pathname.split("/").pop()
const denied = new URLSearchParams(location.search).get("denied")
if (page === "login")
  login(
    denied
      ? `Epic sadface: You can only access '/${denied.replace(/[^a-z.-]/g, "")}' when you are logged in.`
      : ""
  )
else if (sessionStorage.user)
  ({ inventory: () => inventory(), item, cart: basket, one: () => one(), two, complete })[page]()
else location.replace(`index.html?denied=${file}`)
