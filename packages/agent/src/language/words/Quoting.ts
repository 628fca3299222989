/** A step with all that stands for a quotation masked: what is quoted, and what is said or named without quotation marks. */
import { pipe } from "effect"
import type { Intent } from "@assay/domain/Intent"
import { withoutMentions } from "../sentences/LeadIns.js"
import { mask, type Masked, plain, quoting, quotingAll } from "./Literals.js"
import { offering } from "../checks/Offers.js"
import { quotable } from "./Quotable.js"
import { inSight, type Sight } from "../sight/Sight.js"
import { withQuotations } from "./Unmarked.js"
import { verbOf } from "./Verbs.js"
import { roleOf } from "./Words.js"

const inCase =
  /(?<=^(?:[Tt]ype|[Ee]nter|[Ww]rite|[Ff]ill in|[Pp]ut|[Ii]nput) )([\uE000-\uF8FF]),? (?:in|using|with) (?:all )?(upper|lower)[ -]?case(?: letters| characters)?(?= )/u

/** `type "ada" in upper case letters into ...`: what is typed is written so. */
const cased = ({ literals, text }: Masked): Masked => {
  const [, mark = "", which = ""] = inCase.exec(text) ?? []
  const at = mark === "" ? -1 : mark.charCodeAt(0) - 0xe000
  const written = (value: string) => (which === "upper" ? value.toUpperCase() : value.toLowerCase())
  return {
    text: text.replace(inCase, "$1"),
    literals: literals.map((each, n) => (n === at ? { ...each, value: written(each.value) } : each))
  }
}

/** `the following text: Ready to ship.`: what follows the colon is a quotation. */
const spelt = ({ literals, text }: Masked): Masked => {
  const found =
    /^(.{0,200}?\b(?:text|message|note|words|phrase|sentence)) ?: ([^\uE000-\uF8FF\s].{1,})$/s.exec(text)
  if (found?.[1] === undefined || found[2] === undefined) return { literals, text }
  const said = found[2].trim()
  return quoting({ literals, text }, `${found[1]} `, said, "", plain(said, literals))
}

const putting =
  /^((?:I |we |you |the user )?(?:replace|set|change|update|overwrite|rename|fill(?: in)?|enter|type|write|put)s? [^:\uE000-\uF8FF]{2,80}? (?:with|to|as|in|into|by)): ([^\uE000-\uF8FF\s][^:=]{1,200})$/iu

/** `replace the description with: Life at three`: all that follows is put there, as long as nothing else is done or listed in it. */
const putThere = ({ literals, text }: Masked): Masked => {
  const [, before = "", said = ""] = putting.exec(text) ?? []
  const end = said.replace(/[.!\s]+$/u, "")
  const more = end.split(/[,;] (?:and |then )*| (?:and|then) /u).slice(1)
  const deeds = more.some((part) => verbOf(/^\p{L}+/u.exec(part)?.[0].toLowerCase() ?? "") !== undefined)
  return end === "" || deeds
    ? { literals, text }
    : quoting({ literals, text }, `${before} `, end, "", plain(end, literals))
}

/** `click Yes, book it`: the name of a button that answers is a quotation, comma and all. */
const answered = ({ literals, text }: Masked): Masked => {
  const found =
    /^(.*\b(?:[Cc]lick|[Tt]ap|[Pp]ress|[Cc]hoose|[Ss]elect|[Pp]ick|then|[Cc]licking|[Tt]apping|[Pp]ressing|[Cc]hoosing|[Ss]electing|[Aa]nswer|[Rr]eply|[Rr]espond|with)(?: on| with)? )((?:Yes|No|OK|Okay), [a-z][\w' ]{1,40}?)([.!]?|(?:,| and) .+)$/s.exec(
      text
    )
  const [, before = "", name = "", after = ""] = found ?? []
  return name === "" || / (?:and|then|if|or) /.test(name)
    ? { literals, text }
    : quoting({ literals, text }, before, name, after)
}

/** `click BAKER, SUE`: a person by the surname first; a list of things to click has an `and` in it, or verbs. */
const surnamed = ({ literals, text }: Masked): Masked => {
  const found =
    /^(.*\b(?:[Cc]lick|[Tt]ap|[Oo]pen|[Pp]ress)(?:s|ed)?(?: on)?(?: the)? )((?:\p{Lu}[\p{Lu}'’-]+, \p{Lu}[\p{Lu}'’-]+|\p{Lu}[\p{L}'’-]+, \p{Lu}\p{Ll}+)(?: \p{Lu}\.?)?)((?: (?:link|button|row|entry|option|card|in|from|on)\b.*)?[.!]?)$/su.exec(
      text
    )
  const [, before = "", name = "", after = ""] = found ?? []
  const deeds = name.split(/, | /).some((word) => verbOf(word.toLowerCase()) !== undefined)
  return name === "" || deeds ? { literals, text } : quoting({ literals, text }, before, name, after)
}

/** `shows 1–5 of 12`, `it reads Page 2 of 3`: as written, whatever their words mean. A step that begins so says something of it. */
const ranges = /\b\d+\s?[–-]\s?\d+ of \d+\b|\b(?:Page|Step|Question|Slide|Photo) \d+ of \d+\b/g
const paged = (masked: Masked): Masked =>
  masked.text.search(ranges) === 0 ? masked : quotingAll(masked, ranges, ([found]) => found)

/** `report.pdf is the first file`: what a sentence begins with is called by a name that no other word has the shape of. */
const filed = (masked: Masked): Masked =>
  quotingAll(
    masked,
    /^[a-z][\w-]*\.[a-z]{3,4}(?= (?:is|was|has|should|must|can|appears|comes|stands|shows)\b)/g,
    ([found]) => found
  )

/** `an OK button`: its name, and no consent. */
const consenting = (masked: Masked): Masked =>
  quotingAll(masked, /(?<=\b(?:[Aa]n?|[Tt]he) )(?:OK|Ok)(?= button\b)/g, ([found]) => found)

/** `"Save" "button"`: a kind of thing in quotes after its name, as some step libraries write it. */
const typed = ({ literals, text }: Masked): Masked => ({
  literals,
  text: text
    .replace(/\b(?:an?|any) ([\uE000-\uF8FF]) (?:widget|control)\b/gu, (said, mark: string) => {
      const word = (literals[mark.charCodeAt(0) - 0xe000]?.value ?? "").toLowerCase()
      const kind = word === "text" ? "text input" : word
      return roleOf(kind) === undefined ? said : `any ${kind}`
    })
    .replace(/(?<=[\uE000-\uF8FF] )[\uE000-\uF8FF]/g, (mark) => {
      const word = (literals[mark.charCodeAt(0) - 0xe000]?.value ?? "").replaceAll("_", " ").toLowerCase()
      const kind = word.replace(/^(?:css|xpath) /, "")
      return roleOf(kind) === undefined ? mark : kind
    })
})

/** Said of a thing, as step libraries put into quotes what they fill in: `the row "Ada" "does not appear"`. */
const predicate =
  /^(?:(?:does|do) not appear|appears?|disappears?|(?:is|are|should be|should not be|must be)(?: not)? (?:shown|visible|displayed|present|hidden|enabled|disabled|checked|unchecked|selected|empty)|should(?: not)? (?:appear|exist))$/u
const says =
  /\b(?:says?|reads?|shows?|see|sees|contains?|has|have|with|text|message|labell?ed|named|called|titled|the|an?|as|and|or|to|is|are|be)$|^(?:\p{L}+ )?(?:click|press|tap|choose|select|pick|type|enter|fill|put|set|search|open|write|add|check|hover)\b/iu

const predicated = ({ literals, text }: Masked): Masked => ({
  literals,
  text: text.replace(
    /(?<=^(.{1,120}) )[\uE000-\uF8FF](?=[.!]?$| (?:in|on|at|within|inside) )/gu,
    (mark, before: string) => {
      const said = literals[mark.charCodeAt(0) - 0xe000]?.value ?? ""
      return predicate.test(said) && !says.test(before) ? said : mark
    }
  )
})

/** What a thing of that name holds is no name. */
const isHeld = (text: string): boolean =>
  /^(?:enter|type|write|put|copy|paste|fill in|input) the (?:value|text|word|content)s? (?:of|for|in|from|below|that corresponds) /iu.test(
    text.trim()
  ) && !/^\S+(?: in)? the (?:value|text|word|content)s? (?:of )?["“'‘]/iu.test(text.trim())

/** With what the page says, where one is in sight. `lead` tells whether the text may begin with a name. */
export interface Seen {
  readonly sight: Sight
  readonly lead: boolean
  /** It was read so and did not fit the page: how it is to be read otherwise. */
  readonly unlike?: Intent
}

const secret =
  /(?<=\b(?:password|passphrase|passcode)(?: (?:is|as|to|with|of|again))?:? |\b(?:log|sign)(?:ged|s)?[ -]?in (?:(?:as|with|using) )?(?:[a-z-]+ )?[^\s/]+ ?\/ ?)(?=[^\s,;]*\d)[^\s,;"“”'\uE000-\uF8FF]*[\p{L}\d][!?$%&*#]+(?=[.,;]*(?:\s|$))/giu

/** `the password Secret12!, the email ▯`, `log in as ada / Secret12!`: the sign at its end is a part of it, and ends nothing. */
const secrets = (masked: Masked): Masked => quotingAll(masked, secret, ([said]) => said)

export const quoted = (text: string, seen?: Seen): Masked =>
  pipe(
    text,
    mask,
    secrets,
    (masked) => (seen === undefined || isHeld(text) ? masked : inSight(masked, seen.sight, seen.lead)),
    withoutMentions,
    typed,
    predicated,
    cased,
    spelt,
    putThere,
    answered,
    surnamed,
    consenting,
    filed,
    offering,
    quotable,
    paged,
    withQuotations
  )
