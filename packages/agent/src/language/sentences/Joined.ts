/** What is found is what the next clause is about, and an answer is given to a dialog once. */
import type { Intent, Target } from "@assay/domain/Intent"

/** `find the search box and type "lamp"`: what was found is what is typed into. */
export const joined = (intents: ReadonlyArray<Intent>): ReadonlyArray<Intent> =>
  intents.flatMap((intent, n): ReadonlyArray<Intent> => {
    const next = intents[n + 1]
    const last = intents[n - 1]
    if (last?._tag === "Dialog" && last.text !== undefined && isOk(intent)) return []
    if (last?._tag === "Dialog" && isRepeat(intent)) return []
    if (intent._tag === "Locate" && next !== undefined && leansOn(next)) return []
    const found = last?._tag === "Locate" ? inFound(last.target, intent) : undefined
    if (found !== undefined) return [found]
    if (intent._tag === "Locate" && next !== undefined && inFound(intent.target, next) !== undefined)
      return []
    return [last?._tag === "Locate" && leansOn(intent) ? { ...intent, target: last.target } : intent]
  })

/** `find the mail by Ada and click the bin icon`: that of hers. */
const inFound = (found: Target, intent: Intent): Intent | undefined => {
  const [owner, another] = found.scopes
  const bare = found.role === undefined || found.role === "message" || found.role === "item"
  if (intent._tag !== "Click" || owner === undefined || another !== undefined || !bare) return undefined
  if (!/^(?:near|in)$/u.test(owner.relation) || owner.target.role !== undefined) return undefined
  if (found.quoted || !/^\p{Ll}[\p{Ll}-]*$/u.test(found.name || found.words)) return undefined
  const { name, ordinal, role, scopes } = intent.target
  if ((role !== "icon" && role !== "button") || name === "" || ordinal !== undefined || scopes.length > 0)
    return undefined
  return { ...intent, target: { ...intent.target, scopes: [{ ...owner, relation: "near" }] } }
}

/** `type "x" in the prompt and click OK`: the browser's own button, which the answer pressed. */
const isOk = (intent: Intent) =>
  intent._tag === "Click" &&
  /^(?:ok|okay|accept|confirm|submit)$/i.test(intent.target.name) &&
  intent.target.scopes.length === 0

/** `... and confirm it` after a dialog was answered. */
const isRepeat = (intent: Intent) =>
  intent._tag === "Perform" &&
  /^(?:confirm|accept|submit)$/i.test(intent.verb) &&
  (intent.target === undefined || intent.target.pronoun === true)

type Leaning = Extract<Intent, { readonly _tag: "Fill" | "Click" | "Clear" | "Hover" | "Perform" }>

const leansOn = (intent: Intent): intent is Leaning => {
  if (intent._tag === "Fill" && intent.target === undefined) return true
  if (intent._tag === "Perform") return isPronoun(intent.target)
  const known =
    intent._tag === "Fill" || intent._tag === "Click" || intent._tag === "Clear" || intent._tag === "Hover"
  return (
    known && intent.target?.pronoun === true && intent.target.name === "" && intent.target.role === undefined
  )
}

const isPronoun = (target: Target | undefined): boolean =>
  target?.pronoun === true && target.role === undefined && target.scopes.length === 0
