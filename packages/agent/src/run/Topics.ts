/** What "it" stands for in the next sentence: the thing that was acted on or seen, by its name. */
import type { Check, Intent, Target } from "@assay/domain/Intent"

const places = new Set([
  "column",
  "list",
  "section",
  "table",
  "dialog",
  "page",
  "form",
  "message",
  "menu",
  "frame"
])

const isPronoun = (target: Target): boolean =>
  target.pronoun === true && target.name === "" && target.role === undefined

/** The thing that a control belongs to, before the control: "Return in the row of Emma" is about Emma. */
const ofControl = (target: Target): string | undefined => {
  const owner = target.scopes.find(
    (scope) =>
      scope.target.name !== "" &&
      (scope.relation === "near" || scope.target.role === "row" || scope.target.role === "item")
  )
  const name = owner === undefined ? target.name : owner.target.name
  return name === "" ? undefined : name
}

const ofText = (intent: Extract<Intent, { _tag: "CheckText" }>): string | undefined => {
  const { expected, subject } = intent
  if (subject === undefined || (subject.role !== undefined && places.has(subject.role))) return expected
  return subject.name === "" ? undefined : subject.name
}

/** What the next "it" stands for; nothing where the intent names no thing. */
export const topicOf = (intent: Intent): string | undefined => {
  if (intent._tag === "CheckText") return intent.negated ? undefined : ofText(intent)
  if (intent._tag === "Conditional") return undefined
  if (intent._tag === "WaitUntil") return topicOf(intent.check)
  if (intent._tag === "Fill") return intent.value
  const target = "target" in intent ? intent.target : undefined
  return target === undefined ? undefined : ofControl(target)
}

/** The check with "it" replaced by the name of what it stands for; undefined where that is not known. */
export const withTopic = (check: Check, topic: string | undefined): Check | undefined => {
  if (check._tag !== "CheckShown" || !isPronoun(check.target)) return check
  if (topic === undefined) return undefined
  return { ...check, target: { ...check.target, words: topic, name: topic, quoted: true, pronoun: false } }
}

const kinds = new Set(["item", "row", "message", "dialog", "section"])

/** The words for the kind, without the name: "the banner “Saved”" is a banner. */
const isOf = (bare: Target, named: Target): boolean =>
  bare.role === named.role &&
  ` ${named.words.toLowerCase()} `.includes(
    ` ${bare.words.toLowerCase().replace(/^(?:the|this|that) /u, "")} `
  )

const isBare = (target: Target): boolean =>
  target.name === "" &&
  target.role !== undefined &&
  kinds.has(target.role) &&
  target.ordinal === undefined &&
  target.quantifier === undefined &&
  !/s$/iu.test(target.words) &&
  target.words !== "" &&
  target.scopes.every(
    ({ relation, target: place }) => relation === "in" && !place.quoted && /^[\p{Ll} ]*$/u.test(place.words)
  )

const targetsOf = (intent: Intent): ReadonlyArray<Target> => {
  if (intent._tag === "WaitUntil") return targetsOf(intent.check)
  const subject = intent._tag === "CheckText" ? intent.subject : undefined
  const target = "target" in intent ? intent.target : undefined
  const own = [subject, target].filter((each) => each !== undefined)
  return own.flatMap((each) => [each, ...each.scopes.map((scope) => scope.target)])
}

/** The things that the intent names by kind and name: "the card “Book the venue”". */
export const mentionsOf = (intent: Intent): ReadonlyArray<Target> => {
  const named = targetsOf(intent).filter(
    ({ name, ordinal, quoted, role }) =>
      name !== "" && quoted && role !== undefined && kinds.has(role) && ordinal === undefined
  )
  const { _tag } = intent
  const said =
    _tag === "CheckText" && intent.subject !== undefined && isBare(intent.subject) && !intent.negated
      ? [
          {
            ...intent.subject,
            name: intent.expected,
            quoted: true,
            words: `${intent.subject.words} “${intent.expected}”`
          }
        ]
      : []
  return [...named, ...said]
}

/**
 * The check with "the card" replaced by the one card that was named before; undefined where several were. Only what is said not
 * to be there any more needs it.
 */
export const withMention = (check: Check, mentions: ReadonlyArray<Target>): Check | undefined => {
  if (check._tag !== "CheckShown" || !check.negated || !isBare(check.target)) return check
  const { target } = check
  const all = mentions.filter((each) => isOf(target, each))
  const named = all.at(-1)
  if (named === undefined) return check
  return all.every(({ name }) => name === named.name) ? { ...check, target: named } : undefined
}
