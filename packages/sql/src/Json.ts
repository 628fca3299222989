/** JSON as Postgres takes it: its text knows no NUL and no half of a surrogate pair. */

const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** What cannot be stored becomes U+FFFD. */
export const storable = (text: string): string =>
  text.includes("\0") ? text.replaceAll("\0", "\ufffd") : text

/** The value as JSON text for a `jsonb` parameter; undefined becomes null. */
export const json = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, inner: unknown) =>
    typeof inner === "string" ? storable(inner).replace(loneSurrogates, "\ufffd") : inner
  )
