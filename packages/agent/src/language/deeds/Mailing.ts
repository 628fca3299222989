/** What is done with a message that somebody sent, by the message: `forward Ada's email to Ben`, `send Ben the message you got from Ada`. Masked. */
import { type By, pattern } from "../words/Pattern.js"

const kind = "(?:e-?mail(?: message)?|message|mail)"
const name = "[\\p{Lu}\\uE000-\\uF8FF][^ ,;'’]*(?: \\p{Lu}[^ ,;'’]*)?"

/** Whose it is stands in one of these ways; the one that fits is not empty. */
const by = `(?:by|from|(?:written|sent) by)`
const got = "(?:(?:that |which )?(?:I|we|you|they) (?:(?:have )?(?:got|received|had)|have) )"
const sent = "(?:that |which )?"
const toMe = "(?: (?:to )?(?:me|us|you))?"
const told = (article: string): string =>
  [
    `${article}${kind} ${got}?${by} (${name})`,
    `${article}${kind} ${sent}(${name}) (?:sent|wrote)${toMe}`,
    `(?:the )?(${name})['’]s ${kind}`,
    `the (${name}) ${kind}`
  ].join("|")
const message = told("(?:the |an? |that |my )?")
/** "Send an email from Ada to Ben" writes one. */
const theMessage = told("(?:the |that |my )")

const whose = (names: ReadonlyArray<string>): string => names.find((each) => each !== "") ?? ""

const look =
  "(?:[Ff]ind|[Ll]ocate|[Ll]ook for|[Ss]earch for|[Gg]o to|[Nn]avigate to|[Oo]pen|[Pp]ull up|[Gg]et|[Rr]etrieve|[Ss]elect|[Rr]ead)"
const joint = "(?:,? and(?: then)?|,? then|,)"
const pass = "(?:[Ff]orward|[Ss]end|[Pp]ass|[Gg]ive|[Rr]esend)"
const it = `(?: (?:it|that|this|(?:that|this|the) ${kind}))?(?: on| along| over| back)?`
const answer = "(?:[Rr]eply|[Rr]espond|[Ww]rite back|[Aa]nswer)"
const saying =
  "(?: with| saying| by saying| by writing| and say)?(?:,)?(?: (?:the )?(?:text|message|words?),?)?"

/** To the end of the step, where nothing else is done or checked there. */
const freely =
  '(?!All\\b|To\\b|Now\\b|Button\\b|Link\\b)\\p{Lu}(?:(?!,? (?:and|then) (?:then )?(?:check|verify|see|make sure|confirm|click|press|send|submit|go|open)\\b)[^;"\uE000-\uF8FF])*'

/** What is done with it is told of "it", and would be read by itself. */
const found = `(?<=(?:^|\\b(?:please|you) )${look} (?:${message.replaceAll(`(${name})`, name)})${joint} )`

export const plainerOfMailing: ReadonlyArray<readonly [RegExp, string]> = [
  [new RegExp(`${found}(?:send|pass|give)(?=${it} to ${name}[.!]?$)`, "u"), "forward"],
  [new RegExp(`${found}reply (?=[\\uE000-\\uF8FF][.!]?$)`, "u"), "reply to them with "]
]

const forward = (who: string, whom: string): string | undefined =>
  who === "" || whom === "" || who === whom
    ? undefined
    : `click ${who}; click Forward; type ${whom} into the To field; click Send`
const reply = (who: string, what: string): string | undefined =>
  who === "" ? undefined : `click ${who}; click Reply; type ${what} into the text area; click Send`

export const mailing: ReadonlyArray<readonly [RegExp, By]> = [
  [
    pattern(`${look} (?:${message})${joint} ${pass}${it} to (${name})`),
    (a = "", b = "", c = "", d = "", whom = "") => forward(whose([a, b, c, d]), whom)
  ],
  ...[`[Ff]orward (?:${message})`, `${pass} (?:${theMessage})`].map((passed): readonly [RegExp, By] => [
    pattern(`${passed}(?: on| along| over)? to (${name})`),
    (a = "", b = "", c = "", d = "", whom = "") => forward(whose([a, b, c, d]), whom)
  ]),
  [
    pattern(`${pass} (?:to )?(${name}) (?:${theMessage})`),
    (whom = "", a = "", b = "", c = "", d = "") => forward(whose([a, b, c, d]), whom)
  ],
  [
    pattern(`${look} (?:${message})${joint} ${answer}(?: to (?:it|them|her|him))?${saying} (@)`),
    (a = "", b = "", c = "", d = "", what = "") => reply(whose([a, b, c, d]), what)
  ],
  [
    pattern(`${answer}(?: to)? (?:${message}),?${saying} (@)`),
    (a = "", b = "", c = "", d = "", what = "") => reply(whose([a, b, c, d]), what)
  ],
  // To the message that is open.
  [
    pattern(`(?:[Rr]eply|[Rr]espond|[Ww]rite back)${saying} (@)`),
    (what = "") => `click Reply; type ${what} into the text area; click Send`
  ],
  // "Reply with Great, thank you": what stands without quotes goes on to the end, and "Reply All" is a button.
  [
    pattern(`(?:[Rr]eply|[Rr]espond|[Ww]rite back)(?: to (?:it|them|him|her))?${saying}:? (${freely})`),
    (what = "") => `click Reply; type "${what}" into the text area; click Send`
  ],
  [
    pattern(`${answer} (@) to (?:${message})`),
    (what = "", a = "", b = "", c = "", d = "") => reply(whose([a, b, c, d]), what)
  ]
]
