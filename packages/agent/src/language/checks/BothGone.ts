/** `both errors vanish`, after two were told one by one: those, and not all that the page may have to say. */
import { type Intent, isCheck, type Target } from "@assay/domain/Intent"

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

const othersGone =
  /\b(?:[Aa]ll )?[Tt]he other(?: (?:error|validation|warning))? (error|message|warning|note|hint)s (?=(?:(?:are|were) (?:now |all )*(?:gone|no longer (?:shown|visible|displayed|there)|not (?:shown|visible|displayed) any ?more)|have (?:now |all )*(?:gone|disappeared|vanished|been cleared)|disappear|vanish|go away)(?: now)?(?:[.!]?$|,? (?:and|but|while) |[,;] ))/u

/** `there is one error: A`, `the other errors are gone`: those that were told by their words before that one. */
export const namedOthers = (text: string, before: ReadonlyArray<Intent>): string => {
  const noun = othersGone.exec(text)?.[1]
  if (noun === undefined) return text
  const told = before.findLast((each) => each._tag === "CheckShown" && each.target.role === "message")
  const last = told?._tag === "CheckShown" && !told.negated ? told.target.name : ""
  const others = seenBefore(before, "message").flatMap(({ name, quoted }) =>
    quoted && name !== last && !/["\n]/u.test(name) ? [`"${name}"`] : []
  )
  return last === "" || others.length === 0
    ? text
    : text.replace(othersGone, `The messages ${others.join(" and ")} `)
}

const ofThem =
  /^((?:(?:verify|check|make sure|ensure|confirm) that )?)[Bb]oth(?: of (?:them|these|those))?(?= (?:(?:now|still|then) )*(?:say|show|read|display|carry|have|should|must)\b)/iu

const ticked =
  /^((?:(?:verify|check|make sure|ensure|confirm) that )?)[Bb]oth(?: of (?:them|these|those))?(?= (?:(?:are|should|must|be|now|still|then) )+(?:not )?(?:(?:un)?(?:checked|ticked|selected)|marked)\b)/iu

/** A name that stands for one thing, and could stand in quotes. */
const nameOf = (target: Target | undefined): string => {
  const { name = "", ordinal, quantifier } = target ?? {}
  return ordinal !== undefined || quantifier !== undefined || /["\n]/u.test(name) ? "" : name
}

/** What a deed was done to: "Save on the soup" to the soup, and "tick Ada" to Ada. */
const doneTo = (intent: Intent): { readonly deed: string; readonly name: string } | undefined => {
  if (intent._tag === "SetChecked") {
    const name = intent.target.scopes.length === 0 ? nameOf(intent.target) : ""
    return name === "" ? undefined : { deed: `check ${String(intent.checked)}`, name }
  }
  if (intent._tag !== "Click" || intent.gesture !== "click" || intent.target.name === "") return undefined
  const [scope, another] = intent.target.scopes
  const name = another === undefined ? nameOf(scope?.target) : ""
  return name === "" ? undefined : { deed: `${intent.target.role ?? ""} ${intent.target.name}`, name }
}

/** `I click Save on the soup and on the tart. Both of them say Saved`, `I tick Ada and Bo. Both are ticked`: the two that the same was done to, last of all. */
export const namedBoth = (text: string, before: ReadonlyArray<Intent>): string => {
  const said = [ofThem, ticked].find((each) => each.test(text))
  if (said === undefined) return text
  const [third, one, other] = [
    undefined,
    undefined,
    undefined,
    ...before.filter((each) => !isCheck(each)).map(doneTo)
  ].slice(-3)
  const isSame = one !== undefined && one.deed === other?.deed && one.name !== other.name
  return !isSame || third?.deed === one.deed
    ? text
    : text.replace(said, `$1both "${one.name}" and "${other.name}"`)
}
