/** What is done, from what the names in a clause belong to: `put 60 into the ▯ of ▯`, `pick ▯ in the ▯ dropdown`. In words that the forms know. */
import { stems } from "../../screen/Wording.js"
import type { Sight, Thing } from "./Sight.js"
import { verbOf } from "../words/Verbs.js"
import { besideNames, type Clause, fieldOf, is, isSearch, onlyKinds, quote, set } from "../words/Tokens.js"

const filling = set(
  "enter type fill write put key set overwrite give change update input provide supply add insert specify replace edit make search find look bid offer"
)
const choosing = set(
  "choose pick select take set switch filter sort change show order narrow use search find look go open"
)
const ticking = set("tick check accept agree enable turn activate mark select choose confirm switch opt")
const unticking = set("untick uncheck disable deselect deactivate unmark unselect decline")
const pressing = set(
  "click press hit tap push open view go visit follow use run start continue proceed choose select pick"
)
/** What such a verb does is no press on whatever bears the name: the name has the verb in it. */
const doing = set("submit send save confirm finish remove delete cancel watch add show close expand")
/** A verb that tells where something is, for the deed that follows. */
const locating = set("find locate look see spot use take go")
const joint = /[,;:] (?:and |then |and then )?| and (?:then )?(?:also )?| then /gu

/** The deeds that it tells one after the other. */
const deedsOf = (text: string): ReadonlyArray<string> =>
  text
    .split(joint)
    .flatMap((piece) => verbOf(/^[\p{L}-]+/u.exec(piece)?.[0] ?? "") ?? [])
    .flatMap(({ base, form }) => (form === "base" || form === "third" ? [base] : []))

/** One deed is told, beside where to find what it is done to. */
const isOne = (text: string): boolean => new Set(deedsOf(text).filter((verb) => !locating.has(verb))).size < 2

const some = (verbs: ReadonlySet<string>, known: ReadonlySet<string>): boolean =>
  [...verbs].some((verb) => known.has(verb))

const isColumn = (thing: Thing) => thing.kind === "heads" || thing.kind === "entry"

/** The column that the words speak of, by its whole name. */
const columnOf = (rest: ReadonlyArray<string>, { things }: Sight): string | undefined => {
  const words = rest.flatMap((word) => stems(word))
  const all = [...things].filter(
    ([name, each]) =>
      each.some(isColumn) && stems(name).length > 0 && stems(name).every((word) => words.includes(word))
  )
  const [only, another] = all
  return only === undefined || another !== undefined ? undefined : quote(only[0])
}

const cellWords = set("mark value score cell row column result")

/** `the row ▯, the column ▯, a value`: what goes into a cell. */
export const cell = ({ named, rest, text, values, verbs }: Clause, sight: Sight): string | undefined => {
  const [value, another] = values
  if (!isOne(text)) return undefined
  const row = named.find(is("begins"))
  const column =
    named.find((each) => each !== row && each.things.some(isColumn))?.mark ?? columnOf(rest, sight)
  if (
    value === undefined ||
    another !== undefined ||
    row === undefined ||
    column === undefined ||
    named.length > 2
  )
    return undefined
  return rest.every((word) => cellWords.has(word) || column.toLowerCase().includes(word)) &&
    some(verbs, filling)
    ? `enter ${value.text} into the ${column} field in the row of ${row.mark}`
    : undefined
}

/** Each choice goes to the list that offers it. */
export const choices = (clause: Clause, sight: Sight): string | undefined => {
  const { named, rest, values, verbs } = clause
  const offered = named.filter(is("offers"))
  if (offered.length === 0 || values.length > 0 || (verbs.size > 0 && !some(verbs, choosing)))
    return undefined
  if (!deedsOf(clause.text).every((verb) => choosing.has(verb))) return undefined
  const lists = offered.map(({ things }) => [...new Set(things.flatMap(({ kind, of }) => (kind === "offers" && of !== undefined ? [of] : [])))]) // prettier-ignore
  const others = named.filter((each) => !offered.includes(each))
  const field = rest.length === 0 ? undefined : fieldOf(rest, sight)
  if (field === undefined && !onlyKinds(clause)) return undefined
  const told = new Set(
    [...others.flatMap(({ things }) => things), ...(field === undefined ? [] : [field])].map(({ name }) =>
      name.toLowerCase()
    )
  )
  const chosen = lists.map((all) => {
    const named = all.filter((of) => told.has(of.toLowerCase()))
    return named.length === 1 ? named[0] : all.length === 1 ? all[0] : undefined
  })
  if (others.some((other) => !is("list")(other)) || chosen.some((of) => of === undefined)) return undefined
  return offered.map(({ mark }, at) => `select ${mark} from the ${quote(chosen[at] ?? "")} list`).join("; ")
}

const setting = set("set change update edit give replace correct")

/** A value and the one field that is named or spoken of. */
export const filled = (clause: Clause, sight: Sight): string | undefined => {
  const { named, rest, values, verbs } = clause
  const [value, another] = values
  if (value === undefined || another !== undefined || !some(verbs, filling) || !isOne(clause.text))
    return undefined
  const [field, more] = named
  if (more !== undefined) return undefined
  const kinds = besideNames(clause)
  if (field !== undefined)
    return is("entry")(field) && rest.every((word) => kinds.has(word) || fieldOf([word], sight) !== undefined)
      ? `enter ${value.text} into the ${field.mark} field`
      : undefined
  const spokenOf = fieldOf(
    [...rest, ...[...verbs].filter((verb) => verb === "bid" || verb === "offer")],
    sight
  )
  // A search is set to nothing: "set the supplier to A".
  if (spokenOf !== undefined && some(verbs, setting) && isSearch(spokenOf, sight)) return undefined
  return spokenOf?.kind === "entry" ? `enter ${value.text} into the ${quote(spokenOf.name)} field` : undefined
}

export const ticked = (clause: Clause): string | undefined => {
  const { named, values, verbs, text } = clause
  const [box, another] = named
  if (box === undefined || another !== undefined || values.length > 0 || !is("box")(box)) return undefined
  if (!onlyKinds(clause) || !isOne(text)) return undefined
  const off = some(verbs, unticking) || /\b(?:turn|switch|toggle)\w* (?:.* )?off\b/iu.test(text)
  return off
    ? `uncheck the ${box.mark} checkbox`
    : some(verbs, ticking)
      ? `check the ${box.mark} checkbox`
      : undefined
}

/** `press ▯ on the ▯ and also on the ▯`. */
export const pressed = (clause: Clause): string | undefined => {
  const { named, values, verbs } = clause
  const others = named.filter((each) => !is("press")(each))
  const [button, another] = named.filter(is("press"))
  if (button === undefined || another !== undefined || values.length > 0) return undefined
  const own = button.things.flatMap(({ kind, name }) => (kind === "press" ? stems(name) : []))
  if (!some(verbs, pressing) && ![...verbs].some((verb) => doing.has(verb) && own.includes(verb)))
    return undefined
  if (!onlyKinds(clause) || !isOne(clause.text)) return undefined
  return others.length === 0
    ? `click ${button.mark}`
    : others.map(({ mark }) => `click ${button.mark} in the row of ${mark}`).join("; ")
}
