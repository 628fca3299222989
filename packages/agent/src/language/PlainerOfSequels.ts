/** One thing after the other: `click A, then B, then C`, `add ▯, then ▯ to the cart`. Masked. */
import { begin } from "./PlainerEdges.js"
import { beginsWithVerb } from "./Verbs.js"

/** A name that no statement is made about, and that is no deed. */
const name =
  "(?:[\\uE000-\\uF8FF]|(?:\\p{Lu}[\\p{L}\\d'’-]*|\\d[\\p{L}\\d.-]*)(?: (?!(?:is|are|was|has|should|must|then|and|to|in|on|from|with|for)\\b)[\\p{L}\\d][\\p{L}\\d'’-]*){0,4}?)"
const sequel = `(?:,? (?:and )?then |, and |, | and )`
const verb =
  "(?:[Cc]lick|[Pp]ress|[Tt]ap|[Ss]elect|[Cc]hoose|[Pp]ick|[Tt]ick|[Uu]ntick|[Aa]dd|[Rr]emove|[Oo]pen|[Hh]it)(?:s|es|ed)?(?: on)?"
const sequence = new RegExp(
  `${begin}(${verb}) (${name}(?:,? (?:and )?then ${name})(?:${sequel}${name})*)( (?:to|from|in|on) (?:the |my )[^,;]{2,40}?)?(?=[.!]?$)`,
  "gu"
)

/** `click A, then B, then C`: one deed each; a name that is a verb as well ("then Save") is told by itself. */
export const oneAfterOther = (text: string): string =>
  text.replace(sequence, (all, does: string, list: string, place: string | undefined) => {
    const names = list.split(new RegExp(sequel, "u"))
    const deeds = names.map((each) => `${does} ${each}${place ?? ""}`)
    return names.slice(1).some((each) => beginsWithVerb(each.toLowerCase())) ? all : deeds.join(" and then ")
  })

/** `the listed hotels are sorted by price`: what is listed is what is sorted. */
const sorted =
  /\b([Tt]he |[Aa]ll )(?:listed|displayed|shown|visible|remaining|resulting) (?=\p{Ll}+s(?: in the \p{Ll}+)? (?:are|should be|must be) (?:now |still )?(?:sorted|ordered|arranged)\b)/gu

const place =
  "(?:the )?(?:first|second|third|fourth|fifth|sixth|last|top|bottom) (?:position|place|row|line|spot|slot)"
const shortPlace =
  "(?:the )?(?:first|second|third|fourth|fifth|sixth|last|top|bottom)(?: (?:position|place|row|line|spot|slot))?"

/** `A is in second position and B in third`: each is. */
const secondPlace = new RegExp(
  `( (?:is|should be|must be|comes) (?:now )?)in (${place})(?:,| and|, and) (${name}) in (${shortPlace})(?=[.!]?$)`,
  "gu"
)

export const plainerOfSequels: ReadonlyArray<readonly [RegExp, string]> = [
  [sorted, "$1"],
  [secondPlace, "$1in $2; $3$1in $4"],
  // "In second" is a place, and no second of time.
  [
    /(?<=\b(?:is|are|be|comes|now|stands) )(in (?:the )?(?:first|second|third|fourth|fifth|sixth|last))(?=[.!]?$)/gu,
    "$1 position"
  ]
]
