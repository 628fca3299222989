import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { openHtml, seenText } from "./support/OpenPage.js"
import { TestDrivers } from "./support/TestBrowser.js"

const cases = {
  "two words that their styles push apart": [
    `<p><b style="margin-right: 8px">Mo</b>Who took it?</p>`,
    "Mo Who took it?"
  ],
  "one word of two letterings": ["<p>pre<b>fix</b></p>", "prefix"],
  "an amount with space after its sign": [`<p><b style="margin-right: 8px">€</b>12</p>`, "€12"]
} as const

layer(TestDrivers, { excludeTestServices: true })("the text of a line", (it) => {
  for (const [what, [body, text]] of Object.entries(cases))
    it.scoped(`has ${what}`, () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(body)
        expect(seenText(yield* driver.screen)).toBe(text)
      })
    )
})
