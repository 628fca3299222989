/** What is told once of several, told of each of them: `the rows for Ada and Ben show Paid`, `tick the boxes for ▯ and ▯`. Masked. */
import { partsOf } from "../words/Enumerations.js"
import { LITERAL } from "../words/Literals.js"
import { countOf } from "../words/Words.js"

const name =
  "(?:[\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}\\d'’-]*(?: (?:[\\p{Lu}\\d][\\p{L}\\d'’-]*|of|de|van|von))*|[\\p{L}\\d-]*\\d[\\p{L}\\d-]*)"
const kinds =
  "rows|cards|lines|entries|items|tiles|checkboxes|check boxes|boxes|switches|toggles|buttons|links|fields|badges|states|statuses"
const several = new RegExp(
  `^(.*?)\\b(?:(?:[Tt]he|[Bb]oth|[Aa]ll|two|three|four) )*((?:(?!(?:in|of|the|for|on|to|with|from|and|both|all|two|three|four) )\\p{Ll}+ ){0,2}?|(?:[\\uE000-\\uF8FF]|\\p{Lu}\\p{L}+) )(${kinds})(?: (for|of|named|next to|beside)|(?<=rows|cards|tiles|lines)) ((?:the )?(?:(?!(?:${kinds}|tabs|columns|sections|pages|options|headings)\\b)\\p{Ll}{3,}s )?(?:${name}, )*${name},? and ${name})(?=[ ,.;]|$)(.*)$`,
  "u"
)

const singulars: Readonly<Record<string, string>> = {
  entries: "entry",
  checkboxes: "checkbox",
  "check boxes": "check box",
  boxes: "box",
  switches: "switch",
  statuses: "status"
}
const verbs: ReadonlyArray<readonly [RegExp, string]> = [
  [/^ ((?:now |still |also |both |each |all )*)are\b/u, " $1is"],
  [/^ ((?:now |still |also |both |each |all )*)have\b/u, " $1has"],
  [
    /^ ((?:now |still |also |both |each |all )*)(show|read|say|contain|display|list|appear|disappear)\b/u,
    " $1$2s"
  ],
  [/^ ((?:now |still |also |both |each |all )*)carry\b/u, " $1carries"]
]

const singular = (rest: string): string =>
  verbs
    .reduce((said, [found, put]) => said.replace(found, put), rest)
    .replace(/^((?: now| still| also)*) (?:both|each|all)(?= )/u, "$1")
    .replace(/ (is|should|must)((?: now| still)?) (?:both|each|all) /u, " $1$2 ")

/** What is said of them together is said of none of them alone. */
const together =
  /\b(?:only|just|exactly|no|none|neither|nobody|not all|except|all but|between|same|equal|identical|different|differs?|respectively|order|sorted|swap|together|each other|before|after|sum|count|number)\b/iu
/** A clause of its own begins what stands before: it would be told twice. */
const parted = /[,;:]| and | or | then /u
const asked = /^(?:(?:verify|check|make sure|ensure|confirm) that |I should see that )?$/iu

/** One clause for each row; the text as it is where they are not told by their names. */
const apiece = (text: string): string => {
  const [, before = "", kind = "", plural = "", tie = "", list = "", after = ""] = several.exec(text) ?? []
  if (list === "" || parted.test(before) || together.test(before + after)) return text
  // Of what kind they are says nothing more: "the checkboxes of the users Ada and Ben".
  const names = partsOf(list.replace(/^the /u, "").replace(/^\p{Ll}{3,}s /u, ""))
  const things = names.map((name) =>
    ["the", kind + (singulars[plural] ?? plural.slice(0, -1)), tie, name]
      .filter((word) => word !== "")
      .join(" ")
  )
  if (asked.test(before))
    return before + things.map((thing) => thing + singular(after.replace(/[.]$/u, ""))).join("; ")
  // Where it is done belongs to each deed, and what is done next to none of them.
  const [where = ""] = /^(?:(?! and | then | ?[-=]> | → )[^,;.])*/u.exec(after) ?? []
  const lead = before.replace(
    /\b(checkbox|box|switch)es(?= (?:in|of) $)|\b(button|link|badge)s(?= (?:in|of) $)/u,
    "$1$2"
  )
  return things.map((thing) => lead + thing + where).join("; ") + after.slice(where.length)
}

const predicate =
  "(?: (?:now|still|both|each|all))* (?:have|show|read|contain|(?:should|must)(?: now| still)? (?:have|show|read|contain)) .*"
const two = new RegExp(`^(.*?)\\b[Bb]oth (${name}) and (${name})(${predicate})$`, "u")
const saying =
  "(?: (?:now|still|both|each|all))* (?:say|show|read|display|carry|(?:should|must)(?: now| still| both| each| all)* (?:say|show|read|display|carry)) (?!up\\b).*"
/** Names that stand for themselves: as one name they would take the verb of one. */
const some = new RegExp(
  `^(.*?)(?<![\\p{L}\\uE000-\\uF8FF] )((?:${LITERAL}, )*${LITERAL},? and ${LITERAL})(${saying})$`,
  "u"
)

/** `both have the status ▯`, `▯ and ▯ now say ▯`: the one has it, and the other. */
const bothOf = (text: string): string => {
  const [, before = "", one = "", other = "", afterTwo = ""] = two.exec(text) ?? []
  const [, ahead = "", list = "", afterSome = ""] = some.exec(text) ?? []
  const [names, lead, after] =
    one === "" ? [partsOf(list), ahead, afterSome] : [[one, other], before, afterTwo]
  if (names.length < 2 || !asked.test(lead) || together.test(after) || /[,;]/u.test(after)) return text
  const said = singular(after.replace(/[.]$/u, ""))
  return lead + names.map((each) => `${each}${said}`).join("; ")
}

const places = ["first", "second", "third", "fourth", "fifth"]
const leading =
  /^(.*?)\b[Tt]he first (two|three|four|five|[2-5]) (\p{Ll}+?)(ies|(?<=ch|sh|x|ss)es|s)((?: (?:in|of) the \p{Ll}+)?) (?:are|should be|read|show) (?:now |still )?([^;]{3,160}?)(?:,? in (?:that|this) order)?[.]?$/u

/** `the first three entries are A, B and C`: the first is A, the second is B. */
const inTurn = (text: string): string => {
  const [, before = "", count = "", stem = "", ending = "", place = "", list = ""] = leading.exec(text) ?? []
  const values = partsOf(list)
  if (count === "" || values.length !== countOf(count) || parted.test(before)) return text
  const kind = ending === "ies" ? `${stem}y` : stem
  return before + values.map((value, at) => `the ${places[at]} ${kind}${place} is ${value}`).join("; ")
}

const amounts =
  /^(.*?)\b([Tt]he (?:\p{Ll}+ )?(?:summary|dialog|panel|card|section|footer|overview|box|receipt|invoice|cart|basket)) (?:should |must )?(?:now |still )?(?:shows?|lists?|contains?|has|displays?) ((?:\p{Lu}[\p{L} ]{1,24} [\p{Sc}\d][^,;\s]*(?:, | and |, and )){1,5}\p{Lu}[\p{L} ]{1,24} [\p{Sc}\d][^,;\s]*?)[.]?$/u

/** `the summary shows Subtotal $50 and Total $45`: each by its label. */
const byLabels = (text: string): string => {
  const [, before = "", place = "", list = ""] = amounts.exec(text) ?? []
  if (list === "" || parted.test(before)) return text
  const one = (pair: string): string => {
    const at = pair.lastIndexOf(" ")
    return `the ${pair.slice(0, at)} in ${place.toLowerCase()} is ${pair.slice(at + 1)}`
  }
  return before + partsOf(list).map(one).join("; ")
}

const record =
  "(?:[Tt]he (?:row|card|line|entry|tile|item) (?:(?:for|of) )?[\\uE000-\\uF8FF]|[Tt]he [\\uE000-\\uF8FF] (?:row|card|line|entry|tile|item)|[\\uE000-\\uF8FF])"
const figure = "\\d[\\d.,]* \\p{Ll}[\\p{Ll} ]{1,24}"
const labelled = "the \\p{Ll}[\\p{Ll} ]{1,24} (?:[\\uE000-\\uF8FF]|[\\p{Sc}\\d][^,;\\s]*)"
const figures = new RegExp(
  `^(.*?)(${record}) (?:should |must )?(?:now |still )?(?:shows?|lists?|has|displays?) ((?:(?:${figure}|${labelled})(?:, | and |, and )){1,4}(?:${figure}|${labelled}))[.]?$`,
  "u"
)

/** `the Ada card shows 70 spots and the value ▯`: the one, and the other. */
const byFigures = (text: string): string => {
  const [, before = "", thing = "", list = ""] = figures.exec(text) ?? []
  const parts = partsOf(list)
  return list === "" || parted.test(before) || !parts.some((part) => /^\d/u.test(part))
    ? text
    : before + parts.map((part) => `${thing} shows ${part}`).join("; ")
}

const deedsTo = new RegExp(
  `^((?:(?:[Ww]hen |[Tt]hen |[Aa]nd )?(?:I|we|you|the user) )?(?:[Aa]dd|[Rr]emove|[Dd]elete|[Mm]ark|[Aa]rchive|[Aa]pprove|[Rr]eject|[Mm]ove)s?) (?:the )?(?:\\p{Ll}+s )?((?:${name}, )+${name},? and ${name}|${name} and (?=\\S*\\d)${name})((?: (?:to|from|into|in|as) (?:the |my |a )?[^,;]{2,40}?)?)(?=$|[.]$|,? (?:and|then) )(.*)$`,
  "u"
)

/** `add to the cart`: each of them is added. */
const deedOnEach = (text: string): string => {
  const [, verb = "", list = "", where = "", after = ""] = deedsTo.exec(text) ?? []
  const names = partsOf(list)
  // A list without digits may be one name: "Salt and Pepper".
  return list === "" || (names.length < 3 && !names.every((each) => /\d/u.test(each)))
    ? text
    : names.map((each) => `${verb} ${each}${where}`).join("; ") + after
}

const asPairs =
  /^((?:(?:[Ww]hen |[Tt]hen |[Aa]nd |[Gg]iven )?(?:I|we|you|the user) (?:have )?)?(?:[Ee]nter(?:ed|s)?|[Tt]yped?|[Pp]ut|[Ff]ill(?:ed)? in)) ((?:[^,;]{1,50}? as (?:the |my )\p{Ll}[\p{Ll} ]{1,30}?(?:, | and |, and )){2,5}[^,;]{1,50}? as (?:the |my )\p{Ll}[\p{Ll} ]{1,30}?)[.]?$/u

/** `enter A as the name, B as the town and C as the street`: one field after the other. */
const enterEach = (text: string): string => {
  const [, verb = "", list = ""] = asPairs.exec(text) ?? []
  const parts = list.split(/,? and (?=[^,]* as (?:the|my) )|, /u)
  return list === "" || !parts.every((part) => / as (?:the|my) /u.test(part))
    ? text
    : parts.map((part) => `${verb.replace(/ have (?=enter)/u, " ").replace(/ed$/u, "")} ${part}`).join("; ")
}

/** A text that tells of several at once, told of one after the other. */
export const oneByOne = (text: string): string =>
  byFigures(byLabels(inTurn(bothOf(apiece(enterEach(deedOnEach(text)))))))
