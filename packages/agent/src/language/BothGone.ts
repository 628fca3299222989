/** `both errors vanish`, after two were told one by one: those, and not all that the page may have to say. */
import type { Intent, Target } from "@assay/domain/Intent"

const both = /\bboth(?: of)?(?: the| these| those)? (?:\p{Ll}+ )?(error|message|warning|note|hint)s\b/iu

/** The messages of that kind that were seen, each once. */
const seenBefore = (before: ReadonlyArray<Intent>, noun: string): ReadonlyArray<Target> => {
  const all = before.flatMap((intent) =>
    intent._tag === "CheckShown" &&
    !intent.negated &&
    intent.target.role === "message" &&
    intent.target.name !== "" &&
    (noun === "message" || new RegExp(`\\b${noun}s?\\b`, "iu").test(intent.target.words))
      ? [intent.target]
      : []
  )
  return all.filter(({ name }, at) => all.findIndex((each) => each.name === name) === at)
}

const bothThere =
  /\b(?:see|find) both(?: of)?(?: the| these| those| my)? \p{Ll}+s(?: (?:there|listed|here))?[.!]?$/u

/** `I bookmark A and B`, `I see both jobs there`: the two that the same was done to, last of all. */
const bothDone = (intent: Intent, before: ReadonlyArray<Intent>): ReadonlyArray<Intent> | undefined => {
  if (intent._tag !== "CheckShown" || intent.negated || intent.target.scopes.length > 0) return undefined
  const done = before.filter((each) => each._tag === "Perform")
  const verb = done.at(-1)?.verb
  const since = done.slice(done.findLastIndex((each) => each.verb !== verb) + 1)
  const names = since.flatMap(({ target }) =>
    target !== undefined && /^\p{Lu}/u.test(target.name) && target.scopes.length === 0 ? [target] : []
  )
  const [one, other] = names
  return one === undefined ||
    other === undefined ||
    names.length !== 2 ||
    since.length !== 2 ||
    one.name === other.name
    ? undefined
    : [one, other].map((target) => ({ ...intent, target }))
}

export const eachOfBoth = (
  text: string,
  intent: Intent,
  before: ReadonlyArray<Intent>
): ReadonlyArray<Intent> => {
  if (bothThere.test(text)) return bothDone(intent, before) ?? [intent]
  const noun = both.exec(text)?.[1]
  if (noun === undefined || intent._tag !== "CheckShown" || !intent.negated) return [intent]
  if (intent.target.role !== "message" || intent.target.name !== "" || intent.target.scopes.length > 0)
    return [intent]
  const [one, other, another] = seenBefore(before, noun.toLowerCase())
  return one === undefined || other === undefined || another !== undefined
    ? [intent]
    : [one, other].map((target) => ({ ...intent, target: { ...target, scopes: [] } }))
}
