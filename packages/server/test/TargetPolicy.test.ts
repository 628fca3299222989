import { layer, TargetPolicy } from "@assay/server/TargetPolicy"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Either } from "effect"

const admits = (url: string, allowPrivate: boolean) =>
  Effect.flatMap(TargetPolicy, ({ admit }) => Effect.either(admit(url))).pipe(
    Effect.map(Either.isRight),
    Effect.provide(layer({ allowPrivate }))
  )

const privateOnes = [
  "http://localhost:3000",
  "http://LOCALHOST",
  "http://localhost.",
  "http://app.localhost",
  "http://127.0.0.1",
  "http://127.1",
  "http://2130706433",
  "http://0x7f000001",
  "http://0.0.0.0",
  "http://10.0.0.1",
  "http://100.64.0.1",
  "http://169.254.169.254/latest/meta-data",
  "http://172.31.255.255",
  "http://192.168.0.1",
  "http://[::1]",
  "http://[::]",
  "http://[fe80::1]",
  "http://[fd00::1]",
  "http://[::ffff:127.0.0.1]",
  "http://printer.local"
]

describe("a target", () => {
  it.effect.each(privateOnes)("%s is refused unless private ones are allowed", (url) =>
    Effect.gen(function* () {
      expect(yield* admits(url, false)).toBe(false)
      expect(yield* admits(url, true)).toBe(true)
    })
  )

  it.effect.each([
    "https://example.com",
    "http://11.0.0.1",
    "http://172.32.0.1",
    "https://[2001:4860:4860::8888]"
  ])("%s is taken", (url) => Effect.map(admits(url, false), (admitted) => expect(admitted).toBe(true)))

  it.effect.each(["", "shop", "ftp://example.com", "file:///etc/passwd", "javascript:alert(1)"])(
    "%j is never taken",
    (url) => Effect.map(admits(url, true), (admitted) => expect(admitted).toBe(false))
  )
})
