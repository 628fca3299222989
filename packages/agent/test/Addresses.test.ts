import { expect, it } from "@effect/vitest"
import { describe } from "vitest"
import { addressOf } from "../src/act/Going.js"

const base = "https://shop.example/app/index.html"

describe("where a step goes", () => {
  it.each([
    ["orders.html", "https://shop.example/app/orders.html"],
    ["orders.html?page=2#top", "https://shop.example/app/orders.html?page=2#top"],
    ["index.php", "https://shop.example/app/index.php"],
    ["help/terms.html", "https://shop.example/app/help/terms.html"],
    ["/login", "https://shop.example/login"],
    ["#/users", "https://shop.example/app/index.html#/users"]
  ])("%s is a page of the site", (url, address) => {
    expect(addressOf(url, base)).toBe(address)
  })

  it.each([
    ["example.org", "https://example.org"],
    ["docs.example.org/index.html", "https://docs.example.org/index.html"],
    ["orders.shop", "https://orders.shop"],
    ["localhost:3000/orders", "http://localhost:3000/orders"],
    ["127.0.0.1:8080", "http://127.0.0.1:8080"],
    ["http://example.org/a.html", "http://example.org/a.html"]
  ])("%s is another site", (url, address) => {
    expect(addressOf(url, base)).toBe(address)
  })
})
