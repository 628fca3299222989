/** A field and what goes into it, noted without a verb and without a sign between them: `Customer name Nina Abara`. In words that the forms know. */
import type { Intent } from "@assay/domain/Intent"
import { type Literals, plain } from "../words/Literals.js"
import { isSearch } from "../words/Tokens.js"
import { allThings, isThere, type Sight } from "./Sight.js"
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
const pairIn = (text: string, sight: Sight): Pair | undefined => {
  const words = text.split(" ")
  for (let length = Math.min(5, words.length - 1); length > 0; length--) {
    const said = words.slice(0, length).join(" ").toLowerCase()
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
  const pair = pairIn(plain(text.trim(), literals), sight)
  if (pair === undefined || !unmistaken.test(pair.value)) return undefined
  const { field, value } = pair
  const open = field.thing.kind === "entry" && field.thing.holds === "" && !isSearch(field.thing, sight)
  return open && isNew(value, before, sight) && isBlank(before, sight)
    ? putInto(field, value, literals, sight)
    : undefined
}
