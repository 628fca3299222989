import { expect, layer } from "@effect/vitest"
import { EvidenceId } from "@assay/domain/Ids"
import { Effect, Redacted, Ref } from "effect"
import { page, runOn, TestDrivers } from "./support/Pages.js"
import type { EvidenceToKeep } from "../src/RunSteps.js"

const echo = `
  <h1>Echo</h1>
  <label>Code <input id="code"></label>
  <button onclick="document.querySelector('#out').textContent = 'Got ' + document.querySelector('#code').value">Send</button>
  <p id="out"></p>`

const login = `
  <h1>Sign in</h1>
  <label>User <input id="u"></label> <label>Password <input id="p" type="password"></label>
  <button onclick="document.body.innerHTML = document.querySelector('#p').value === 'pa55' ? '<h1>Welcome, ' + document.querySelector('#u').value + '</h1><button>Log out</button>' : '<p>Wrong password</p>'">Sign in</button>`

layer(TestDrivers, { excludeTestServices: true })("a run", (it) => {
  it.effect("fills variables in where they are used", () =>
    Effect.gen(function* () {
      const options = { variables: { code: "A-17" } }
      const result = yield* runOn(
        echo,
        'Type {{code}} into the Code field and press Send. "Got A-17" should appear.',
        options
      )
      expect(result).toMatchObject({ verdict: "PASSED" })
    })
  )
  it.effect("is blocked by a variable and by a secret that is missing, before anything is touched", () =>
    Effect.gen(function* () {
      const text = (name: string) => `Press Send. Type {{${name}}} into the Code field. "Got" should appear.`
      const variable = yield* runOn(echo, text("code"))
      expect(variable).toMatchObject({ verdict: "BLOCKED", reason: "variable_missing" })
      expect(variable.summary).toContain("code")
      expect(variable.steps.map(({ outcome }) => outcome)).toEqual(["untested", "blocked", "untested"])
      const secret = yield* runOn(echo, text("shop_password"))
      expect(secret).toMatchObject({ verdict: "BLOCKED", reason: "secret_missing" })
    })
  )
  it.effect("never tells a secret's value", () =>
    Effect.gen(function* () {
      const options = { secrets: { token: Redacted.make("hunter-2-x") } }
      const text = 'Type {{token}} into the Code field and press Send. "Got nothing" should appear.'
      const result = yield* runOn(echo, text, { ...options, stepTimeout: "1 second" })
      expect(result).toMatchObject({ verdict: "FAILED", reason: "check_false" })
      expect(JSON.stringify(result)).not.toContain("hunter-2-x")
      expect(JSON.stringify(result)).toContain("Got ••••")
    })
  )
  it.effect("fills a secret into no page of another origin", () =>
    Effect.gen(function* () {
      const options = {
        secrets: { token: Redacted.make("hunter-2-x") },
        allowedOrigins: ["https://other.test"]
      }
      const result = yield* runOn(echo, 'Type {{token}} into the Code field. "Echo" should appear.', options)
      expect(result).toMatchObject({ verdict: "BLOCKED", reason: "target_forbidden" })
    })
  )
  it.effect("logs in as one step, with a password that is a secret", () =>
    Effect.gen(function* () {
      const options = { secrets: { password: Redacted.make("pa55") } }
      const result = yield* runOn(
        login,
        'Log in as ada / {{password}}. "Welcome, ada" should appear.',
        options
      )
      expect(result).toMatchObject({ verdict: "PASSED" })
      expect(JSON.stringify(result)).not.toContain("pa55")
    })
  )
  it.effect("is blocked by a log-in form that the test does not speak of", () =>
    Effect.gen(function* () {
      const result = yield* runOn(login, 'Click Reports. "Sales" should appear.', { stepTimeout: "1 second" })
      expect(result).toMatchObject({ verdict: "BLOCKED", reason: "login_wall" })
    })
  )
  it.effect("calls a target gone that was there when the step passed before", () =>
    Effect.gen(function* () {
      const options = { passedBefore: () => true, stepTimeout: "1 second" } as const
      const result = yield* runOn(echo, 'Click Receive. "Got" should appear.', options)
      expect(result).toMatchObject({ verdict: "FAILED", reason: "target_gone" })
    })
  )
  it.effect("does not call gone what need not have been there", () =>
    Effect.gen(function* () {
      const options = { passedBefore: () => true, stepTimeout: "1 second" } as const
      const result = yield* runOn(echo, 'Press Send. "Loading" disappears.', options)
      expect(result).toMatchObject({ verdict: "BLOCKED", reason: "target_not_found" })
    })
  )
  it.effect("tells of each step as it begins and ends, and keeps a picture of it", () =>
    Effect.gen(function* () {
      const told = yield* Ref.make<ReadonlyArray<string>>([])
      const kept = yield* Ref.make<ReadonlyArray<EvidenceToKeep>>([])
      const result = yield* runOn(echo, 'Press Send. "Got" should appear.', {
        onProgress: (event) =>
          Ref.update(told, (all) => [
            ...all,
            event._tag === "StepStarted" ? `begin ${event.index}` : event.step.outcome
          ]),
        keep: (evidence) =>
          Effect.as(
            Ref.update(kept, (all) => [...all, evidence]),
            EvidenceId.make("00000000-0000-4000-8000-000000000000")
          )
      })
      expect(yield* Ref.get(told)).toEqual(["begin 0", "passed", "begin 1", "passed"])
      const pictures = yield* Ref.get(kept)
      expect(pictures.map(({ kind, name }) => `${kind} ${name.slice(0, 3)}`)).toEqual([
        "screenshot 01-",
        "screenshot 02-"
      ])
      expect(pictures.every(({ bytes }) => bytes.length > 1000)).toBe(true)
      expect(result.steps.every(({ evidence }) => evidence.length === 1)).toBe(true)
    })
  )
  it.effect("goes to paths of its base address", () =>
    Effect.gen(function* () {
      const pages = { "/": page("<p>Home</p>"), "/cart": page("<p>Nothing in it</p>") }
      const result = yield* runOn(
        pages,
        'Go to /cart. "Nothing in it" should appear. The URL should contain /cart.'
      )
      expect(result).toMatchObject({ verdict: "PASSED" })
    })
  )
})
