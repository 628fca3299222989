/** Ways to write down with what one logs in: `Log in (ada, secret1)`, `customer 40213 has logged in with PIN 7788`. Masked. */
import { end, mark } from "./PlainerEdges.js"

const who =
  "(?:(?:[Uu]ser|[Cc]ustomer|[Aa]ccount|[Mm]ember|[Ee]mployee|[Ss]tudent|[Cc]lient|[Pp]atient|[Ss]taff)(?: ?(?:name|number|id|ID|no\\.?))?|[Uu]sername|[Ll]ogin|[Ee]-?mail(?: address)?|[Nn]umber|ID|id)"
const secret = "(?:[Pp]assword|[Pp]asscode|[Pp]assphrase|[Pp]ass|[Pp]wd|PIN|[Pp]in)(?: code)?"
/** Bare words tell a name only where it stands right behind what it is. */
const word = "[^\\s,;:()/\\uE000-\\uF8FF]+"
const told = `(?:${mark}|(?=\\S*[\\d@_\\p{Lu}])${word})`
const name = `(?:${mark}|(?!(?:an?|the|my|his|her|their|its|your|this|that|and|or|with|using|valid|invalid|correct|incorrect|wrong|new|old|same|default|different|another|no|only|both)\\b)(?!${secret}\\b)${word})`
const log = "((?:[Ll]og|[Ss]ign)(?:s|ged|ned)? ?(?:in|on))"

const said = (source: string): RegExp => new RegExp(source, "gu")

export const plainerOfAccounts: ReadonlyArray<readonly [RegExp, string]> = [
  // "Open the menu under my name": what opens the ways of one's own.
  [
    /(?<=\b(?:[Oo]pen|[Cc]lick(?: on)?|[Tt]ap|[Pp]ress|[Uu]se)s? )(?:the (?:drop-?down )?(?:menu|drop-?down) (?:under|behind|at|on|by|of|with) )my (?:own )?(?:user ?)?name(?: (?:at|in) the (?:top|header|top right|upper right)(?: corner)?)?(?=[.]?$|,|;| and | then )/gu,
    "the user menu"
  ],
  // "The customer logs in": whoever it is does what a user does.
  [
    /^(?:(?:[Tt]he|[Aa]n?) )?(?:[Cc]ustomer|[Mm]ember|[Ee]mployee|[Gg]uest|[Vv]isitor|[Cc]lient|[Ss]tudent|[Pp]atient|[Aa]gent|[Mm]anager) (?=(?:logs|signs) (?:in|on)\b)/u,
    "the user "
  ],
  // "I am a logged in editor", "I log in with the given credentials".
  [
    /^((?:I|[Ww]e) (?:am|are)) an? (?:already )?(?:logged|signed)[ -]in (?!and )(?=(?:\p{L}+ )*\p{L}+[.]?$)/u,
    "$1 logged in as "
  ],
  [
    /\b((?:[Ll]og|[Ss]ign)(?:s|ged|ned)? ?(?:in|on)) (?:with|using) (?:the |my |your |our )?(?:given|provided|supplied|usual|stored|saved|configured|default|above) (?:credentials|account|user|log-?in|details)(?=[.]?$|,|;| and )/gu,
    "$1"
  ],
  [
    said(
      `^((?:I|[Ww]e) (?:am|are)|[Tt]he user is) (?:logged|signed) in as (?:an? |the )?user with (?:the )?(?:full )?name (?:${mark}),? (?:and )?(?:with )?(?:the )?e-?mail (${mark}),? (?:and )?(?:with )?(?:the )?${secret} (${mark})${end}`
    ),
    "$1 logged in as $2 with password $3"
  ],
  // "Sign in (ada, secret1)", "Log in (ada / secret1)".
  [said(`\\b${log} \\((${name})(?:,| ?/) ?(${name})\\)${end}`), "$1 as $2 with password $3"],
  // "Log in: user name ada, password secret1", "User logs in (customer number 40213, PIN 7788)".
  [
    said(
      `\\b${log}(?: using| with| as)?:? \\(?(?:the )?(?:${who}:? (${name})|(${told}))(?:,? and|,? with|,| /)? (?:the |a )?${secret}:? (${name})\\)?${end}`
    ),
    "$1 as $2$3 with password $4"
  ],
  // "Customer 40213 has logged in with PIN 7788", "ada signs in with password secret1".
  [
    said(
      `^(?:(?:[Tt]he )?(?:user|customer|member|employee|admin) (${name})|(?!(?:I|[Ww]e|[Yy]ou|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|[Uu]ser|[Ww]ho|[Vv]isitor|[Gg]uest|[Ee]veryone|[Ss]omebody|[Nn]obody|[Tt]hen|[Ww]hen|[Gg]iven)\\b)(${name})) (?:has |is |have )?(?:logs|signs|logged|signed) ?(?:in|on) (?:with|using) (?:the |a )?${secret}:? (${name})${end}`
    ),
    "log in as $1$2 with password $3"
  ]
]
