import { Action } from "@assay/domain/Action"
import { describe, expect, it } from "@effect/vitest"
import { Effect, FastCheck, Option } from "effect"
import { maskedTrace } from "../src/MaskedTrace.js"
import { unzip, zip } from "../src/trace/Zip.js"
import { html, lookFor, open } from "./support/OpenPage.js"
import { servePages, TestDrivers } from "./support/TestBrowser.js"

describe("an archive", () => {
  const entries = FastCheck.array(
    FastCheck.record({
      name: FastCheck.stringMatching(/^[a-zé]{1,12}(\/[a-z]{1,5})?$/),
      bytes: FastCheck.uint8Array({ maxLength: 3000 }).map((bytes) => Buffer.from(bytes))
    }),
    { maxLength: 6 }
  )

  it.prop("holds what was put in", [entries], ([given]) => {
    expect(Array.from(unzip(zip(given)))).toEqual(given)
  })

  it("says when it is none", () => {
    expect(() => Array.from(unzip(Buffer.from("x".repeat(100))))).toThrow(RangeError)
  })
})

it.layer(TestDrivers)("a trace without its secrets", (it) => {
  it.scoped("tells them nowhere, and is still a trace", () =>
    Effect.gen(function* () {
      const secret = `p"ss <wörd> & ${"x".repeat(6)}`
      const origin = yield* servePages((_request, response) => {
        response.writeHead(200, { "content-type": "text/html" })
        response.end(
          html(`<form><input name="q" aria-label="It"></form><p></p><script>
          document.querySelector("input").oninput = (event) => {
            document.querySelector("p").textContent = event.target.value
            fetch("/x?q=" + encodeURIComponent(event.target.value), { method: "POST", body: JSON.stringify({ it: event.target.value }) })
          }</script>`)
        )
      })
      const driver = yield* open(origin, true)
      const field = yield* lookFor(driver, "textbox", "It")
      yield* driver.act(Action.Fill({ ref: field.ref, value: secret }), "2 seconds")
      yield* driver.screen
      const trace = Option.getOrThrow(yield* driver.trace)
      const all = (bytes: Uint8Array) =>
        Array.from(unzip(bytes), (entry) => entry.bytes.toString("utf8")).join("\n")
      const forms = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]
      expect(forms.some((form) => all(trace).includes(form))).toBe(true)
      const masked = maskedTrace(trace, [secret, "it"])
      for (const form of forms) expect(all(masked).includes(form)).toBe(false)
      expect(all(masked)).toContain("••••")
      const names = Array.from(unzip(masked), (entry) => entry.name)
      expect(names).toContain("trace.trace")
      expect(names.some((name) => /\.(jpeg|png)$/.test(name))).toBe(false)
      const lines =
        Array.from(unzip(masked))
          .find((entry) => entry.name === "trace.trace")
          ?.bytes.toString("utf8") ?? ""
      for (const line of lines.split("\n").filter((one) => one !== ""))
        expect(JSON.parse(line)).toHaveProperty("type")
    })
  )
})
