/** Bodies that are nearly right: a good one with one thing changed. */
import { FastCheck as fc } from "effect"
import { isObject } from "./published.js"

export type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [key: string]: Json }

const text = (length: number) => fc.constantFrom("x".repeat(length), "😀".repeat(length), "\0".repeat(length))

/** Values at and around the bounds of the specification, and of every kind. */
const values: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    false,
    0,
    -1,
    1,
    1.5,
    60,
    61,
    1e300,
    "",
    "web",
    "ios",
    "android",
    "scmhost"
  ),
  fc.constantFrom<Json>(
    [],
    {},
    [1],
    { a: 1 },
    "eu",
    "us",
    "production",
    "bug",
    "iphone",
    "https://a.example/"
  ),
  fc.constantFrom<Json>(
    "urn:uuid:0d9e8f7a-6b5c-4d3e-8f1a-2b3c4d5e6f70",
    "0D9E8F7A-6b5c-4d3e-8f1a-2b3c4d5e6f70"
  ),
  fc.constantFrom<Json>(
    "http:",
    "http://[::1]/",
    "http://[::]:80",
    "http://a b",
    "HTTP://A",
    "//a",
    "a:b",
    "\ud800"
  ),
  fc
    .constantFrom(100, 101, 200, 201, 255, 256, 500, 501, 2000, 2001, 2048, 4000, 4001, 65536, 65537)
    .chain(text),
  fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value)))
)

const pathsOf = (value: Json, at: ReadonlyArray<string> = []): ReadonlyArray<ReadonlyArray<string>> =>
  isObject(value)
    ? [at, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner as Json, [...at, key]))]
    : [at]

const isBranch = (value: Json): value is { readonly [key: string]: Json } => isObject(value)

const replace = (value: Json, [key, ...rest]: ReadonlyArray<string>, change: (old: Json) => Json): Json =>
  key === undefined || !isBranch(value)
    ? change(value)
    : { ...value, [key]: replace(value[key] ?? null, rest, change) }

const without = (value: Json, key: string): Json =>
  isBranch(value) ? Object.fromEntries(Object.entries(value).filter(([each]) => each !== key)) : value

const names = fc.constantFrom(
  "unknown",
  "platform",
  "targetUrl",
  "mobile",
  "deeplink",
  "appId",
  "bundleId",
  "message"
)

/** One change somewhere in the body: another value, a property less, a property more. */
export const mutated = (body: Json): fc.Arbitrary<Json> =>
  fc.constantFrom(...pathsOf(body)).chain((path) =>
    fc.oneof(
      values.map((value) => replace(body, path, () => value)),
      fc.constant(replace(body, path.slice(0, -1), (parent) => without(parent, path.at(-1) ?? ""))),
      fc
        .tuple(names, values)
        .map(([name, value]) =>
          replace(body, path, (old) => (isBranch(old) ? { ...old, [name]: value } : old))
        )
    )
  )

/** Good bodies, and three times as many that were changed somewhere. */
export const nearlyRight = (good: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  good.chain((body) =>
    fc.oneof({ weight: 3, arbitrary: mutated(body) }, { weight: 1, arbitrary: fc.constant(body) })
  )
