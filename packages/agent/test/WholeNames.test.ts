import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { runOn, TestDrivers } from "./support/Pages.js"

const presses = (...names: ReadonlyArray<string>) =>
  names.map((name) => `<button onclick="out.textContent = 'Pressed'">${name}</button>`).join("") +
  `<p id="out"></p>`

layer(TestDrivers, { excludeTestServices: true })("what is clicked", (it) => {
  it.effect.each<readonly [string, string]>([
    ['Click "Print".', "Print without prices"],
    ['Click "Print".', "Print preview"],
    ["Click the Archive button.", "Archive all"],
    ["Click the Remove button.", "Remove account"]
  ])("is nothing with another name: %s", ([text, name]) =>
    Effect.gen(function* () {
      const result = yield* runOn(presses(name), `${text} "Pressed" should appear.`, {
        stepTimeout: "1 second"
      })
      expect(result).toMatchObject({ verdict: "BLOCKED", reason: "target_not_found" })
      expect(result.steps[0]?.candidates.map((each) => each.name)).toContain(name)
    })
  )
  it.effect.each<readonly [string, string]>([
    ['Click "Print".', "Print…"],
    ['Click "Drafts".', "Drafts (12)"],
    ['Click "drafts".', "Drafts 12"],
    ["Click the Archive button.", "Archive"],
    ["Click the Order button.", "Place order"]
  ])("bears its name, but for a count or a mark: %s", ([text, name]) =>
    Effect.gen(function* () {
      const result = yield* runOn(presses(name, "Help"), `${text} "Pressed" should appear.`)
      expect(result).toMatchObject({ verdict: "PASSED" })
    })
  )
})
