/**
 * What a URI is, by RFC 3986 as the widespread validators of JSON Schema read `format: uri`: something has to follow the scheme,
 * and one slash before the authority will do. The document and the service must agree to the letter.
 */
import { Schema } from "effect"

const character = "(?:[a-z0-9\\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})"
const segments = `(?:\\/${character}*)*`
const userinfo = "(?:[a-z0-9\\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@"
const name = "(?:[a-z0-9\\-._~!$&'()*+,;=]|%[0-9a-f]{2})*"
const octet = "(?:25[0-5]|2[0-4]\\d|[01]?\\d\\d?)"
const ipv4 = `(?:${octet}\\.){3}${octet}`
const group = "[0-9a-f]{1,4}"
const last32 = `(?:${group}:${group}|${ipv4})`

/** The nine places where `::` can stand, or not, in an IPv6 address. */
const ipv6 = [
  `(?:${group}:){6}${last32}`,
  `::(?:${group}:){5}${last32}`,
  `(?:${group})?::(?:${group}:){4}${last32}`,
  `(?:(?:${group}:){0,1}${group})?::(?:${group}:){3}${last32}`,
  `(?:(?:${group}:){0,2}${group})?::(?:${group}:){2}${last32}`,
  `(?:(?:${group}:){0,3}${group})?::${group}:${last32}`,
  `(?:(?:${group}:){0,4}${group})?::${last32}`,
  `(?:(?:${group}:){0,5}${group})?::${group}`,
  `(?:(?:${group}:){0,6}${group})?::`
].join("|")

const future = "v[0-9a-f]+\\.[a-z0-9\\-._~!$&'()*+,;=:]+"
const authority = `(?:${userinfo})?(?:\\[(?:${ipv6}|${future})\\]|${ipv4}|${name})(?::\\d*)?`
const rootless = `${character}+${segments}`
const hierarchy = `(?:\\/?\\/${authority}${segments}|\\/(?:${rootless})?|${rootless})`
const tail = `(?:[a-z0-9\\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*`

const uri = new RegExp(`^[a-z][a-z0-9+\\-.]*:${hierarchy}(?:\\?${tail})?(?:#${tail})?$`, "i")

export const isUri = (text: string): boolean => uri.test(text)

export const Uri = Schema.String.pipe(
  Schema.filter((text) => isUri(text) || "must be a URI, such as https://shop.example/", {
    jsonSchema: { format: "uri" },
    arbitrary: () => (fc) => fc.webUrl({ withQueryParameters: true, withFragments: true }).filter(isUri)
  })
)

/** A URI that a browser can open. */
export const WebAddress = Uri.pipe(
  Schema.filter((text) => /^https?:\/\/[^/?#]/i.test(text) || "must be an http or https address", {
    jsonSchema: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^/?#]" },
    arbitrary: () => (fc) => fc.webUrl({ withQueryParameters: true, withFragments: true }).filter(isUri)
  })
)
