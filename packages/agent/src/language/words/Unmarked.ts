/** What is said without quotation marks: `it says No devices yet`, `open the article How we roast our beans`. Masked as a quotation. */
import { type Masked, plain, quoting } from "./Literals.js"
import { isMoreThanName, sayEach } from "./NameWords.js"
import { untilOnward } from "../wordings/PlainerOfSaid.js"
import { verbOf } from "./Verbs.js"

/** Where what is said ends: another clause, or where it stands. */
const ends =
  /,? (?:and|but|while|whereas|so) (?:then )?(?=(?:(?:see|find|get) )?(?:the|an?|it|its|I|you|we|there|no|my|that|both|all|each)\b|\d+ [a-z]+ (?:is|are|should|must)\b|[a-z]+s?\b (?:is|are|the|it)\b)|; |, (?=(?:the|an?|it|its|then|and|there|but|so)\b)| (?:in place of|instead of) | (?:in|on|at|below|above|under|beneath|next to|beside|near|inside) (?:the|my|its|a|this|that) (?=[\w -]{0,40}\b(?:page|dialog|modal|list|table|bar|header|footer|panel|section|field|form|screen|toast|message|tab|card|row|box|menu|button|entries|items|heading)(?:$|, and |,? and the |; | with (?:an?|the) ))/u

const saying =
  /\b(?:(?<!\b(?:that|which) )says?|reads?|saying|reading|asks?|asking|states?|stating|tells? (?:me|us|you|the user)|(?:chang|switch|turn|updat)(?:es|s|ed)? (?:in)?to|becomes?)(?::| now)? (?=[A-Z])/u

const nouns =
  "(?:text|message|error|toast|warning|notification|notice|hint|note|heading|headline|title|alert|banner|snackbar|caption|words|phrase|confirmation|question|prompt)"
const named = new RegExp(
  `\\b(?:the|an?) (?:(?:error|warning|success|toast|confirmation|alert|info|validation) )?${nouns}(?: message)?(?: saying| reading| that says| which says|:)? (?=[A-Z])`,
  "u"
)
const predicate =
  / (?:(?:is|are|was|should|must|will|gets?|has|have|can|could|does|do|did|ca|wo)(?:n['’]t)? (?:now |still |no longer |not |then |be |have )*(?:shown|displayed|visible|there|seen|appear(?:ed)?|show(?: up)?|pop(?:ped)? up|come up|gone|disappear(?:ed)?|vanish(?:ed)?|listed|present|nowhere|given)|appears?|shows? up|pops? up|comes? up|disappears?|goes away|stays|remains|vanishes)\b/u

const seeing =
  /\b(?:see|sees|read|get|gets|(?<=^|\b(?:I|we|you|they|user|should|can|will|must|and|then|also|now|to) )notice|am shown|are shown|is shown|be shown|be told|am told|expect)(?: now)? (?=[A-Z])/u

const opened =
  /^(?:(?:I|we|you|the user) )?(?:[Cc]lick|[Oo]pen|[Ss]elect|[Cc]hoose|[Pp]ick|[Tt]ap|[Dd]elete|[Rr]emove|[Ee]dit|[Vv]iew|[Rr]ead|[Aa]rchive|[Pp]ublish|[Vv]isit|[Pp]ress|[Aa]cknowledge)(?:s|ed)?(?: on)? (?:the |my |this )(?!(?:[a-z]+ )?(?:button|link|tab|icon|option|menu|field|checkbox)\b|first|last|second|third|next|[a-z]+s )(?:[a-z]+ ){1,2}(?=[A-Z])/u

const typing = /^(?:(?:I|we|you|the user) )?(?:write|type|enter|put|input)s? (?=[A-Z])/iu

/** Several names, each with its capital. */
const enumerates = (said: string): boolean =>
  said.split(/,? and |, /u).length > 1 && said.split(/,? and |, /u).every((part) => /^[A-Z\d]/u.test(part))

const strong = (said: string): boolean =>
  (isMoreThanName(said) || /^No | (?:of|and) \S|^(?:You|We|There|This|That|It|Nothing) [a-z]/u.test(said)) &&
  !enumerates(said)

const things =
  /^(.{0,120}?\b(?:remains?|left|listed|shown|displayed|these|namely|following|order) ?(?::|,|namely) )([A-Z][^\uE000-\uF8FF:;]{3,200})$/u

/** `once A is shown, B should be`: the comma ends what is told of the time, and begins no list. */
const event = /^(?:if|when|once|after|unless|until|while|whenever|as soon as)\b.*, $/iu

/** `two articles remain: How we roast and Cold brew`: each of them is a name. */
const enumerated = (masked: Masked): Masked => {
  const [, lead = "", list = ""] = things.exec(masked.text) ?? []
  const parts = list.replace(/[.\s]+$/u, "").split(/,? and |, /u)
  if (
    lead === "" ||
    event.test(lead) ||
    !parts.every((part) => /^[A-Z]/u.test(part)) ||
    !parts.some((part) => isMoreThanName(part))
  )
    return masked
  return parts.reduce<Masked>(
    (done, part, at) => quoting(done, `${done.text}${at === 0 ? "" : " and "}`, part, ""),
    { text: lead, literals: masked.literals }
  )
}

const boxes =
  /\b(?:dialog|modal|pop-?up|window|panel|section|page|card|form|box|drawer|sheet) (?:titled|entitled|called|named|headed|captioned) (?=[A-Z])/u
const boxEnds =
  /,| (?:and|that|which|warns?|opens?|appears?|comes? up|pops? up|shows?|says?|asks?|tells?|is|are|should|must|will|has|closes?|with|in|on|below|above|under|mentions?|states?|explains?|reads?)\b| (?=the [a-z]+(?: [a-z]+)? (?:is|must|should|has|shows|reads|says)\b)/u

const cut = (whole: string, end: RegExp): string => {
  const rest = untilOnward(whole)
  const found = end.exec(rest)
  return (found === null ? rest : rest.slice(0, found.index)).replace(/[.,;:\s]+$/u, "")
}

const quoted = (masked: Masked, at: number, said: string): Masked => {
  const { literals, text } = masked
  return quoting(masked, text.slice(0, at), said, text.slice(at + said.length), plain(said, literals))
}

/** A text that begins with a capital where a word says that something is said, as long as no name could be meant as well. */
const after = (masked: Masked, lead: RegExp, end: RegExp, always = false): Masked => {
  const found = lead.exec(masked.text)
  if (found === null) return masked
  const at = found.index + found[0].length
  const said = cut(masked.text.slice(at), end)
  const clauses = always || strong(said)
  // A quotation in it is what is said.
  return said === "" || !clauses || /[\uE000-\uF8FF]/u.test(said) || said.length > 160
    ? masked
    : quoted(masked, at, said)
}

/** `write Milk first then patience into the body`: no second deed begins with what is no verb. */
const typed = (masked: Masked): Masked => {
  const lead = typing.exec(masked.text)
  if (lead === null) return masked
  const at = lead[0].length
  const [, said = ""] =
    /^([^,;\uE000-\uF8FF]{1,160}?) (?:in|into|inside) (?:the|my) [\p{L} ]+[.!]?$/u.exec(
      masked.text.slice(at)
    ) ?? []
  const next = / (?:then|and) (\S+)/u.exec(said)?.[1]
  return next === undefined || verbOf(next) !== undefined || / (?:as|in|into) /u.test(said)
    ? masked
    : quoted(masked, at, said)
}

const appears =
  /^(.{0,160}?\b(?:appears|appear|pops up|pop up|shows up|comes up|come up|is shown|is displayed|opens|says|reads)) ?: (?=\S)/u

/** `a message appears: “Plan” published`: all of it is said, marks and all. */
const announced = (masked: Masked): Masked => {
  const lead = appears.exec(masked.text)
  const rest = lead === null ? "" : masked.text.slice(lead[0].length).replace(/[.\s]+$/u, "")
  if (
    lead === null ||
    rest === "" ||
    /^[\uE000-\uF8FF](?:(?:,? and |, )[\uE000-\uF8FF])*$/u.test(rest) ||
    /[,;:]/u.test(rest)
  )
    return masked
  const { literals, text } = masked
  return quoting(masked, text.slice(0, lead[0].length), rest, "", plain(rest, literals))
}

/** `expect an error: Warning must be lower`. */
const told = (masked: Masked): Masked => {
  const lead = new RegExp(
    `^(.{0,100}?\\b(?:${nouns}|complaint)(?: message)?(?: (?:now )?(?:is|reads|says))?|(?:Toast|Snackbar|Message|Notification|Banner|Alert|Notice|Error|Warning)) ?: (?=[A-Z]|\\p{Sc}?\\d\\S* [a-z])`,
    "u"
  ).exec(masked.text)
  if (lead === null) return masked
  const rest = masked.text.slice(lead[0].length).replace(/[.\s]+$/u, "")
  return rest === "" || /[;:\uE000-\uF8FF]/u.test(rest)
    ? masked
    : quoting(masked, `${lead[1] ?? ""} `, rest, "")
}

const soItSays =
  /^(.{0,160}? (?:is|are|be|becomes?|gone|away)(?: now| again)*(?: (?:empty|blank|closed|bare|done|over))?) ?: (?=(?:You (?:have|are|can|cannot|must|need|will)|There (?:is|are)|No|Nothing|None|Your) )/u

/** `the tab should be empty: You have no bookings yet`: what it says then. */
const explained = (masked: Masked): Masked => {
  const [all = "", lead = ""] = soItSays.exec(masked.text) ?? []
  const rest = masked.text.slice(all.length).replace(/[.\s]+$/u, "")
  return all === "" || /[,;:\uE000-\uF8FF]/u.test(rest)
    ? masked
    : quoting(masked, `${lead}, and I should see `, rest, "")
}

export const withQuotations = (masked: Masked): Masked => {
  const said = enumerated(told(announced(explained(typed(masked)))))
  const boxed = after(said, boxes, boxEnds, true)
  const spoken = sayEach(boxed.text) ? boxed : after(boxed, saying, ends)
  const saidBy = after(
    spoken,
    new RegExp(
      `\\b${nouns}(?: message)? (?:saying|reading|that says|which says|that reads|with the text|tells (?:me|us|you))(?: that)? (?=[A-Z])`,
      "u"
    ),
    new RegExp(`${predicate.source}|${ends.source}`, "u"),
    true
  )
  const counted = after(
    saidBy,
    /\bthe (?:heading|headline|title|text) (?=\d)/u,
    new RegExp(`${predicate.source}|${ends.source}`, "u"),
    true
  )
  const tallied = after(
    counted,
    /\b(?:says?|reads?) (?=\d+ [a-z]+, \d+ [a-z]+)/u,
    /;|, (?=[a-z]+ )| (?:and|in|on|at|below|above|under|beside) /u,
    true
  )
  const summed = after(
    tallied,
    /\b(?:says?|reads?|sees?) (?=\d+ [a-z]+, [a-z]+ (?:[A-Z]{3} )?[\p{Sc}\d])/u,
    /;| (?:and|in|on|at|below|above|under|beside) /u,
    true
  )
  const titled = after(summed, named, new RegExp(`${predicate.source}|${ends.source}`, "u"))
  const seen = after(titled, seeing, ends)
  const got = after(seen, /\b(?:and|then) gets? (?=[A-Z])/u, ends, true)
  return after(got, opened, /,? (?:and|then) |[,;] /u)
}
