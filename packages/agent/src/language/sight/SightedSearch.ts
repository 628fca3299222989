/**
 * A search told by what goes into its form: `search for cars at Bristol Airport from 10 March to 13 March`. Days go to the fields for days, by the words beside
 * them or, when there are as many, in their order; an option goes to the list that has it. Every word must belong to one of these.
 */
import { stems } from "../../screen/Wording.js"
import { type Literals, plain } from "../words/Literals.js"
import type { Sight } from "./Sight.js"
import { baseOf, type Field, fieldsOf, isDay, owned, putInto, theOnly } from "./SightedFields.js"
import { spoken } from "../sentences/Speakers.js"
import { clauseOf, glue, isProper, quote, set, type Token } from "../words/Tokens.js"
import { verbOf } from "../words/Verbs.js"

const searching = set("search find look")
const setting = set("set choose enter select pick fill put use give")
const starts = set("from starting beginning between since out leaving departing")
const finishes = set("to until till through ending back returning")
const small = set(
  "out back leaving departing returning from to until till through starting ending beginning between and then on at in for with of day date time form search"
)
const bound =
  /\b(?:not|never|no|unless|if|without|except|instead|rather|or|nor|neither|only|but|before|after|by)\b/iu

/** What stands for itself in the clause, with the words before it and the words behind it. */
interface Slot {
  readonly value: string
  readonly before: ReadonlyArray<string>
  readonly after: ReadonlyArray<string>
}

/** `Exeter St Davids` is one value, though the page does not say it yet. */
const merged = (tokens: ReadonlyArray<Token>): ReadonlyArray<Token> =>
  tokens.reduce<ReadonlyArray<Token>>((done, token, at) => {
    if (token._tag !== "Word" || at === 0 || !isProper(token)) return [...done, token]
    const last = done.at(-1)
    return last?._tag === "Value" && isProper(tokens[at - 1])
      ? [...done.slice(0, -1), { _tag: "Value", text: `${last.text} ${token.text}` }]
      : [...done, { _tag: "Value", text: token.text }]
  }, [])

const wordsOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<string> =>
  tokens.flatMap((each) => (each._tag === "Word" ? [each.text.toLowerCase()] : []))

const slotsOf = (tokens: ReadonlyArray<Token>): ReadonlyArray<Slot> => {
  const places = tokens.flatMap((each, at) => (each._tag === "Value" || each._tag === "Named" ? [at] : []))
  return places.flatMap((at, n): ReadonlyArray<Slot> => {
    const token = tokens[at]
    if (token?._tag !== "Value" && token?._tag !== "Named") return []
    return [
      {
        value: token._tag === "Value" ? token.text : token.mark,
        before: wordsOf(tokens.slice((places[n - 1] ?? -1) + 1, at)),
        after: wordsOf(tokens.slice(at + 1, places[n + 1]))
      }
    ]
  })
}

interface Form {
  readonly button: string
  readonly days: ReadonlyArray<Field>
  readonly others: ReadonlyArray<Field>
}

/** The fields of the one search that is there. */
const formIn = (sight: Sight): Form | undefined => {
  const fields = fieldsOf(sight).filter(({ thing }) => thing.searchedBy !== undefined)
  const button = theOnly([...new Set(fields.flatMap(({ thing }) => thing.searchedBy ?? []))])
  return button === undefined
    ? undefined
    : {
        button,
        days: fields.filter(({ thing }) => thing.takes === "date"),
        others: fields.filter(({ thing }) => thing.takes !== "date")
      }
}

const named = (words: ReadonlyArray<string>, among: ReadonlyArray<Field>): ReadonlyArray<Field> => {
  const said = new Set(words.flatMap(baseOf))
  return among.filter((field) => [...owned(field, among)].some((word) => said.has(word)))
}

/** `from` is said of the first, `to` of the last. */
const inOrder = (slots: ReadonlyArray<Slot>): boolean =>
  slots.every(({ before }, at) => {
    const [first, last] = [at === 0, at === slots.length - 1]
    return (
      (first || !before.some((word) => starts.has(word))) &&
      (last || !before.some((word) => finishes.has(word))) &&
      !(first && slots.length > 1 && before.some((word) => /^(?:until|till|through|ending)$/u.test(word)))
    )
  })

type Pairs = ReadonlyMap<Slot, Field>

/** `pick-up 3 May`, `3 May as pick-up date`. */
const daysTo = (slots: ReadonlyArray<Slot>, { days }: Form): Pairs | undefined => {
  const told = slots.map(({ after, before }) => {
    const first = named(before, days)
    return first.length > 0 || after[0] !== "as" ? first : named(after, days)
  })
  if (told.every(({ length }) => length === 0))
    return slots.length === days.length && inOrder(slots) ? pairsOf(slots, days) : undefined
  const fields = told.flatMap((each) => theOnly(each) ?? [])
  return fields.length === slots.length ? pairsOf(slots, fields) : undefined
}

const pairsOf = (slots: ReadonlyArray<Slot>, fields: ReadonlyArray<Field>): Pairs | undefined => {
  const pairs = new Map(
    slots.flatMap((slot, at): ReadonlyArray<readonly [Slot, Field]> => {
      const field = fields[at]
      return field === undefined ? [] : [[slot, field]]
    })
  )
  return pairs.size === slots.length && new Set(pairs.values()).size === slots.length ? pairs : undefined
}

/** The list that offers it; the one field left that may; or the one that the words name. */
const otherTo = (slot: Slot, { others }: Form, literals: Literals, sight: Sight): Field | undefined => {
  const able = others.filter((field) => putInto(field, slot.value, literals, sight) !== undefined)
  const offering = able.filter(({ thing }) => thing.kind === "list" && thing.drawn !== true)
  if (offering.length > 0) return theOnly(offering) ?? theOnly(named(slot.before, offering))
  return theOnly(able) ?? theOnly(named([...slot.before, ...slot.after.slice(0, 3)], able))
}

const othersTo = (slots: ReadonlyArray<Slot>, form: Form, literals: Literals, sight: Sight) => {
  const fields = slots.flatMap((slot) => otherTo(slot, form, literals, sight) ?? [])
  return fields.length === slots.length ? pairsOf(slots, fields) : undefined
}

/** `search for cars at`: one word for what is searched, where it is not what the form asks for. */
const sought = (text: string): string | undefined =>
  /^(?:search|find|look)[a-z]*(?: for)? (?:an? |the |some )?(\p{Ll}+)(?= (?:at|in|from|to|for|with|on|between)\b|:|,)/iu.exec(
    text
  )?.[1]

/** Every word is one of the fields', of the button's, or says nothing. */
const isWhole = (
  words: ReadonlyArray<string>,
  pairs: Pairs,
  form: Form,
  object: string | undefined
): boolean => {
  const own = new Set([...pairs.values()].flatMap(({ name }) => stems(name)))
  const button = new Set(stems(form.button))
  return words.every(
    (word) =>
      word === object ||
      glue.has(word) ||
      small.has(word) ||
      baseOf(word).every((each) => own.has(each) || button.has(each) || small.has(each))
  )
}

const asksFor = ({ days, others }: Form, pairs: Pairs): boolean => {
  const filled = new Set(pairs.values())
  return [...days, ...others].some(
    (field) => field.thing.kind === "entry" && field.thing.takes !== "date" && !filled.has(field)
  )
}

/** "Find flights to Oslo" begins with what the button is called, and searches. */
const unmasked = (text: string, button: string, literals: Literals): string => {
  const name = plain(/^[\uE000-\uF8FF]/u.exec(text)?.[0] ?? "", literals)
  return name !== "" && name.toLowerCase() === button.toLowerCase() ? `${name}${text.slice(1)}` : text
}

/** The fields are filled in and, where it is searched, its button is pressed. */
export const searched = (text: string, literals: Literals, sight: Sight): string | undefined => {
  const form = formIn(sight)
  if (form === undefined) return undefined
  const { person, rest } = spoken(unmasked(text, form.button, literals))
  const first = verbOf(/^[\p{L}-]+/u.exec(rest)?.[0] ?? "")
  const verb = first === undefined || (first.form !== "base" && !person) ? "" : first.base
  if ((!searching.has(verb) && !setting.has(verb)) || bound.test(rest)) return undefined
  const tokens = merged(clauseOf(rest, { literals }, sight).tokens)
  const slots = slotsOf(tokens)
  const days = slots.filter(({ value }) => isDay(plain(value, literals)))
  const to = days.length === 0 ? undefined : daysTo(days, form)
  const rests = othersTo(
    slots.filter((slot) => !days.includes(slot)),
    form,
    literals,
    sight
  )
  if (to === undefined || rests === undefined) return undefined
  const pairs: Pairs = new Map([...to, ...rests])
  const object = searching.has(verb) && !asksFor(form, pairs) ? sought(rest) : undefined
  if (!isWhole(wordsOf(tokens).slice(1), pairs, form, object)) return undefined
  const done = slots.map((slot) => {
    const field = pairs.get(slot)
    return field === undefined ? undefined : putInto(field, slot.value, literals, sight)
  })
  if (done.some((each) => each === undefined)) return undefined
  return [...done, ...(searching.has(verb) ? [`click ${quote(form.button)}`] : [])].join("; ")
}

const setOff =
  /^(?:run|start|do|launch|perform|begin|submit|trigger|execute)s? (?:the |a |my |this )?search$|^search(?: again| now| once more)?$/iu

/** `run the search`: the one button that does. */
export const setOffSearch = (text: string, sight: Sight): string | undefined => {
  const form = setOff.test(spoken(text).rest) ? formIn(sight) : undefined
  return form === undefined ? undefined : `click ${quote(form.button)}`
}
