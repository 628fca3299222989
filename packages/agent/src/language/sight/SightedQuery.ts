/** `search for crime films directed by Lang from year 1931`: each part goes to the field that is called after it, and what kind of film to the one for that. */
import { stems } from "../../screen/Wording.js"
import type { Literals } from "../words/Literals.js"
import { allThings, type Sight } from "./Sight.js"
import { type Field, fieldsOf, putInto, theOnly } from "./SightedFields.js"
import { spoken } from "../sentences/Speakers.js"
import { quote } from "../words/Tokens.js"

const value = "(?:[\\uE000-\\uF8FF]|\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)*|\\d{1,4})"
const part = `(?:(?:that (?:is|are|was|were) )?\\p{Ll}{4,}ed by|(?:from|in|of|with) (?:the )?\\p{Ll}{3,}) ${value}`
const whole = new RegExp(
  `^(?:[Ss]earch|[Ll]ook) for (?:an? |the |some |all )?(\\p{Ll}+) (\\p{Ll}{3,})((?:,? (?:and )?${part})+)$`,
  "u"
)
const eachPart = new RegExp(
  `(?:(\\p{Ll}{4,}ed) by|(?:from|in|of|with) (?:the )?(\\p{Ll}{3,})) (${value})`,
  "gu"
)

/** What a word before a noun tells: of what kind the thing is. */
const kinds = /\b(?:genre|category|type|kind|style|class|topic|subject|cuisine|colou?r)\b/iu

/** `directed` of "Director", `year` of "Year". */
const isAfter = (word: string, { names }: Field): boolean =>
  names.some((name) =>
    stems(name).some(
      (each) => each.length > 3 && (word.startsWith(each) || each.slice(0, 5) === word.slice(0, 5))
    )
  )

interface Part {
  readonly word: string
  readonly value: string
}

/** The page speaks of such things. */
const isSpokenOf = (noun: string, sight: Sight): boolean => {
  const [wanted] = stems(noun)
  return allThings(sight).some(
    ({ name, past }) => past !== true && stems(name).some((each) => each === wanted)
  )
}

/** The one thing to press that searches or sends off, of fields that stand in no form. */
const senderOn = (sight: Sight): string | undefined =>
  theOnly(
    allThings(sight).filter(
      ({ kind, name, past, unseen }) =>
        kind === "press" && past !== true && unseen !== true && /^(?:search|find|submit|go)$/iu.test(name)
    )
  )?.name

/** The fields are filled in and sent off; nothing where a part has no field of its own, or a field no part. */
export const described = (text: string, literals: Literals, sight: Sight): string | undefined => {
  const [, kind = "", noun = "", tail = ""] = whole.exec(spoken(text).rest.replace(/[.!]$/u, "")) ?? []
  if (kind === "" || !isSpokenOf(noun, sight)) return undefined
  const parts = [...tail.matchAll(eachPart)].map(([, by, of, put = ""]): Part => ({
    word: by ?? of ?? "",
    value: put
  }))
  const fields = fieldsOf(sight)
  const button = theOnly([...new Set(fields.flatMap(({ thing }) => thing.sentBy ?? []))]) ?? senderOn(sight)
  const own = parts.map(({ word }) => theOnly(fields.filter((field) => isAfter(word, field))))
  const rest = theOnly(fields.filter((field) => !own.includes(field)))
  if (button === undefined || rest === undefined || !rest.names.some((name) => kinds.test(name)))
    return undefined
  if (own.some((field) => field === undefined) || new Set(own).size + 1 !== fields.length) return undefined
  const done = [
    rest.thing.kind === "entry"
      ? `enter ${quote(kind)} into the ${quote(rest.name)} field`
      : putInto(rest, kind, literals, sight),
    ...parts.map((each, at) => {
      const field = own[at]
      return field === undefined ? undefined : putInto(field, each.value, literals, sight)
    })
  ]
  return done.some((each) => each === undefined) ? undefined : [...done, `click ${quote(button)}`].join("; ")
}
