import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { find, nodesOf, openHtml, seenText } from "./support/OpenPage.js"
import { hidden, shown } from "./support/WaysOfHiding.js"
import { TestDrivers } from "./support/TestBrowser.js"

it.layer(TestDrivers)("what a person sees", (it) => {
  describe("does not see text", () => {
    it.scoped.each(hidden)("%s", ([, body, reason]) =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<h1>Title</h1>${body}`)
        const screen = yield* driver.screen
        const secret = nodesOf(screen).filter((node) => /SECRET/.test(node.name) && node.role === "text")
        expect(secret.map((node) => node.hidden)).toEqual(reason === "not in the tree" ? [] : [reason])
        expect(seenText(screen)).not.toContain("SECRET")
      })
    )
  })

  describe("sees text", () => {
    it.scoped.each(shown)("%s", ([, body]) =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<h1>Title</h1>${body}`)
        const screen = yield* driver.screen
        expect(find(screen, "text", "PLAIN").hidden).toBe(undefined)
      })
    )
  })
})
