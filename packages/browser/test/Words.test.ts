import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { openHtml, seenText } from "./support/OpenPage.js"
import { TestDrivers } from "./support/TestBrowser.js"

const cases = {
  "two words that their styles push apart": [
    `<p><b style="margin-right: 8px">Mo</b>Who took it?</p>`,
    "Mo Who took it?"
  ],
  "a name, and a figure that its styles push away from it": [
    `<p><span style="margin-right: 16px">by Ada</span><span style="margin-right: 16px">12 votes</span><span>new</span></p>`,
    "by Ada 12 votes new"
  ],
  "a time, and what happened then, which goes on in the next line": [
    `<p style="width: 120px"><b style="margin-right: 6px">14:31</b>Priority changed from low to high</p>`,
    "14:31 Priority changed from low to high"
  ],
  "one word of two letterings": ["<p>pre<b>fix</b></p>", "prefix"],
  "a number behind a word, in a box of its own": [
    `<p>Wishlist<span style="margin-left: 4px; padding: 0 7px; background: #dde">2</span></p>`,
    "Wishlist | 2"
  ],
  "a number that is a part of the word": ["<p>H<sub>2</sub>O and Top<b>10</b></p>", "H2O and Top10"],
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
