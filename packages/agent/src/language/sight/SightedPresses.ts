/** What is pressed though its name is not said: the cell of a row and a column, the button of each card that adds it, the choice that narrows a list. */
import { RegExp as Pattern } from "effect"
import { type Literals, plain } from "../words/Literals.js"
import { finder, plain as plainly } from "../../screen/Wording.js"
import { allThings, type Sight, thingsCalled } from "./Sight.js"
import { spoken } from "../sentences/Speakers.js"
import { type Clause, glue, is, type Named, quote, set } from "../words/Tokens.js"
import { verbOf } from "../words/Verbs.js"
import { roleOf } from "../words/Words.js"

const pressing = set("click press tap hit open")
const isPress = (verbs: Clause["verbs"]): boolean => [...verbs].some((verb) => pressing.has(verb))
const presses = /^(?:button|cell|link|entry|item|icon)$/u

/** The words between the verb and the names: what is pressed there. */
const pressedThere = ({ text, words }: Clause): string | undefined => {
  const [, sign] = /^\S+ (?:on )?the ([+×✕x−–-]|plus|minus)(?: (?:button|sign|icon))? /u.exec(text) ?? []
  if (sign !== undefined) return sign
  const rest = words.filter(
    (word) =>
      !glue.has(word) && !pressing.has(verbOf(word)?.base ?? "") && word !== "row" && word !== "column"
  )
  return rest.length > 1 ? undefined : (rest[0] ?? "cell")
}

/** What stands there must be called so. */
const calledSo = (name: string, held: string, place: string): string =>
  finder(name, "contains")(plainly(held)) ? `click the button ${place}` : `click ${quote(name)} ${place}`

const ofOne =
  /^\S+ (?:on )?(?<who>[\uE000-\uF8FF]|\p{Lu}\p{Ll}+)['’]s (?:(?<own>[\uE000-\uF8FF]|\p{Lu}\p{L}+) )?(?<noun>\p{Ll}{3,}) on [\uE000-\uF8FF]$/u

/** `click Ada's Early shift on ▯`: in the one row that begins with her name, be it her first name alone. */
const ofOwner = (
  { named, text, values, verbs }: Clause,
  column: Named | undefined,
  sight: Sight
): string | undefined => {
  const { noun = "", own, who = "" } = ofOne.exec(text)?.groups ?? {}
  if (who === "" || column === undefined || values.length > 0 || roleOf(noun) !== undefined) return undefined
  if (!isPress(verbs)) return undefined
  const nameIn = (word: string): string => named.find(({ mark }) => mark === word)?.things[0]?.name ?? word
  const first = nameIn(who).toLowerCase()
  const rows = new Set(
    allThings(sight).flatMap(({ kind, name }) =>
      kind === "begins" && `${name.toLowerCase()} `.startsWith(`${first} `) ? [name] : []
    )
  )
  const [row, another] = rows
  if (row === undefined || another !== undefined) return undefined
  const held = sight.cell?.(row, nameOf(column, "heads")) ?? ""
  const place = `in the row of ${quote(row)} in the ${column.mark} column`
  if (own !== undefined) return calledSo(nameIn(own), held, place)
  return /\p{L}{2}/u.test(held) ? `click the button ${place}` : undefined
}

/** `click the shift of Ada on Thu 26`, `click the + for Ada on Mon 23`: the one thing to press in that cell. */
export const cellPressed = (clause: Clause, sight: Sight): string | undefined => {
  const { named, text, values, verbs } = clause
  const row = named.find((each) => is("begins")(each) && !is("heads")(each))
  const column = named.find((each) => each !== row && is("heads")(each))
  const owned = ofOwner(clause, column, sight)
  if (owned !== undefined) return owned
  const what = pressedThere(clause)
  if (row === undefined) return ofSomebody(clause, column, what)
  if (named.length !== 2 || values.length > 0 || column === undefined) return undefined
  if (what === undefined || !isPress(verbs)) return undefined
  const place = `in the row of ${row.mark} in the ${column.mark} column`
  const held = sight.cell?.(nameOf(row, "begins"), nameOf(column, "heads")) ?? ""
  // "Click Early" in a cell that says Late is not done.
  const proper = new RegExp(`^\\S+ (?:on )?(?:the )?(${Pattern.escape(what)})\\b`, "iu").exec(text)?.[1] ?? ""
  if (/^\p{Lu}/u.test(proper)) return calledSo(proper, held, place)
  if (/^\W$|^(?:plus|minus)$/u.test(what)) return `click ${quote(what)} ${place}`
  if (presses.test(what))
    return `click the ${what === "cell" || what === "entry" || what === "item" ? "button" : what} ${place}`
  // "The shift" is not there to be pressed where the cell has no word in it.
  return roleOf(what) === undefined && /\p{L}{2}/u.test(held) ? `click the button ${place}` : undefined
}

const possessive = /^\S+ (his|her|their) [\uE000-\uF8FF] \p{Ll}+$/iu

/** `open his ▯ shift`: what stands in that column in the row of whom the steps before speak. */
const ofSomebody = (
  { named, text, values, verbs }: Clause,
  column: Named | undefined,
  what: string | undefined
): string | undefined => {
  const [, whose] = possessive.exec(text) ?? []
  if (whose === undefined || column === undefined || named.length !== 1 || values.length > 0) return undefined
  if (what === undefined || roleOf(what) !== undefined || !isPress(verbs)) return undefined
  return `click the button in ${whose} row in the ${column.mark} column`
}

const nameOf = ({ things }: Named, kind: "begins" | "heads"): string =>
  things.find((each) => each.kind === kind)?.name ?? ""

const small = set("the a an my your its their this that for with on of in new")
const begins = set("start begin take launch open run go do play")

/** `check the answer` where a button has just these words. */
export const worded = ({ named, text, values }: Clause, { things }: Sight): string | undefined => {
  if (named.length > 0 || values.length > 0 || /[^\p{L} ]/u.test(text)) return undefined
  const said = text
    .toLowerCase()
    .split(" ")
    .filter((word) => !small.has(word))
    .join(" ")
  const found = said.includes(" ")
    ? [...(things.get(said) ?? [])].filter(({ kind, past }) => kind === "press" && past !== true)
    : []
  return found[0] === undefined ? undefined : `click ${quote(found[0].name)}`
}

/** `begin the A quiz`, `open A for studying`: the button of that word, where A stands. */
export const begun = ({ named, tokens, values }: Clause, { things }: Sight): string | undefined => {
  const [thing, another] = named
  if (thing === undefined || another !== undefined || values.length > 0 || is("press")(thing))
    return undefined
  const said = tokens.flatMap((each) => (each._tag === "Word" ? [each.text.toLowerCase()] : []))
  const [verb = "", ...rest] = said
  const rests = rest.filter((word) => !small.has(word))
  const presses = rests.flatMap((word) => {
    const name = verbOf(word)?.form === "gerund" ? (verbOf(word)?.base ?? word) : word
    return (things.get(name) ?? []).filter(({ kind, past }) => kind === "press" && past !== true)
  })
  const [press] = presses
  // Besides the button's word only one for the kind of thing it is may be left.
  return begins.has(verbOf(verb)?.base ?? "") &&
    press !== undefined &&
    rests.length - 1 <= 1 &&
    presses.every(({ name }) => name.toLowerCase() === press.name.toLowerCase())
    ? `click ${quote(press.name)} in the row of ${thing.mark}`
    : undefined
}

const adding = /^(?:add|put|place|drop)$/u
const into =
  /^(.+?) (?:in|into|to|onto) (the|my|our) ((?:shopping )?(?:basket|cart|bag|trolley|wish ?list|watch ?list|list|favou?rites|order|queue|playlist))$/u
const one = /^(?:an?|one|the|a single) (?=\S)/u

/** `put an A and a B in the basket`: each is added once. */
export const added = (text: string, literals: Literals, sight: Sight): string | undefined => {
  const { expected, negated, person, rest } = spoken(text)
  const verb = verbOf(/^[\p{L}-]+/u.exec(rest)?.[0] ?? "")
  if (
    verb === undefined ||
    !adding.test(verb.base) ||
    negated ||
    expected ||
    (verb.form !== "base" && !person)
  )
    return undefined
  const said = rest.replace(/^\S+ /u, "")
  const [, list = said, whose = "", place = ""] = into.exec(said) ?? []
  if (place === "" && verb.base !== "add") return undefined
  const parts = list.split(/,? and (?:also )?|, /u).map((part) => part.replace(one, ""))
  const known = parts.every((part) => /^[\uE000-\uF8FF]$/u.test(part) && isCard(plain(part, literals), sight))
  const twice = new Set(parts.map((part) => plain(part, literals).toLowerCase())).size < parts.length
  if (!known || twice || (parts.length === 1 && verb.base === "add")) return undefined
  return parts.map((part) => `add ${part}${place === "" ? "" : ` to ${whose} ${place}`}`).join("; ")
}

/** A thing on show, and nothing that one fills in or chooses. */
const isCard = (name: string, sight: Sight): boolean => {
  const things = thingsCalled(sight, name).filter(({ past }) => past !== true)
  return (
    things.length > 0 && things.every(({ kind }) => kind === "text" || kind === "press" || kind === "begins")
  )
}

const narrowing =
  /^(?:show|display|view|list) (?:only|just) (?:the )?([\uE000-\uF8FF])(?: in the (?:[a-z]+ )?(?:table|list|grid|calendar|view|schedule|page|results))?$|^(?:filter|narrow)(?: the [a-z]+)?(?: down)? (?:by|to|for) (?:the )?([\uE000-\uF8FF])(?: [a-z]+)?$/u

/** `show only Ada`: the one list that offers that; `filter by Bulbs`: the one box of that name. */
export const narrowed = (text: string, literals: Literals, sight: Sight): string | undefined => {
  const { expected, negated, rest } = spoken(text)
  const [, shown, kept] = narrowing.exec(rest.slice(0, 1).toLowerCase() + rest.slice(1)) ?? []
  const mark = shown ?? kept
  if (mark === undefined || expected || negated) return undefined
  const things = thingsCalled(sight, plain(mark, literals)).filter(({ past }) => past !== true)
  const ways = things.filter(({ kind }) => kind === "offers" || kind === "box" || kind === "press")
  const [way, ...others] = ways
  const same = others.every(
    (each) => each.kind === way?.kind && each.of === way.of && each.field === way.field
  )
  if (way === undefined || !same) return undefined
  if (way.kind === "box") return kept === undefined ? undefined : `check the ${mark} checkbox`
  return way.kind === "offers" && (way.of ?? "") !== ""
    ? `select ${mark} from the ${quote(way.of ?? "")} list`
    : undefined
}

/** `open the info icon of A (About A)`: the name of what is pressed, said besides. */
export const namedAside = (clause: Clause, literals: Literals): string | undefined => {
  const [, said = "", mark = ""] = /^(.+) \(([\uE000-\uF8FF])\)$/u.exec(clause.text) ?? []
  const [last, ...others] = clause.named.toReversed()
  if (said === "" || last?.mark !== mark || !is("press")(last)) return undefined
  const name = plain(mark, literals).toLowerCase()
  const same = others.every(
    (each) => !is("press")(each) || name.includes(plain(each.mark, literals).toLowerCase())
  )
  const about = others.every((each) => name.includes(plain(each.mark, literals).toLowerCase()))
  return isPress(clause.verbs) && same && about && clause.values.length === 0 ? `click ${mark}` : undefined
}
