/**
 * Everything that the environment may say, with its default: the one place that reads it. Light on purpose, since the command
 * line asks it too.
 */
import * as Config from "effect/Config"
import * as ConfigError from "effect/ConfigError"
import * as Duration from "effect/Duration"
import * as Either from "effect/Either"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"

/** A variable of the environment as a person reads about it. */
export interface Variable {
  readonly name: string
  /** As the person would write it, or in words where it is none. */
  readonly fallback: string
  readonly meaning: string
}

interface Setting<A> extends Variable {
  readonly config: Config.Config<A>
}

const setting = <A>(
  name: string,
  fallback: string,
  meaning: string,
  config: (name: string) => Config.Config<A>
): Setting<A> => ({ name, fallback, meaning, config: config(name) })

const text = (name: string) => Config.option(Config.nonEmptyString(name))

const secret = (name: string) => Config.option(Config.map(Config.nonEmptyString(name), Redacted.make))

const textOr = (fallback: string) => (name: string) =>
  Config.withDefault(Config.nonEmptyString(name), fallback)

/** A text that `read` understands, or a fault that says what would be right. */
const understood =
  <A>(expected: string, fallback: A, read: (value: string) => Option.Option<A>) =>
  (name: string) =>
    Config.nonEmptyString(name).pipe(
      Config.mapOrFail((value) =>
        Either.fromOption(read(value.trim()), () =>
          ConfigError.InvalidData([], `${name} must be ${expected}, not ${JSON.stringify(value)}`)
        )
      ),
      Config.withDefault(fallback)
    )

const whole = (fallback: number, least: number, most: number) =>
  understood(`a whole number from ${least} to ${most}`, fallback, (value) => {
    const number = Number(value)
    return /^\d+$/.test(value) && number >= least && number <= most ? Option.some(number) : Option.none()
  })

const units: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 }

/** `10 minutes`, `90 s`, `2h`; at least a tenth of a second, at most a day. */
export const readDuration = (value: string): Option.Option<Duration.Duration> => {
  const match = /^(\d+(?:\.\d+)?)\s*(ms|milliseconds?|s|seconds?|m|minutes?|h|hours?)$/i.exec(value)
  const word = match?.[2]?.toLowerCase() ?? ""
  const unit = units[word.startsWith("milli") || word === "ms" ? "ms" : word.slice(0, 1)]
  const ms = unit === undefined ? 0 : Number(match?.[1]) * unit
  return ms >= 100 && ms <= 86_400_000 ? Option.some(Duration.millis(ms)) : Option.none()
}

const duration = (fallback: Duration.DurationInput) =>
  understood("a time such as `10 minutes` or `30s`", Duration.decode(fallback), readDuration)

const bytes: Readonly<Record<string, number>> = { kib: 2 ** 10, mib: 2 ** 20, gib: 2 ** 30, tib: 2 ** 40 }

/** `500 MiB`, `2GiB`, as bytes; at least a byte, at most 1024 TiB. */
export const readSize = (value: string): Option.Option<number> => {
  const match = /^(\d+(?:\.\d+)?)\s*([kmgt]ib)$/i.exec(value)
  const size = Math.round(Number(match?.[1] ?? 0) * (bytes[match?.[2]?.toLowerCase() ?? ""] ?? 0))
  return size >= 1 && size <= 2 ** 50 ? Option.some(size) : Option.none()
}

const size = (fallback: number) => understood("a size such as `2 GiB` or `500 MiB`", fallback, readSize)

/** Never shown where it is wrong: it holds a password. */
const postgres = (name: string) =>
  Config.nonEmptyString(name).pipe(
    Config.mapOrFail((value) =>
      /^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value)
        ? Either.right(Redacted.make(value))
        : Either.left(
            ConfigError.InvalidData(
              [],
              `${name} must be an address such as postgres://user:password@host:5432/database, with special characters of the password as %23 for #`
            )
          )
    ),
    Config.option
  )

const flag = (name: string) =>
  understood("`true` or `false`", Option.none<boolean>(), (value) =>
    /^(true|on|yes|1)$/i.test(value)
      ? Option.some(Option.some(true))
      : /^(false|off|no|0)$/i.test(value)
        ? Option.some(Option.some(false))
        : Option.none()
  )(name)

const known = {
  port: setting("ASSAY_PORT", "4400", "where to listen; 0 takes any free port", whole(4400, 0, 65_535)),
  host: setting("ASSAY_HOST", "127.0.0.1", "the address to listen on", textOr("127.0.0.1")),
  dataDir: setting(
    "ASSAY_DATA_DIR",
    ".assay",
    "the data folder; the default is looked for from here upward",
    text
  ),
  publicUrl: setting("ASSAY_PUBLIC_URL", "http://HOST:PORT", "how others reach this service", text),
  databaseUrl: setting(
    "DATABASE_URL",
    "none",
    "a Postgres of yours; without it one runs inside the data folder",
    postgres
  ),
  browser: setting(
    "ASSAY_BROWSER",
    "one that is found",
    "a Chromium's path, or the ws:// address of a browser grid",
    text
  ),
  model: setting(
    "ASSAY_MODEL",
    "none",
    "anthropic:NAME, openai:NAME or compatible:URL#NAME; nothing needs one",
    text
  ),
  concurrency: setting("ASSAY_CONCURRENCY", "4", "how many runs at once", whole(4, 1, 256)),
  runTimeout: setting(
    "ASSAY_RUN_TIMEOUT",
    "10 minutes",
    "how long a run may take",
    duration(Duration.minutes(10))
  ),
  stepTimeout: setting(
    "ASSAY_STEP_TIMEOUT",
    "10 seconds",
    "how long a step waits for what it needs",
    duration(Duration.seconds(10))
  ),
  runsPerHour: setting("ASSAY_RUNS_PER_HOUR", "600", "runs a team may start in an hour", whole(600, 1, 1e9)),
  requestsPerMinute: setting(
    "ASSAY_REQUESTS_PER_MINUTE",
    "600",
    "requests a key may make in a minute",
    whole(600, 1, 1e9)
  ),
  appQuota: setting(
    "ASSAY_APP_QUOTA",
    "2 GiB",
    "how much the mobile builds of a project may take up",
    size(2 * 2 ** 30)
  ),
  deliveryDays: setting(
    "ASSAY_DELIVERY_DAYS",
    "30",
    "how many days the calls of webhooks are kept",
    whole(30, 1, 3650)
  ),
  proxyEu: setting("ASSAY_PROXY_EU", "none", "the proxy through which projects of region eu go out", secret),
  proxyUs: setting("ASSAY_PROXY_US", "none", "the same for region us", secret),
  appiumUrl: setting("ASSAY_APPIUM_URL", "none", "an Appium server for devices", text),
  appiumUrlEuNorth1: setting("ASSAY_APPIUM_URL_EU_NORTH1", "none", "the same for region eu-north1", text),
  appiumUrlUsWest1: setting("ASSAY_APPIUM_URL_US_WEST1", "none", "the same for region us-west1", text),
  sourceHostUrl: setting("ASSAY_SOURCE_HOST_URL", "none", "where pull requests live", text),
  sourceHostToken: setting("ASSAY_SOURCE_HOST_TOKEN", "none", "the token for it", secret),
  secretKey: setting(
    "ASSAY_SECRET_KEY",
    "a file in the data folder",
    "what stored secrets are encrypted with",
    secret
  ),
  allowPrivateTargets: setting(
    "ASSAY_ALLOW_PRIVATE_TARGETS",
    "true without DATABASE_URL, else false",
    "whether runs may open private addresses, such as localhost",
    flag
  ),
  url: setting("ASSAY_URL", "that of the data folder", "the service that the commands speak to", text),
  apiKey: setting("ASSAY_API_KEY", "that of the data folder", "the key that the commands use", secret)
}

/** Every variable in the order in which people meet them. */
export const variables: ReadonlyArray<Variable> = Object.values(known)

const { url, apiKey, dataDir, browser, stepTimeout, databaseUrl, allowPrivateTargets, ...serving } = known

/** What every command may ask: which service and key, and where the data folder is. */
export const client = Config.all({ url: url.config, apiKey: apiKey.config, dataDir: dataDir.config })

/** What a check in one process needs. */
export const checking = Config.all({
  dataDir: dataDir.config,
  browser: browser.config,
  stepTimeout: stepTimeout.config
})

/** What the service itself needs. */
export const service = Config.all({
  dataDir: dataDir.config,
  browser: browser.config,
  stepTimeout: stepTimeout.config,
  databaseUrl: databaseUrl.config,
  allowPrivateTargets: Config.zipWith(allowPrivateTargets.config, databaseUrl.config, (allowed, database) =>
    Option.getOrElse(allowed, () => Option.isNone(database))
  ),
  port: serving.port.config,
  host: serving.host.config,
  publicUrl: serving.publicUrl.config,
  model: serving.model.config,
  concurrency: serving.concurrency.config,
  runTimeout: serving.runTimeout.config,
  runsPerHour: serving.runsPerHour.config,
  requestsPerMinute: serving.requestsPerMinute.config,
  appQuota: serving.appQuota.config,
  deliveryDays: serving.deliveryDays.config,
  proxyEu: serving.proxyEu.config,
  proxyUs: serving.proxyUs.config,
  appiumUrl: serving.appiumUrl.config,
  appiumUrlEuNorth1: serving.appiumUrlEuNorth1.config,
  appiumUrlUsWest1: serving.appiumUrlUsWest1.config,
  sourceHostUrl: serving.sourceHostUrl.config,
  sourceHostToken: serving.sourceHostToken.config,
  secretKey: serving.secretKey.config
})

export type ServiceSettings = Config.Config.Success<typeof service>

/** The faults of a ConfigError, one sentence each. */
export const faultsOf = (error: ConfigError.ConfigError): ReadonlyArray<string> => {
  switch (error._op) {
    case "And":
    case "Or":
      return [...faultsOf(error.left), ...faultsOf(error.right)]
    default:
      return [error.message]
  }
}
