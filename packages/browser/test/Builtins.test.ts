import type { Screen } from "@assay/domain/Screen"
import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { openHtml, seenText, waitFor } from "./support/OpenPage.js"
import { TestDrivers } from "./support/TestBrowser.js"

const broken = "function () { throw new Error('not yours') }"

const pages = [
  `Array.prototype.map = Array.prototype.flatMap = Array.from = ${broken}`,
  `Map.prototype.get = Set.prototype.has = WeakMap.prototype.set = ${broken}`,
  `String.prototype.trim = RegExp.prototype.test = RegExp.prototype[Symbol.replace] = ${broken}`,
  `Element.prototype.getBoundingClientRect = () => new DOMRect()`,
  `Range.prototype.getClientRects = window.getComputedStyle = ${broken}`,
  `window.Element = window.HTMLInputElement = window.Node = window.Math = undefined`,
  `JSON.stringify = () => '{}'`,
  `Object.prototype.toJSON = () => 1`,
  `Array.prototype[3] = Array.prototype.value = 'x'`,
  `Object.defineProperty(Array.prototype, '0', { configurable: true, set() {}, get() { return 5 } })`,
  `Object.defineProperty(Node.prototype, 'childNodes', { configurable: true, get() { return [] } })`
]

layer(TestDrivers, { excludeTestServices: true })("a page with built-ins of its own", (it) => {
  for (const code of pages)
    it.scoped(`is read as others are: ${code}`, () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<p>Hello</p><script>${code}</script><p>Ada</p>`)
        yield* waitFor(driver, (screen) => (seenText(screen).includes("Ada") ? true : undefined))
        expect(seenText(yield* driver.screen)).toBe("Hello | Ada")
      })
    )
  it.scoped("is not read where it holds on to what spoils lists", () =>
    Effect.gen(function* () {
      const code = "Object.defineProperty(Array.prototype, '0', { set() {}, get() { return 5 } })"
      const driver = yield* openHtml(`<p>Hello</p><script>${code}</script>`)
      const broken = yield* Effect.flip(Effect.repeat(driver.screen, { times: 40 }))
      expect(broken).toMatchObject({
        _tag: "DriverBroken",
        errorCode: "internal_error",
        message: "The page could not be read: its own scripts changed what it tells of itself"
      })
    })
  )
  it.scoped("keeps them", () =>
    Effect.gen(function* () {
      const code =
        "Array.prototype.map = Array.prototype.mine = () => 'mine'; delete Array.prototype.at; " +
        "setInterval(() => { document.querySelector('p').textContent = [].map() + [].mine() + typeof [].at }, 20)"
      const driver = yield* openHtml(`<p>Hello</p><script>${code}</script>`)
      const isMine = (screen: Screen) => (seenText(screen) === "minemineundefined" ? true : undefined)
      expect(yield* waitFor(driver, isMine)).toBe(true)
      expect(isMine(yield* driver.screen)).toBe(true)
    })
  )
})
