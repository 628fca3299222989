import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { runOn, TestDrivers } from "./support/Pages.js"

const list = (
  field: string,
  more = ""
) => `${more}${field}<p id="out"></p><ul><li>Kestrel</li><li>INV-305</li></ul>
    <script>document.querySelector('.q')?.addEventListener('input', event => { document.querySelector('#out').textContent = 'Looking for ' + event.target.value })</script>`

const fields = [
  '<label>Search boat or owner <input type="search" class="q"></label>',
  '<input class="q" placeholder="Find customer or ticket no.">',
  '<label>Client <input class="q" placeholder="Search clients"></label>',
  '<input class="q" placeholder="Type to filter…" aria-label="Filter list">',
  '<div role="search"><input class="q" aria-label="Keywords"></div>'
]
const other = "<label>Skipper <input></label>"

layer(TestDrivers, { excludeTestServices: true })("searching", (it) => {
  it.effect("goes to the field that anything tells to be for it", () =>
    Effect.gen(function* () {
      for (const field of fields)
        for (const text of ["Search for kestrel", "search kestrel"])
          expect(
            yield* runOn(list(field, other), `${text}. "Looking for kestrel" should be shown.`)
          ).toMatchObject({ verdict: "PASSED" })
    })
  )
  it.effect("is not done where two fields are for it", () =>
    Effect.gen(function* () {
      const two = list('<input class="q" placeholder="Search boats"><input placeholder="Search owners">')
      const result = yield* runOn(two, 'Search for kestrel. "Kestrel" should be shown.', {
        stepTimeout: "2 seconds"
      })
      expect(result).toMatchObject({ verdict: "BLOCKED" })
    })
  )
  it.effect("presses what is called by it, where the step says where and not what for", () =>
    Effect.gen(function* () {
      const button = `<button onclick="document.querySelector('#out').textContent = 'All boats'">Search boats</button>`
      const result = yield* runOn(
        list(fields[1] ?? "", button),
        'Search the boats. "All boats" should be shown.'
      )
      expect(result).toMatchObject({ verdict: "PASSED" })
    })
  )
  it.effect("is to look, where there is nothing to search with", () =>
    Effect.gen(function* () {
      expect(yield* runOn(list(other), 'Look for INV-305. "Kestrel" should be shown.')).toMatchObject({
        verdict: "PASSED"
      })
      const missing = yield* runOn(list(other), 'Look for INV-306. "Kestrel" should be shown.', {
        stepTimeout: "2 seconds"
      })
      expect(missing).toMatchObject({ verdict: "BLOCKED" })
    })
  )
})
