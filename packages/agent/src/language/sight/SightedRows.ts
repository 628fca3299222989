/** Rows and what each is set to: `set Ada to late and Ben to absent`. In words that the forms know. */
import { type Literals, plain } from "../words/Literals.js"
import { isThere, type Sight, thingsCalled } from "./Sight.js"
import { spoken } from "../sentences/Speakers.js"
import { verbOf } from "../words/Verbs.js"

const setting = /^(?:set|mark|put|change|switch)$/u
const row =
  /^(?:the |[a-z]+ )?([\uE000-\uF8FF])(?:['’]s [a-z]+)? (?:(?:to|as|down as) )?(?:the )?([\uE000-\uF8FF]|[\p{L}-]+(?: [\p{L}-]+){0,2})$/u

/** Names a row, and nothing that one fills in. */
const isRow = (name: string, sight: Sight): boolean => {
  const things = thingsCalled(sight, name).filter(isThere)
  return (
    things.some(({ kind }) => kind === "begins") &&
    things.every(({ kind }) => kind === "begins" || kind === "text" || kind === "press")
  )
}

/** What is chosen is one of the same choices in each row: of its list, or of its boxes. */
const chosen = (mark: string, value: string, literals: Literals, sight: Sight): string | undefined => {
  const things = thingsCalled(sight, plain(value, literals)).filter(isThere)
  const said = /^[\uE000-\uF8FF]$/u.test(value) ? value : `"${value}"`
  const inBoxes = things.some(({ kind }) => kind === "box")
  const inLists = things.some(({ field, kind }) => kind === "offers" && field !== undefined)
  if (inBoxes === inLists) return undefined
  return `select ${said} ${inLists ? "from the list " : ""}in the row of ${mark}`
}

/** `set Ada to late and Ben to absent`. */
export const rowsSet = (text: string, literals: Literals, sight: Sight): string | undefined => {
  const { expected, negated, person, rest } = spoken(text)
  const verb = verbOf(/^\p{L}+/u.exec(rest)?.[0] ?? "")
  if (verb === undefined || !setting.test(verb.base) || expected || negated) return undefined
  if (verb.form !== "base" && !person) return undefined
  const parts = rest.replace(/^\S+ /u, "").split(/,? and |, /u)
  const done = parts.map((part) => {
    const [, mark = "", value = ""] = row.exec(part) ?? []
    return mark === "" || !isRow(plain(mark, literals), sight)
      ? undefined
      : chosen(mark, value, literals, sight)
  })
  return done.some((each) => each === undefined) ? undefined : done.join("; ")
}
