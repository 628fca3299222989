/** What is told with a quotation, in other words than "says": `a snackbar confirms "Sent"`, `I am asked "Why?"`. */
import { type By, pattern } from "../words/Pattern.js"

const noun =
  "(?:message|error|warning|toast|snackbar|notification|notice|alert|hint|banner|confirmation|note|pop-?up|dialog|modal|tooltip|status|label|line|form|bar|box)"
const speaker = `((?:the|an?|another|one) (?:[a-z-]+ ){0,3}?${noun})`
const verbs =
  "(?:confirm|report|announce|mention|tell|inform|state|warn|complain|explain|declare|add|reply|answer|ask|point out)s?"
const shown =
  "(?:is|should be|must be|gets) (?:shown|displayed|visible)|appears?|should appear|comes? up|pops? up|shows? up|opens?"
const who = "(?:I|we|you|the user|user|the customer|the visitor)"
const opens = `(?:an?|the) ([a-z]+(?: [a-z]+)?) (?:called|named|titled|labell?ed|headed|with the (?:title|heading|name|label)) (@)`

export const announcements: ReadonlyArray<readonly [RegExp, By]> = [
  // "The remark that approval is locked has gone": those words stood there.
  [
    pattern(
      `(?:the|that) (?:remark|note|message|hint|warning|notice|error|info|reminder) that ([^\\uE000-\\uF8FF"“”,;:]{3,60}? (?:is|are|has|have|must|can) [^\\uE000-\\uF8FF"“”,;:]{2,60}?) (?:is (?:now )?gone|is no longer (?:shown|there|visible|displayed)|went away)`
    ),
    (said = "") =>
      /\b(?:not|no|never|and|or|but|if|unless)\b/iu.test(said)
        ? undefined
        : `the message "${said}" is no longer shown`
  ],
  // In which words, is the page's own affair.
  [
    pattern(`(?:the|this) (?:page|app|site|screen|shop) thanks (?:me|us|you|the [a-z]+)`),
    'the page contains text matching "(?<![Nn]o )[Tt]hank(s| you)(?![a-z])"'
  ],
  // "The page thanks Ada for the gift": with her name, and with what it is for.
  [
    pattern(
      `(?:the|this|it) (?:page|app|site|screen|shop|message|dialog) (?:should |must )?thanks? ([A-Z][\\p{L}-]+)(?: for (?:the|her|his|their|my|your|an?) ([a-z]{3,}))?`
    ),
    (name = "", gift = "") => {
      const thanks = `(?<!no )thank(s| you)(?![a-z])[^.!?|]{0,40}(?<![a-z])${name}(?![a-z])`
      const told = gift === "" ? thanks : `${gift}[^|]{0,30}${thanks}|${thanks}[^.!?|]{0,60}(?<![a-z])${gift}`
      return `the page contains text matching "/${told}/i"`
    }
  ],
  [
    pattern(
      `${speaker} (?:should |must |will |now )*${verbs}(?: me| us| the user)?(?: that| of| about|:)* (@)`
    ),
    "$1 shows $2"
  ],
  [
    pattern(
      `${who} (?:am |is |are |should be |must be |gets? |get )+(?:told|informed|notified|asked|greeted|warned|welcomed|alerted|reminded)(?: with| that| about| by)*:? (@)`
    ),
    "I see $1"
  ],
  [
    pattern(
      `(?:[A-Z]\\w+|it|the (?:bot|agent|assistant|chatbot|app|system|page|game|site|supporter|seller|other side)) (?:should |must |will |now |then )*(?:answers?|replies|reply|responds?|greets?|says?|writes?|asks?)(?: me| us| the user)?(?: with| that| by|:)* (@)`
    ),
    "I see $1"
  ],
  [
    pattern(`(?:its|the) (?:reply|answer|response) (?:contains?|includes?|says?|reads?|is|mentions?) (@)`),
    "I see $1"
  ],
  [pattern(`expect(?:ing)?:? (?:to (?:see|find|get|read) )?((?:the|an?) [a-z ]*@)`), "$1 is shown"],
  [pattern(`(?:(?:check|look|watch|wait) (?:out )?)?for ((?:the|an?) [a-z ]*@)`), "$1 is shown"],
  [pattern(`(?:${who} )?(?:should |can |could |must )*read (@)`), "I see $1"],
  [
    pattern(
      `(toast|snackbar|message|notification|banner|alert|error|warning|hint|notice|dialog|tooltip): (@)`
    ),
    "the $1 shows $2"
  ],
  [
    pattern(`(.+?) (?:is|are) (?:now )?headed (?:by |with )?(@|[A-Z][^,;"]*)`),
    (box = "", title = "") => `the heading ${/^[A-Z]/u.test(title) ? `"${title}"` : title} is shown in ${box}`
  ],
  [pattern(`${opens} (?:${shown}) with (#) in it`), "the $1 $2 is shown; the $1 $2 contains $3"],
  [
    pattern(
      `${opens} (?:${shown}|(?:asks?|warns?)(?: me| us| the user)?(?: about it)?)(?:,? (?:mentioning|saying|stating|reading|showing|which says|that says) (@))?`
    ),
    (kind = "", name = "", text = "") =>
      `the ${kind === "confirmation" ? "dialog" : kind} ${name} is shown${text === "" ? "" : `; I see ${text}`}`
  ],
  [
    pattern(
      `(?:an?|the) ([a-z -]+?) (?:${shown}),? (?:mentioning|saying|stating|reading|showing|which says|that says|telling me|asking|asking me)(?: that)? (@)`
    ),
    "the $1 is shown; I see $2"
  ]
]
