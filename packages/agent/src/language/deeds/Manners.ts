/** Deeds with the manner in which they are done: `check off the oats`, `sort by plays, one click on the Plays header`. */
import { type By, pattern } from "../words/Pattern.js"

const who = "(?:I |we |you |the user |user )?"
const clicks: Readonly<Record<string, string>> = { one: "", "a single": "", a: "", two: " twice" }

/** `plays` is what the Plays header sorts by. */
const alike = (one: string, other: string): boolean =>
  one.toLowerCase().replace(/s$/u, "") === other.toLowerCase().replace(/s$/u, "")

export const manners: ReadonlyArray<readonly [RegExp, By]> = [
  [
    pattern(`${who}(?:check|tick|cross)(?:es|s)? off (?:the )?((?:(?! and )[^,;:])+)`),
    (thing = "") => (/^[\uE000-\uF8FF]/u.test(thing) ? `tick ${thing}` : `tick "${thing}"`)
  ],
  [
    pattern(
      `${who}(?:sort|order)s?(?: the [a-z]+)? by (?:the )?(@|[A-Za-z]+),? (?:with )?(one|a single|a|two) clicks? on (?:the |its )?(@|[A-Za-z]+) (?:column )?(?:header|heading|head)`
    ),
    (by = "", count = "", head = "") =>
      by === head || alike(by, head) ? `click the column header ${head}${clicks[count] ?? ""}` : undefined
  ],
  // What is added, and then how: the deeds are all there is to do.
  [
    pattern(
      `${who}(?:add|set|give)s? (?:the |an? )?([a-z]+) (@|[\\w'’-]+(?: [\\w'’-]+){0,3}): ((?:type|enter|write|put)) it (in|into) the ((?:[a-z]+ )*)(.+)`
    ),
    (noun = "", value = "", verb = "", into = "", field = "", rest = "") =>
      field.trim().split(" ").includes(noun)
        ? `${verb} ${/^[\uE000-\uF8FF]$/u.test(value) ? value : `"${value}"`} ${into} the ${field}${rest.replace(/,? and (?=(?:hit|press) )/u, "; ")}`
        : undefined
  ]
]
