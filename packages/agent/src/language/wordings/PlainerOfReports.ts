/** Other words for what testers report of a page: `the result is 75%, with the words ▯`, `there is one mistake listed: for ▯ it shows ▯`. Masked. */
import { mark } from "./PlainerEdges.js"

const lead = "(^(?:Then |And |But |Now )?|\\bthat |[;,] |\\band )"
const few = "(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)"
const figure = `(?:${mark}|\\p{Sc} ?\\d[\\d.,]*(?<![.,])|\\d[\\d.,:/]*(?<![.,])(?: ?(?:\\p{Sc}|%|\\p{Ll}{1,3}))?)`

const name = `(?:${mark}|\\p{Lu}[\\p{L}\\d'’-]*(?: \\p{Lu}[\\p{L}\\d'’-]*){0,3})`
const code = "(?:\\p{Lu}{1,5}-?\\d[\\p{L}\\d-]*|#\\d+)"
const value = `(?:${mark}|\\p{Sc} ?\\d[\\d.,]*(?<![.,])|\\d[\\d.,:/]*(?<![.,])(?: ?(?:\\p{Sc}|%|\\p{Ll}{1,3}))?|\\p{Lu}[\\p{L}-]*(?: [\\p{L}-]+){0,2})`
const brought = new RegExp(
  `${lead}((?:(?:I|we|you|the user) (?:should |can |now )*sees?|[Tt]here (?:is|should be|must be)) (?:now )?)(an? (?:new )?\\p{Ll}+(?: \\p{Ll}+)? )(${mark}|${code}) (?:for|of|from|by) (${name})((?:, (?:and )?${value})+)(?=[.!]?$)`,
  "u"
)

/** `there is a new invoice L-307 for Ada, £66.00, Due`: it has come, and what stands behind it stands in its row. */
export const withItsValues = (text: string): string =>
  text.replace(brought, (_, before: string, __, kind: string, thing: string, owner: string, values: string) =>
    [owner, ...values.split(/, (?:and )?/u)]
      .filter((each) => each !== "")
      .reduce((said, each) => `${said}; ${thing} shows ${each}`, `${before}${kind}${thing} is shown`)
  )

const quantity =
  /^((?:[Tt]he )?(\p{L}{3,}) (?:is|are|should (?:now )?be|must (?:now )?be)) (\d[\d.,/]* (?:\p{L}+ ){1,4}(\p{L}{3,}))(?=[.!]?$)/u

/** `lentils should be 300 g red lentils`: how much of it, and of what, is one text. Before anything is masked. */
export const quantityOf = (text: string): string =>
  text.replace(quantity, (all, lead: string, thing: string, value: string, noun: string) =>
    thing.toLowerCase() === noun.toLowerCase() ? `${lead} "${value}"` : all
  )

const dayTwice =
  /\b(?:[Oo]n )?((Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}*day) \((\p{Lu}\p{Ll}{2,8} \d{1,2}(?: \p{Lu}\p{Ll}+)?)\)/gu

/** `on Thursday (Thu 26)`: one day, as the page may have it. Before anything is masked. */
export const dayOnce = (text: string): string =>
  text.replace(dayTwice, (all, long: string, short: string, day: string) =>
    day.startsWith(short) && (day.startsWith(`${short} `) || day.startsWith(`${long} `))
      ? all.slice(0, all.indexOf(long)) + day
      : all
  )

const answered = new RegExp(
  `^((?:.*?(?:,| and|, and|;) )?)(?:(?:I|we|you|the user) )?(?:answer|pick|choose|select)s? (${name}(?:, ${name})*,? and ${name}),? checking each(?: answer| one| of them)?,? and (?:moving|going|continuing) on(?: to the next (?:question|one|card))?(?: each time)?,? until (?:I|we|you|the user) (?:can )?(?:see|reach|get)s? (the|my) results(?=[.!]?$)`,
  "u"
)
const taken =
  /\b([Tt])akes? (the|its|this|that) (quiz|test|exam) (?:with (?:all )?(?:the |its )?default settings|as it is)(?=,? and |[,;]|[.!]?$)/gu

/** `take its quiz with the default settings and answer A, B and C, checking each answer and moving on, until I see the results`: one after the other, and then the results. Masked. */
export const eachAnswered = (text: string): string => {
  const begun = text.replace(
    taken,
    (_, t: string, which: string, what: string) =>
      `${t === "T" ? "S" : "s"}tart ${which} ${what} without changing any settings`
  )
  return begun.replace(answered, (_, lead: string, all: string) => {
    const before = lead.replace(/(?:,| and|, and|;) $/u, "; ")
    const answers = all.split(/,? and |, /u)
    return (
      before + answers.map((each) => `pick ${each}, check`).join(", continue; ") + " and open the results"
    )
  })
}

export const plainerOfReports: ReadonlyArray<readonly [RegExp, string]> = [
  // "That same Thursday".
  [/\b(that|this|the) same (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/gu, "$1 "],
  // "A note at the top saying ▯": where any message may stand.
  [
    /\b(note|notice|hint|warning|error|message|toast|banner|alert|snackbar|notification|confirmation) at the (?:very )?top(?: of (?:the|this) (?:page|screen|window|app))? (?=(?:that |which )?(?:saying|says?|reading|reads?|telling|tells?)\b)/gu,
    "$1 "
  ],
  // "The result is 75%, with the words ▯": a figure, and what is said beside it.
  [
    new RegExp(
      `${lead}((?:[Tt]he|[Mm]y) (?:\\p{Ll}+ ){1,3}(?:is|reads|says|shows|should be) (?:now )?${figure}),? with the (words|text|message) (${mark}|\\p{Lu}[^,;:]{2,60}?)(?=[.!]?$)`,
      "u"
    ),
    "$1$2; the text $4 is shown"
  ],
  // "There is one mistake listed: for the capital of Norway it shows ▯".
  [
    new RegExp(
      `${lead}[Tt]here (is|are|should be|must be) ((?:now |only |exactly |just )*${few} \\p{Ll}+) (listed|shown|displayed): for (?=the |${mark}|\\p{Lu})([^,;:]{1,60}?),? it (?=(?:shows|says|reads|lists) )`,
      "u"
    ),
    "$1$3 $2 $4; $5 "
  ],
  [
    new RegExp(
      `${lead}[Tt]here (is|are|should be|must be) ((?:now |only |exactly |just )*${few} \\p{Ll}+) (listed|shown|displayed)(?=[.!]?$|,? and )`,
      "u"
    ),
    "$1$3 $2 $4"
  ],
  // "Mistakes (4) is listed with You said: nothing for the capital of Portugal": what stands there for that one.
  [
    new RegExp(
      `${lead}(${mark}|\\p{Lu}[^,;:]{1,40}?) (is|are) (listed|shown|displayed),? with (${mark}|\\p{Lu}[\\p{L} ]{1,30}: [^,;:]{1,40}?) (?:for|of|under) (the [^,;:]{2,60}?|${mark})(?=[.!]?$)`,
      "u"
    ),
    "$1$2 $3 $4; $6 shows $5"
  ],
  // "There is a new invoice L-307".
  [
    new RegExp(
      `${lead}(?:(?:I|we|you|the user) (?:should |can |now )*sees?|[Tt]here (?:is|should be|must be)) (?:now )?(a new \\p{Ll}+(?: \\p{Ll}+)? (?:${mark}|${code}))(?=[.!]?$)`,
      "u"
    ),
    "$1$2 is shown"
  ],
  // "There is one fault: for the front axle it shows ▯": all that is told behind it is said of that one.
  [
    new RegExp(
      `(?<=[^,;:]): for (?=the |${mark}|\\p{Lu})([^,;:]{1,60}?),? it (?=(?:shows|says|reads|lists) )`,
      "u"
    ),
    "; $1 "
  ]
]
