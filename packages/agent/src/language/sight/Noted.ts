/** A field and what goes into it, noted without a verb and without a sign: `Customer name Nina Abara`, `hand over ▯, collected by Ada`. In words that the forms know. */
import type { Intent } from "@assay/domain/Intent"
import { sameWords } from "../../screen/Wording.js"
import { type Literals, plain } from "../words/Literals.js"
import { isSearch, quote } from "../words/Tokens.js"
import { allThings, isThere, type Sight, type Thing, thingsCalled } from "./Sight.js"
import { type Field, fieldsOf, putInto, theOnly } from "./SightedFields.js"

/** A person's whole name, an address, a number to call: what hardly is a part of what something is called. */
const unmistaken =
  /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$|^[^\s@"]+@[^\s@"]+\.\p{L}{2,}$|^\+?\d[\d ()-]{5,}\d$/u

/** "Customer name": its label, and the noun of what is written into it, "Full name". */
const isCalled = (said: string, { names }: Field): boolean => {
  const all = names.map((name) => name.toLowerCase())
  return all.some(
    (label) =>
      label === said ||
      (said.startsWith(`${label} `) &&
        all.some((hint) => hint !== label && hint.endsWith(` ${said.slice(label.length + 1)}`)))
  )
}

interface Pair {
  readonly field: Field
  readonly value: string
}

/** The longest beginning that is what one field is called, to the letter. */
const pairIn = (text: string, literals: Literals, sight: Sight): Pair | undefined => {
  const words = text.split(" ")
  for (let length = Math.min(5, words.length - 1); length > 0; length--) {
    const said = plain(words.slice(0, length).join(" "), literals).toLowerCase()
    const called = fieldsOf(sight).filter((field) => isCalled(said, field))
    const field = theOnly(called)
    if (called.length > 0)
      return field === undefined ? undefined : { field, value: words.slice(length).join(" ") }
  }
  return undefined
}

/** What was written into fields so far. */
const putBy = (before: ReadonlyArray<Intent>): ReadonlySet<string> =>
  new Set(before.flatMap((intent) => (intent._tag === "Fill" ? [intent.value.toLowerCase()] : [])))

/** After these a form may show what is known already, and the note may say what it should hold. */
const toWhatIs =
  /\b(?:edit|change|update|modify|amend|rename|details?|profile|account|settings?|view|reload|refresh|back|return|restore|undo|load|reopen)\b/iu

const mayHold = (before: ReadonlyArray<Intent>): boolean =>
  before.some(
    (intent) => intent._tag === "LogIn" || (intent._tag !== "Fill" && toWhatIs.test(JSON.stringify(intent)))
  )

const keeps = /^(?:save|update|apply|edit|change|rename)\b/iu

/** A form in which nothing was written before the test did, and which keeps no changes of what is there: to be filled in. */
const isBlank = (before: ReadonlyArray<Intent>, sight: Sight): boolean => {
  const put = putBy(before)
  return allThings(sight)
    .filter(isThere)
    .every(
      ({ holds = "", kind, name }) =>
        (kind !== "entry" || /^\d{0,2}$/u.test(holds) || put.has(holds.toLowerCase())) &&
        (kind !== "press" || !keeps.test(name))
    )
}

/** Nothing on the pages so far says it, and nobody has written it: it is not what the field should hold by now. */
const isNew = (value: string, before: ReadonlyArray<Intent>, sight: Sight): boolean => {
  const said = value.toLowerCase()
  return (
    ![...putBy(before)].some((each) => each.includes(said)) &&
    ![...sight.things.keys()].some((name) => name.includes(said))
  )
}

/** All of the step is one such note, and the next steps go on to fill in the form or send it off. */
export const noted = (
  text: string,
  literals: Literals,
  before: ReadonlyArray<Intent>,
  sight: Sight
): string | undefined => {
  if (sight.filledNext !== true || mayHold(before)) return undefined
  const pair = pairIn(text.trim(), literals, sight)
  const value = plain(pair?.value ?? "", literals)
  if (pair === undefined || !unmistaken.test(value)) return undefined
  const { field } = pair
  const open = field.thing.kind === "entry" && field.thing.holds === "" && !isSearch(field.thing, sight)
  return open && isNew(value, before, sight) && isBlank(before, sight)
    ? putInto(field, value, literals, sight)
    : undefined
}

/** A value by itself, and nothing that goes on behind it. */
const plainValue = /^(?=[\p{Lu}\d\uE000-\uF8FF])[^,;:=]+$/u
const goesOn =
  /\b(?:and|or|but|then|not|if|unless|until|without|with|as|when|which|who|instead|is|are|was|were|has|should)\b/iu

const isAnswer = (thing: Thing): boolean => isThere(thing) && thing.kind === "press" && thing.over === true

const answersIn = (sight: Sight): ReadonlyArray<string> =>
  allThings(sight).flatMap((thing) => (isAnswer(thing) ? [thing.name] : []))

/** "Hand over…" asks first: the one button of the dialog it opened that is called so. */
const answerTo = (before: ReadonlyArray<Intent>, sight: Sight): string | undefined => {
  const deed = before.at(-1)
  if (deed?._tag !== "Click" || deed.gesture !== "click" || deed.times !== 1) return undefined
  const answers = thingsCalled(sight, deed.target.name).filter(isAnswer)
  return theOnly([...new Set(answers.map(({ name }) => name))])
}

/**
 * `Hand over ▯, collected by Ada Lund`: the deed asks in a dialog what the rest of the step tells, by the label to the letter. It is done once the button
 * there that is called like it is pressed.
 */
export const answeredBy = (
  text: string,
  literals: Literals,
  before: ReadonlyArray<Intent>,
  sight: Sight
): string | undefined => {
  const answer = sight.isRest === true ? answerTo(before, sight) : undefined
  const pair = answer === undefined ? undefined : pairIn(text.trim(), literals, sight)
  if (answer === undefined || pair === undefined) return undefined
  const { field, value } = pair
  const isOpen = field.thing.over === true && (field.thing.kind === "list" || field.thing.holds === "")
  if (!isOpen || !plainValue.test(value) || goesOn.test(value)) return undefined
  const put = putInto(field, value, literals, sight)
  if (put === undefined) return undefined
  // "Click Cancel" comes next: the dialog is there yet.
  const isLeft =
    sight.sentNext === true || answersIn(sight).some((name) => sight.pressedNext?.(name) === true)
  return isLeft ? put : `${put}; click ${quote(answer)}`
}

const planned =
  /^(?:it|this|that) (?:is|has|needs?) to be (\p{L}+ed (?:into|to|by|on|at|for|from|in|with) .+)$/iu
const parts = /,? and (?=(?:the|its|it) )|, (?=(?:the|its|it) )/u

/** "Translated into" of "Translate into", "delivered to" of "Deliver to". */
const isParticipleOf = (told: string, label: string): boolean => {
  const [verb = "", ...rest] = label.toLowerCase().split(" ")
  return rest.length > 0 && ["d", "ed"].some((end) => told.toLowerCase() === [verb + end, ...rest].join(" "))
}

/** "Subject: General": a button that opens a list, with what is chosen there. */
const listsIn = (sight: Sight): ReadonlyArray<Wish> =>
  allThings(sight).flatMap((thing): ReadonlyArray<Wish> => {
    const [, label = "", held = ""] = /^([^:]{2,40}): (\S.*)$/u.exec(thing.name) ?? []
    return isThere(thing) && thing.kind === "press" && label !== ""
      ? [{ label, held, put: (value) => `select ${quote(value)} from the ${quote(label)} list` }]
      : []
  })

interface Wish {
  readonly label: string
  /** What it holds by now. */
  readonly held: string
  readonly put: (value: string) => string | undefined
}

const asWish = (field: Field, literals: Literals, sight: Sight): Wish => ({
  label: field.name,
  held: field.thing.holds ?? "",
  put: (value) => (isSearch(field.thing, sight) ? undefined : putInto(field, value, literals, sight))
})

/** "Translated into Polish", "the subject is Medical", "it has 1000 words": what it goes into, and what goes there. */
const wishedIn = (part: string, literals: Literals, sight: Sight): readonly [Wish, string] | undefined => {
  const [, label = "", told = ""] =
    /^(\p{L}+ed \p{Ll}+) (\S+)$/u.exec(part) ??
    /^(?:the|its) ([\p{Ll} ]+?) is (\S+(?: \p{Lu}\S*)*)$/u.exec(part) ??
    []
  const [, count = "", noun = ""] = /^it has (\d+) (\p{Ll}{3,}s)$/u.exec(part) ?? []
  const isCalled = (name: string): boolean =>
    noun === ""
      ? sameWords(name, label) || isParticipleOf(label, name)
      : sameWords(name, `${noun} count`) || sameWords(name, `number of ${noun}`)
  const fields = fieldsOf(sight).filter(({ names }) => names.some(isCalled))
  const wish = theOnly([
    ...fields.map((field) => asWish(field, literals, sight)),
    ...listsIn(sight).filter((list) => isCalled(list.label))
  ])
  const value = plain(noun === "" ? told : count, literals)
  return wish === undefined || !/^[\p{Lu}\d]/u.test(value) || /^Not?\b/u.test(value)
    ? undefined
    : [wish, value]
}

/** `It is to be translated into ▯, the subject is ▯ and it has 1000 words`: what is planned goes where it is asked for, to the letter. */
export const wished = (
  text: string,
  literals: Literals,
  before: ReadonlyArray<Intent>,
  sight: Sight
): string | undefined => {
  const [, plan = ""] = planned.exec(text.trim()) ?? []
  if (plan === "" || negating.test(plan) || mayHold(before)) return undefined
  const known = new Set([
    ...putBy(before),
    ...before.flatMap((intent) =>
      intent._tag === "Choose" ? intent.values.map((each) => each.toLowerCase()) : []
    )
  ])
  const wishes = plan.split(parts).map((part) => wishedIn(part, literals, sight))
  // What was put there already is what it should hold by now.
  const done = wishes.map((pair) => {
    const [wish, value = ""] = pair ?? []
    const isNews =
      wish !== undefined && wish.held.toLowerCase() !== value.toLowerCase() && !known.has(value.toLowerCase())
    return isNews ? wish.put(value) : undefined
  })
  return done.length > 1 &&
    done.every((each) => each !== undefined) &&
    new Set(wishes.map((pair) => pair?.[0].label)).size === done.length
    ? done.join("; ")
    : undefined
}

const negating = /\b(?:not|never|no|or|nor|but|unless|if|until|except|without|only|either)\b/iu
