/** One thing told twice, and what a clause leaves to the one before it: `the cheapest one, Boston Fern, comes first`, `under A the error is X, under B it is Y`. */
import { asTheyWere } from "../deeds/AsTheyWere.js"
import { type By, pattern } from "../words/Pattern.js"

/** By what it is the first or the last of all, which no name needs. */
const most = "(?:\\w{3,}est|(?:most|least) [a-z]+|latest)"
const nth = "(?:first|second|third|fourth|fifth|last)"
const NAME = "(@|[A-Z][^\\s,;:]*(?: [^\\s,;:]+){0,5}?)"
const predicate =
  "((?:is|are|was|should|must|will|has|shows|reads|costs|comes|stands|now|still|appears|can|does|goes|moves)\\b.+)"
const withValue = /^(.+) (?:with|for|at) ([\p{Sc}\d\uE000-\uF8FF][^ ]*)$/u

const day =
  "(?:\\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]+(?: \\d{4})?|[A-Z][a-z]+ \\d{1,2}(?:,? \\d{4})?|\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4})"

/** `Sana Iqbal with £320.50`: she is so, and has that. */
const saidOf = (name: string, rest: string): string => {
  const [, thing = "", value = ""] = withValue.exec(name) ?? []
  return thing === "" ? `${name} ${rest}` : `${thing} ${rest}; ${thing} shows ${value}`
}

export const apposed: ReadonlyArray<readonly [RegExp, By]> = [
  asTheyWere,
  // "The words Order received are nowhere to be seen": that they are words tells where they end.
  [
    pattern(
      `(?:and )?[Tt]he (?:words|phrase|wording) ([A-Z][^,;"\\uE000-\\uF8FF]{2,60}?) (?:is|are) (?:now )?(?:nowhere to be (?:seen|found)|nowhere|not (?:shown|displayed|visible|there))(?: on the page)?`
    ),
    '"$1" is not shown'
  ],
  // Until when something holds, by the label or the head that says so.
  [
    pattern(
      `((?:[Tt]he )?(?:@|[A-Z][^,;]{0,40}?|[a-z]+ @)) (?:is|should be|must be) (?:now |still )?(valid until|valid from|valid since|open until|closed until|booked until|reserved until) (${day})`
    ),
    (thing = "", how = "", when = "") => `the "${how}" of ${thing.replace(/^The /u, "the ")} is ${when}`
  ],
  // "Step 1, Site, is the current step": both the number and the name stand on it.
  [
    pattern(`[Ss]tep (\\d{1,2}),? ([A-Z][^,;\\uE000-\\uF8FF]{0,30}), ((?:is|should be|must be) .+)`),
    (number = "", name = "", rest = "") => `"${number} ${name}" ${rest}`
  ],
  [
    pattern(`(?:and |but )?[Tt]he ${most}(?: (?:one|of them|of all|[a-z]+))?, ${NAME}, ${predicate}`),
    (name = "", rest = "") => saidOf(name, rest)
  ],
  [
    pattern(
      `(?:and |but |now )?[Tt]he ${most} [a-z]+ (?:comes|is|stands|should be|should come|must come) (first|last|on top|at the top|at the bottom|in first place|in last place)(?::|,| namely|, namely) ${NAME}(?: (?:with|for|at) ([\\p{Sc}\\d\\uE000-\\uF8FF][^ ]*))?`
    ),
    (end = "", name = "", value = "") =>
      `${name} is the ${/last|bottom/u.test(end) ? "last" : "first"} one${value === "" ? "" : `; ${name} shows ${value}`}`
  ],
  [
    pattern(`(?:and |but )?[Tt]he (${nth}) ([a-z]+), ${NAME}, ${predicate}`),
    (ordinal = "", noun = "", name = "", rest = "") =>
      noun === "one" ? undefined : `${name} is the ${ordinal} ${noun}; ${saidOf(name, rest)}`
  ],
  [
    pattern(
      `(.+?), (?:with )?the (first|second|third|last)(?: one| of them| of these| of which)? (?:being|is) ${NAME}( (?:for|with|at) [\\p{Sc}\\d\\uE000-\\uF8FF][^ ]*)?`
    ),
    (said = "", ordinal = "", name = "", value = "") =>
      `${said}; ${name} is the ${ordinal} one${value === "" ? "" : `; ${name} shows ${value.replace(/^ [a-z]+ /u, "")}`}`
  ],
  [
    pattern(
      `(?:I|[Ww]e|[Yy]ou|[Tt]he user|[Ss]he|[Hh]e) (?:should|must|will|expects? to) (?:now |still |again )*find (.+?) (?:at|set to) (\\p{Sc}?\\d[^,;]*|@)`
    ),
    "$1 shows $2"
  ],
  [
    pattern(
      `(?:[Tt]he|[Aa]n?) (.+?) (announces|confirms|says|reads|shows|states) (@) and (?:gives|quotes|mentions|names|shows|states|contains) (?:the |a |an )?([a-z]+(?: [a-z]+)?) (@|[A-Z\\d][\\w-]*)`
    ),
    "the $1 contains $3; the $1 contains $5"
  ],
  [
    pattern(
      `(?:and )?no (dialog|message|error|warning|toast|pop-?up|window|menu|alert|hint|notice|tooltip|banner)s? (?:may|must|should|can|will|does|do) (?:open|appear|pop up|come up|show up|be shown|be displayed|show)(?: [a-z]+)?`
    ),
    "no $1 is shown"
  ],
  // Which message, where none is named, cannot be told from others that come at once.
  [
    pattern(
      `((?:@|[A-Z]|(?:the|this|my|its) )[^;]*?) (?:should|must|will|is to) (?:now |then |again )*(?:go away|vanish|be gone|have gone|fade)(?: again)?`
    ),
    (thing = "") =>
      /^(?:the |this )?(?:[a-z]+ )?(?:message|error|warning|toast|snackbar|notification|notice|alert|hint|banner|note|pop-?up)$/u.test(
        thing
      )
        ? undefined
        : `${thing} is no longer shown`
  ]
]
