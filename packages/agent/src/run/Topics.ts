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
