/** `the tab reads Orders (3)`: the words before the number tell which tab. */
import type { Intent } from "@assay/domain/Intent"

const counted = /^(\p{L}[^()]*?) \(\d+\)$/u

export const calledByText = (intent: Intent): Intent => {
  if (intent._tag !== "CheckText" || intent.negated || intent.subject === undefined) return intent
  const { name, ordinal, pronoun, quantifier, role, scopes } = intent.subject
  const [, words = ""] = counted.exec(intent.expected) ?? []
  const bare =
    name === "" &&
    ordinal === undefined &&
    pronoun !== true &&
    quantifier === undefined &&
    scopes.length === 0
  return bare && words !== "" && (role === "tab" || role === "button" || role === "link")
    ? { ...intent, subject: { ...intent.subject, name: words, words: `${words} ${role}` } }
    : intent
}
