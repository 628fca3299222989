import type { Screen } from "@assay/domain/Screen"
import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { nodesOf, openHtml, waitFor } from "./support/OpenPage.js"
import { TestDrivers } from "./support/TestBrowser.js"

const svg = (inside: string, attributes = `fill="none" stroke="black"`) =>
  `<svg viewBox="0 0 24 24" width="24" height="24" ${attributes}>${inside}</svg>`

const burger = `<i style="display:block;width:20px;height:2px;margin:3px;background:#000"></i>`.repeat(3)

/** What a button holds, and the signs it is called by. */
const drawn: ReadonlyArray<readonly [string, string, ReadonlyArray<string>]> = [
  ["three circles", svg(`<circle cx="12" cy="5" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="12" cy="19" r="2"/>`), ["ellipsis"]],
  ["three rounds of one path", svg(`<path d="M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2"/>`), ["ellipsis"]],
  ["dots drawn as arcs over points", svg(`<path d="M5 12h.01M12 12h.01M19 12h.01M6 12a1 1 0 11-2 0 1 1 0 012 0zm7 0a1 1 0 11-2 0 1 1 0 012 0zm7 0a1 1 0 11-2 0 1 1 0 012 0z"/>`), ["ellipsis"]],
  ["three circles that are no line", svg(`<circle cx="18" cy="5" r="3"/><circle cx="6" cy="12" r="3"/><circle cx="18" cy="19" r="3"/>`), []],
  ["two strokes across", svg(`<path d="M6 18L18 6M6 6l12 12"/>`), ["times"]],
  ["a cross in a ring", svg(`<circle cx="12" cy="12" r="10"/><path d="m15 9-6 6M9 9l6 6"/>`), ["times"]],
  ["the outline of a cross", svg(`<path d="M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z"/>`, ""), ["times"]],
  ["the outline of a plus", svg(`<path d="M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z"/>`, ""), ["plus"]],
  ["lines of a plus", svg(`<line x1="12" y1="5" x2="12" y2="19"/><line x1="5" y1="12" x2="19" y2="12"/>`), ["plus"]],
  ["one flat line", svg(`<path d="M5 12h14"/>`), ["minus"]],
  ["three lines", svg(`<path d="M4 6h16M4 12h16M4 18h16"/>`), ["bars"]],
  ["three lines of several lengths", svg(`<path d="M4 6h16M4 12h10M4 18h16"/>`), []],
  ["three boxes like lines", burger, ["bars"]],
  ["two strokes to the left", svg(`<path d="M15 18l-6-6 6-6"/>`), ["chevron left"]],
  ["an outline that points right", svg(`<path d="M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z"/>`, ""), ["chevron right"]],
  ["a sign that is turned", svg(`<path d="M15 18l-6-6 6-6"/>`, `fill="none" stroke="black" style="transform:rotate(180deg)"`), []],
  ["a triangle that points down", svg(`<path d="M7 10l5 5 5-5z"/><path d="M0 0h24v24H0z" fill="none" stroke="none"/>`, ""), ["caret down"]],
  ["a head on a shaft", svg(`<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>`), ["arrow left"]],
  ["a short stroke and a long one", svg(`<path d="M5 13l4 4L19 7"/>`), ["check"]],
  ["a ring with a handle", svg(`<path d="M21 21l-6-6m2-5a7 7 0 11-14 0 7 7 0 0114 0z"/>`), ["magnifying glass"]],
  ["a ring with hands in it", svg(`<circle cx="12" cy="12" r="10"/><polyline points="12 6 12 12 16 14"/>`), []],
  ["ten corners near and far", svg(`<polygon points="12 2 15.09 8.26 22 9.27 17 14.14 18.18 21.02 12 17.77 5.82 21.02 7 14.14 2 9.27 8.91 8.26 12 2"/>`), ["star"]],
  ["a sign beside words", `${svg(`<path d="M6 18L18 6M6 6l12 12"/>`)} Leave`, []]
] // prettier-ignore

const classes: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["btn-delete", ["delete"]],
  ["card__menu-toggle", ["menu"]],
  ["dialogClose closeButton", ["close"]],
  ["kebab", ["kebab"]],
  ["btn btn-primary btn-icon", []],
  ["list-item active", []]
]

const pictureNames = (screen: Screen) =>
  nodesOf(screen)
    .find(({ role }) => role === "button")
    ?.otherNames.flatMap(({ kind, value }) => (kind === "picture" ? [value] : []))

layer(TestDrivers, { excludeTestServices: true })("what is drawn on a button", (it) => {
  for (const [about, inside, signs] of drawn)
    it.scoped(`with ${about} is ${signs.join(" and ") || "no sign"}`, () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<button>${inside}</button>`)
        expect(yield* waitFor(driver, pictureNames)).toEqual(signs)
      })
    )
  for (const [given, signs] of classes)
    it.scoped(`of the class ${given} is ${signs.join(" and ") || "no sign"}`, () =>
      Effect.gen(function* () {
        const driver = yield* openHtml(`<button class="${given}" style="width:30px;height:30px"></button>`)
        expect(yield* waitFor(driver, pictureNames)).toEqual(signs)
      })
    )
})
