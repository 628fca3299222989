/** Who does it, and in which mood: `the user should not be able to ...`. */
import { imperative, verbOf } from "../words/Verbs.js"

export interface Spoken {
  /** A person is the subject: `I`, `the user`; otherwise the clause is a command or speaks of the screen. */
  readonly person: boolean
  readonly negated: boolean
  /** `can`, `is able to`. */
  readonly able: boolean
  /** `do not`, `never`: a command not to. */
  readonly forbidden: boolean
  /** `should`, `must`: what follows is expected. */
  readonly expected: boolean
  /** What follows the subject and the modal, beginning with the verb; `be` for every form of it. */
  readonly rest: string
}

const adverbs =
  /^(?:(?:and|but|then|also|additionally|in addition|furthermore|moreover|finally|now|afterwards?|lastly|after that|please|simply|manually|just|simultaneously|subsequently|immediately|carefully|once more|once again|this time|altogether|overall|in total|all in all|by default|initially|at first|at (?:the )?(?:start|beginning|outset)|to begin with|to start with|from the start|as before|meanwhile|however|thereafter|from now on|at this point|as a result|at the same time|eventually|still(?! \w+:)|(?:first|next)(?=,|\s+(?:I|you|we|the user|click|go|open|log|fill|type|enter|select|press|choose|pick|tick|check|verify|make sure|ensure|add|set|wait|switch|change|search|sort|upload|drag|delete|remove)\b|\s+(?:the (?!page\b)\S+ (?:is|are|has|should|shows?)\b))),?\s+)+/i

/** Without the words that only join clauses. */
export const withoutAdverbs = (text: string) =>
  text
    .replace(adverbs, "")
    .replace(/^(?:find|locate|look for) and (?=(?:click|tap|press|select|open|check|type|hover)\b)/i, "")
    .trim()

const actor =
  "(?:sd::)?(?:(?:somebody|someone|anyone|anybody)(?: (?:from|in) [A-Za-z]+)?|(?:an?|the|any|one) member of (?:the )?(?:staff|team|crew|club|public)|(?:(?:the|an?|any|our|this|that) )?(?:(?:logged[- ]in|registered|new|guest|anonymous|same|current|authenticated|test|end) )?(?:user|customer|visitor|administrator|admin|tester|shopper|guest|client|person|applicant|buyer|member|student|learner|reader|traveller|traveler|passenger|employee|patient|candidate|borrower|subscriber|teacher|editor|manager|operator|nurse|clerk|agent|adjuster|handler|host|trainer|author|seller|doctor|librarian|cashier|waiter|driver|organi[sz]er|moderator|reviewer|supervisor|assistant|bidder|pupil|parent|instructor|coach|listener|technician|engineer|accountant|tenant|landlord|receptionist|chef|colleague|recruiter|teammate|staff member|team member|dispatcher|planner|caller|viewer|voter|donor|grader|dentist|pharmacist))"
/** By the ending of the word: `the producer`, `the applicant`; and what ends so without being one. */
const doer =
  "(?:the|an?) (?!(?:header|footer|counter|number|filter|banner|slider|spinner|timer|folder|letter|order|corner|paper|offer|tracker|player|drawer|container|marker|pointer|helper|calendar|layer|router|server|browser|reminder|indicator|selector|error|color|colour|monitor|buyer's|content|document|comment|component|element|payment|event|parent's|text|list|print|account|amount|discount|current|recent|student's|assignment|shipment|appointment|attachment|statement|department|percent|client's|cart|chart|report|alert|sort|import|export|support)\\b)[a-z]{3,}(?:er|or|ist|ian|ant|ent)(?= (?:clears|writes|sets|switches|refreshes|changes|adds|removes|goes|deletes|edits|returns|presses|marks|moves|drags|confirms|closes|sorts|filters|checks|leaves|puts|turns|assigns|cancels) (?!(?:to|from|up|down|back)\\b(?! the [a-z]+ (?:page|tab|list))))"
/** Whoever clicks, types or chooses is a person. */
const whoever =
  "(?:the|an?) (?!(?:page|app|application|system|site|dialog|modal|menu|list|table|form|field|button|link|counter|total|header|footer|filter|row|card|panel|section|banner|toast|message|browser|server|tab|window)\\b)[a-z]{4,}(?= (?:clicks|presses|taps|enters|selects|chooses|picks|fills|ticks|unticks|uploads|opens|submits|saves|gives|reloads|approves|rejects)(?: (?:in|out|on|off|into|up|for))? (?:the|an?|his|her|their|its|this|that|all|in|out|@|[\\uE000-\\uF8FF\\d]|[A-Z]))"
const subject = new RegExp(
  `^(?:(I|we|you|they|he|she)(?:'m|’m|'re|’re)?|(${actor}|${whoever}|${doer}))\\s+`,
  "i"
)
const modal =
  /^(?:(should|must|shall|ought to)|(can|could|may|might|(?:be|am|are|is) (?:still )?able to)|will|would|need(?:s)? to|have to|has to|want(?:s)? to|tr(?:y|ies) (?:to|(?=[a-z]{2,}ing\s(?!to\s)))|attempt(?:s)? to|would like to|decide(?:s)? to|wish(?:es)? to|do|does|did|proceed(?:s)? to|choos(?:e|es|ing) to|expects? to|get(?:s)? to|(?:have|has|had)(?= (?:already |just |successfully )?(?:\w+ed|gone|chosen|sent|written|put|set)\s)|now|also|additionally|furthermore|moreover|already|still|then|only|immediately|manually|simply|just|successfully|quickly|again)(?=\s|(?<=tr(?:y|ies) ))\s*/i
const not = /^(?:not|never|no longer)\s+/i
const copula = /^(?:am|are|is|was|were|been|being|be)(?=\s|$)/i

const short = /^(?:I|we|you)(?:'m|’m|'re|’re)\s/i

interface Unfolding {
  rest: string
  negated: boolean
  able: boolean
  expected: boolean
  forbidden: boolean
}

/** `only` says something of what follows it, so it is put back before the object. */
const unfold = (start: string): Unfolding & { readonly only: boolean } => {
  const state = { rest: start, negated: false, able: false, expected: false, only: false, forbidden: false }
  for (let n = 0; n < 6; n++) {
    const found = modal.exec(state.rest)
    if (found !== null) {
      if (found[1] !== undefined) state.expected = true
      if (found[2] !== undefined) state.able = true
      if (/^only/i.test(found[0])) state.only = true
      if (/^(?:do|did|does)\b/i.test(found[0])) state.forbidden = true
      state.rest = state.rest.slice(found[0].length)
      continue
    }
    if (!not.test(state.rest)) break
    state.negated = !state.negated
    if (/^never/i.test(state.rest)) state.forbidden = true
    state.rest = state.rest.replace(not, "")
  }
  return state
}

const startsVerb = (rest: string) => {
  if (/^(?:double|right|long)[ -](?:click|tap|press)/i.test(rest)) return true
  const word = /^[\w-]+/.exec(rest)?.[0] ?? ""
  return verbOf(word) !== undefined || copula.test(rest) || /^(?:have|has|had)\s/i.test(rest)
}

/** The clause without its subject; nothing when a person is named but no verb follows, as in `the user list`. */
export const spoken = (text: string): Spoken => {
  const plain = withoutAdverbs(text)
  const found = subject.exec(plain)
  const person = found !== null
  const after = person ? plain.slice(found[0].length) : plain
  const whole = short.test(plain) ? `be ${after}` : after
  const state = unfold(whole)
  const moved = state.rest !== whole
  const named = found?.[2] !== undefined
  const base = imperative(state.rest, ["base", "third", "past", ...(moved ? ["gerund"] : [])])
  if (person && named && !moved && !copula.test(whole) && (base === undefined || isNounUse(whole)))
    return { person: false, negated: false, able: false, expected: false, forbidden: false, rest: plain }
  if (!startsVerb(state.rest))
    return { person: false, negated: false, able: false, expected: false, forbidden: false, rest: plain }
  return {
    person,
    negated: state.negated,
    able: state.able,
    expected: state.expected,
    forbidden: state.forbidden && state.negated,
    rest: (state.only ? "only " : "") + state.rest.replace(copula, "be")
  }
}

/** `the user search is shown`: a verb in the base form after `the user` is a noun. */
const isNounUse = (rest: string) =>
  verbOf(/^[\w-]+/.exec(rest)?.[0] ?? "")?.form === "base" && !/^(?:see|send|put|set)\s/i.test(rest)
