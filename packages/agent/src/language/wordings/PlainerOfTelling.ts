/** Other words for what a thing tells: `the Size list is displayed with the value Small`, `the 15:00 slot is a Plasma one`, `we are owed $5 (Outstanding)`. Masked. */
import { begin, mark } from "./PlainerEdges.js"
import { MONTH } from "../words/Dates.js"
import { verbOf } from "../words/Verbs.js"

const that = "^((?:.*\\bthat )?)"
const end = "(?=[.!]?$|,|;| and )"
const figure = `(?:${mark}|\\p{Sc} ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:\\p{Sc}|%))`

/** What may stand before a statement, and of what it is made. */
const stating = "^((?:.*\\b(?:see|sees|verify|check|ensure|confirm|assert) that )?)"
const thing = `(${mark}|\\p{Lu}[^,;:]{1,40}?)`
/** By a name of its own, and no row or other part of the page, which other wordings tell of. */
const named = `(${mark}|(?!(?:The|A|An|All|Each|Every|It) )\\p{Lu}[^,;:]{1,40}?)`
const weekday =
  "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: (?!and\\b|or\\b|at\\b|to\\b|in\\b|for\\b)\\p{Ll}+)?"

export const plainerOfTelling: ReadonlyArray<readonly [RegExp, string]> = [
  // "It shows June 2026 and 7 people": a month, and how many there are, of which neither is said of the other.
  [
    new RegExp(
      `\\b(?:[Ii]t|[Tt]he page) (?:now )?(?:shows|displays) (${MONTH} \\d{4}),? and (?=\\d+ \\p{Ll}+(?:[.!]?$|,|;))`,
      "u"
    ),
    "$1 is shown and there are "
  ],
  // "Only Ada and Bo remain, and it says 2 sailors": neither of both, but the page.
  [
    new RegExp(
      `^([^;]*(?:${mark}|\\p{Lu}[^,;]{0,40}?) and (?:${mark}|\\p{Lu}[^,;]{0,40}?) (?:(?:still |now )?(?:remain|are (?:left|shown|listed|there|visible|displayed|still there)|appear|stay|show up)),? and) it (?=(?:says|reads|tells me) )`,
      "u"
    ),
    "$1 the page "
  ],
  // "A confirmation pops up saying ▯": what asks is a dialog.
  [
    /^((?:.*\bthat )?)(an?|the) (confirmation|warning) (pops up|comes up|opens)(?=,? (?:saying|asking|with|and) |[.]?$)/iu,
    "$1$2 $3 dialog $4"
  ],
  // "The Size list is displayed with the value Small": it is there, and holds that.
  [
    new RegExp(
      `${that}(the [^,;]{1,40}? (?:drop-?down|select|list|field|box|input|combo ?box|picker|slider)) ((?:is|should be|must be) (?:shown|displayed|visible)|appears) with the (?:value|selection|choice) (${mark}|\\p{Lu}[^,;]{0,40}?|\\d[\\d.,]*)(?=[.!]?$)`,
      "iu"
    ),
    "$1$2 $3; the value of $2 is $4"
  ],
  // "The 15:00 slot is a Plasma one": it says Plasma.
  [
    new RegExp(
      `${that}([^,;]{3,60}?) (is|should be|must be) an? (${mark}|\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*)?) one${end}`,
      "u"
    ),
    "$1$2 $3 $4"
  ],
  // "We are owed $5 (Outstanding)": what the page calls so.
  [
    new RegExp(
      `${that}(?:[Ww]e|I|[Yy]ou|[Tt]hey|[Tt]he \\p{Ll}+) (?:(?:are|am|is|have|has|now|still) )*(?:owed|owes?|spent|earned|paid|saved|have|has) (${figure}) \\((${mark}|\\p{Lu}[\\p{L} ]{2,30})\\)${end}`,
      "u"
    ),
    "$1the $3 is $2"
  ],
  // "Fill in the registration form for Ada Berg, age 30, size M": her name goes into its field as well.
  [
    new RegExp(
      `${begin}([Ff]ill)(s?)(?: in| out)? the ((?:\\p{Ll}+ )?form) (?:for|of|with) (${mark}|\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){1,3}),? (?:with )?(?=(?:an? )?\\p{Ll}+(?: \\p{Ll}+)? [\\p{Lu}\\d\\uE000-\\uF8FF])`,
      "gu"
    ),
    "$1$2 in the $3: name $4, "
  ],
  // "It should refuse, saying that the name is taken".
  [
    /^((?:.*\bthat )?)(?:it|the (?:page|form|app|site|system|dialog)) (?:should |must )?(?:refuses?|rejects?|objects?|declines?|complains?)(?: (?:it|this|that))?,? (?:saying|telling (?:me|us|you)|and (?:says?|tells? (?:me|us|you))|with the message)(?: that)? (?=\S)/iu,
    "$1the page says that "
  ],
  // "Press Edit next to her name".
  [/ (next to|beside|alongside|opposite) (?:his|her|its|their) name(?=[.!]?$|,|;| and )/gu, " $1 it"],
  // "Make it 4 rolls instead".
  [new RegExp(`${begin}make it (\\d{1,6}) (\\p{Ll}{3,}) instead${end}`, "giu"), "change the $2 to $1"],
  // "Ada is still booked for 11:45".
  [
    new RegExp(
      `${stating}${thing} (?:is|should be|must be) (?:now |still |also )?(booked|scheduled|reserved|planned|registered) (?:for|at|on) (\\d{1,2}[:.]\\d\\d(?: ?[ap]m)?|\\d{1,2} \\p{Lu}\\p{Ll}+(?: \\d{4})?|${mark})${end}`,
      "u"
    ),
    "$1$2 contains $3 and $2 contains $4"
  ],
  // "Ada's visit should still be planned for Monday afternoon", of a week by its days.
  [
    new RegExp(
      `${stating}${thing} ((?:is|should be|must be)(?: now| also| still)?) (?:planned|scheduled|booked) (?:for|on) (${weekday}) and (?:(?:for|on) )?(${weekday})(?=[.!]?$)`,
      "u"
    ),
    "$1$2 $3 shown in $4; $2 $3 shown in $5"
  ],
  [
    new RegExp(
      `${stating}${thing} ((?:is|should be|must be)(?: now| also| still| not| no longer)?|(?:should|must) (?:now|also|still|not|no longer) be) (?:planned|scheduled|booked) (?:for|on) (${weekday})${end}`,
      "u"
    ),
    "$1$2 $3 shown in $4"
  ],
  // "On Monday, ▯ is planned for lunch and ▯ for dinner".
  [
    new RegExp(
      `^[Oo]n (${weekday}),? ${thing} (?:is|should be|must be) (?:planned|scheduled|booked) for (\\p{Ll}+) and ${thing} for (\\p{Ll}+)(?=[.!]?$)`,
      "u"
    ),
    "$2 is shown in $1 $3; $4 is shown in $1 $5"
  ],
  // "Ada is still marked as Absent".
  [
    new RegExp(
      `${stating}${thing} (?:(?:should|must) still be|is still) marked(?: as)? (${mark}|\\p{Lu}[^,;:.]{1,40}?)(?=[.!]?$)`,
      "u"
    ),
    "$1$2 should still show $3"
  ],
  // "Tuesday dinner should be ▯ with 4 servings".
  [
    new RegExp(
      `${stating}${named} (?:is|should be|must be|shows|should show|must show|displays|should display) (${mark}) with (\\d[\\d.,]* \\p{Ll}{3,})(?=[.!]?$)`,
      "u"
    ),
    "$1$2 shows $3; $2 shows $4"
  ],
  [
    new RegExp(
      `${stating}${named} should (now|still) (?:be|show) (${mark}) with (\\d[\\d.,]* \\p{Ll}{3,})(?=[.!]?$)`,
      "u"
    ),
    "$1$2 should $3 show $4; $2 should $3 show $5"
  ],
  // "Next", jotted down by itself.
  [/^(next|previous|back)(?=[.!]?$)/iu, "click $1"],
  // "As a member with $5 in my account, I open Wallet and see that balance on the card": the amount that was told.
  [
    new RegExp(
      `^As an? \\p{Ll}+(?: \\p{Ll}+)? with (${figure}) (?:in|on) (?:my|the) [^,;]{2,40}, (.*\\bsee )that (?:balance|amount|figure|sum|total|number) (?=(?:in|on|under|next to|beside) )`,
      "u"
    ),
    "$2$1 "
  ],
  // "The counter below shows 5 / 80", behind what was written.
  [
    new RegExp(
      `\\bthe (?:(?:character|word|letter) )?counter (?:below|underneath|beneath) (?:shows|says|reads|displays) (${mark}|\\d[^,;]{0,20}?)${end}`,
      "giu"
    ),
    "the counter below it reads $1"
  ],
  // "The first row has Ada with $5".
  [
    new RegExp(
      `(^|[,;] |\\band )((?:the )?(?:first|second|third|fourth|fifth|last|top|bottom|next) (?:row|line|entry|item)(?: (?:of|in) the \\p{Ll}+)?) (?:has|shows|lists|is) (${mark}|[\\p{L}\\d][\\p{L}\\d_'’-]*(?: \\p{Lu}[\\p{L}'’-]*)*) with (${figure})${end}`,
      "giu"
    ),
    "$1$2 contains $3; $2 contains $4"
  ],
  // "Ada in the list as Active", behind what else is seen.
  [
    /^(.*\bexpects? .*?),? and (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*) in the (list|table) as (\p{Lu}[\p{L} ]{2,20}?)(?=[.]?$)/u,
    "$1; $2 in the $3 contains $4"
  ]
]

const trying =
  /^((?:(?:then|now|next|and|but),? )?(?:(?:I|we|the user) )?)tr(?:y|ies) (\p{L}+ing) (?=[^:]+$)/iu

/** `try sending it`: it is done, and what comes of it is told next. */
export const tried = (text: string): string =>
  text.replace(trying, (said, lead: string, word: string) => {
    const verb = verbOf(word)
    return verb?.form === "gerund" ? `${lead}${verb.base} ` : said
  })
