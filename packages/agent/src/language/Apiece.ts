/** What is told once of several rows, told of each of them: `the rows for Ada and Ben show Paid`, `tick the boxes for ▯ and ▯`. Masked. */

const name =
  "(?:[\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}\\d'’-]*(?: (?:[\\p{Lu}\\d][\\p{L}\\d'’-]*|of|de|van|von))*|[\\p{L}\\d-]*\\d[\\p{L}\\d-]*)"
const kinds =
  "rows|cards|lines|entries|items|tiles|checkboxes|check boxes|boxes|switches|toggles|buttons|links|fields|badges|states|statuses"
const several = new RegExp(
  `^(.*?)\\b((?:(?:[Tt]he|[Bb]oth|[Aa]ll|two|three|four) )*)((?:(?!(?:in|of|the|for|on|to|with|from|and|both|all|two|three|four) )\\p{Ll}+ ){0,2}?|(?:[\\uE000-\\uF8FF]|\\p{Lu}\\p{L}+) )(${kinds}) (for|of|named|next to|beside) ((?:the )?(?:${name}, )*${name},? and ${name})(?=[ ,.;]|$)(.*)$`,
  "u"
)

const one: Readonly<Record<string, string>> = {
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
  ]
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
export const apiece = (text: string): string => {
  const [, before = "", , kind = "", plural = "", tie = "", list = "", after = ""] = several.exec(text) ?? []
  if (list === "" || parted.test(before) || together.test(before + after)) return text
  const names = list.replace(/^the /u, "").split(/,? and |, /u)
  const things = names.map((name) => `the ${kind}${one[plural] ?? plural.slice(0, -1)} ${tie} ${name}`)
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
