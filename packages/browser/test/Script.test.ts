import { assert, it } from "@effect/vitest"
import { beforePage, inPage } from "../src/page/Script.js"

it("is one byte a letter for the browser, and says the same", () => {
  for (const script of [beforePage, inPage]) assert.notMatch(script, /[\u0080-\uffff]/)
  const sign = /tick = (\/\^\[.*\$\/u)/.exec(inPage)?.[1] ?? ""
  const [, body = ""] = /^\/(.*)\/u$/.exec(sign) ?? []
  const tick = new RegExp(body, "u")
  for (const each of ["✓", "✔", "☑", "🗸"]) assert.match(each, tick)
  assert.notMatch("✗", tick)
})
