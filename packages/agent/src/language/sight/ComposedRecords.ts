/**
 * Something made with what goes into its form: `add a task called ▯ with high priority`, `start a booking for the pet ▯, owner ▯`. Where the form is not there yet, by
 * the control that opens it. In words that the forms know.
 */
import { stem, stems } from "../../screen/Wording.js"
import { slotsIn } from "./ComposedFields.js"
import { pressesOf } from "./ComposedPresses.js"
import { LITERAL, type Literals, type Masked, onlyLiteral, plain } from "../words/Literals.js"
import { type Sight, thingsCalled } from "./Sight.js"
import { type Field, fieldsOf, putInto, theOnly } from "./SightedFields.js"
import { pairsOf } from "./SightedLists.js"
import { itemsOf } from "./SightedWords.js"
import { spoken } from "../sentences/Speakers.js"
import { isSearch, quote, set } from "../words/Tokens.js"
import { verbOf } from "../words/Verbs.js"

interface Making {
  readonly verb: string
  /** What is made. */
  readonly noun: string
  /** What it is called, or says. */
  readonly title: string | undefined
  /** Whom it is made for. */
  readonly party?: string | undefined
  readonly rest: string
}

/** "Add another line with …": none of the lines that the form has already. */
const anotherLine =
  /^\p{L}+ (?:another|an? (?:new|second|third|further|extra)) (?:\p{Ll}+ )?(?:line|row)(?: item)?(?:[:,]| with| for) /iu

const making = set(
  "create add make book schedule register raise file log record post write start open enter new order request"
)

/** "Ask for time off: person ▯, type ▯": what is asked for is made, and its form sent. */
const asking = /^(ask|apply|put in)(?= for )/iu

const head =
  /^(\p{L}+) (?:up |in |down )?(?:(?:an?|the|my|another|one|his|her) )?(?:new )?((?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+?)(?:[:,] | (?=(?:called|named|titled|with|for|saying|reading|that says|that reads)(?: |: )))(.+)$/iu
const called = new RegExp(
  `^(?:called|named|titled|saying|reading|that says|that reads|with the (?:name|title|text|subject))?:? ?(${LITERAL}|(?<=(?:called|named|titled|saying|reading) )\\p{Lu}[\\p{L}\\d' -]*?)(?:[,;.]? (?:and |with )?(?=\\S)|$)`,
  "u"
)
/** "For ▯ over $300", "for ▯ with the amount 300": whom it is for, and what else goes into it. */
const partyOf = new RegExp(
  `^for (${LITERAL}|\\p{Lu}[\\p{L}\\d'&. -]*?)(?:(?:,| and|, and)? (?=with |(?:over|of|worth|totall?ing|amounting to) [\\p{Sc}\\d\uE000-\uF8FF])|, (?:and )?|$)`,
  "u"
)
/** "Over $300" tells the amount; what it is in is told by the form itself. */
const worth =
  /^(?:over|of|worth|totall?ing|amounting to) (?:\p{Sc} ?)?(\d[\d.,]*\d|\d|[\uE000-\uF8FF])(?: ?(?:\p{Sc}|[A-Z]{3}|dollars|euros?|pounds))?(?=$|,| and | with )/u
const joining = /^(?:with|for)?(?: (?:the )?(?:following )?(?:details|data|values))?:? ?(?:the |an? )?/u
const bound = /\b(?:not|never|unless|if|until|without|except|or|nor|but|whether|than)\b/iu

/** "Start a new note with …", where the page says "New note": its words are words like any others. */
const withoutNames = (text: string, literals: Literals): string =>
  text.replace(
    /^(\p{L}+ (?:up |in |down )?(?:an?|the|my|another|one) )([\uE000-\uF8FF])/u,
    (all, lead: string, mark: string) => {
      const literal = onlyLiteral(mark, literals)
      const isOwn =
        literal !== undefined &&
        literal.raw.toLowerCase() === literal.value.toLowerCase() &&
        /^new \p{Ll}+(?: \p{Ll}+)?$/iu.test(literal.value)
      return isOwn ? lead + literal.value.toLowerCase() : all
    }
  )

/** "Invite ▯ as an Admin": who is let in is told by an address, and as what. */
const inviting = new RegExp(
  `^(?:invite|add) (?:(?:the |a )?(?:new )?(?:user|member|person|colleague|guest) )?(${LITERAL}|\\S+@[\\w.-]+)(?: to (?:the|my|our|this) \\p{Ll}+)?(?: (?:as|with the role(?: of)?) (?:an? |the )?([\\p{L} ]+|${LITERAL}))?$`,
  "iu"
)

const invitation = (said: string, literals: Literals): Making | undefined => {
  const [, address = "", role = ""] = inviting.exec(said) ?? []
  return /@/u.test(plain(address, literals))
    ? { verb: "invite", noun: "address", title: address, rest: role }
    : undefined
}

const makingOf = ({ literals, text }: Masked): Making | undefined => {
  const { expected, negated, person, rest: spokenOf } = spoken(text)
  const invited = expected || negated ? undefined : invitation(spokenOf, literals)
  if (invited !== undefined) return invited
  const said = withoutNames(spokenOf, literals)
    .replace(asking, "request")
    .replace(/^(request) for (?=\p{Ll})/u, "$1 ")
  const [, first = "", noun = "", told = ""] = head.exec(said) ?? []
  const verb = verbOf(first)
  const base = verb?.base ?? first.toLowerCase()
  // "Make it a gift with ▯" makes nothing anew.
  if (/^(?:it|them|this|that|these|those|sure|all|both|me|us)\b/iu.test(noun)) return undefined
  if (anotherLine.test(said)) return undefined
  if (noun === "" || expected || negated || bound.test(told) || !making.has(base)) return undefined
  if (verb !== undefined && verb.form !== "base" && !person) return undefined
  const [all = "", title] = called.exec(told) ?? []
  const [forWhom = "", party] = title === undefined ? (partyOf.exec(told) ?? []) : []
  const rest = told
    .slice(all.length + forWhom.length)
    .replace(worth, "amount $1")
    .replace(joining, "")
    .trim()
  return { verb: base, noun, title, party, rest }
}

const titles = set("name title subject description text note comment message summary label")

/** What one is called in its form: the field for it, or the one that is called like the thing itself. */
const titleOf = (noun: string, sight: Sight): Field | undefined => {
  // What finds notes is no field of a new one: "Search notes".
  const fields = fieldsOf(sight).filter(
    ({ thing }) => thing.kind === "entry" && thing.takes === undefined && !isSearch(thing, sight)
  )
  const own = noun === "address" ? ["email", "mail"] : stems(noun)
  const has = (words: ReadonlyArray<string>) =>
    fields.filter(({ names }) => names.some((name) => stems(name).some((word) => words.includes(word))))
  if (noun === "address") return theOnly(has(own))
  return theOnly(has(["name", "title", "subject"])) ?? theOnly(has(own)) ?? theOnly(has([...titles]))
}

const parties = set(
  "client customer recipient company contact payer buyer supplier vendor payee patient guest owner tenant member student person account pupil"
)

/** The field for whom it is made: by a word for such, or the one that takes a text and is told by nothing else. */
const partyField = (sight: Sight, others: ReadonlyArray<Field>): Field | undefined => {
  const free = fieldsOf(sight).filter((field) => !others.includes(field) && !isSearch(field.thing, sight))
  const isOfForm = ({ thing }: Field) => others.length === 0 || thing.sentBy === others[0]?.thing.sentBy
  return theOnly(
    free.filter(
      (field) => isOfForm(field) && field.names.some((name) => stems(name).some((word) => parties.has(word)))
    )
  )
}

type Filled = ReadonlyMap<Field, string>

const joint = /[,;] (?:and )?(?:with )?| and (?:with )?/u

/** `title ▯`, `3 nights`, `high priority`. */
const partIn = (part: string, literals: Literals, sight: Sight): Filled | undefined => {
  const pairs = pairsOf(part, literals, sight)?.map(
    ({ field, value }) => [field, putInto(field, value, literals, sight)] as const
  )
  if (pairs !== undefined && pairs.every(([, said]) => said !== undefined))
    return new Map(pairs.flatMap(([field, said]) => (said === undefined ? [] : [[field, said] as const])))
  const deed = { verb: "enter", known: true, text: part, items: [], literals, sight }
  const slots = slotsIn(itemsOf(`x ${part}`, literals, sight).slice(1), deed, () => true)
  return slots === undefined || slots.fields.length !== slots.said.length
    ? undefined
    : new Map(slots.fields.map((field, at) => [field, slots.said[at] ?? ""]))
}

/** All of it at once, or part by part; no field is filled in twice. */
const filledIn = (rest: string, literals: Literals, sight: Sight): Filled | undefined => {
  if (rest === "") return new Map()
  const whole = partIn(rest, literals, sight)
  if (whole !== undefined) return whole
  const parts = rest.split(joint).map((part) => partIn(part, literals, sight))
  const all = parts.flatMap((part) => [...(part ?? [])])
  const filled = new Map(all)
  return parts.some((part) => part === undefined) || filled.size < all.length ? undefined : filled
}

/** "As a viewer", where a list offers "Viewer". */
const asOffered = ({ rest, verb }: Making, literals: Literals, sight: Sight): string => {
  const said = verb === "invite" ? plain(rest, literals) : ""
  const offered = thingsCalled(sight, said).find(({ kind, past }) => kind === "offers" && past !== true)
  return offered?.of === undefined ? rest : `${offered.of} ${offered.name}`
}

/** Who was let in: "invite ▯ and check that she …". */
export const invitedBy = ({ literals, text }: Masked): string | undefined => {
  const making = invitation(spoken(text).rest, literals)
  return making?.title === undefined ? undefined : plain(making.title, literals)
}

/** By its button; the one field of a form that has none is sent off by Enter. What is only started is not sent off yet. */
const sentOff = (
  { title, verb }: Making,
  sender: string | undefined,
  fields: number,
  sight: Sight
): ReadonlyArray<string> => {
  if (verb === "start") return []
  if (sender !== undefined) return sight.pressedNext?.(sender) === true ? [] : [`click ${quote(sender)}`]
  return title !== undefined && fields === 1 && sight.sentNext !== true ? ["press Enter"] : []
}

/** The fields of the form that is there, and the button that sends it off, unless a later step presses that. */
export const made = (masked: Masked, sight: Sight): string | undefined => {
  const making = makingOf(masked)
  const isField =
    making !== undefined &&
    thingsCalled(sight, making.noun).some(({ kind }) => kind === "entry" || kind === "list")
  if (making === undefined || isField) return undefined
  const field = making.title === undefined ? undefined : titleOf(making.noun, sight)
  const title =
    field === undefined || making.title === undefined
      ? undefined
      : putInto(field, making.title, masked.literals, sight)
  if (making.title !== undefined && title === undefined) return undefined
  const rest = filledIn(asOffered(making, masked.literals, sight), masked.literals, sight)
  if (rest === undefined || (field !== undefined && rest.has(field))) return undefined
  const own = making.party === undefined ? undefined : partyField(sight, [...rest.keys()])
  const party =
    own === undefined || making.party === undefined
      ? undefined
      : putInto(own, making.party, masked.literals, sight)
  if (making.party !== undefined && party === undefined) return undefined
  const fields = [...[field, own].filter((each) => each !== undefined), ...rest.keys()]
  const senders = new Set(fields.map(({ thing }) => thing.sentBy))
  const [sender] = senders
  if (fields.length === 0 || senders.size > 1) return undefined
  const sent = sentOff(making, sender, fields.length, sight)
  return [...[title, party].filter((each) => each !== undefined), ...rest.values(), ...sent].join("; ")
}

const opening = set("new add create start open make")

/** "Invite a member", "Invite", and no "Invite link". */
const isInviting = ([first, next, more]: ReadonlyArray<string>): boolean =>
  first === "invite" && more === undefined && next !== "link"

/** The one control that opens the form for such a thing. */
export const opensFor = (masked: Masked, sight: Sight): string | undefined => {
  const making = makingOf(masked)
  if (making === undefined) return undefined
  if (making.verb === "invite")
    return theOnly([
      ...new Set(pressesOf(sight).flatMap(({ name, words }) => (isInviting(words) ? [name] : [])))
    ])
  const noun = stems(making.noun)
  const all = pressesOf(sight).filter(
    ({ words }) =>
      noun.every((word) => words.includes(word)) &&
      words.every((word) => noun.includes(word) || opening.has(word) || word === making.verb) &&
      words.length > noun.length
  )
  return (
    theOnly([...new Set(all.map(({ name }) => name))]) ??
    (all.length === 0 ? opensDoing(making.noun, sight) : undefined)
  )
}

/** "Start a booking", where the one control to book is called "Book appointment". */
const opensDoing = (noun: string, sight: Sight): string | undefined => {
  const verb = verbOf(noun)
  if (verb === undefined || !/\p{L}{3}ing$/u.test(noun)) return undefined
  const all = pressesOf(sight).filter(({ words }) => words[0] === stem(verb.base))
  return theOnly([...new Set(all.map(({ name }) => name))])
}
