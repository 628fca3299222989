/** The steps of this application's tests by hand, by the id of the test on the clean page. See ../verify.mjs. */
export default {
  "shop-001": [
    (u) => u.gone("Loading products"),
    (u) => u.click(u.button("Add to cart", u.css(".card", { hasText: "Slate Mug" }))),
    (u) => u.click(u.button("Add to cart", u.css(".card", { hasText: "Tea Tin" }))),
    (u) => u.reads(u.link(/^Cart/), "Cart 2")
  ],
  "shop-003": [
    (u) => u.click(u.button("Add to cart", u.css(".card", { hasText: "Slate Mug" }))),
    (u) => u.click(u.button("Add to cart", u.css(".card", { hasText: "Linen Apron" }))),
    (u) => u.click(u.link(/^Cart/)),
    (u) => u.see("Subtotal $46.50"),
    (u) => u.see("Shipping $5.00"),
    (u) =>
      u.reads(u.css(".list-group-item", { has: u.page.getByText("Total", { exact: true }) }), "Total $51.50")
  ],
  "shop-005": [
    (u) => u.click(u.button("Add to cart", u.css(".card", { hasText: "Oak Board" }))),
    (u) => u.click(u.button("Add to cart", u.css(".card", { hasText: "Tea Tin" }))),
    (u) => u.click(u.link(/^Cart/)),
    (u) => u.click(u.button("Remove", u.css(".list-group-item", { hasText: "Oak Board" }))),
    (u) => u.gone("Oak Board"),
    (u) => u.see("Tea Tin")
  ],
  "shop-007": [
    (u) => u.choose("Sort by", "Price: low to high"),
    (u) => u.see("Tea Tin", u.css(".card").first()),
    (u) => u.see("Wool Rug", u.css(".card").last())
  ],
  "shop-009": [
    (u) => u.choose("Sort by", "Price: high to low"),
    (u) => u.order(u.css(".price"), ["$120.00", "$89.00", "$48.00", "$32.50", "$14.00", "$9.75"])
  ],
  "shop-010": [
    async (u) => {
      await u.click(u.button("Add to cart", u.css(".card", { hasText: "Slate Mug" })))
      await u.click(u.button("Add to cart", u.css(".card", { hasText: "Linen Apron" })))
    },
    (u) => u.click(u.link(/^Cart/)),
    async (u) => {
      await u.page.getByPlaceholder("Promo code").fill("PEBBLE10")
      await u.click("Apply")
    },
    (u) => u.see("Code applied"),
    (u) =>
      u.reads(u.css(".list-group-item", { has: u.page.getByText("Total", { exact: true }) }), "Total $46.85")
  ],
  "shop-012": [
    (u) => u.click(u.button("Add to cart", u.css(".card", { hasText: "Tea Tin" }))),
    (u) => u.click(u.link(/^Cart/)),
    (u) => u.disabled("Checkout"),
    (u) => u.label("I accept the terms").check(),
    (u) => u.click("Checkout"),
    (u) => u.url("#/checkout")
  ],
  "shop-014": [
    async (u) => {
      await u.page.getByPlaceholder("Search products").fill("tea")
      await u.page.getByPlaceholder("Search products").press("Enter")
    },
    (u) => u.see("Tea Tin"),
    (u) => u.gone("Wool Rug"),
    (u) => u.count(u.css(".card"), 1)
  ],
  "shop-016": [
    (u) => u.click(u.button("Add to cart", u.css(".card", { hasText: "Oak Board" }))),
    (u) => u.click(u.link(/^Cart/)),
    (u) => u.see("Oak Board"),
    (u) => u.gone("Tea Tin")
  ],
  "shop-018": [
    (u) => u.click(u.button("Add to cart", u.css(".card", { hasText: "Slate Mug" }))),
    (u) => u.click(u.link(/^Cart/)),
    (u) => u.fill("Quantity", "3"),
    (u) => u.press("Tab"),
    (u) => u.see("$42.00", u.css(".list-group-item", { hasText: "Slate Mug" }))
  ],
  "shop-020": [
    (u) => u.click(u.button("Add to cart", u.css(".card", { hasText: "Oak Board" }))),
    (u) => u.click(u.link(/^Cart/)),
    async (u) => {
      await u.label("I accept the terms").check()
      await u.click("Checkout")
    },
    (u) => u.fill("Full name", "Ada Byrne"),
    (u) => u.fill("Address", "4 Quay Street"),
    (u) => u.choose("Country", "Norway"),
    (u) => u.label("Express delivery (+$9.00)").check(),
    (u) => u.see("To pay: $62.00"),
    (u) => u.click("Place order"),
    (u) => u.see("Thank you, Ada!"),
    (u) => u.see("70001"),
    (u) => u.reads(u.link(/^Cart/), "Cart 0")
  ],
  "shop-021": [
    (u) => u.disabled(u.button("Sold out", u.css(".card", { hasText: "Copper Pan" }))),
    (u) => u.count(u.css(".card"), 6)
  ],
  "shop-022": [
    (u) => u.click(u.link(/^Cart/)),
    (u) => u.see("Your cart is empty."),
    (u) => u.absent(u.button("Checkout"))
  ],
  "shop-023": [(u) => u.many(u.button("Add to cart"))],
  "shop-024": [(u) => u.see("Oak Board"), (u) => u.none(u.page.getByText("wish list"))]
}
