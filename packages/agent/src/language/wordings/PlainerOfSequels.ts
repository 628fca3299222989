/** One thing after the other: `click A, then B, then C`, `add ▯, then ▯ to the cart`. Masked. */
import { begin } from "./PlainerEdges.js"
import { beginsWithVerb } from "../words/Verbs.js"

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

const goesTo =
  "(?:[Ff]irst,? |[Tt]hen,? |[Nn]ext,? )?((?:(?:I|[Ww]e|[Yy]ou|[Tt]he user) )?(?:[Oo]pen|[Cc]lick|[Pp]ress|[Tt]ap|[Ss]elect|[Vv]isit|[Gg]o to|[Ss]witch to)(?:s|es)?(?: on)? [^,;]{2,50}?"
const saysThere = "(should|must) ((?:say|show|read|display|contain|list|have|mention) [^,;]+?)"
const goesOn =
  "(?:,|;)? and (?:then )?(?=(?:return|go|click|press|open|switch|close|choose|select|type|enter|come back|head)s?\\b)"

/** `open the Activity tab, which should say ▯, and return to Inventory`: what it shows once it is open. */
const opened = new RegExp(
  `^${goesTo} (?:tab|page|view|screen)), which ${saysThere}(?:${goesOn}|(?=[.!]?$))`,
  "u"
)

export const whatOpened = (text: string): string =>
  text
    .replace(opened, (all, deed: string, should: string, said: string) =>
      text.length > all.length
        ? `${deed}; the page ${should} ${said}; `
        : `${deed}; the page ${should} ${said}`
    )
    // "Read the message, which should say ▯".
    .replace(
      /^[Rr]ead(?:s)? ((?:the|an?) [^,;]{2,40}?), which (?=(?:should|must|says|reads|asks|shows)\b)/u,
      "$1 "
    )

export const plainerOfSequels: ReadonlyArray<readonly [RegExp, string]> = [
  [sorted, "$1"],
  // "The confirmation should ask ▯": what asks is a dialog.
  [/\b([Tt]he|[Aa]) confirmation (?=(?:should |must |now )?asks? )/gu, "$1 confirmation dialog "],
  // "Searching for glue finds exactly one row: ▯, category ▯".
  [
    /^Searching for ([^,;:]{1,40}?) (?:finds|yields|returns|gives|shows) (?=(?:exactly |only |just )?one \p{Ll}+: )/u,
    "search for $1; there is "
  ],
  // "Searching for glue finds exactly one row": what it shows.
  [
    /^((?:Searching|Looking|Filtering) (?:for|by) [^,;]{1,40}?) (?:finds|yields|returns|gives|turns up|brings up) (?=(?:exactly |only |just )?(?:one|two|three|four|five|\d{1,4}|no|the) |[\p{Lu}\uE000-\uF8FF])/u,
    "$1 shows "
  ],
  [secondPlace, "$1in $2; $3$1in $4"],
  // "In second" is a place, and no second of time.
  [
    /(?<=\b(?:is|are|be|comes|now|stands) )(in (?:the )?(?:first|second|third|fourth|fifth|sixth|last))(?=[.!]?$)/gu,
    "$1 position"
  ]
]
