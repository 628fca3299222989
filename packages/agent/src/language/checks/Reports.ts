/** Reported speech: `a toast says that the order was placed`, `I am told that the email is taken`, `an error about the missing name`. */
import type { Target } from "@assay/domain/Intent"
import type { Clause, Intents } from "../sentences/Clause.js"
import { plain } from "../words/Literals.js"
import { withoutAdverbs } from "../sentences/Speakers.js"
import { readTarget } from "../targets/Targets.js"

const noun =
  "(?:message|error|warning|toast|snackbar|notification|notice|alert|hint|banner|confirmation|note|pop-?up|dialog|modal|window|tooltip|info|prompt|feedback)"
const kind = "(?:[a-z-]+ ){0,3}?"
const speaker = `(?:an?|the|one|this|another) (?<who>${kind}${noun})`
const holder =
  "(?:an?|the|one|this|another) (?<who>(?:[a-z-]+ ){0,2}?(?:menu|box|card|panel|header|footer|bar|section|dropdown|sidebar|summary|widget))"
const who = "(?:(?:I|we|you|they|he|she|the user|the customer|the visitor|user)(?:'m|’m|'re|’re)? )"
const whom = "(?: (?:me|us|you|them|him|her|the user|users|the customer|the visitor))?"
const tells =
  "(?:say|tell|state|inform|confirm|indicate|explain|warn|mention|notify|announce|remind|report|show|read|note|complain|display|point out)s?"
const telling =
  "(?:saying|telling|stating|informing|confirming|indicating|explaining|warning|mentioning|notifying|announcing|reminding|reporting|showing|reading|noting|complaining|which (?:says|states|tells|confirms)|that (?:says|states|tells|confirms|informs|warns))"
const seen =
  "(?:(?:is|gets|should be|must be|was) (?:now )?(?:shown|displayed|visible|presented|given)|(?:should |must |will )?(?:appears?|pops? up|shows? up|comes? up))"
const sees = `(?:${who}?(?:should |must |can |will )?(?:see|sees|get|gets|receive|receives|got|notice|be shown|am shown|is shown)|there (?:is|should be|must be))`
/** Where the message stands is a part of what is said of it. */
const where = "(?:in|at|on|near|under|below|above|next to) (?:the |my )?[a-z -]+?"
const place = `(?: (?<place>${where}))?`
const there = `(?: (?<there>${where}))?`
const that = "(?: that|,)"

/** A statement has a verb; without `that` before it nothing else tells where it begins. */
const finite =
  /\b(?:is|(?<=\bI )am|are|was|were|has|have|had|must|cannot|can|could|should|may|will|needs?|does|do|did|went|failed|expired|match(?:es|ed)?|exists?)\b/

const form = (source: string): RegExp => new RegExp(`^${source}$`, "i")

/** In each: who says it, and what. */
const forms: ReadonlyArray<RegExp> = [
  form(`${speaker}${place} (?:should |must |will )?(?:now )?${tells}${whom}${that} (?<said>.+)`),
  form(`${speaker}${place} (?:is|should be|must be|reads) that (?<said>.+)`),
  form(`${speaker}${place} (?:should |must |will )?(?:now )?(?:asks?)${whom} (?<said>(?:whether|if) .+)`),
  form(`(?:the|my) (?<who>browser) (?:then |now )?asks?${whom} (?<said>(?:whether|if) .+)`),
  form(`${speaker}${place} ${telling}${whom}${that}? (?<said>.+?) ${seen}${there}`),
  form(`${speaker}${that} (?<said>.+?) ${seen}${place}`),
  form(`${speaker} ${seen}${place},? ${telling}${whom}${that}? (?<said>.+)`),
  form(`${speaker} ${seen}${place} that (?<said>.+)`),
  form(`${sees} ${speaker}${place},? ${telling}${whom}${that}? (?<said>.+)`),
  form(`${sees} ${speaker}${place} that (?<said>.+)`),
  form(`${speaker}${place} (?:should |must |will )?(?:now )?${tells}${whom} (?<said>.+)`),
  form(`${holder}${place} (?:should |must |will )?(?:now |also )?${tells}${whom} that (?<said>.+)`),
  form(
    `${holder}${place} (?:should |must |will )?(?:now |also )?(?:tell|inform|remind|warn)s? (?:me|us|you|the user)(?: that)? (?<said>.+)`
  ),
  form(
    `${sees} ${speaker}${place} (?:telling|asking|reminding|advising|inviting|urging) (?<said>(?:\\S+ ){1,8}to .+)`
  )
]

/** In words of its own it tells what to do: `I am asked to enter a name`. */
const commanded: ReadonlyArray<RegExp> = [
  form(
    `${who}(?:should be |must be |am |is |are |was |get |gets |be )?(?:then |now )?(?:told|asked|prompted|reminded|required|invited|advised|urged|requested) to (.+)`
  ),
  form(
    `(?:it|the (?:[a-z-]+ )?(?:page|screen|app|site|form|dialog|dialogue|modal|pop-?up|window|panel|box|error|message|toast|notice|hint|section|card)) (?:should |must |will )?(?:now |also |still )?(?:asks?|tells?|prompts?|reminds?|requires?|invites?|urges?|advises?|requests?)${whom} to (.+)`
  )
]

const about: ReadonlyArray<RegExp> = [
  form(`${speaker} (?:about|regarding|concerning) (?<said>.+?) ${seen}${place}`),
  form(`${speaker} ${seen}${place} (?:about|regarding|concerning) (?<said>.+)`),
  form(`${sees} ${speaker} (?:about|regarding|concerning) (?<said>.+)`),
  form(
    `${speaker}${place} (?:should |must |will )?(?:confirms?|mentions?|complains about|warns${whom} (?:about|of)|informs${whom} (?:about|of)) (?<said>.+)`
  )
]

/** By nobody in particular: the page, or whatever is shown on it. */
const unattributed: ReadonlyArray<RegExp> = [
  form(
    `${who}(?:should be |must be |am |is |are |was |get |gets |be )?(?:told|informed|warned|notified|reminded|alerted)(?: that)? (.+)`
  ),
  form(
    `${who}(?:should be |must be |am |is |are |was |get |gets |be )?(?:then |now )?asked ((?:whether|if) .+)`
  ),
  form(
    `(?:it|the (?:(?:[A-Z][\\w ]*|[a-z-]+) )?(?:page|screen|app|application|site|system|website|form|tab|section|panel|list|table|footer|header|area|box|card)) (?:should |must |will )?(?:now |also )?(?:says?|states?|tells?|informs?|confirms?|indicates?|warns?|explains?|complains?|mentions?|reports?|notes?|points out|reminds?|promises|announces)${whom}(?: that)? (.+)`
  )
]

/** After `that` a clause follows, whatever its verb. */
const toldThat = /\b(?:told|informed|warned|notified|reminded|alerted) that (?:\S+ )+?\w+ed\b/i

/** `the Date field complains that it is too late`: the message at it. */
const byField = form(
  `(?:the|this) ((?:[A-Z][\\w ]*?|[a-z-]+(?: [a-z-]+)?) (?:field|box|input)) (?:should |must |will )?(?:now |also |still )?(?:complains?|says?|warns?|tells|objects?|reports?)${whom} that (.+)`
)

/** `it also wants a length above zero`: what is asked for. */
const wanting = form(
  `(?:it|the (?:[a-z-]+ )?(?:page|screen|app|site|form|dialog|dialogue|modal|pop-?up|window|panel)) (?:should |must |will )?(?:now |also |still )?(?:wants?|demands?|insists? on|asks?${whom} for|calls? for) ((?:an?|the|my|at least|more|fewer|no) .+)`
)

/** `the amount is too low is what the error says`. */
const cleft = form(
  `(.+) is what (?:(?<who>(?:the|an?|this) ${kind}${noun})|it|the page|the form|I|we|you|the user) (?:now |then )?(?:says?|reads?|tells?(?: me| us)?|states?|shows?|sees?|am told|is told|gets?)`
)

/** What one sees to be so. */
const seesThat = form(
  `${who}(?:can |should |must |now )*(?:see|sees|read|reads|learn|learns|notice) that (.+)`
)

const asserting =
  /^(?:verify|check|ensure|assert|confirm|validate|make sure|expect)(?: that| if| whether)? (?=\S)|^(?:I|we|you|the user) (?:should )?(?:see|notice|observe)s? that /i

/** What would have to be said, which is left open. */
const unsaid =
  /^(?:the |an? )?(?:appropriate|right|correct|proper|suitable|corresponding|relevant|following|same|expected)\b|^(?:it|this|that|so|something|what)$/i

/** What it says is not asked: `the right thing`. A quotation by itself is read to the letter by other forms. */
const isTold = (said: string): boolean =>
  said.length < 160 &&
  !said.includes("; ") &&
  !/^(?:says?|reads?|shows?|states?|tells?) /i.test(said) &&
  !unsaid.test(said.replace(/^that /i, "")) &&
  !/^[\uE000-\uF8FF]$/u.test(said)

/** `at the top`, `on the screen`: where any message may stand. */
const anywhere = /\b(?:it|this|that|page|screen|view|top|bottom|corner|middle|end|left|right|side|app|site)$/

const standsAt = (where: string): string => (where === "" || anywhere.test(where) ? "" : ` ${where}`)

const told = (who: string, said: string, { literals }: Clause): Intents => {
  // What the browser itself asks it asks in a dialog.
  const speaker = /^browser$/i.test(who) ? "browser dialog" : who
  const target: Target | undefined = who === "" ? undefined : readTarget(`the ${speaker}`, literals)
  if (who !== "" && target === undefined) return undefined
  return [
    {
      _tag: "CheckTold",
      said: plain(said, literals).replace(/\bcan not\b/gu, "cannot"),
      ...(target === undefined ? {} : { speaker: target })
    }
  ]
}

/** `popup must mention a refund`: jotted down without its article. */
const bareSpeaker = new RegExp(
  `^(?=(?:(?:error|success|warning|info|status|confirmation) )?${noun} (?:should |must |will )?(?:now )?${tells} )`,
  "i"
)

const textOf = ({ text }: Clause): string =>
  withoutAdverbs(seesThat.test(text) ? text : text.replace(asserting, "")).replace(bareSpeaker, "the ")

/** `a message about the missing name`: what it must speak of. */
export const readAbout = (clause: Clause): Intents => {
  const text = textOf(clause)
  for (const pattern of about) {
    const { said: what = "", who = "", ...at } = pattern.exec(text)?.groups ?? {}
    if (who !== "" && isTold(what) && !finite.test(what) && !/[\uE000-\uF8FF]/u.test(what))
      return told(who + standsAt(at["place"] ?? ""), what, clause)
  }
  return undefined
}

/** Read when no form reads it to the letter. */
export const readReport = (clause: Clause): Intents => {
  const text = textOf(clause)
  for (const pattern of forms) {
    const { said = "", who = "", ...at } = pattern.exec(text)?.groups ?? {}
    if (
      who !== "" &&
      isTold(said) &&
      (finite.test(said) || / that | (?:whether|if) |ing \S.* to /.test(text))
    )
      return told(who + standsAt(at["place"] ?? at["there"] ?? ""), said, clause)
  }
  const [, field = "", complaint = ""] = byField.exec(text) ?? []
  if (field !== "" && isTold(complaint)) return told(`error message beside the ${field}`, complaint, clause)
  for (const pattern of [...unattributed, seesThat]) {
    const said = pattern.exec(text)?.[1] ?? ""
    if (
      said !== "" &&
      isTold(said) &&
      (finite.test(said) || toldThat.test(text) || /^(?:whether|if) /iu.test(said))
    )
      return told("", said, clause)
  }
  const wanted = wanting.exec(text)?.[1] ?? ""
  if (wanted !== "" && isTold(wanted) && !/ (?:and|or) /.test(wanted)) return told("", wanted, clause)
  const { who: whose = "" } = cleft.exec(text)?.groups ?? {}
  const what = cleft.exec(text)?.[1] ?? ""
  if (what !== "" && isTold(what) && finite.test(what))
    return told(whose.replace(/^(?:the|an?|this) /i, ""), what, clause)
  for (const pattern of commanded) {
    const said = pattern.exec(text)?.[1] ?? ""
    const all = said.split(/,? and (?:also )?to (?=\p{Ll})/u)
    if (said !== "" && all.every(isTold)) return all.flatMap((each) => told("", each, clause) ?? [])
  }
  return undefined
}
