import { layer, TargetPolicy } from "@assay/server/TargetPolicy"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Either, Fiber, TestClock } from "effect"

/** What names mean in these tests. */
const names: Readonly<Record<string, ReadonlyArray<string>>> = {
  "shop.com": ["93.184.215.14", "2606:2800:21f::1"],
  "intranet.shop.com": ["10.1.2.3"],
  "metadata.shop.com": ["169.254.169.254"],
  "six.shop.com": ["fd00::7"],
  "mixed.shop.com": ["93.184.215.14", "127.0.0.1"],
  "mapped.shop.com": ["::ffff:192.168.0.1"]
}

const policy = (allowPrivate: boolean) =>
  layer({
    allowPrivate,
    resolve: (host) => {
      const found = names[host]
      return found === undefined ? Promise.reject(new Error(`ENOTFOUND ${host}`)) : Promise.resolve(found)
    }
  })

const admits = (url: string, allowPrivate: boolean) =>
  Effect.flatMap(TargetPolicy, ({ admit }) => Effect.either(admit(url))).pipe(
    Effect.map(Either.isRight),
    Effect.provide(policy(allowPrivate))
  )

const privateOnes = [
  "http://localhost:3000",
  "http://LOCALHOST",
  "http://localhost.",
  "http://app.localhost",
  "http://127.0.0.1",
  "http://127.1",
  "http://2130706433",
  "http://0x7f.1",
  "http://0177.0.0.1",
  "http://127.0.0.1.",
  "http://%31%32%37.0.0.1",
  "http://１２７.0.0.1",
  "http://user:pass@127.0.0.1:80/path",
  "http://ⓛocalhost",
  "http://[::ffff:7f00:1]",
  "http://[::127.0.0.1]",
  "http://[64:ff9b::7f00:1]",
  "http://intranet.shop.com",
  "http://INTRANET.shop.com.",
  "http://metadata.shop.com/latest",
  "http://six.shop.com",
  "http://mixed.shop.com",
  "http://mapped.shop.com",
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
    "https://shop.com",
    "https://not-there.shop.com",
    "https://shop.example",
    "http://11.0.0.1",
    "http://172.32.0.1",
    "https://[2001:4860:4860::8888]"
  ])("%s is taken", (url) => Effect.map(admits(url, false), (admitted) => expect(admitted).toBe(true)))

  it.effect.each(["", "shop", "ftp://example.com", "file:///etc/passwd", "javascript:alert(1)"])(
    "%j is never taken",
    (url) => Effect.map(admits(url, true), (admitted) => expect(admitted).toBe(false))
  )

  it.effect("whose name takes long to be looked up is left to be judged when it is opened", () =>
    Effect.gen(function* () {
      const slow = layer({ allowPrivate: false, resolve: () => new Promise(() => undefined) })
      const asked = yield* Effect.fork(
        Effect.provide(
          Effect.flatMap(TargetPolicy, ({ admit }) => admit("https://shop.com")),
          slow
        )
      )
      yield* TestClock.adjust("2 seconds")
      yield* Fiber.join(asked)
    })
  )
})

describe("another address of a body", () => {
  const takes = (url: string | undefined) =>
    Effect.flatMap(TargetPolicy, ({ admitOther }) => Effect.either(admitOther("deeplink", url))).pipe(
      Effect.provide(policy(false))
    )
  it.effect("is refused by its name where it is a private web address", () =>
    Effect.gen(function* () {
      expect(yield* takes("http://intranet.shop.com/a")).toMatchObject({
        left: { message: expect.stringMatching(/^deeplink intranet/) }
      })
      for (const url of [undefined, "shop", "shop://127.0.0.1/", "https://shop.com/app.ipa"])
        expect(Either.isRight(yield* takes(url))).toBe(true)
    })
  )
})
