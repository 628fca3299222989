import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { runOn, TestDrivers } from "./support/Pages.js"

/** A button with its list hidden beside it. */
const beside = (label: string, chosen: string, options: ReadonlyArray<string>) => `
  <div class="field"><span>${label}</span><div>
    <button aria-haspopup="listbox" aria-expanded="false" aria-label="${label}: ${chosen}"
      onclick="const l = this.nextElementSibling; l.hidden = !l.hidden; this.setAttribute('aria-expanded', String(!l.hidden))">${chosen}</button>
    <ul role="listbox" hidden>${options
      .map(
        (option) =>
          `<li role="option" onclick="const b = this.parentElement.previousElementSibling; b.textContent = '${option}'; b.setAttribute('aria-label', '${label}: ${option}'); b.setAttribute('aria-expanded', 'false'); this.parentElement.hidden = true">${option}</li>`
      )
      .join("")}</ul>
  </div></div>`

/** A box that has its list made when it is opened, at the end of the page. */
const apart = (label: string, options: ReadonlyArray<string>) => `
  <div class="field"><span id="l-${label}">${label}</span>
    <div role="combobox" tabindex="0" aria-expanded="false" aria-labelledby="l-${label}" style="border:1px solid;width:200px;height:30px"
      onclick="open_(this, ${JSON.stringify(options).replaceAll('"', "'")})">Choose</div></div>`

const script = `<script>
  function close_() { const l = document.querySelector('#pop'); if (l) { l.remove(); document.querySelectorAll('[role=combobox]').forEach(b => b.setAttribute('aria-expanded', 'false')) } }
  function open_(box, options) {
    if (document.querySelector('#pop')) return close_()
    box.setAttribute('aria-expanded', 'true')
    const list = document.createElement('ul'); list.id = 'pop'; list.setAttribute('role', 'listbox')
    options.forEach(each => { const one = document.createElement('li'); one.setAttribute('role', 'option'); one.textContent = each
      one.onclick = () => { box.textContent = each; close_() }; list.append(one) })
    setTimeout(() => document.body.append(list), 50)
  }
  addEventListener('keydown', event => { if (event.key === 'Escape') close_() })
</script>`

const hidden =
  beside("Translate into", "Select a language", ["French", "Japanese"]) +
  beside("Subject", "General", ["General", "Legal"])
const made = apart("Class", ["Economy", "Business"]) + apart("Meal", ["Vegan", "Fish"]) + script

layer(TestDrivers, { excludeTestServices: true })("lists that are closed", (it) => {
  it.effect("take what is said to be set in them", () =>
    Effect.gen(function* () {
      for (const text of [
        "Set the subject to Legal.",
        "Set Subject to Legal.",
        "Change the subject to Legal."
      ])
        expect(yield* runOn(hidden, `${text} "Legal" should be shown.`)).toMatchObject({ verdict: "PASSED" })
      expect(yield* runOn(made, 'Set the meal to Fish. "Fish" should be shown.')).toMatchObject({
        verdict: "PASSED"
      })
    })
  )
  it.effect("are found by what is chosen alone", () =>
    Effect.gen(function* () {
      for (const text of ["Select Japanese", "Choose Legal", "Pick French"])
        expect(yield* runOn(hidden, `${text}. "${text.split(" ")[1] ?? ""}" should be shown.`)).toMatchObject(
          { verdict: "PASSED" }
        )
      expect(yield* runOn(made, 'Select Vegan. "Vegan" should be shown.')).toMatchObject({
        verdict: "PASSED"
      })
      expect(yield* runOn(made, 'Choose Business. "Business" should be shown.')).toMatchObject({
        verdict: "PASSED"
      })
    })
  )
  it.effect("are not chosen in where two have it, or none", () =>
    Effect.gen(function* () {
      const both = beside("From", "Anywhere", ["Rome", "Oslo"]) + beside("To", "Anywhere", ["Oslo", "Bern"])
      const twice = apart("From", ["Rome", "Oslo"]) + apart("To", ["Oslo", "Bern"]) + script
      for (const html of [both, twice])
        expect(
          yield* runOn(html, 'Select Oslo. "Oslo" should be shown.', { stepTimeout: "2 seconds" })
        ).toMatchObject({
          verdict: "BLOCKED"
        })
      for (const html of [hidden, made])
        expect(
          yield* runOn(html, 'Select Swahili. "Swahili" should be shown.', { stepTimeout: "2 seconds" })
        ).toMatchObject({
          verdict: "BLOCKED"
        })
    })
  )
})
