import { faultsOf, readDuration, service, variables } from "@assay/server/Settings"
import { describe, expect, it } from "@effect/vitest"
import { ConfigProvider, Duration, Effect, Option, Redacted } from "effect"

const read = (env: Readonly<Record<string, string>>) =>
  Effect.withConfigProvider(service, ConfigProvider.fromMap(new Map(Object.entries(env))))

describe("the settings", () => {
  it.effect("have defaults for everything", () =>
    Effect.gen(function* () {
      const settings = yield* read({})
      expect(settings).toMatchObject({
        port: 4400,
        host: "127.0.0.1",
        concurrency: 4,
        runsPerHour: 600,
        requestsPerMinute: 600,
        appQuota: 2_147_483_648,
        deliveryDays: 30,
        allowPrivateTargets: true
      })
      expect(Duration.toSeconds(settings.runTimeout)).toBe(600)
      expect(Duration.toSeconds(settings.stepTimeout)).toBe(10)
      expect(Option.isNone(settings.databaseUrl)).toBe(true)
    })
  )

  it.effect("take an empty value for none", () =>
    Effect.gen(function* () {
      const settings = yield* read({ ASSAY_PORT: "", ASSAY_BROWSER: "", DATABASE_URL: "" })
      expect(settings.port).toBe(4400)
      expect(Option.isNone(settings.browser)).toBe(true)
      expect(settings.allowPrivateTargets).toBe(true)
    })
  )

  it.effect("keep private targets out where the database is another's, unless they are allowed", () =>
    Effect.gen(function* () {
      const url = { DATABASE_URL: "postgres://localhost/x" }
      expect((yield* read(url)).allowPrivateTargets).toBe(false)
      expect((yield* read({ ...url, ASSAY_ALLOW_PRIVATE_TARGETS: "true" })).allowPrivateTargets).toBe(true)
      expect((yield* read({ ASSAY_ALLOW_PRIVATE_TARGETS: "off" })).allowPrivateTargets).toBe(false)
    })
  )

  it.effect.each([
    { ASSAY_PORT: "65536" },
    { ASSAY_PORT: "-1" },
    { ASSAY_PORT: "4400.5" },
    { ASSAY_CONCURRENCY: "0" },
    { ASSAY_RUN_TIMEOUT: "soon" },
    { ASSAY_APP_QUOTA: "much" },
    { ASSAY_APP_QUOTA: "0 GiB" },
    { ASSAY_DELIVERY_DAYS: "0" },
    { ASSAY_ALLOW_PRIVATE_TARGETS: "perhaps" }
  ])("refuse %j in a sentence that names it", (env) =>
    Effect.gen(function* () {
      const faults = faultsOf(yield* Effect.flip(read(env)))
      expect(faults.join()).toMatch(
        new RegExp(`^${Object.keys(env)[0]} must be .*, not "${Object.values(env)[0]}"$`)
      )
    })
  )

  it.effect.each(["nonsense", "mysql://localhost/x", "postgres://u:p#w@localhost/x", "host=localhost"])(
    "refuse the database %s, saying what would be right and not what was given",
    (url) =>
      Effect.gen(function* () {
        const faults = faultsOf(yield* Effect.flip(read({ DATABASE_URL: url }))).join()
        expect(faults).toMatch(/^DATABASE_URL must be an address such as postgres:\/\//)
        expect(faults).not.toContain(url)
      })
  )

  it.effect.each([
    "postgres://localhost/x",
    "postgresql://u:p@h:1/x?sslmode=disable",
    "postgres:///x?host=/run"
  ])("take the database %s", (url) =>
    Effect.gen(function* () {
      const { databaseUrl } = yield* read({ DATABASE_URL: url })
      expect(Option.map(databaseUrl, Redacted.value)).toEqual(Option.some(url))
    })
  )

  it.effect.each([
    ["512MiB", 536_870_912],
    ["1.5 gib", 1_610_612_736],
    ["1 KiB", 1024]
  ] as const)("read the size %s", ([text, size]) =>
    Effect.gen(function* () {
      expect((yield* read({ ASSAY_APP_QUOTA: text })).appQuota).toBe(size)
    })
  )

  it.effect("take the bounds of a port", () =>
    Effect.gen(function* () {
      expect((yield* read({ ASSAY_PORT: "0" })).port).toBe(0)
      expect((yield* read({ ASSAY_PORT: "65535" })).port).toBe(65_535)
    })
  )

  it.each([
    ["10 minutes", 600_000],
    ["90s", 90_000],
    ["1.5 h", 5_400_000],
    ["250 ms", 250],
    ["1 second", 1_000]
  ])("read the time %s", (text, ms) => {
    expect(Option.map(readDuration(text), Duration.toMillis)).toEqual(Option.some(ms))
  })

  it.each(["", "10", "minutes", "-1 s", "0 s", "25 hours", "1 week"])("read no time in %j", (text) => {
    expect(Option.isNone(readDuration(text))).toBe(true)
  })

  it("are each named once", () => {
    expect(new Set(variables.map(({ name }) => name)).size).toBe(variables.length)
  })
})
